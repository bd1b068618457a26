import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { AMZ_JSON, TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { attempts, users } from '~/services/upstreams/cognito/embedded/cognito.tables'
import { credentialsOf } from '~/services/upstreams/cognito/embedded/passwords'
import { verifierOf } from '~/services/upstreams/cognito/embedded/srp'
import { srpNameOf } from '~/services/upstreams/cognito/embedded/srp-identity'
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

/** A confirmed account, as a sign-up and its code leave it. */
const accountOf = async (email: string) => ({
  sub: randomUUID(),
  email,
  status: 'CONFIRMED' as const,
  attributes: {},
  groups: [],
  accountManagerId: null,
  createdAt: new Date(cognito.clock.now()).toISOString(),
  ...(await credentialsOf(cognito.pool, { email, password: 'Six-Boats-Now' })),
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

  const SRP_A = 'ab12'.repeat(180)
  const beginSrp = async (USERNAME: string) => {
    const asked = { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } }
    return (await cognito.call('InitiateAuth', asked)).body.ChallengeParameters
  }
  /** the letter where a UUID says its variant, and the form of the whole without what is random */
  const formOf = ({ USER_ID_FOR_SRP: id, SALT: salt, USERNAME, ...others }: Record<string, string>) => ({
    variant: id?.[19],
    form: id?.replace(/[0-9a-f]/g, (digit, at) => (at === 14 ? digit : 'x')),
    isSaltWhole: /^([0-9a-f]{2}){12,17}$/.test(salt ?? ''),
    isOneName: USERNAME === id,
    others: Object.keys(others),
  })

  test('SRP: whoever has no account gets a challenge as everybody does, the same name and salt each time', async () => {
    const [known, unknown, again] = [
      await beginSrp(KNOWN),
      await beginSrp('who@playchart.test'),
      await beginSrp('who@playchart.test'),
    ]
    expect(Object.keys(unknown)).toEqual(Object.keys(known))
    const { variant: _ofOne, ...form } = formOf(known)
    expect(formOf(unknown)).toMatchObject(form)
    expect(form.form).toBe('xxxxxxxx-xxxx-4xxx-xxxx-xxxxxxxxxxxx')
    expect(again).toMatchObject({ SALT: unknown.SALT, USERNAME: unknown.USERNAME })
    expect(again.SRP_B).not.toBe(unknown.SRP_B)
  })

  test('SRP: ids of every variant, of unknown addresses as of known ones', async () => {
    const variantsOf = async (addresses: string[]) => {
      const ids = await Promise.all(addresses.map(async (address) => formOf(await beginSrp(address)).variant))
      return [...new Set(ids)].toSorted().join('')
    }
    const addresses = Array.from({ length: 52 }, (_, at) => `nobody-${at}@playchart.test`)
    expect(await variantsOf(addresses)).toBe('89ab')
    const { sub: _its, email: _own, ...account } = await accountOf('one@playchart.test')
    const rows = addresses.map((email) => ({
      ...account,
      sub: randomUUID(),
      email,
      srpSalt: srpNameOf(cognito.pool, email).salt,
    }))
    await opened.db.insert(users).values(rows)
    expect(await variantsOf(addresses)).toBe('89ab')
  })

  test('SRP: a sign-up changes nothing in it, and its UserSub is nowhere else', async () => {
    for (const Username of [KNOWN, 'signs-up@playchart.test']) {
      const before = await beginSrp(Username)
      const { body } = await cognito.call('SignUp', { ClientId, Username, Password: 'Six-Boats-Now' })
      const { SALT, USERNAME, USER_ID_FOR_SRP } = await beginSrp(Username)
      expect({ SALT, USERNAME, USER_ID_FOR_SRP }).toEqual({
        SALT: before.SALT,
        USERNAME: before.USERNAME,
        USER_ID_FOR_SRP: before.USER_ID_FOR_SRP,
      })
      expect(JSON.stringify(before)).not.toContain(body.UserSub)
      expect(body.UserSub).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  test('every answer has the same status, headers and length', async () => {
    const unknown = 'nobody@playchart.test'
    const asked: [string, (Username: string) => object][] = [
      ['SignUp', (Username) => ({ Username, Password: 'Six-Boats-Now' })],
      ['ConfirmSignUp', (Username) => ({ Username, ConfirmationCode: '12345x' })],
      ['ResendConfirmationCode', (Username) => ({ Username })],
      [
        'InitiateAuth',
        (USERNAME) => ({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: 'wrong' } }),
      ],
      ['ForgotPassword', (Username) => ({ Username })],
      ['ConfirmForgotPassword', (Username) => ({ Username, ConfirmationCode: '12345x', Password: 'Six-Boats-Now' })],
      ['RespondToAuthChallenge', () => ({})],
    ]
    const sent = async (operation: string, body: object) => {
      const answer = await cognito.handler(
        new Request('http://localhost:3000/upstream/cognito', {
          method: 'POST',
          headers: { 'content-type': AMZ_JSON, 'x-amz-target': `${TARGET_PREFIX}${operation}` },
          body: JSON.stringify({ ClientId, ...body }),
        }),
      )
      return { status: answer.status, headers: [...answer.headers.keys()], length: (await answer.text()).length }
    }
    const wrongProof = async (address: string) => {
      const { SECRET_BLOCK, USERNAME } = await beginSrp(address)
      const proof = { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, PASSWORD_CLAIM_SIGNATURE: 'bm8=', TIMESTAMP: 'now' }
      return { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: { USERNAME, ...proof } }
    }
    for (const [operation, bodyFor] of asked) {
      const bodyOf = operation === 'RespondToAuthChallenge' ? wrongProof : bodyFor
      const known = await sent(operation, await bodyOf(KNOWN))
      expect({ operation, ...(await sent(operation, await bodyOf(unknown))) }).toEqual({ operation, ...known })
    }
  })

  test('an account whose verifier was made for its own id keeps that name and its salt', async () => {
    const email = 'of-before@playchart.test'
    const account = await accountOf(email)
    const verifier = verifierOf({ userName: `playchart${account.sub}`, password: 'Six-Boats-Now', salt: 'ab12' })
    const srpVerifier = cognito.pool.seal.seal(verifier.toString(16))
    await opened.db.insert(users).values({ ...account, srpSalt: 'ab12', srpVerifier })
    expect(await beginSrp(email)).toMatchObject({ USER_ID_FOR_SRP: account.sub, SALT: 'ab12' })
  })

  test('an answer leaves at whole multiples of a time, whatever it took to find', async () => {
    const inSteps = await openTestPool(opened.db, undefined, 80)
    const took = async (ask: () => Promise<unknown>) => {
      const started = performance.now()
      await ask()
      return performance.now() - started
    }
    for (const Username of [KNOWN, UNKNOWN]) {
      const ms = await took(() => inSteps.call('ForgotPassword', { ClientId, Username }))
      expect(ms).toBeGreaterThanOrEqual(79)
    }
    expect(await took(() => enter(inSteps, UNKNOWN, 'not-the-password'))).toBeGreaterThanOrEqual(79)
    const tokens = await inSteps.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: 'nobody gave this' })
    expect(tokens.status).toBe(400)
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
