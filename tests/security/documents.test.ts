import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, type Raw, raw } from '../support/raw-request'
import { type Server, startServer } from '../support/server'

let server: Server

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
})
afterAll(() => server.kill())

const get = (path: string, headers = {}, method = 'GET') =>
  raw(server, path, { method, headers: { ...BROWSER, ...headers } })
const nonceOf = ({ headers }: Raw) => /'nonce-([\w-]{24})'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
const noncesIn = ({ text }: Raw) => [
  ...[...text.matchAll(/\bnonce="([^"]*)"/g)].map(([, nonce]) => nonce),
  ...[...text.matchAll(/property="csp-nonce" content="([^"]*)"/g)].map(([, nonce]) => nonce),
]
/** asked until the shared copy answers: the first visitors may get a rendering of their own */
async function kept(path: string, headers = {}): Promise<Raw> {
  for (let time = 0; time < 100; time++) {
    const answer = await get(path, headers)
    if (answer.headers.etag) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${path} is not kept`)
}

describe('documents that everybody gets (T21)', () => {
  test('each response has its own nonce everywhere, plain and gzip, and is else the same', async () => {
    await kept('/')
    const seen = new Set<string>()
    const bodies = new Set<string>()
    for (let time = 0; time < 60; time++) {
      const answer = await get('/', time % 2 ? { 'accept-encoding': 'gzip, br' } : {})
      const nonce = nonceOf(answer)
      const found = noncesIn(answer)
      expect(found.length).toBeGreaterThan(3)
      expect(new Set(found)).toEqual(new Set([nonce]))
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-frame-options': 'DENY' })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers['x-document']).toBeUndefined()
      seen.add(nonce)
      bodies.add(answer.text.replaceAll(nonce, 'N'))
    }
    expect([seen.size, bodies.size]).toEqual([60, 1])
  })

  test('nothing of one visitor reaches the next', async () => {
    const evil = {
      'x-forwarded-host': 'evil-canary.tld',
      'x-original-url': '/canary',
      'user-agent': 'Mozilla/5.0 ua-CANARY',
      'accept-language': 'xx-CANARY',
      referer: 'http://ref-CANARY/',
      'x-user': 'CANARY',
    }
    const path = '/products/the-play-kits/0-12-months'
    await get(`${path}?utm_source=utm-CANARY`, evil)
    const clean = await kept(`${path}?utm_source=other`)
    expect(clean.text).not.toMatch(/canary/i)
    expect(JSON.stringify(clean.headers)).not.toMatch(/canary/i)
    expect((await get(`${path}?utm=%3Cx%3E`)).text).not.toContain('<x>')
  })

  test.each([
    ['a cart', { cookie: '__Host-cart=whatever-it-may-be-that-is-in-it' }],
    ['an unknown cookie', { cookie: 'user=Zoe' }],
    ['an unknown region', { cookie: 'region=zz' }],
    ['an authorization', { authorization: 'Bearer x' }],
    ['a range', { range: 'bytes=0-1' }],
  ])('a visitor with %s gets an own document that nobody keeps', async (_name, headers: Record<string, string>) => {
    const answer = await get('/', headers)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('cookie'),
    })
    expect(answer.headers.etag).toBeUndefined()
    expect(new Set(noncesIn(answer))).toEqual(new Set([nonceOf(answer)]))
  })

  test('a region has its own copy, with its own money', async () => {
    const path = '/products/the-play-kits/0-12-months'
    const [eu, us] = [await kept(path), await kept(path, { cookie: 'region=us' })]
    expect([eu.text.includes('data-region="eu"'), us.text.includes('data-region="us"')]).toEqual([true, true])
  })

  test('an unchanged document is a 304 without a policy, and HEAD has one', async () => {
    const { etag } = (await kept('/')).headers
    const again = await get('/', { 'if-none-match': etag })
    expect([again.status, again.text, again.headers['content-security-policy']]).toEqual([304, '', undefined])
    const head = await get('/', {}, 'HEAD')
    expect([head.status, head.text, nonceOf(head).length]).toEqual([200, '', 24])
  })

  test.each(['/cart', '/nowhere', '/account/subscriptions/a.css', '/nl/nowhere'])('%s is never kept', async (path) => {
    await get(path)
    const answer = await get(path)
    expect(String(answer.headers['cache-control'])).toContain('no-store')
  })

  test('a document that boots later asks for no chunk but stage 0', async () => {
    const { text } = await kept('/')
    expect(text).toMatch(/<html[^>]* data-boot="intent"/)
    expect(text.match(/rel="modulepreload"/g) ?? []).toHaveLength(0)
    expect((await get('/sign-in')).text).toMatch(/<html[^>]* data-boot="now"/)
  })
})

describe('every answer', () => {
  const PATHS = [
    '/',
    '/cart',
    '/nowhere',
    '/api/cart',
    '/api/me',
    '/healthz',
    '/readyz',
    '/version',
    '/r/eu/cart',
    '/cart.js',
    '/upstream/',
  ]

  test.each(PATHS)('%s is sealed, names no software, and never shares a cookie', async (path) => {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect([headers['x-powered-by'], headers.server, headers['strict-transport-security']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    if (headers['set-cookie']) expect(String(headers['cache-control'])).not.toContain('public')
  })
})
