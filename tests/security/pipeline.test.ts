import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portsBeside } from '../support/ports'
import { asJson, BROWSER, bytes, ownOrigin, raw, unfinished } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.kill())

const get = (path: string, headers = {}) => raw(server, path, { headers: { ...BROWSER, ...headers } })

describe('nobody is led away (T2)', () => {
  const TARGETS = [
    '//evil.tld',
    '/\\evil.tld',
    '/%09/evil.tld',
    '/%5cevil.tld',
    '/%2fevil.tld',
    '/%252fevil.tld',
    '/%0d%0aSet-Cookie:x=1',
    '/..//evil.tld',
  ]
  test.each(TARGETS)('/r/eu%s', async (target) => {
    const { status, headers } = await get(`/r/eu${target}`)
    expect([303, 400]).toContain(status)
    expect(new URL(String(headers.location ?? '/'), server.url).origin).toBe(server.url)
    expect(String(headers['set-cookie'] ?? '')).not.toContain('x=1')
  })

  test('a region link shows the same page in the other region (E-98)', async () => {
    const { status, headers } = await get('/r/gb/nl/cart?variant=1')
    expect([status, headers.location]).toEqual([303, '/nl/cart?variant=1'])
    expect(headers['set-cookie']).toEqual(['region=gb; Max-Age=31536000; Path=/; Secure; SameSite=Lax'])
    expect(await get('/r/xx/cart')).toMatchObject({ status: 404 })
  })

  test('neither the Host header nor a doubled slash makes a redirect', async () => {
    const evil = await get('//x/', { host: 'evil.tld' })
    expect([evil.status, evil.headers.location]).toEqual([421, undefined])
    expect((await get('//evil.tld/x')).status).toBe(400)
    const odd = await get('/%0d/evil.tld/')
    expect(new URL(String(odd.headers.location ?? '/'), server.url).origin).toBe(server.url)
    const absolute = await bytes(server, `GET http://evil.tld/ HTTP/1.1\r\nHost: evil.tld\r\nConnection: close\r\n\r\n`)
    expect(absolute).toMatch(/^HTTP\/1\.1 421 /)
  })

  test.each(['/', '/favicon.svg', '/api/me'])('two Host headers for %s are no request', async (path) => {
    for (const hosts of [
      `Host: localhost:${server.port}\r\nHost: evil.tld`,
      `Host: evil.tld\r\nhost: localhost:${server.port}`,
    ])
      expect(await bytes(server, `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400 /,
      )
  })
})

describe('only our own pages change something (T6)', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const PATHS = ['/api/cart/add', '/cart/add.js', '/cart/clear.js', '/upstream/qa/faults', '/_serverFn/abc']

  test.each(PATHS)('%s', async (path) => {
    const post = (headers: object) =>
      raw(server, path, { method: 'POST', headers: { ...form, ...headers }, body: 'a=1' })
    const foreign = [
      {},
      { origin: 'http://evil.local' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', ...ownOrigin(server) },
      { 'sec-fetch-site': 'same-site', ...ownOrigin(server) },
      { referer: 'http://evil.local/' },
    ]
    for (const headers of foreign) expect((await post(headers)).status).toBe(403)
    expect((await post(ownOrigin(server))).status).not.toBe(403)
  })

  test('reading never changes: a GET where only POST is known is answered 405', async () => {
    expect((await get('/api/cart/add')).status).toBe(405)
    expect((await get('/cart/add.js')).status).toBe(405)
  })

  test('JSON as text, which a form of another site could send, is answered 415', async () => {
    const headers = { ...ownOrigin(server), 'content-type': 'text/plain' }
    expect((await raw(server, '/api/cart/add', { method: 'POST', headers, body: '{}' })).status).toBe(415)
  })
})

describe('methods, sizes and slow clients (T16)', () => {
  test.each([
    ['TRACE', '/'],
    ['POST', '/'],
    ['PUT', '/products'],
    ['DELETE', '/cart'],
    ['PATCH', '/api/me'],
    ['PUT', '/api/cart/add'],
    ['OPTIONS', '/'],
  ])('%s %s is answered 405', async (method, path) => {
    expect((await raw(server, path, { method, headers: ownOrigin(server) })).status).toBe(405)
  })

  test('one megabyte is too much, with its length told and in chunks', async () => {
    const told = Buffer.alloc(1_000_000, ' ')
    const post = (path: string, body: Buffer | Buffer[]) =>
      raw(server, path, { method: 'POST', headers: asJson(server), body })
    expect((await post('/api/cart/add', told)).status).toBe(413)
    expect(
      (
        await post(
          '/api/cart/add',
          Array.from({ length: 100 }, () => Buffer.alloc(1000, ' ')),
        )
      ).status,
    ).toBe(413)
    expect((await post('/_serverFn/abc', Buffer.alloc(5_000_000, ' '))).status).toBe(413)
    expect((await post('/api/csp-report', Buffer.alloc(17_000, ' '))).status).toBe(413)
  })

  test('a length and chunks at once are no request', async () => {
    const head = `POST /api/cart/add HTTP/1.1\r\nHost: localhost:${server.port}\r\nOrigin: ${server.url}\r\n`
    const answer = await bytes(server, `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('an address of 9 KB is answered 414, a header of 20 KB 431', async () => {
    expect((await get(`/?q=${'a'.repeat(9000)}`)).status).toBe(414)
    expect((await get('/', { 'x-long': 'a'.repeat(20_000) })).status).toBe(431)
  })

  test('clients that never finish do not keep others waiting, and are cut off', async () => {
    const isLong = Boolean(process.env.TEST_ALL)
    const head = 'GET / HTTP/1.1\r\nHost: loc'
    const slow = await Promise.all(Array.from({ length: isLong ? 200 : 50 }, () => unfinished(server, head)))
    expect((await get('/healthz')).status).toBe(200)
    expect(slow.map(({ readyState }) => readyState)).toEqual(slow.map(() => 'open'))
    for (const socket of slow) socket.resume()
    // ten seconds for a header, looked at every thirty: waited for where there is time
    const areClosed = () => slow.every(({ readyState }) => readyState === 'closed')
    if (isLong) await expect.poll(areClosed, { timeout: 50_000 }).toBe(true)
    for (const socket of slow) socket.destroy()
  })
})

test('the embedded services and the database listen nowhere: the process has one port (T29)', () =>
  expect(portsBeside(server.port)).toEqual([server.port]))

test('a packed body is not unpacked (T16)', async () => {
  const bomb = gzipSync(Buffer.alloc(10_000_000, ' '))
  const headers = { ...asJson(server), 'content-encoding': 'gzip' }
  expect((await raw(server, '/api/cart/add', { method: 'POST', headers, body: bomb })).status).toBe(400)
  expect((await raw(server, '/_serverFn/abc', { method: 'POST', headers, body: bomb })).status).toBe(400)
})

describe('confused parsers (T17)', () => {
  const post = (body: string) => raw(server, '/api/cart/add', { method: 'POST', headers: asJson(server), body })

  test.each([
    ['no JSON', '{"lines":'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"lines":[]}'],
    ['a constructor’s prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('%s is answered 400', async (_name, body) => expect((await post(body)).status).toBe(400))

  test('a parameter that comes twice is answered 400', async () => {
    expect((await get('/?locale=en&locale=de')).status).toBe(400)
    expect((await get('/api/inventory?productId=1&productId=2&threshold=1')).status).toBe(400)
  })

  test('a forged payload for a server function is refused', async () => {
    for (const body of ['{"t":{"t":10,"i":0,"p":{"k":["__proto__"],"v":[]}}}', '[object]', '{"t":{"t":12,"i":0}}']) {
      const { status } = await raw(server, '/_serverFn/abc', { method: 'POST', headers: asJson(server), body })
      expect([400, 404]).toContain(status)
    }
  })
})

describe('paths in disguise (T18)', () => {
  test.each([
    '/assets/..%2f..%2f.env',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/../../package.json',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/..\\..\\package.json',
    '/api/%63art',
    '/upstream/media/..%2f..%2fqa',
    '/upstream/media/../qa/faults',
    '//api/cart',
    '/a%00b',
    '/.git/config',
    '/.output/server/index.mjs',
    '/.env',
    '/upstream/contentful/spaces',
    '/upstream/shopify/api/2026-04/graphql.json',
    '/upstream/account-manager/users',
    '/upstream/',
  ])('%s is answered 400 or 404', async (path) => {
    const { status, text } = await get(path)
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(/"name": "playchart"|root:x:|\[core\]/)
  })
})

describe('what the framework would answer by itself', () => {
  test.each(['/%E0%A4%A', '/products/%', '/nl/%C3%28?page=1'])('%s is answered by the pipeline (T18)', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, text]).toEqual([400, 'This request could not be read.\n'])
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect((await get(path, { host: 'evil.tld' })).status).toBe(421)
  })
})

test('security.txt says whom to tell of a hole, for a year from the build (RFC 9116)', async () => {
  const { status, headers, text } = await get('/.well-known/security.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const { Expires, ...said } = Object.fromEntries(fields)
  expect(said).toEqual({
    Contact: 'mailto:security@localhost',
    'Preferred-Languages': 'en, nl, fr, de, es',
    Canonical: `http://localhost:${server.port}/.well-known/security.txt`,
  })
  const days = (Date.parse(String(Expires)) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(60)
  expect(days).toBeLessThanOrEqual(365)
})

test('the log says what was sent', async () => {
  const asked = [
    ['/', 200],
    ['/nowhere', 404],
    ['/products/kit-nowhere', 404],
    ['/%E0%A4%A', 400],
    ['/r/gb/cart', 303],
    ['/readyz', 200],
  ] as const
  for (const [path, status] of asked) {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    const line = () =>
      server
        .logs()
        .split('\n')
        .find((each) => each.includes('"event":"request"') && each.includes(String(answer.headers['x-request-id'])))
    await expect.poll(line).toContain(`"status":${status},`)
  }
})

describe('the QA entrance', () => {
  test.each(['/upstream/qa/faults', '/upstream/qa/clock', '/upstream/qa/stock?sku=x'])(
    '%s needs the key',
    async (path) => {
      expect((await get(path)).status).toBe(401)
      expect((await get(path, { 'x-qa-key': `${server.qaKey}x` })).status).toBe(401)
      expect([200, 404]).toContain((await get(path, { 'x-qa-key': server.qaKey })).status)
    },
  )

  test(
    'is not there when an upstream is hosted',
    async () => {
      const hosted = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
      try {
        const { status } = await raw(hosted, '/upstream/qa/clock', { headers: { 'x-qa-key': hosted.qaKey } })
        expect(status).toBe(404)
      } finally {
        await hosted.kill()
      }
    },
    PATIENCE_MS,
  )
})
