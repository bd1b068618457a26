import { describe, expect, test } from 'vitest'
import { bootMode } from '~/services/request/documents/boot/boot-mode'
import { bodyLimit, readForm, readJson } from '~/services/request/pipeline/body.server'
import { knownHosts, ownOrigins } from '~/services/request/pipeline/host.server'
import { createPipeline, type PipelineOptions } from '~/services/request/pipeline/pipeline.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'
import { securityHeaders } from '~/services/request/pipeline/security-headers.server'

const HOME = 'http://localhost:3000'
const address = { publicOrigin: 'https://shop.example', allowed: 'www.shop.example', port: 3000 }

function open(answer: PipelineOptions['answer'] = async () => new Response('<html></html>', HTML), isTls = false) {
  const pipeline = createPipeline({
    answer,
    hosts: knownHosts(address),
    origins: ownOrigins(address),
    count: async () => ({}),
    trustedProxies: 0,
    headers: securityHeaders({ isDev: false, isTls }),
  })
  return (path: string, init: RequestInit = {}, host = HOME) => pipeline(new Request(`${host}${path}`, init))
}
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const own = { origin: HOME, 'content-type': 'application/json' }
const echo: PipelineOptions['answer'] = async (request) => Response.json(await readJson(request))

describe('hosts', () => {
  test.each(['http://evil.tld', 'http://localhost:3001', 'http://localhost', 'http://shop.example.evil.tld'])(
    '%s is answered 421, and never redirected to (T2)',
    async (host) => {
      const answer = await open()('//x/', {}, host)
      expect([answer.status, answer.headers.get('location')]).toEqual([421, null])
    },
  )
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://shop.example',
    'http://www.shop.example',
  ])('%s is ours', async (host) => expect((await open()('/', {}, host)).status).toBe(200))
})

