import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asJson, BROWSER, ownOrigin, type Raw, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'

const FORGED = 'A'.repeat(43)
const SQL = `'; drop table web.carts; --`
const MARKUP = '<img src=x onerror="alert(1)"><script>alert(1)</script>'

let server: Server
let variant: string

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  variant = await seededVariant(server)
})
afterAll(() => server.kill())

const get = (path: string, cookie = '') => raw(server, path, { headers: { ...BROWSER, cookie } })
const post = (path: string, body: unknown, cookie = '') =>
  raw(server, path, { method: 'POST', headers: { ...asJson(server), cookie }, body: JSON.stringify(body) })
const add = (line: object, cookie = '') =>
  post(
    '/api/cart/add?noredirect=1',
    { lines: [{ merchandiseId: variant, quantity: 1, attributes: [], ...line }] },
    cookie,
  )
const cookieOf = ({ headers }: Raw) => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
const cart = async (cookie: string) => JSON.parse((await raw(server, '/api/cart', { headers: { cookie } })).text).cart

describe('cookies that we never gave', () => {
  test('a forged session is nobody’s, and is taken back', async () => {
    const answer = await get('/api/me', `__Host-sid=${FORGED}`)
    expect(answer.status).toBe(200)
    const page = await get('/', `__Host-sid=${FORGED}`)
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.text).not.toContain(FORGED)
  })

  test.each([FORGED, '1', `x${SQL}`, MARKUP, '../../cart', 'a'.repeat(5000)])(
    'the foreign cart %s is empty',
    async (id) => {
      const { status, text } = await raw(server, '/api/cart', { headers: { cookie: `__Host-cart=${id}` } })
      expect(status).toBe(200)
      expect(JSON.parse(text).cart).toMatchObject({ totalQuantity: 0, lines: [] })
    },
  )

  test('a cart that is somebody else’s shows nothing of it', async () => {
    const mine = await add({ quantity: 2 })
    expect(mine.status).toBe(200)
    const token = cookieOf(mine)
    expect(token).toMatch(/^__Host-cart=[\w-]{20,}$/)
    expect(await cart(token)).toMatchObject({ totalQuantity: 2 })
    expect(await cart(`${token}x`)).toMatchObject({ totalQuantity: 0 })
  })
})

test.each(['/machines', '/machines/cart', '/machines/rules', '/mailbox'])(
  '%s takes a key and a search that are too long for none',
  async (path) => {
    const long = 'a'.repeat(201)
    const { status } = await get(`${path}?key=${long}&find=${long}&area=${long}&state=${long}`)
    expect(status).toBe(path === '/mailbox' ? 404 : 200)
  },
)

describe('what is no cart line (T5)', () => {
  test.each([-1, 1.5, 1e9, Number.NaN, '2 ', null, '1; drop table'])(
    'the quantity %s is refused, nothing is stored',
    async (quantity) => {
      const mine = cookieOf(await add({}))
      const answer = await add({ quantity }, mine)
      expect([400, 422]).toContain(answer.status)
      expect(await cart(mine)).toMatchObject({ totalQuantity: 1 })
    },
  )

  test('a price that the browser names is not the price', async () => {
    const honest = await cart(cookieOf(await add({})))
    const attributes = [
      { key: 'display_price', value: '1' },
      { key: 'price', value: '0.01' },
      { key: 'price_source', value: 'standalone' },
      { key: 'savings', value: '100' },
    ]
    const answer = await add({ attributes, price: 1, amountCents: 1 })
    if (answer.status === 200) expect((await cart(cookieOf(answer))).cost.total).toEqual(honest.cost.total)
    else expect([400, 422]).toContain(answer.status)
    expect(honest.cost.total.amountCents).toBeGreaterThan(1000)
  })

  test.each([SQL, MARKUP, 'gid://shopify/ProductVariant/999999999', '', '../../etc/passwd'])(
    'the variant "%s" is refused',
    async (id) => {
      const answer = await add({ merchandiseId: id })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toMatch(/drop table|<script>|onerror|select .* from/i)
    },
  )

  test('a prototype as an attribute is refused', async () => {
    expect((await add({ attributes: [{ key: '__proto__', value: '1' }] })).status).toBe(400)
  })
})

