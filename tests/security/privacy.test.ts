import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { ACCOUNT_CLAIM } from '~/services/upstreams/cognito/cognito.contract'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { askPassword, askPool, codeFor, heldTokens, signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/privacy/privacy.functions.ts'
const [own, another] = [persona('parent'), persona('prepaid')]

let server: Server
const cookies = { own: '', other: '' }
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  cookies.own = await signInOver(server, own.email)
  cookies.other = await signInOver(server, another.email)
}, PATIENCE_MS)
afterAll(() => server.stop())

type Asking = { as?: string; password?: string; by?: string }
const call = (name: string, { as = own.playchartId, password = PERSONAS_PASSWORD, by = cookies.own }: Asking = {}) =>
  callFunction(server, { name, file: FILE }, { data: { as, password }, cookie: by })
const qa = async (method: string, path: string, body?: object) => {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const { text } = await raw(server, `/upstream/qa/${path}`, { method, headers, body: body && JSON.stringify(body) })
  return text
}
const fail = (upstream: string, operation: string) =>
  qa('POST', 'faults', { upstream, operation, outcome: { kind: 'status', status: 503 } })
afterEach(() => qa('DELETE', 'faults'))

describe.each(['exportAccount', 'eraseAccount'])('E-101 %s', (name) => {
  test('does nothing for nobody', async () =>
    expect((await call(name, { by: '' })).result).toEqual({ ok: false, error: { kind: 'unauthorised' } }))

  test('does nothing for somebody else than the page was made for', async () => {
    const { status, result } = await call(name, { by: cookies.other })
    expect([status, result]).toEqual([409, { ok: false, error: { kind: 'otherPerson' } }])
  })

  test('does nothing for another site', async () => {
    const headers = {
      ...asJson(server),
      origin: 'https://elsewhere.test',
      'x-tsr-serverfn': 'true',
      cookie: cookies.own,
    }
    const answer = await raw(server, `/_serverFn/${idOf(FILE, name)}`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })

  test('does nothing without the password', async () => {
    for (const password of ['not-the-password', `${PERSONAS_PASSWORD} `])
      expect((await call(name, { password })).result).toEqual({ ok: false, error: { kind: 'wrong' } })
    expect((await call(name, { password: '' })).status).toBe(400)
    expect((await call(name, { password: 'x'.repeat(257) })).status).toBe(400)
  })

  test('says that it could not be done while the pool is away', async () => {
    await fail('cognito', 'InitiateAuth')
    expect((await call(name)).result).toEqual({ ok: false, error: { kind: 'unreachable' } })
  })
})

describe('E-101 the file', () => {
  test('has what is mine and nothing of a neighbour, and is kept nowhere on its way', async () => {
    const { status, headers, text } = await call('exportAccount')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="playchart-data-\d{4}-\d\d-\d\d\.json"$/)
    const file = JSON.parse(text)
    expect(file.account.user).toMatchObject({ uuid: own.playchartId, email: own.email })
    expect(file.account.children.map(({ uuid }: { uuid: string }) => uuid)).toEqual(
      own.children.map(({ uuid }) => uuid),
    )
    expect(Object.keys(file.guide)).toEqual(Object.keys(file).filter((part) => part !== 'guide' && part !== 'made_at'))
    expect([file.identity.email, file.sessions.length]).toEqual([own.email, 1])
    expect(file.subscriptions.play_kits.length).toBeGreaterThan(0)
    expect(file.orders.orders.length).toBeGreaterThan(0)
    for (const foreign of [another.email, another.playchartId, PERSONAS_PASSWORD, 'seed-', 'eyJ', 'argon2'])
      expect(text, foreign).not.toContain(foreign)
  })

  test.each([
    ['account-manager', 'GET /users/:id/personal_data'],
    ['catalog', 'GET /users/:id/personal_data'],
    ['order-manager', 'GET /users/:id/personal_data'],
    ['subscription-manager', 'GET /users/:id/personal_data'],
    ['checkout-orchestration', 'GET /api/v1/checkout_orchestration/personal_data'],
    ['cognito', 'GetUser'],
  ])('is none while the %s has no answer', async (upstream, operation) => {
    await fail(upstream, operation)
    const { headers, result } = await call('exportAccount')
    expect([headers['content-disposition'], result]).toEqual([undefined, { ok: false, error: { kind: 'unreachable' } }])
  })
})

