import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { addressesOfRoutes } from '../support/addresses'
import { asJson, BROWSER, bytes, ownOrigin, type Raw, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { cookieIn, signInOver } from '../support/sign-in'

const BUILT = '.output/public'
const ASSETS = readdirSync(`${BUILT}/assets`).filter((name) => /\.(?:js|css|woff2)$/.test(name))
const ownFiles = readdirSync(BUILT).filter((name) => name !== 'assets')
const FILES = [...ownFiles, ...ASSETS.slice(0, 3).map((name) => `assets/${name}`)].map((name) => `/${name}`)
const MISSING = ['/assets', '/assets/', '/assets/none-00000000.js', '/assets/a/b.css', '/none.ico', '/none.png']

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
    const stage0 = /<script type="module"[^>]* src="([^"]+)"/.exec(text)?.[1]
    expect(Array.from(text.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g), ([, href]) => href)).toEqual([
      stage0,
    ])
    expect((await get('/sign-in')).text).toMatch(/<html[^>]* data-boot="now"/)
  })
})

const isShared = ({ headers }: Pick<Raw, 'headers'>) =>
  /\bpublic\b|s-maxage/.test(String(headers['cache-control'] ?? 'public')) ||
  !/no-store|no-cache|private/.test(String(headers['cache-control']))

describe('files', () => {
  test.each(FILES)('%s carries the same headers as everything else', async (path) => {
    const { status, headers } = await get(path)
    const isOfBuild = path.startsWith('/assets/')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': isOfBuild ? 'same-origin' : 'cross-origin',
      'cache-control': isOfBuild ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    })
    const known = await get(path, { 'if-none-match': headers.etag })
    expect([known.status, known.text, known.headers['cache-control']]).toEqual([304, '', headers['cache-control']])
  })

  test('what is kept for a year has its own digest in its name', () => {
    expect(ASSETS.filter((name) => !/-[\w-]{8}\.\w+$/.test(name))).toEqual([])
  })

  test.each(['/favicon.svg', `/assets/${ASSETS[0]}`])('%s is asked for as everything else is', async (path) => {
    expect((await get(path, { host: 'evil.tld' })).status).toBe(421)
    expect((await get(`/assets/..${path}`)).status).toBe(400)
    expect((await get(path, ownOrigin(server), 'DELETE')).status).toBe(405)
    const twice = `GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}\r\nHost: evil.tld\r\nConnection: close\r\n\r\n`
    expect(await bytes(server, twice)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each(MISSING.slice(0, 4))('%s, which is missing, is no page and sets nothing', async (path) => {
    const { status, headers, text } = await get(path, { cookie: '__Host-cart=x; __Host-sid=y' })
    expect([status, text]).toEqual([404, 'There is nothing here.\n'])
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined])
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

  test.each(PATHS)(
    '%s is sealed, shown in nobody’s frame (T27), names no software, and never shares a cookie',
    async (path) => {
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
    },
  )
})

describe('what others may keep (T21)', () => {
  const person = persona('parent')
  /** what is nobody's but this person's */
  let personal: string[] = []
  let cookie = ''
  const walked: (Raw & { path: string; isPersonal: boolean })[] = []

  async function walk(paths: readonly string[], asked: { method?: string; headers: Record<string, string> }) {
    const isPersonal = asked.headers.cookie !== undefined
    for (const path of paths)
      walked.push({ path: `${asked.method ?? 'GET'} ${path}`, isPersonal, ...(await raw(server, path, asked)) })
  }
  const fault = (method: string, body?: object) =>
    raw(server, '/upstream/qa/faults', {
      method,
      headers: { ...asJson(server), 'x-qa-key': server.qaKey },
      body: body && JSON.stringify(body),
    })

  beforeAll(async () => {
    const session = await signInOver(server, person.email)
    const added = await raw(server, '/api/cart/add?noredirect=1', {
      method: 'POST',
      headers: { ...asJson(server), cookie: session },
      body: JSON.stringify({ lines: [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }] }),
    })
    cookie = `${session}; ${cookieIn(added)}; region=gb`
    const secrets = cookie.split('; ').map((each) => each.split('=')[1] ?? '')
    const own = [
      person.email,
      person.playchartId,
      person.sub,
      ...person.children.flatMap(({ uuid, name }) => [uuid, name]),
    ]
    personal = [...own, ...secrets].filter((text) => text.length > 5)
    const addresses = addressesOfRoutes()
    await walk([...addresses, ...FILES, ...MISSING], { headers: { ...BROWSER, cookie } })
    const english = addresses.filter((path) => !path.startsWith('/nl'))
    await walk([...english, ...FILES, ...MISSING], { headers: BROWSER })
    await walk([...english, ...FILES], { method: 'POST', headers: { ...asJson(server), cookie } })
    await walk(['/api/cart/add', '/api/find-kit'], { method: 'POST', headers: { ...ownOrigin(server), cookie } })
    await walk(['/api/cart/add', '/upstream/cognito'], { method: 'POST', headers: { cookie } })
    await walk(addresses.slice(0, 20), { headers: { ...BROWSER, host: 'evil.tld' } })
    await walk(['/', '/favicon.svg', ...MISSING], { headers: { ...BROWSER, cookie, 'if-none-match': '"x"' } })
    await fault('POST', { upstream: 'contentful', outcome: { kind: 'status', status: 500 } })
    await walk(['/', '/pages/about', '/products/kit-the-looker'], { headers: { ...BROWSER, cookie } })
    await fault('DELETE')
  }, PATIENCE_MS)

  test('every status is among the answers', () => {
    const statuses = new Set(walked.map(({ status }) => status))
    for (const status of [200, 303, 400, 401, 403, 404, 405, 415, 421]) expect(statuses).toContain(status)
    expect([...statuses].some((status) => status >= 500)).toBe(true)
  })

  test('no error is kept by anybody', () => {
    const kept = walked.filter(({ status, headers }) => status >= 400 && headers['cache-control'] !== 'no-store')
    expect(kept.map(({ path, status }) => [path, status])).toEqual([])
  })

  test('public and Set-Cookie never meet, and a file sets none', () => {
    const shared = walked.filter(isShared)
    expect(shared.length).toBeGreaterThan(10)
    expect(shared.filter(({ headers }) => headers['set-cookie']).map(({ path }) => path)).toEqual([])
  })

  test('nothing personal is in what may be kept, and it is the same for everybody', () => {
    const shared = walked.filter(isShared)
    for (const text of personal)
      expect(shared.filter((answer) => JSON.stringify(answer).includes(text)).map(({ path }) => path)).toEqual([])
    for (const mine of shared.filter(({ isPersonal }) => isPersonal)) {
      const others = shared.filter(({ path, isPersonal }) => path === mine.path && !isPersonal)
      for (const other of others) expect([mine.path, other.text]).toEqual([mine.path, mine.text])
    }
  })

  test('no answer holds a token, a digest of a password, or what charges a card (T28)', () => {
    const secrets = /eyJ[\w-]{20,}\.[\w-]{20,}\.|\$argon2|gateway_token|password_hash|refresh_?token/i
    expect(walked.filter(({ text }) => secrets.test(text)).map(({ path }) => path)).toEqual([])
  })

  test('a page of who is signed in is theirs alone', () => {
    const pages = walked.filter(
      ({ isPersonal, headers }) => isPersonal && /^text\/html/.test(String(headers['content-type'])),
    )
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter(({ headers }) => !/no-store/.test(String(headers['cache-control'])))).toEqual([])
    // else this file would prove nothing
    expect(pages.some(({ text }) => personal.some((own) => text.includes(own)))).toBe(true)
  })
})
