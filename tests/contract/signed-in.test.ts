import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { currentIdentity, personFor, renewedIdentity } from '~/services/flows/identity/identity.server'
import { tokenServices } from '~/services/flows/identity/kept-tokens.server'
import { endSignIn } from '~/services/flows/identity/sign-in.server'
import { keepTyped, readTyped } from '~/services/flows/subscription/subscription.server'
import { faults } from '~/services/platform/faults/faults.server'
import { ensureSession } from '~/services/request/session/session.server'
import { claimsOf, tokensOf } from '../support/cognito-pool'
import { type IdentityServices, openIdentityServices, save, type Visitor, visitor } from '../support/identity-services'

const HOUR = 3_600_000
const parent = persona('parent')
const gifted = persona('gift')
let services: IdentityServices

beforeAll(async () => {
  services = await openIdentityServices()
})
afterAll(() => services.close())
beforeEach(async () => {
  faults().clear()
  services.accountManager.isUp = true
  services.asked.length = 0
  services.after.clear()
  tokenServices().paused.clear()
})

const tokens = (who = parent) => tokensOf(services, who.email, PERSONAS_PASSWORD)
async function signedIn(who = parent, browser = visitor()): Promise<Visitor> {
  expect((await save(browser, await tokens(who))).value.status).toBe(200)
  return browser
}
const identity = async (browser: Visitor) => (await browser.visit(() => currentIdentity())).value
const account = async (browser: Visitor, as: string | null = null) => (await browser.visit(() => personFor(as))).value
const down = (operation: string) =>
  faults().add({ upstream: 'cognito', operation, outcome: { kind: 'status', status: 503 }, times: null })

describe('signing in (S-343)', () => {
  test('gives the session a new id, and the old one is worth nothing (T11)', async () => {
    const browser = visitor()
    await browser.visit(() => ensureSession())
    const before = browser.cookie()
    await signedIn(parent, browser)
    expect(browser.cookie()).not.toBe(before)
    expect(await identity(visitor(before))).toEqual({ kind: 'signedOut' })
    expect(await identity(browser)).toEqual({
      kind: 'signedIn',
      person: { sub: parent.sub, playchartId: parent.playchartId, email: parent.email, name: 'Parent', groups: [] },
    })
  })

  test('A-249 the id token says name, email and the account by its custom claim, and a page knows these', async () => {
    const { IdToken } = await tokens()
    const { name, email, 'custom:account_manager_id': playchartId } = claimsOf(IdToken)
    const told = { name: 'Parent', email: parent.email, playchartId: parent.playchartId }
    expect({ name, email, playchartId }).toEqual(told)
    expect(await identity(await signedIn())).toMatchObject({ person: told })
  })

  test('what an anonymous visit remembers goes along; nothing of one person goes to another', async () => {
    const browser = visitor()
    const typed = {
      name: 'Mila',
      language: 'nl' as const,
      firstKit: null,
      parts: { day: '1', month: '2', year: '2026' },
    }
    await browser.visit(() => keepTyped(typed))
    await signedIn(parent, browser)
    expect((await browser.visit(() => readTyped())).value).toEqual(typed)
    await browser.visit(() => endSignIn(parent.playchartId))
    await signedIn(gifted, browser)
    const { data } = (await browser.visit(() => ensureSession())).value
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`Mila|${parent.email}`))
  })

  test('while somebody else is signed in it is 409, and that person stays (T11)', async () => {
    const browser = await signedIn()
    const before = browser.cookie()
    const refused = await save(browser, await tokens(gifted))
    expect([refused.value.status, refused.cookies]).toEqual([409, []])
    expect(browser.cookie()).toBe(before)
    expect(await identity(browser)).toMatchObject({ person: { sub: parent.sub } })
  })

  test('with the tokens of two people it is 401 without a cookie', async () => {
    const [mine, theirs] = [await tokens(), await tokens(gifted)]
    const mixed = await save(visitor(), { ...mine, AccessToken: theirs.AccessToken })
    expect([mixed.value.status, mixed.cookies]).toEqual([401, []])
  })

  test('with the tokens of two sign-ins of one person it is 401 without a cookie, too', async () => {
    const [first, second] = [await tokens(), await tokens()]
    for (const mixed of [
      { ...first, AccessToken: second.AccessToken },
      { ...first, IdToken: second.IdToken },
    ]) {
      const refused = await save(visitor(), mixed)
      expect([refused.value.status, refused.cookies]).toEqual([401, []])
    }
  })

  test('the tokens are sealed beside the session and nowhere else (T22)', async () => {
    const mine = await tokens()
    const browser = visitor()
    const { value } = await save(browser, mine)
    const rows = JSON.stringify([
      await services.pool.db.execute('select * from web.session_tokens'),
      await services.pool.db.execute('select * from web.sessions'),
    ])
    for (const token of [mine.IdToken, mine.AccessToken, mine.RefreshToken]) {
      expect(rows).not.toContain(token)
      expect(value.text).not.toContain(token)
    }
  })
})

