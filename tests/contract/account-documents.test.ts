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

const hrefsIn = (document: string) => [...document.matchAll(/ href="(\/[^"#]+)"/g)].map(([, href = '']) => href)
const titleIn = (document: string) => /<title>([^<]+)</.exec(document)?.[1] ?? ''
/** Pages of one kind have one address but for whose they are. */
const kindOf = (href: string) => href.replace(/[\da-f]{8}-[\da-f-]{27}/g, '')

test.each(['/account', '/de/account'])('%s: each action of a subscription is told by its title', async (home) => {
  const schedule = await open(`${home}/subscriptions`)
  const own = hrefsIn(schedule).filter((href) => /\/(account-settings|subscriptions)\/.*[\da-f]{8}-/.test(href))
  const actions = [...new Map(own.map((href) => [kindOf(href), href])).values()]
  expect(actions.length).toBeGreaterThan(5)
  const titles = await Promise.all(actions.map(async (href) => titleIn(await open(href))))
  expect(new Set([titleIn(schedule), ...titles]).size).toBe(actions.length + 1)
})

test('each order is told by its title', async () => {
  const orders = hrefsIn(await open('/account/order-history')).filter((href) => href.startsWith('/account/orders/'))
  expect(orders.length).toBeGreaterThan(2)
  for (const href of orders) expect(titleIn(await open(href))).toContain(href.split('/').at(-1))
})
