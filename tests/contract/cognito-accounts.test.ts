import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { sweepRows } from '~/services/platform/database/sweep'
import { createSeal, derivedKey } from '~/services/platform/sealing/sealing'
import { randomCode } from '~/services/upstreams/cognito/embedded/codes'
import { createCognitoHandler } from '~/services/upstreams/cognito/embedded/cognito.handler'
import { attempts, users } from '~/services/upstreams/cognito/embedded/cognito.tables'
import { COGNITO_SWEEPS } from '~/services/upstreams/cognito/embedded/sweep'
import { CLIENT_ID, call, claimsOf, enter, openTestPool, type TestPool, tokensOf } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

const DAY = 86_400_000
const ClientId = CLIENT_ID
const PASSWORD = 'Seven-Small-Boats'
let opened: TestDatabase
let cognito: TestPool
let count = 0
let Username = ''

beforeAll(async () => {
  opened = await openTestDatabase()
  cognito = await openTestPool(opened.db)
})
afterAll(() => opened.close())
beforeEach(async () => {
  cognito.clock.reset()
  cognito.accountManager.isUp = true
  cognito.mails.length = 0
  await opened.db.delete(attempts)
  count += 1
  Username = `someone-${count}@playchart.test`
})

const signUp = (more: object = {}) => cognito.call('SignUp', { ClientId, Username, Password: PASSWORD, ...more })
const confirm = (code: string) => cognito.call('ConfirmSignUp', { ClientId, Username, ConfirmationCode: code })
const wrongCode = () => String((Number(cognito.codeFor(Username)) + 1) % 1_000_000).padStart(6, '0')
const refresh = (RefreshToken: string) => cognito.call('GetTokensFromRefreshToken', { ClientId, RefreshToken })

async function newAccount() {
  await signUp()
  await confirm(cognito.codeFor(Username))
}

describe('codes', () => {
  test('a wrong one is refused, the right one confirms, and once more says that it is done', async () => {
    await signUp()
    expect((await confirm(wrongCode())).body).toMatchObject({ __type: 'CodeMismatchException' })
    expect(await enter(cognito, Username, PASSWORD)).toMatchObject({ body: { __type: 'UserNotConfirmedException' } })
    expect(await confirm(cognito.codeFor(Username))).toEqual({ status: 200, body: {} })
    expect((await confirm(cognito.codeFor(Username))).body).toMatchObject({
      message: expect.stringContaining('CONFIRMED'),
    })
    expect((await enter(cognito, Username, PASSWORD)).status).toBe(200)
  })

  test('one that is a day old is too old, but only who knows it is told so', async () => {
    await signUp()
    cognito.clock.advance(DAY)
    expect((await confirm(wrongCode())).body).toMatchObject({ __type: 'CodeMismatchException' })
    expect((await confirm(cognito.codeFor(Username))).body).toMatchObject({ __type: 'ExpiredCodeException' })
    await cognito.call('ResendConfirmationCode', { ClientId, Username })
    await expect.poll(() => cognito.mails.length).toBe(2)
    expect((await confirm(cognito.codeFor(Username))).status).toBe(200)
  })

  test('after five wrong ones even the right one waits; the wait doubles up to a quarter of an hour', async () => {
    await signUp()
    for (let time = 0; time < 5; time++) await confirm(wrongCode())
    const locked = { __type: 'LimitExceededException', message: expect.stringContaining('Attempt limit exceeded') }
    expect((await confirm(cognito.codeFor(Username))).body).toMatchObject(locked)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      cognito.clock.advance(seconds * 1000 - 100)
      expect((await confirm(wrongCode())).body).toMatchObject(locked)
      cognito.clock.advance(101)
      expect((await confirm(wrongCode())).body).toMatchObject({ __type: 'CodeMismatchException' })
    }
    cognito.clock.advance(900_000)
    expect((await confirm(cognito.codeFor(Username))).status).toBe(200)
  })

  test('they are in no row', async () => {
    await signUp()
    const tables = await opened.db.execute('select * from cognito.codes')
    expect(JSON.stringify(tables)).not.toContain(cognito.codeFor(Username))
  })

  test('one address gets five emails and then waits', async () => {
    await signUp()
    const again = () => cognito.call('ResendConfirmationCode', { ClientId, Username })
    for (let time = 0; time < 4; time++) expect((await again()).status).toBe(200)
    expect((await again()).body).toMatchObject({ __type: 'LimitExceededException' })
    await expect.poll(() => cognito.mails.length).toBe(5)
  })
})