describe('a session that the tokens of another one opened (T11)', () => {
  test('ends with the sign-out of that one', async () => {
    const mine = await tokens()
    const [here, there] = [visitor(), visitor()]
    for (const browser of [here, there]) expect((await save(browser, mine)).value.status).toBe(200)
    await here.visit(() => endSignIn(parent.playchartId))
    expect([await identity(there), there.cookie()]).toEqual([{ kind: 'signedOut' }, ''])
  })

  test('is not opened by a request that the sign-out overtakes', async () => {
    const mine = await tokens()
    const [here, there] = [visitor(), visitor()]
    expect((await save(here, mine)).value.status).toBe(200)
    services.after.set('GetUser', () => here.visit(() => endSignIn(parent.playchartId)))
    expect((await save(there, mine)).value.status).toBe(401)
    expect(await identity(there)).toEqual({ kind: 'signedOut' })
  })

  test('goes on while its own sign-in does, also after its tokens were renewed', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    services.clock.advance(HOUR - 299_000)
    expect(await identity(there)).toMatchObject({ kind: 'signedIn' })
    await here.visit(() => endSignIn(parent.playchartId))
    expect(await identity(there)).toMatchObject({ kind: 'signedIn' })
  })
})

describe('calls for a person (S-314)', () => {
  test('carry a living id token of the person', async () => {
    const answer = await account(await signedIn(), parent.playchartId)
    if (!answer.ok) throw new Error('nobody is signed in')
    const [, token = ''] = answer.value.headers.authorization.split(' ')
    expect(claimsOf(token)).toMatchObject({ sub: parent.sub, token_use: 'id' })
  })

  test('are not made for nobody, nor for somebody else than the page was made for', async () => {
    expect(await account(visitor())).toEqual({ ok: false, error: { kind: 'unauthorised' } })
    expect(await account(await signedIn(gifted), parent.playchartId)).toEqual({
      ok: false,
      error: { kind: 'otherPerson' },
    })
  })

  test('renew the tokens in their last five minutes, once for all who ask', async () => {
    const browser = await signedIn()
    services.clock.advance(HOUR - 299_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => account(visitor(browser.cookie()))))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(services.asked.filter((operation) => operation === 'GetTokensFromRefreshToken')).toHaveLength(1)
  })

  test('go on with the old token while the provider is away, until its end; then it comes back by itself', async () => {
    const browser = await signedIn()
    down('GetTokensFromRefreshToken')
    services.clock.advance(HOUR - 100_000)
    expect((await account(browser)).ok).toBe(true)
    services.clock.advance(101_000)
    expect(await account(browser)).toEqual({ ok: false, error: { kind: 'unauthorised' } })
    expect(await identity(browser)).toEqual({ kind: 'signedOut' })
    faults().clear()
    expect((await account(browser)).ok).toBe(true)
  })

  test('end the session when the provider no longer honours it', async () => {
    const browser = visitor()
    const mine = await tokens()
    await save(browser, mine)
    await services.call('RevokeToken', { ClientId: 'playchart-web', Token: mine.RefreshToken })
    services.clock.advance(HOUR)
    const { value, cookies } = await browser.visit(() => personFor(null))
    expect(value).toEqual({ ok: false, error: { kind: 'unauthorised' } })
    expect(cookies.join()).toContain('Max-Age=0')
  })

  test('never become those of another person by a refresh token of theirs', async () => {
    const browser = visitor()
    await save(browser, { ...(await tokens()), RefreshToken: (await tokens(gifted)).RefreshToken })
    services.clock.advance(HOUR)
    expect(await account(browser)).toEqual({ ok: false, error: { kind: 'unauthorised' } })
    expect(await identity(browser)).toEqual({ kind: 'signedOut' })
  })
})

