import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { closeOver, codeOf, enterWith, previewOver, wantPreview } from '../support/admin-preview'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, serverFunctions } from '../support/server-function'
import { cookieIn, signInOver } from '../support/sign-in'
import { sourceFiles } from '../support/sources'

const [customer, other, admin] = [persona('parent'), persona('prepaid'), persona('admin')]
const MINUTE_MS = 60_000
let server: Server
let [own, elsewhere, theirs] = ['', '', '']

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  own = await signInOver(server, admin.email)
  elsewhere = await signInOver(server, admin.email)
  theirs = await signInOver(server, customer.email)
}, PATIENCE_MS)
afterEach(() => qa('DELETE', 'clock?keepSessions=true'))
afterAll(() => server.stop())

const qa = (method: string, control: string, body?: object) =>
  raw(server, `/upstream/qa/${control}`, {
    method,
    headers: { ...asJson(server), 'x-qa-key': server.qaKey },
    ...(body && { body: JSON.stringify(body) }),
  })
const pass = (ms: number) => qa('POST', 'clock', { advanceMs: ms, keepSessions: true })
const page = (cookie: string, path = '/account') => raw(server, path, { headers: { ...BROWSER, cookie } })
/** Whose pages somebody with these cookies sees. */
const ownerOf = async (cookie: string) => /data-owner="([^"]*)"/.exec((await page(cookie)).text)?.[1] ?? null
const events = () => server.lines().map(({ event }) => String(event))

describe('who looks at an account (T1, E-84)', () => {
  test.each([
    ['nobody', () => ''],
    ['a customer', () => theirs],
  ])('%s finds no customers, and makes no code', async (_who, cookie) => {
    expect((await page(cookie(), '/admin/customers?find=playchart')).status).toBe(404)
    const { status, headers } = await wantPreview(server, cookie(), other.playchartId)
    expect([status, headers.location]).toEqual([404, undefined])
  })

  test('an admin finds them, by what the address asks for', async () => {
    const { status, text, headers } = await page(own, '/admin/customers?find=prepaid')
    expect([status, text.includes(other.email.replace('prepaid', '<mark>prepaid</mark>'))]).toEqual([200, true])
    expect(text).not.toContain(persona('gift').email)
    expect(headers['cache-control']).toMatch(/no-store/)
  })

  test('an account that is not there has no preview', async () => {
    expect((await wantPreview(server, own, '00000000-0000-4000-8000-00000000dead')).status).toBe(404)
    expect((await wantPreview(server, own, "1' or 1=1")).status).toBe(422)
  })

  test('another site makes no code', async () => {
    const headers = { ...BROWSER, origin: 'https://elsewhere.test', cookie: own }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const body = `user=${customer.playchartId}`
    expect((await raw(server, '/api/admin-preview-codes', { method: 'POST', headers: form, body })).status).toBe(403)
  })
})