describe('a sequence that no page has counted', () => {
  const update = (sequence: unknown, cookie: string) =>
    post('/api/cart/update?noredirect=1', { intents: [], sequence }, cookie)

  test.each([Number.MAX_SAFE_INTEGER, 2_147_483_647, 2_147_483_648, -1, 0, 1.5, '1', null])(
    '%s is refused in the catalogue’s words, and the cart goes on',
    async (sequence) => {
      const mine = cookieOf(await add({}))
      const answer = await update(sequence, mine)
      expect(answer.status).toBe(422)
      expect(JSON.parse(answer.text)).toMatchObject({ ok: false, errorMessage: 'Failed to update cart' })
      expect(await cart(mine)).toMatchObject({ version: 0, totalQuantity: 1 })
      expect((await update(1, mine)).status).toBe(200)
      const form = { ...ownOrigin(server), 'content-type': 'application/x-www-form-urlencoded', cookie: mine }
      const body = new URLSearchParams({ merchandiseId: variant, quantity: '3' }).toString()
      const sent = await raw(server, '/api/cart/update', { method: 'POST', headers: form, body })
      expect([sent.status, sent.headers.location]).toEqual([303, '/cart'])
      expect(await cart(mine)).toMatchObject({ version: 2, totalQuantity: 3 })
    },
  )
})

describe('texts', () => {
  test.each([SQL, MARKUP, '{{7*7}}', '\u202etxt'])('"%s" in an address is a text and nothing more', async (text) => {
    const pages = ['/products/', '/products?variant=', '/?selected_tab=', '/nl/', '/cart?page=']
    for (const path of pages) {
      const answer = await get(path + encodeURIComponent(text))
      expect(answer.status).toBeLessThan(500)
      expect(answer.text).not.toContain(MARKUP)
      expect(answer.text).not.toMatch(/>49</)
    }
  })

  test.each(['/xx/cart', '/en/cart', '/it', '/NL/cart', '/nl/nl/cart'])('%s is no page of ours', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('malformed JSON is answered 400 and says so', async () => {
    const headers = asJson(server)
    const answer = await raw(server, '/api/cart/add?noredirect=1', { method: 'POST', headers, body: '{"lines":[' })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toEqual({ ok: false, errorMessage: expect.any(String) })
  })

  test('a product form without script works, and ends on the cart', async () => {
    const headers = { ...ownOrigin(server), 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ merchandiseId: variant, quantity: '1' }).toString()
    const answer = await raw(server, '/api/cart/add', { method: 'POST', headers, body })
    expect([answer.status, answer.headers.location]).toEqual([303, '/cart'])
    expect(await cart(cookieOf(answer))).toMatchObject({ totalQuantity: 1 })
  })

  test('a press on “subscribe” keeps kits alone, leads to a step alone, and comes from our own pages alone', async () => {
    const press = (query: string, headers: Record<string, string>) =>
      raw(server, `/api/subscribe?${query}`, { method: 'POST', headers })
    const own = { ...ownOrigin(server), 'content-type': 'application/x-www-form-urlencoded' }
    const step = (name: string) => `/pages/subscription-v3/${name}`
    for (const [query, location] of [
      ['kit=kit-the-looker&step=paymentOptions&qr_data=abc', `${step('payment-options')}?qr_data=abc`],
      ['kit=../cart&step=//elsewhere.example', step('child-info')],
      ['', step('child-info')],
    ] as const) {
      const { status, headers } = await press(query, own)
      expect([query, status, headers.location]).toEqual([query, 303, location])
    }
    const elsewhere = await press('kit=kit-the-looker', { ...own, origin: 'https://elsewhere.example' })
    expect([elsewhere.status, elsewhere.headers['set-cookie']]).toEqual([403, undefined])
  })

  test('a product form that cannot be read is answered by a page in words', async () => {
    const headers = { ...ownOrigin(server), accept: 'text/html', 'content-type': 'text/plain' }
    for (const path of ['/api/cart/add', '/api/find-kit', '/api/child-info', '/api/checkout']) {
      const answer = await raw(server, path, { method: 'POST', headers, body: 'x' })
      expect([path, answer.status === 400 || answer.status === 415]).toEqual([path, true])
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.text).toContain('We couldn’t read that')
    }
  })

  test.each(['GET', 'POST'])('a server function without a name is not there (%s)', async (method) => {
    const answer = await raw(server, '/_serverFn/', { method, headers: asJson(server) })
    expect(answer.status).toBe(404)
  })

  test('whoever has the key of QA is told what does not fit', async () => {
    const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
    for (const [control, body] of [
      ['clock', '{bad'],
      ['clock', '{"set":"\\u0000"}'],
      ['clock', '{"advanceMs":9000000000000000}'],
      ['faults', '{"upstream":"shopify","outcome":{"kind":"drop"},"times":3000000000}'],
    ]) {
      const answer = await raw(server, `/upstream/qa/${control}`, { method: 'POST', headers, body: body ?? '' })
      expect([body, answer.status]).toEqual([body, 422])
    }
  })

  test('nothing of all this is in the log but paths (T22)', async () => {
    expect(server.logs()).not.toMatch(/drop table|onerror|__Host-cart=/)
    expect(server.logs()).toContain('"event":"request"')
  })
})