describe('signing up', () => {
  describe('of two tries before the first code was used', () => {
    const ATTACKERS_PASSWORD = 'Eight-Small-Boats'
    const calling = (Value: string) => ({ UserAttributes: [{ Name: 'name', Value }] })
    const statusOf = async (password: string) => (await enter(cognito, Username, password)).status
    let mailed: { first: string; second: string }

    beforeEach(async () => {
      await signUp(calling('Owner'))
      const first = cognito.codeFor(Username)
      cognito.clock.advance(1000)
      await signUp({ Password: ATTACKERS_PASSWORD, ...calling('Attacker') })
      mailed = { first, second: cognito.codeFor(Username) }
    })

    test('the first code lets in by the password and the name of the first, and nobody by the second', async () => {
      expect((await confirm(mailed.first)).status).toBe(200)
      expect([await statusOf(PASSWORD), await statusOf(ATTACKERS_PASSWORD)]).toEqual([200, 400])
      const { IdToken } = await tokensOf(cognito, Username, PASSWORD)
      expect(claimsOf(IdToken)).toMatchObject({ name: 'Owner' })
      expect((await confirm(mailed.second)).body).toMatchObject({ message: expect.stringContaining('CONFIRMED') })
      expect([await statusOf(PASSWORD), await statusOf(ATTACKERS_PASSWORD)]).toEqual([200, 400])
    })

    test('the second code lets in by the password and the name of the second, and nobody by the first', async () => {
      expect((await confirm(mailed.second)).status).toBe(200)
      expect([await statusOf(PASSWORD), await statusOf(ATTACKERS_PASSWORD)]).toEqual([400, 200])
      const { IdToken } = await tokensOf(cognito, Username, ATTACKERS_PASSWORD)
      expect(claimsOf(IdToken)).toMatchObject({ name: 'Attacker' })
    })

    test('another mail brings a code of the second, in place of its code and not of the first', async () => {
      await cognito.call('ResendConfirmationCode', { ClientId, Username })
      await expect.poll(() => cognito.mails.length).toBe(3)
      expect((await confirm(mailed.second)).body).toMatchObject({ __type: 'CodeMismatchException' })
      expect((await confirm(cognito.codeFor(Username))).status).toBe(200)
      expect([await statusOf(PASSWORD), await statusOf(ATTACKERS_PASSWORD)]).toEqual([400, 200])
    })

    test('no more than three wait side by side: the oldest code is worth nothing then', async () => {
      for (const Password of ['Nine-Small-Boats', 'Ten-Small-Boats']) {
        cognito.clock.advance(1000)
        await signUp({ Password })
      }
      expect((await confirm(mailed.first)).body).toMatchObject({ __type: 'CodeMismatchException' })
      expect((await confirm(mailed.second)).status).toBe(200)
      expect(await statusOf(ATTACKERS_PASSWORD)).toBe(200)
    })
  })

  test('the code of a sign-up for an address with an account changes nothing, even if it was guessed', async () => {
    await newAccount()
    cognito.pool.drawCode = () => '271828'
    await signUp({ Password: 'Eight-Small-Boats' })
    cognito.pool.drawCode = randomCode
    expect(cognito.mails.at(-1)?.kind).toBe('known')
    // the code is there, though no email said it: a wrong one is not told so
    expect((await confirm('314159')).body).toMatchObject({ __type: 'CodeMismatchException' })
    expect((await confirm('271828')).body).toMatchObject({ message: expect.stringContaining('CONFIRMED') })
    expect((await enter(cognito, Username, 'Eight-Small-Boats')).status).toBe(400)
    expect((await enter(cognito, Username, PASSWORD)).status).toBe(200)
  })

  test.each([
    ['short7!', 'Password not long enough'],
    ['Password123!', 'Password is too common'],
    ['p4ssw0rd', 'Password is too common'],
    ['1234567890', 'Password is too common'],
  ])('the password %s is refused: %s', async (Password, reason) => {
    const { body } = await signUp({ Password })
    expect(body).toMatchObject({ __type: 'InvalidPasswordException', message: expect.stringContaining(reason) })
  })

  test('what is no address has no account', async () => {
    expect((await signUp({ Username: 'nobody' })).body).toMatchObject({ __type: 'InvalidParameterException' })
  })

  test('an email that cannot go out is said, and another try goes on', async () => {
    const { sendCode } = cognito.pool
    cognito.pool.sendCode = async () => ({ ok: false })
    expect((await signUp()).body).toMatchObject({ __type: 'CodeDeliveryFailureException' })
    cognito.pool.sendCode = sendCode
    expect((await signUp()).status).toBe(200)
  })

  test('the account manager makes the account, which the id token names (S-171)', async () => {
    await signUp({ UserAttributes: [{ Name: 'given_name', Value: 'Mila' }] })
    await confirm(cognito.codeFor(Username))
    const { IdToken } = await tokensOf(cognito, Username, PASSWORD)
    expect(claimsOf(IdToken)).toMatchObject({ email: Username, 'custom:account_manager_id': expect.any(String) })
    expect(cognito.accountManager.made.at(-1)).toContain('"first_name":"Mila"')
  })

  test('while it does not answer a token comes without the account, and the next one has it (S-266)', async () => {
    cognito.accountManager.isUp = false
    await newAccount()
    const { IdToken, RefreshToken } = await tokensOf(cognito, Username, PASSWORD)
    expect(claimsOf(IdToken)).not.toHaveProperty('custom:account_manager_id')
    cognito.accountManager.isUp = true
    const { body } = await refresh(RefreshToken)
    expect(claimsOf(body.AuthenticationResult.IdToken)).toHaveProperty('custom:account_manager_id')
  })

  test('whoever never confirms is forgotten after a week', async () => {
    await signUp()
    cognito.clock.advance(8 * DAY)
    for (const sweep of COGNITO_SWEEPS) await sweepRows(opened.db, sweep, cognito.clock.now())
    const left = await opened.db.select({ email: users.email }).from(users)
    expect(left.map(({ email }) => email)).not.toContain(Username)
    expect(left.map(({ email }) => email)).toContain(persona('parent').email)
  })
})