const ERASED = { href: '/pages/account-erased' }
/** What each step asks (src/services/flows/privacy/erasure-steps.server.ts). */
const AWAY = [
  { step: 'subscriptions', upstream: 'subscription-manager', operation: 'POST /users/:id/erasures' },
  { step: 'orders', upstream: 'order-manager', operation: 'POST /users/:id/erasures' },
  { step: 'checkout', upstream: 'checkout-orchestration', operation: 'POST /api/v1/checkout_orchestration/erasures' },
  { step: 'payment', upstream: 'catalog', operation: 'POST /users/:id/erasures' },
  { step: 'account', upstream: 'account-manager', operation: 'POST /users/:id/erasures' },
  { step: 'identity', upstream: 'cognito', operation: 'DeleteUser' },
]

/** Without a subscription, so that an erasure is open; signed in. */
async function newPerson(email: string) {
  const UserAttributes = Object.entries({ email, name: 'Somebody' }).map(([Name, Value]) => ({ Name, Value }))
  await askPool(server, 'SignUp', { Username: email, Password: PERSONAS_PASSWORD, UserAttributes })
  await askPool(server, 'ConfirmSignUp', { Username: email, ConfirmationCode: await codeFor(server, email) })
  const by = await signInOver(server, email)
  const { userJwt } = await heldTokens(server, email)
  return { email, by, as: String(decodeJwt(userJwt)[ACCOUNT_CLAIM]) }
}

describe('E-101 an erasure', () => {
  const erased = async (email: string) => (await askPassword(server, email, PERSONAS_PASSWORD)).status === 400

  test('is not open while a subscription runs, nor for the team', async () => {
    expect((await call('eraseAccount')).result).toEqual({ ok: false, error: { kind: 'notOpen' } })
    const admin = persona('admin')
    const by = await signInOver(server, admin.email)
    const { result } = await call('eraseAccount', { as: admin.playchartId, by })
    expect(result).toEqual({ ok: false, error: { kind: 'notOpen' } })
    expect([await erased(own.email), await erased(admin.email)]).toEqual([false, false])
  })

  test('signs out everywhere, and leaves nothing to sign in to', async () => {
    const { email, playchartId: as } = persona('cancelled')
    const [by, elsewhere] = [await signInOver(server, email), await signInOver(server, email)]
    const { result } = await call('eraseAccount', { as, by })
    expect(result).toEqual({ ok: true, value: ERASED })
    for (const cookie of [by, elsewhere])
      expect((await raw(server, '/account', { headers: { ...BROWSER, cookie } })).status).toBe(307)
    expect(await erased(email)).toBe(true)
    expect(server.logs()).toContain('"event":"security.account-erased"')
    expect(server.logs().replace(/^(?!\{).*$/gm, '')).not.toContain(email)
  })

  test('stands while any of its services is away, and is carried on by the job', async () => {
    const people = await Promise.all(AWAY.map(({ step }) => newPerson(`${step}@playchart.test`)))
    for (const [index, { step, upstream, operation }] of AWAY.entries()) {
      const { email = '', as, by } = people[index] ?? {}
      await fail(upstream, operation)
      expect((await call('eraseAccount', { as, by })).result).toEqual({ ok: true, value: ERASED })
      await expect.poll(() => server.logs()).toMatch(new RegExp(`"event":"privacy.erasure-stuck".*"step":"${step}"`))
      expect((await raw(server, '/account', { headers: { ...BROWSER, cookie: by } })).status).toBe(307)
      expect(await erased(email), step).toBe(false)
      await qa('DELETE', 'faults')
    }
    await qa('POST', 'clock', { advanceMs: 120_000 })
    for (const { email } of people)
      await expect.poll(() => erased(email), { timeout: 60_000, interval: 2000 }).toBe(true)
  }, 120_000)
})
