import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'

let server: Server
let parent = { cookie: '' }
beforeAll(async () => {
  server = await startServer()
  parent = { cookie: await signInOver(server, persona('parent').email) }
}, PATIENCE_MS)
afterAll(() => server.kill())

const open = async (path: string, headers: Record<string, string> = parent) =>
  (await raw(server, path, { headers: { ...BROWSER, ...headers } })).text
const LINKED = /<link rel="stylesheet" href="\/assets\/[^"]+\.css"/

/** kB of 1000 bytes, after gzip (performance.md). */
const MOST_KB = 20

test.each(['/account', '/account/subscriptions', '/fr/account/subscriptions'])(
  '%s links the sheet that its owner has, and weighs no more than 20 kB',
  async (path) => {
    const document = await open(path)
    expect(document).toMatch(LINKED)
    expect(document).not.toContain('@layer')
    expect(gzipSync(document).length / 1000).toBeLessThan(MOST_KB)
  },
)

test.each([
  ['/', parent],
  ['/sign-in', {}],
] as const)('%s brings its styles: whoever reads it may never have been here', async (path, headers) => {
  const document = await open(path, headers)
  expect(document).toContain('@layer')
  expect(document).not.toMatch(LINKED)
})

test.each(['/de/account', '/de/account/order-history'])(
  '%s calls a box of the club in the language of the page, whatever its order was written in',
  async (path) => {
    const document = await open(path)
    expect(document).toContain('Early Reader Club, 3–4 Jahre')
    expect(document).not.toContain('Early Reader Club, 3–4 years')
  },
)
