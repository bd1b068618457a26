import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newNonce } from '~/services/request/context/nonce.server'
import { createDocuments } from '~/services/request/documents/cache/documents.server'
import type { PageState } from '~/services/request/documents/cache/page-state.server'

const part = (script: string, nonce: string) => `<script nonce="${nonce}" data-tsr-stream-part="">${script}</script>`
const LOADED_AT = 1_795_404_586_331

type Given = { boot?: 'intent' | 'now'; publish?: (state: PageState) => Promise<void>; loadedAt?: number }

/** A document as the framework writes it: its state in parts, and the tag of stage 0. */
async function ask({ boot = 'intent', publish = async () => undefined, loadedAt = LOADED_AT }: Given = {}) {
  const failures: unknown[] = []
  const render = async (_request: Request, { nonce }: { nonce: string }) =>
    new Response(
      `<html data-boot="${boot}"><p>Näh</p>${part(`$_TSR.router={u:${loadedAt},n:"Näh"}`, nonce)}${part('$_TSR.e()', nonce)}` +
        `<script type="module" data-files="a.js" nonce="${nonce}"></script></html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8', 'x-document': '60 60' } },
    )
  const documents = createDocuments({
    ...{ query: {}, personal: [], cookies: {}, origin: 'http://localhost:3000', policy: () => '' },
    ...{ render, publish, onFailure: (error: unknown) => failures.push(error), patienceMs: 5000 },
  })
  const get = (path: string, headers = {}) =>
    documents.fetch(new Request(`http://localhost:3000${path}`, { headers }), {
      ...{ nonce: newNonce(), requestId: 'r', address: 'a', boot },
    })
  const html = await (await get('/', { accept: 'text/html' })).text()
  return { get, html, failures, address: /data-page-state="([^"]*)"/.exec(html)?.[1] ?? '' }
}

test('the state of a document that boots later is a file, which its stage 0 names', async () => {
  const published: string[] = []
  const { get, html, address } = await ask({ publish: async ({ plain }) => void published.push(plain.toString()) })
  expect(html).not.toContain('$_TSR')
  expect(html).toContain('<script type="module" data-page-state="/page-state/')
  const [plain, packed] = [await get(address), await get(address, { 'accept-encoding': 'gzip' })]
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const script = await plain.text()
  expect(script).toBe(`$_TSR.router={u:${LOADED_AT},n:"Näh"}\n$_TSR.e()`)
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
  expect(published).toEqual([script])
})

test('a state has one name in every process: when it was loaded does not count', async () => {
  expect((await ask()).address).toBe((await ask({ loadedAt: LOADED_AT + 1 })).address)
})

test('a document that is hydrated at once carries its state', async () => {
  expect((await ask({ boot: 'now' })).html).toContain('$_TSR.router=')
})

test('where nobody could keep the state, the document carries it, and the log says so', async () => {
  const { html, failures } = await ask({ publish: () => Promise.reject(new Error('the database is away')) })
  expect([html.includes('$_TSR.router='), html.includes('data-page-state'), failures.length]).toEqual([true, false, 1])
})

test('a state that this process does not know is missing', async () => {
  const { get } = await ask()
  expect((await get('/page-state/0000000000000000000000.js')).status).toBe(404)
})
