import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { attempts } from '~/services/upstreams/cognito/embedded/cognito.tables'
import { CLIENT_ID, enter, openTestPool, type TestPool } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

const ClientId = CLIENT_ID
const KNOWN = persona('parent').email
const UNKNOWN = 'nobody-here@playchart.test'
let opened: TestDatabase
let cognito: TestPool

beforeAll(async () => {
  opened = await openTestDatabase()
  cognito = await openTestPool(opened.db)
})
afterAll(() => opened.close())
/** Emails that answers do not wait for have been sent. */
const posted = () => new Promise((resolve) => setImmediate(resolve))
beforeEach(async () => {
  await posted()
  cognito.clock.reset()
  cognito.mails.length = 0
  await opened.db.delete(attempts)
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

describe('whether an address has an account is told to nobody (T12)', () => {
  const QUESTIONS: [string, (Username: string) => Promise<object>][] = [
    ['a wrong password', (name) => enter(cognito, name, 'not-the-password')],
    ['a code for a new password', (Username) => cognito.call('ForgotPassword', { ClientId, Username })],
    ['another code', (Username) => cognito.call('ResendConfirmationCode', { ClientId, Username })],
    [
      'a wrong code of a sign-up',
      (Username) => cognito.call('ConfirmSignUp', { ClientId, Username, ConfirmationCode: 'wrong' }),
    ],
    [
      'a wrong code of a new password',
      (Username) =>
        cognito.call('ConfirmForgotPassword', {
          ClientId,
          Username,
          ConfirmationCode: 'wrong',
          Password: 'Six-Boats-Now',
        }),
    ],
  ]
  test.each(QUESTIONS)('%s: the same answer, time after time', async (_what, ask) => {
    for (let time = 0; time < 8; time++) {
      const [known, unknown] = [await ask(KNOWN), await ask(UNKNOWN)]
      expect(JSON.stringify(unknown).replaceAll('n***', 'p***')).toBe(JSON.stringify(known))
    }
  })

  test('signing up: the same answer, and the owner gets an email without a code', async () => {
    const signUp = (Username: string) => cognito.call('SignUp', { ClientId, Username, Password: 'Six-Boats-Now' })
    const [known, unknown] = [await signUp(KNOWN), await signUp(UNKNOWN)]
    const sub = /^[0-9a-f-]{36}$/
    expect(known).toEqual({
      status: 200,
      body: {
        UserConfirmed: false,
        UserSub: expect.stringMatching(sub),
        CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'p***@p***' },
      },
    })
    expect(unknown.body).toMatchObject({ UserConfirmed: false, UserSub: expect.stringMatching(sub) })
    expect(known.body.UserSub).not.toBe(persona('parent').sub)
    expect(cognito.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['known', KNOWN],
      ['signUp', UNKNOWN],
    ])
    expect((await enter(cognito, KNOWN, 'Six-Boats-Now')).status).toBe(400)
    expect((await enter(cognito, KNOWN, PERSONAS_PASSWORD)).status).toBe(200)
  })

  test('an email that cannot go out changes nothing in the answer', async () => {
    const { sendCode } = cognito.pool
    const ask = async (Username: string) => (await cognito.call('ForgotPassword', { ClientId, Username })).status
    cognito.pool.sendCode = () => Promise.reject(new Error('no mail today'))
    expect([await ask(KNOWN), await ask(UNKNOWN)]).toEqual([200, 200])
    cognito.pool.sendCode = async () => ({ ok: false })
    expect([await ask(KNOWN), await ask(UNKNOWN)]).toEqual([200, 200])
    await posted()
    cognito.pool.sendCode = sendCode
  })

  test('SRP: nobody gets a challenge as somebody does, the same one salt for the same address', async () => {
    const begin = async (USERNAME: string) => {
      const { body } = await cognito.call('InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'ab12'.repeat(180) },
      })
      return body.ChallengeParameters
    }
    const [known, unknown, again] = [
      await begin(KNOWN),
      await begin('who@playchart.test'),
      await begin('who@playchart.test'),
    ]
    expect(Object.keys(unknown)).toEqual(Object.keys(known))
    expect(unknown.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect([again.SALT, again.USERNAME]).toEqual([unknown.SALT, unknown.USERNAME])
    expect(again.SRP_B).not.toBe(unknown.SRP_B)
  })

  test('a password takes the same time to be wrong', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let time = 0; time < 60; time++) {
      for (const [which, name] of [
        ['known', KNOWN],
        ['unknown', UNKNOWN],
      ] as const) {
        const started = performance.now()
        await enter(cognito, name, 'not-the-password')
        times[which].push(performance.now() - started)
        await opened.db.delete(attempts)
      }
    }
    // without the hash of nobody's password the unknown would be several times faster
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.7)
    expect(median(times.unknown) / median(times.known)).toBeLessThan(1.4)
  })
})

describe('guessing a password (T12)', () => {
  test.each([KNOWN, UNKNOWN])('five times, then %s rests, twice as long each time', async (name) => {
    const guess = async (password = 'not-the-password') => (await enter(cognito, name, password)).body.message
    for (let time = 0; time < 5; time++) expect(await guess()).toBe('Incorrect username or password.')
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]) {
      expect(await guess(PERSONAS_PASSWORD)).toBe('Password attempts exceeded')
      // asking in between is no try, and does not make it longer
      cognito.clock.advance(wait * 1000 - 1)
      expect(await guess(PERSONAS_PASSWORD)).toBe('Password attempts exceeded')
      cognito.clock.advance(1)
      expect(await guess()).toBe('Incorrect username or password.')
    }
    // never longer than a quarter of an hour
    cognito.clock.advance(899_999)
    expect(await guess(PERSONAS_PASSWORD)).toBe('Password attempts exceeded')
    cognito.clock.advance(1)
    expect(await guess()).toBe('Incorrect username or password.')
  })

  test('the right one after the rest begins the count anew', async () => {
    for (let time = 0; time < 5; time++) await enter(cognito, KNOWN, 'not-the-password')
    cognito.clock.advance(1001)
    expect((await enter(cognito, KNOWN, PERSONAS_PASSWORD)).status).toBe(200)
    for (let time = 0; time < 4; time++) await enter(cognito, KNOWN, 'not-the-password')
    expect((await enter(cognito, KNOWN, PERSONAS_PASSWORD)).status).toBe(200)
  })

  test('a quarter of an hour without a try forgets them', async () => {
    for (let time = 0; time < 5; time++) await enter(cognito, KNOWN, 'not-the-password')
    cognito.clock.advance(15 * 60_000)
    for (let time = 0; time < 4; time++)
      expect((await enter(cognito, KNOWN, 'not-the-password')).body.message).toBe('Incorrect username or password.')
    expect((await enter(cognito, KNOWN, PERSONAS_PASSWORD)).status).toBe(200)
  })

  test('fifty at once get no more tries than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(cognito, KNOWN, 'not-the-password')))
    const tried = answers.filter(({ body }) => body.message === 'Incorrect username or password.')
    expect(tried).toHaveLength(5)
  })
})