describe('sign-ins', () => {
  test('a new password ends every one of them', async () => {
    await newAccount()
    const { RefreshToken, AccessToken } = await tokensOf(cognito, Username, PASSWORD)
    await cognito.call('ForgotPassword', { ClientId, Username })
    await expect.poll(() => cognito.mails.at(-1)?.kind).toBe('reset')
    const ConfirmationCode = cognito.codeFor(Username)
    const reset = () =>
      cognito.call('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password: 'Nine-Small-Boats' })
    expect((await reset()).status).toBe(200)
    expect((await refresh(RefreshToken)).body).toMatchObject({ __type: 'NotAuthorizedException' })
    expect((await cognito.call('GetUser', { AccessToken })).body).toMatchObject({ __type: 'NotAuthorizedException' })
    expect((await reset()).body).toMatchObject({ __type: 'CodeMismatchException' })
  })

  test('changing the password ends the others and not this one', async () => {
    await newAccount()
    const here = await tokensOf(cognito, Username, PASSWORD)
    const there = await tokensOf(cognito, Username, PASSWORD)
    const change = (PreviousPassword: string) =>
      cognito.call('ChangePassword', {
        AccessToken: here.AccessToken,
        PreviousPassword,
        ProposedPassword: 'Ten-Boats-Now',
      })
    expect((await change('not the old one')).body).toMatchObject({ __type: 'NotAuthorizedException' })
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await refresh(here.RefreshToken)).status).toBe(200)
    expect((await refresh(there.RefreshToken)).status).toBe(400)
  })

  test('one ends without the others, and all end at once when asked (S-359)', async () => {
    await newAccount()
    const [here, there] = [await tokensOf(cognito, Username, PASSWORD), await tokensOf(cognito, Username, PASSWORD)]
    await cognito.call('RevokeToken', { ClientId, Token: here.RefreshToken })
    expect([(await refresh(here.RefreshToken)).status, (await refresh(there.RefreshToken)).status]).toEqual([400, 200])
    await cognito.call('GlobalSignOut', { AccessToken: there.AccessToken })
    expect((await refresh(there.RefreshToken)).status).toBe(400)
  })

  test('one lasts thirty days', async () => {
    const { RefreshToken } = await tokensOf(cognito, persona('parent').email, PERSONAS_PASSWORD)
    cognito.clock.advance(30 * DAY - 1000)
    expect((await refresh(RefreshToken)).status).toBe(200)
    cognito.clock.advance(2000)
    expect((await refresh(RefreshToken)).body).toMatchObject({ __type: 'NotAuthorizedException' })
  })
})

describe('the keys', () => {
  const jwks = async (handler: TestPool['handler']) =>
    (await handler(new Request('http://localhost:3000/upstream/cognito/x/.well-known/jwks.json'))).json()

  test('outlive the process: another one signs with the same and honours old tokens', async () => {
    const { AccessToken } = await tokensOf(cognito, persona('parent').email, PERSONAS_PASSWORD)
    const restarted = createCognitoHandler(cognito.pool)
    expect(await jwks(restarted)).toEqual(await jwks(cognito.handler))
    expect((await call(restarted, 'GetUser', { AccessToken })).status).toBe(200)
  })

  test('their private half is in the database only sealed, and nowhere in the public one', async () => {
    const row = JSON.stringify(await opened.db.execute('select * from cognito.keys'))
    expect(row).not.toContain('PRIVATE KEY')
    for (const key of (await jwks(cognito.handler)).keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  test('with another secret a new one is made, and people sign in as before', async () => {
    const seal = createSeal(derivedKey('another secret of tests, as long as the first', 'cognito'))
    const moved = createCognitoHandler({ ...cognito.pool, seal })
    const AuthParameters = { USERNAME: persona('parent').email, PASSWORD: PERSONAS_PASSWORD }
    const request = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
    expect((await call(moved, 'InitiateAuth', request)).status).toBe(200)
    expect((await jwks(moved)).keys).toHaveLength(2)
  })
})

describe('the wire', () => {
  test.each(['AdminDeleteUser', '__proto__', ''])('there is no operation %s', async (operation) => {
    expect((await cognito.call(operation, {})).body).toMatchObject({ __type: 'UnknownOperationException' })
  })

  test('another application is not served, and a request that lacks something is told what', async () => {
    expect((await cognito.call('ForgotPassword', { ClientId: 'other', Username })).body).toMatchObject({
      __type: 'ResourceNotFoundException',
    })
    expect((await cognito.call('ForgotPassword', { ClientId })).body).toMatchObject({
      __type: 'InvalidParameterException',
      message: 'Username',
    })
  })
})
