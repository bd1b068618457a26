import { createServer, type Server as HttpServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtFile, scoreOf } from '../../scripts/security/score'
import { openContentful, TOKENS } from '../support/contentful'
import { executableIn, scriptsIn } from '../support/executable'
import { ATTACK, hostileContent } from '../support/hostile-content'
import { growthWhile } from '../support/memory'
import { BROWSER, type Raw, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

/** A shop as it stands in the world: behind TLS, with content that others write. */
const SHOP = 'https://shop.example'

type Answer = { status: number; headers?: Record<string, string>; body: string | Iterable<string> }
const MB = 'x'.repeat(1 << 20)

/** How an upstream may misbehave that is not ours (T24). */
const EVIL: Record<string, () => Answer> = {
  'a redirect to this machine': () => ({
    status: 302,
    headers: { location: `http://127.0.0.1:${canary.port}/` },
    body: '',
  }),
  'fifty megabytes': () => ({
    status: 200,
    body: (function* () {
      for (let sent = 0; sent < 50; sent++) yield MB
    })(),
  }),
  'a hundred thousand levels': () => ({ status: 200, body: `${'{"items":['.repeat(100_000)}${']}'.repeat(100_000)}` }),
  'other types': () => ({ status: 200, body: '{"sys":{"type":"Array"},"total":"1","items":5,"includes":[]}' }),
  'a prototype': () => ({ status: 200, body: '{"__proto__":{"isAdmin":true},"items":[{"__proto__":{"fields":{}}}]}' }),
  'a page with a cookie': () => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'set-cookie': '__Host-sid=evil', location: 'http://evil.tld/' },
    body: `<html>${ATTACK}`,
  }),
  'an error with a stack': () => ({ status: 500, body: `Error: ${ATTACK} at /srv/secret.js:1` }),
}

let server: Server
let upstream: { port: number; close(): void }
const canary = { port: 0, hits: 0, close: () => {} }
let evil: (() => Answer) | null = null
let close = async () => {}

beforeAll(async () => {
  const contentful = await openContentful(hostileContent())
  close = contentful.close
  upstream = await listening(async (url, authorization) => {
    if (evil) return evil()
    const answer = await contentful.handler(
      new Request(`http://contentful.embedded${url}`, { headers: { authorization } }),
    )
    return { status: answer.status, headers: { 'content-type': 'application/json' }, body: await answer.text() }
  })
  Object.assign(canary, await listening(async () => ({ status: 200, body: String(canary.hits++) })))
  server = await startServer({
    env: {
      CONTENTFUL_BASE_URL: `http://127.0.0.1:${upstream.port}`,
      CONTENTFUL_DELIVERY_TOKEN: TOKENS.delivery,
      CONTENTFUL_PREVIEW_TOKEN: TOKENS.preview,
      PUBLIC_ORIGIN: SHOP,
    },
  })
}, PATIENCE_MS)
afterAll(async () => {
  await server.kill()
  upstream.close()
  canary.close()
  await close()
})

async function listening(answer: (url: string, authorization: string) => Promise<Answer>) {
  const http: HttpServer = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request.url ?? '/', request.headers.authorization ?? '')
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.on('error', () => {})
    for (const part of typeof body === 'string' ? [body] : body) {
      if (response.destroyed) break
      if (!response.write(part))
        await new Promise((resolve) => {
          response.once('drain', resolve)
          response.once('close', resolve)
        })
    }
    response.end()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}

const get = (path: string) => raw(server, path, { headers: BROWSER })
const nonceOf = ({ headers }: Raw) => /'nonce-([\w-]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? ''

describe('Mozilla’s HTTP Observatory gives 110 or more', () => {
  const given = async (path: string) => scoreOf(server.url, path, SHOP)

  test.each([
    ['a page', '/', 200],
    ['a page of the account', '/sign-in', 200],
    ['an error', '/nowhere', 404],
    ['a missing file', '/assets/nowhere.js', 404],
    ['a picture', '/og.png', 200],
    ['an interface', '/api/me', 200],
    ['a redirect with a cookie', '/r/gb/cart', 303],
  ])('to %s', async (_name, path, status) => {
    const scored = await given(path)
    expect(scored.status).toBe(status)
    expect(scored.verdicts.filter(({ points }) => points < 0)).toEqual([])
    expect(scored.score).toBeGreaterThanOrEqual(110)
  })

  test('to a file of the build', async () => {
    expect((await given(await builtFile(server.url))).score).toBeGreaterThanOrEqual(110)
  })
})

describe('content that somebody publishes to harm others (T7)', () => {
  const PAGES = [
    '/',
    '/nl',
    '/products/the-play-kits',
    '/products/the-play-kits/0-12-months',
    '/products/kit-the-looker',
    '/de/products/kit-the-babbler',
    '/products/erc-box-3-4',
    '/pages/about',
    '/pages/terms',

    '/pages/subscription-v3/child-info',
    '/cart',
    '/sign-in',
    '/nowhere',
  ]

  test.each(PAGES)('%s shows it and runs none of it', async (path) => {
    const page = await get(path)
    expect([200, 404]).toContain(page.status)
    expect(page.text).toContain('&lt;img src=x onerror=canary()&gt;')
    expect(executableIn(page.text, nonceOf(page))).toEqual([])
    for (const { text } of scriptsIn(page.text).filter(({ attributes }) => attributes.includes('ld+json')))
      expect(() => JSON.parse(text)).not.toThrow()
  })

  test('the structured data of a kit has the very text', async () => {
    const { text } = await get('/products/kit-the-looker')
    const data = scriptsIn(text).filter(({ attributes }) => attributes.includes('ld+json'))
    expect(data.length).toBeGreaterThan(0)
    expect(JSON.stringify(data.map((each) => JSON.parse(each.text)))).toContain(JSON.stringify(ATTACK).slice(1, -1))
  })
})

describe('an upstream that answers to harm us (T24)', () => {
  const COLD = [
    '/fr/pages/about',
    '/es/pages/about',
    '/de/pages/about',
    '/nl/pages/about',
    '/fr/cart',
    '/es/products/the-play-kits',
    '/fr/products/kit-the-wonderer',
  ]

  test.each(Object.keys(EVIL).map((name, index) => [name, COLD[index] ?? '/'] as const))('%s', async (name, path) => {
    evil = EVIL[name] ?? null
    const began = performance.now()
    const page = await get(path)
    evil = null
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers.location).toBeUndefined()
    expect(page.text).not.toMatch(/secret\.js|<img src=x|isAdmin/)
    if (page.status >= 400) expect(page.headers['cache-control']).toBe('no-store')
    expect([canary.hits, (await get('/healthz')).status]).toEqual([0, 200])
  })

  test('fifty megabytes for each of two pages take less than twenty of memory', async () => {
    const ask = async (answer: string, pages: readonly string[]) => {
      evil = EVIL[answer] ?? null
      for (const page of pages) expect((await get(page)).status).toBeLessThan(600)
      evil = null
    }
    // what a page that fails takes by itself
    await ask('other types', ['/es/pages/terms', '/de/pages/terms'])
    expect(
      await growthWhile(server.pid, () => ask('fifty megabytes', ['/fr/pages/terms', '/nl/pages/terms'])),
    ).toBeLessThan(20)
  })

  test('left nothing behind: the next answer is a page again', async () => {
    await expect.poll(async () => (await get('/it-is-not-there')).status, { timeout: 30_000 }).toBe(404)
    await expect.poll(async () => (await get('/products/kit-the-looker')).status, { timeout: 30_000 }).toBe(200)
  })
})