describe('a code opens one preview, in a minute, in its session (T1)', () => {
  test('A-211 A-281 once', async () => {
    const code = await codeOf(server, own)
    const answers = await Promise.all(Array.from({ length: 8 }, () => enterWith(server, own, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(403)])
    expect((await enterWith(server, own, code)).status).toBe(403)
  })

  test('not after 61 seconds', async () => {
    const code = await codeOf(server, own)
    await pass(61_000)
    expect((await enterWith(server, own, code)).status).toBe(403)
  })

  test.each([
    ['another session of an admin', () => elsewhere],
    ['a customer', () => theirs],
    ['nobody', () => ''],
  ])('not for %s, and it is still good where it was made', async (_who, cookie) => {
    const code = await codeOf(server, own)
    const refused = await enterWith(server, cookie(), code)
    expect([refused.status, cookieIn(refused)]).not.toContain(200)
    expect(String(refused.headers['set-cookie'] ?? '')).not.toContain('admin_preview')
    expect((await enterWith(server, own, code)).status).toBe(200)
  })

  test.each([
    ['', 422],
    ['x'.repeat(201), 422],
    [7, 422],
    ['a-code-that-nobody-made', 403],
  ])('not %j', async (code, status) => {
    expect((await enterWith(server, own, code)).status).toBe(status)
  })

  test('its cookie is read by no script, sent by no other site, and gone in a quarter of an hour', async () => {
    const entered = await enterWith(server, own, await codeOf(server, own))
    const [line = ''] = [entered.headers['set-cookie'] ?? []].flat().filter((each) => /admin_preview/.test(each))
    expect(line).toMatch(/^__Host-admin_preview=/)
    for (const part of [/Max-Age=900/i, /Path=\//i, /HttpOnly/i, /Secure/i, /SameSite=Strict/i])
      expect(line).toMatch(part)
    expect(line).not.toMatch(/domain/i)
  })

  test('the code stands in no log and in no address that another site learns of', async () => {
    const code = await codeOf(server, own)
    const { headers } = await page(own, `/account?preview_token=${code}`)
    expect(headers['referrer-policy']).toBe('strict-origin')
    const { headers: without } = await page(own, '/account')
    expect(without['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cache-control']).toMatch(/no-store/)
    await enterWith(server, own, code)
    expect(server.logs()).not.toContain(code)
    const { headers: led } = await page('', `/account?preview_token=${code}`)
    expect(String(led.location)).toMatch(/sign-in/)
    expect(String(led.location)).not.toContain(code)
  })
})

describe('what a preview shows (A-003, A-008)', () => {
  test('A-210 the customer’s account, and whose it is; without the cookie the admin’s own', async () => {
    const cookie = await previewOver(server, own)
    const { text } = await page(cookie)
    expect(text).toContain(`you&#x27;re previewing ${customer.email}&#x27;s account`)
    expect([await ownerOf(cookie), await ownerOf(own)]).toEqual([customer.playchartId, admin.playchartId])
  })

  test('nothing of anybody else: the services answer as they answer that customer', async () => {
    const cookie = await previewOver(server, own)
    const data = { as: other.playchartId }
    const file = 'src/services/flows/account/account.functions.ts'
    const { status, result } = await callFunction(server, { name: 'getAccount', file }, { data, cookie })
    expect([status, result]).toMatchObject([409, { error: { kind: 'otherPerson' } }])
  })

  test('no right of the admin goes along to the page', async () => {
    const { text } = await page(await previewOver(server, own))
    expect(text).not.toContain(admin.email)
  })

  test('the cookie is worth nothing in another session', async () => {
    const cookie = await previewOver(server, own)
    const [, preview = ''] = cookie.split('; ')
    expect(await ownerOf(`${theirs}; ${preview}`)).toBe(customer.playchartId)
    expect(await ownerOf(`${elsewhere}; ${preview}`)).toBe(admin.playchartId)
    expect(await ownerOf(preview)).toBeNull()
  })

  test('nor is one that was made up, or changed', async () => {
    const cookie = await previewOver(server, own)
    // not the last character: some of its bits are of no byte
    const turned = cookie.replace(/.(?=.$)/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const preview of [turned, `${own}; __Host-admin_preview=${'A'.repeat(90)}`])
      expect(await ownerOf(preview)).toBe(admin.playchartId)
  })

  test('after a quarter of an hour it is over', async () => {
    const cookie = await previewOver(server, own)
    await pass(14 * MINUTE_MS)
    expect(await ownerOf(cookie)).toBe(customer.playchartId)
    await pass(2 * MINUTE_MS)
    expect(await ownerOf(cookie)).toBe(admin.playchartId)
  })

  test('A-008 once it is closed, nobody who has kept the cookie sees the account', async () => {
    const cookie = await previewOver(server, own)
    const closed = await closeOver(server, cookie)
    expect([closed.status, String(closed.headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/__Host-admin_preview=;.*Max-Age=0/i),
    ])
    expect(await ownerOf(cookie)).toBe(admin.playchartId)
  })
})

/** Every address that takes something, with its methods, as the routes declare them. */
const unsafe = sourceFiles('src/routes/**/*.ts').flatMap(({ text }) => {
  const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1]
  const declared = text.split('handlers:')[1] ?? ''
  return (['POST', 'PUT', 'PATCH', 'DELETE'] as const).flatMap((method) =>
    path && new RegExp(`\\b${method}:`).test(declared) ? [[method, path]] : [],
  )
})
const OPEN = ['/api/close-admin-preview', '/api/csp-report']

const writes = serverFunctions().filter(({ name }) => !/^get[A-Z]/.test(name))

describe('in a preview nothing is changed (E-65)', () => {
  let cookie = ''
  beforeAll(async () => {
    cookie = await previewOver(server, own)
  })

  test('the routes and functions below are those that there are', () => {
    expect(unsafe.map(([, path]) => path)).toEqual(
      expect.arrayContaining(['/api/update-installment', '/api/subscribe']),
    )
    expect(unsafe.length).toBeGreaterThan(15)
    expect(writes.map(({ name }) => name)).toEqual(expect.arrayContaining(['changeSubscription', 'signOut']))
  })

  test.each([
    ...unsafe.filter(([, path = '']) => !OPEN.includes(path)),
    ['POST', '/upstream/cognito'],
    ['POST', '/upstream/qa/clock'],
    ['DELETE', '/upstream/qa/faults'],
    ['POST', '/api/nothing-of-this-name'],
    ['PUT', '/cart/anything'],
  ])('%s %s is refused', async (method = '', path = '') => {
    const sent = { method, headers: { ...asJson(server), 'x-qa-key': server.qaKey, cookie } }
    const body = method === 'DELETE' ? undefined : '{}'
    const { status, headers, text } = await raw(server, path.replaceAll('[.]', '.'), { ...sent, body })
    expect([status, headers['x-read-only']]).toEqual([403, 'preview'])
    expect(text).toMatch(/preview/)
  })

  test.each(writes)('$name is refused', async (which) => {
    const { status, headers, result } = await callFunction(server, which, { data: {}, cookie })
    expect([status, headers['x-read-only'], result]).toEqual([403, 'preview', undefined])
  })

  test('each that was refused is written down, with who and whose', async () => {
    const before = events().filter((event) => event === 'security.admin-preview-write-refused').length
    await raw(server, '/api/update-installment', {
      method: 'PATCH',
      headers: { ...asJson(server), cookie },
      body: '{}',
    })
    const refused = server.lines().filter(({ event }) => event === 'security.admin-preview-write-refused')
    expect(refused).toHaveLength(before + 1)
    expect(refused.at(-1)).toMatchObject({
      admin: admin.sub,
      account: customer.playchartId,
      route: '/api/update-installment',
    })
  })

  test('so are entries, pages and the end, and nothing of it has the customer’s email', async () => {
    const seen = events()
    for (const what of ['code-made', 'entered', 'entry-refused', 'page-read', 'closed'])
      expect(seen).toContain(`security.admin-preview-${what}`)
    expect(JSON.stringify(server.lines())).not.toContain(customer.email)
  })

  test('the way out stays open, and afterwards the same call is the admin’s own again', async () => {
    const looking = await previewOver(server, own)
    await closeOver(server, looking)
    const sent = { method: 'PATCH', headers: { ...asJson(server), cookie: looking }, body: '{}' }
    expect((await raw(server, '/api/update-installment', sent)).status).toBe(400)
  })
})