describe('a token without an account (S-266)', () => {
  async function withoutAccount(): Promise<Visitor> {
    const Username = `claimless-${Date.now()}@playchart.test`
    services.accountManager.isUp = false
    await services.call('SignUp', { ClientId: 'playchart-web', Username, Password: 'Seven-Small-Boats' })
    const ConfirmationCode = services.codeFor(Username)
    await services.call('ConfirmSignUp', { ClientId: 'playchart-web', Username, ConfirmationCode })
    const browser = visitor()
    await save(browser, await tokensOf(services, Username, 'Seven-Small-Boats'))
    return browser
  }

  test('is told as such, and a refresh brings the account (S-266)', async () => {
    const browser = await withoutAccount()
    expect(await identity(browser)).toEqual({ kind: 'claimMissing' })
    const refreshed = async () => (await browser.visit(() => renewedIdentity())).value
    expect(await refreshed()).toEqual({ ok: true, value: { kind: 'claimMissing' } })
    services.accountManager.isUp = true
    expect(await refreshed()).toMatchObject({ ok: true, value: { kind: 'signedIn' } })
    expect(await identity(browser)).toMatchObject({ kind: 'signedIn' })
  })

  test('is refreshed by the first call that needs it', async () => {
    const browser = await withoutAccount()
    services.accountManager.isUp = true
    expect((await account(browser)).ok).toBe(true)
  })

  test('an outage of the provider is an outage and signs nobody out', async () => {
    const browser = await withoutAccount()
    down('GetTokensFromRefreshToken')
    expect((await browser.visit(() => renewedIdentity())).value).toMatchObject({
      ok: false,
      error: { kind: 'unreachable' },
    })
    expect(await identity(browser)).toEqual({ kind: 'claimMissing' })
  })
})

describe('signing out', () => {
  test('ends the session, then leads to the shop’s own sign-out (S-025, S-313)', async () => {
    const browser = await signedIn()
    const cookie = browser.cookie()
    const { value, cookies, headers } = await browser.visit(() => endSignIn(parent.playchartId))
    expect(value).toEqual({ ok: true, value: { logoutUrl: '/account/logout?return_url=%2F' } })
    expect(cookies.join()).toContain('Max-Age=0')
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(services.asked).toContain('RevokeToken')
    expect(await account(visitor(cookie))).toEqual({ ok: false, error: { kind: 'unauthorised' } })
  })

  test('a provider that is away is told, and the person stays signed in (S-379)', async () => {
    const browser = await signedIn()
    down('RevokeToken')
    expect((await browser.visit(() => endSignIn(null))).value).toMatchObject({
      ok: false,
      error: { kind: 'unreachable' },
    })
    expect(await identity(browser)).toMatchObject({ kind: 'signedIn' })
    faults().clear()
    expect((await browser.visit(() => endSignIn(null))).value.ok).toBe(true)
  })

  test('a page of one person does not sign out another', async () => {
    const browser = await signedIn(gifted)
    expect((await browser.visit(() => endSignIn(parent.playchartId))).value).toEqual({
      ok: false,
      error: { kind: 'otherPerson' },
    })
    expect(await identity(browser)).toMatchObject({ kind: 'signedIn' })
  })

  test('who is not signed in keeps what the visit remembers', async () => {
    const browser = visitor()
    await browser.visit(() => ensureSession())
    const cookie = browser.cookie()
    expect((await browser.visit(() => endSignIn(null))).value.ok).toBe(true)
    expect(browser.cookie()).toBe(cookie)
  })
})

test('an access token of the pool ends after an hour: it neither tells who it is of nor changes a password', async () => {
  const { AccessToken } = await tokens()
  const told = async () => (await services.call('GetUser', { AccessToken })).status
  services.clock.advance(HOUR - 1000)
  expect(await told()).toBe(200)
  services.clock.advance(2000)
  expect(await told()).toBe(400)
  const change = { AccessToken, PreviousPassword: PERSONAS_PASSWORD, ProposedPassword: 'Seven-Small-Boats' }
  expect((await services.call('ChangePassword', change)).body).toMatchObject({ __type: 'NotAuthorizedException' })
  expect((await tokens()).AccessToken).not.toBe(AccessToken)
})