describe('methods (T16)', () => {
  test.each([
    ['POST', '/', 'GET, HEAD'],
    ['PUT', '/products/kit', 'GET, HEAD'],
    ['DELETE', '/account', 'GET, HEAD'],
    ['OPTIONS', '/', 'GET, HEAD'],
    ['OPTIONS', '/api/cart', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
    ['PROPFIND', '/', 'GET, HEAD'],
  ])('%s %s is answered 405 with Allow', async (method, path, allow) => {
    const answer = await open()(path, { method, headers: own })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  test('a route says itself which methods it has', async () => {
    const answer = await open(notAllowed('GET'))('/api/me', { method: 'PUT', headers: own })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })
})

describe('addresses (T17, T18)', () => {
  test.each([
    '/assets/..%2f..%2f.env',
    '/%252e%252e/secret',
    '/..%5c..%5cwin.ini',
    '/api/%61ccount',
    '/playback/..%2fadmin',
    '//api/cart',
    '/a%00b',
    '/%zz',
    '/%ff',
    '/?locale=en&locale=de',
    '/products?page=1&page=2',
  ])('%s is answered 400', async (path) => expect((await open()(path)).status).toBe(400))

  test.each(['/.git/config', '/.output/', '/.env', '/assets/.env'])('%s is answered 404', async (path) => {
    expect((await open()(path)).status).toBe(404)
  })

  test('an address of more than 8 KB is answered 414', async () => {
    expect((await open()(`/?q=${'a'.repeat(8192)}`)).status).toBe(414)
  })

  test.each([
    '/',
    '/nl/products/kit-the-looker?variant=1',
    '/cart.js',
    '/.well-known/security.txt',
    '/s%C3%B8k',
    '/a%20b',
  ])('%s is fine', async (path) => expect((await open()(path)).status).toBe(200))
})

describe('origins (T6)', () => {
  const send = (headers: Record<string, string>) =>
    open(async () => new Response('changed'))('/api/cart/add', { method: 'POST', headers })

  test.each([
    ['no header at all', {}],
    ['another site', { origin: 'http://evil.local' }],
    ['an opaque origin', { origin: 'null' }],
    ['a page on another port', { origin: 'http://localhost:8080' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site', origin: HOME }],
    ['a same-site request', { 'sec-fetch-site': 'same-site', origin: HOME }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['a lying browser', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.local' }],
    ['another referer', { referer: 'http://evil.local/localhost:3000' }],
  ])('%s is answered 403', async (_name, headers: Record<string, string>) => {
    expect((await send(headers)).status).toBe(403)
  })

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['our own page, with its origin', { 'sec-fetch-site': 'same-origin', origin: HOME }],
    ['an old browser', { origin: 'https://shop.example' }],
    ['a browser with a referer only', { referer: `${HOME}/cart?x=1` }],
  ])('%s may', async (_name, headers: Record<string, string>) => expect((await send(headers)).status).toBe(200))
})

describe('bodies (T16, T17)', () => {
  const json = (body: BodyInit, headers: Record<string, string> = own) => {
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    return open(echo)('/api/echo', init)
  }
  const stream = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024).fill(32))
        bytes -= 1024
        if (bytes <= 0) controller.close()
      },
    })

  test('64 KB and one byte is too much, told and untold', async () => {
    expect((await json(' '.repeat(65_537))).status).toBe(413)
    expect((await json(' '.repeat(65_537), { ...own, 'content-length': '65537' })).status).toBe(413)
    expect((await json(stream(66_000))).status).toBe(413)
    expect((await json(stream(20_000_000))).status).toBe(413)
  })

  test('64 KB is read', async () => {
    expect((await json(`"${'a'.repeat(65_000)}"`)).status).toBe(200)
  })

  test('each kind of address has its own limit', () => {
    expect(
      [
        '/api/cart/add',
        '/cart/add.js',
        '/api/csp-report',
        '/api/save-user-jwt',
        '/api/signup-user',
        '/_serverFn/x',
      ].map(bodyLimit),
    ).toEqual([32_768, 32_768, 16_384, 8192, 4096, 65_536])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"a":'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a nested prototype', '{"a":[{"__proto__":{"isAdmin":true}}]}'],
    ['an escaped prototype', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['a constructor’s prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('%s is answered 400', async (_name, body) => {
    expect((await json(body)).status).toBe(400)
    expect('isAdmin' in {}).toBe(false)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'JSON sent as "%s" is answered 415',
    async (type) => {
      expect((await json('{}', { origin: HOME, 'content-type': type })).status).toBe(415)
    },
  )

  test('a bracket in a text is no level', async () => {
    const request = new Request(HOME, { method: 'POST', headers: own, body: JSON.stringify({ a: '['.repeat(200) }) })
    expect(await readJson(request)).toEqual({ a: '['.repeat(200) })
  })

  test('a form field comes once, and reaches for no prototype', async () => {
    const form = (body: string) =>
      readForm(
        new Request(HOME, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }),
      )
    expect([...(await form('a=1&b=2'))]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
    for (const body of ['a=1&a=2', '__proto__=1', 'metadata[__proto__][x]=1'])
      await expect(form(body)).rejects.toMatchObject({ status: 400 })
  })
})

describe('headers of every answer', () => {
  test('a document carries the whole policy with its nonce', async () => {
    let nonce = ''
    const visit = open(async (_request, context) => {
      nonce = context.nonce
      return new Response('<html></html>', HTML)
    })
    const { headers } = await visit('/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
    for (const part of [
      "default-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'report-uri /api/csp-report',
    ])
      expect(policy).toContain(part)
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('over TLS browsers stay there', async () => {
    const { headers } = await open(undefined, true)('/', {}, 'http://shop.example')
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  })

  test('a cookie is never shared, an error never kept, and nobody says what runs here (T21)', async () => {
    const cookie = { headers: { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=b', 'x-powered-by': 'x' } }
    const shared = await open(async () => new Response('x', cookie))('/')
    expect([shared.headers.get('cache-control'), shared.headers.get('x-powered-by')]).toEqual([
      'private, no-store',
      null,
    ])
    const missing = await open(async () => new Response('x', { status: 404 }))('/')
    expect(missing.headers.get('cache-control')).toBe('no-store')
  })

  test('a redirect of fetch, whose headers are frozen, gets them too', async () => {
    const answer = await open(async () => Response.redirect(`${HOME}/cart`, 303))('/')
    expect([answer.status, answer.headers.get('location'), answer.headers.get('x-frame-options')]).toEqual([
      303,
      `${HOME}/cart`,
      'DENY',
    ])
  })

  test('a request id from outside is not taken over', async () => {
    const answer = await open()('/', { headers: { 'x-request-id': 'mine' } })
    expect(answer.headers.get('x-request-id')).not.toBe('mine')
  })

  test('what breaks behind the pipeline is one plain sentence and an id (T22)', async () => {
    const broken: PipelineOptions['answer'] = async () => {
      throw new Error('select * from secrets at /srv/app.ts')
    }
    const page = await open(broken)('/')
    const text = await page.text()
    expect([page.status, text]).toEqual([500, 'Uh oh! Something went wrong.\n'])
    const script = await open(broken)('/api/cart')
    expect(await script.json()).toEqual({ error: 'Uh oh! Something went wrong.' })
  })
})

describe('boot', () => {
  const mode = (path: string, cookie = '') => bootMode(new Request(`${HOME}${path}`, { headers: { cookie } }))

  test.each([
    '/account/orders',
    '/en-EU/checkout/customer-information/1',
    '/de/checkout/customer-information/1',
    '/sign-in',
    '/nl/pages/subscription-v3/payment-options',
    '/pages/activate-gift',
    '/de/pages/withdraw',
  ])('%s boots at once', (path) => {
    expect(mode(path)).toBe('now')
  })
  test.each(['/', '/fr', '/cart', '/nl/cart', '/products/kit-the-looker', '/cartography'])(
    '%s boots when its visitor moves',
    (path) => {
      expect(mode(path)).toBe('intent')
    },
  )
  test('who is signed in boots at once', () => {
    expect(mode('/', '__Host-sid=abc')).toBe('now')
    expect(mode('/', 'region=eu')).toBe('intent')
  })
})
