import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { asJson, BROWSER, ownOrigin, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPool, cookieIn, type HeldTokens, heldTokens, postTokens, signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/identity/identity.functions.ts'
const parent = persona('parent')
const gifted = persona('gift')
let server: Server

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100', LOG_LEVEL: 'debug' } })
}, PATIENCE_MS)
afterAll(() => server.kill())

const identity = async (cookie: string) =>
  (await callFunction(server, { name: 'getIdentity', file: FILE }, { cookie })).result
const signOut = (cookie: string, as: string | null) =>
  callFunction(server, { name: 'signOut', file: FILE }, { cookie, data: { as } })
const SIGNED_OUT = { ok: true, value: { kind: 'signedOut' } }

describe('tokens that do not hold (T10)', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const edited = (token: string, index: number, change: object) => {
    const parts = token.split('.')
    const old = JSON.parse(Buffer.from(parts[index] ?? '', 'base64url').toString())
    parts[index] = part({ ...old, ...change })
    return parts.join('.')
  }
  const FORGED: [string, (held: HeldTokens) => Partial<HeldTokens>][] = [
    ['id and access swapped', ({ userJwt, accessToken }) => ({ userJwt: accessToken, accessToken: userJwt })],
    ['no signature', ({ userJwt }) => ({ userJwt: `${userJwt.split('.').slice(0, 2).join('.')}.` })],
    ['algorithm none', ({ userJwt }) => ({ userJwt: edited(userJwt, 0, { alg: 'none' }) })],
    ['algorithm HS256', ({ userJwt }) => ({ userJwt: edited(userJwt, 0, { alg: 'HS256' }) })],
    ['another person', ({ userJwt }) => ({ userJwt: edited(userJwt, 1, { sub: gifted.sub }) })],
    ['another group', ({ userJwt }) => ({ userJwt: edited(userJwt, 1, { 'cognito:groups': ['admin'] }) })],
    ['an unknown key', ({ userJwt }) => ({ userJwt: edited(userJwt, 0, { kid: '../../dev/null' }) })],
    ['cut short', ({ accessToken }) => ({ accessToken: accessToken.slice(0, -7) })],
    ['far too long', ({ userJwt }) => ({ userJwt: userJwt + 'x'.repeat(4096) })],
    ['garbage', () => ({ userJwt: 'garbage', accessToken: 'garbage' })],
  ]

  test.each(FORGED)('%s: 401, the same words, and no cookie', async (_what, forge) => {
    const held = await heldTokens(server, parent.email)
    const answer = await postTokens(server, { ...held, ...forge(held) })
    expect([answer.status, answer.text, cookieIn(answer)]).toEqual([401, '{"error":"This needs a key."}', ''])
  })

  test('what is no such body is 400, what is too long 413, what comes from elsewhere 403, and none sets a cookie', async () => {
    const held = await heldTokens(server, parent.email)
    const answers = [
      await postTokens(server, {}),
      await postTokens(server, { ...held, userUuid: gifted.playchartId }),
      await postTokens(server, { ...held, more: 'x'.repeat(9 * 1024) }),
      await postTokens(server, held, { origin: 'http://evil.local' }),
      await postTokens(server, held, { 'sec-fetch-site': 'cross-site' }),
      await postTokens(server, held, { 'content-type': 'text/plain' }),
      await raw(server, '/api/save-user-jwt'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 413, 403, 403, 415, 405])
    expect(answers.map(cookieIn).join('')).toBe('')
  })
})

describe('a session (T11)', () => {
  test('has a new id after signing in, and the one that was planted is worth nothing', async () => {
    const planted = cookieIn(
      await raw(server, '/api/child-info', {
        method: 'POST',
        headers: { ...ownOrigin(server), 'content-type': 'application/x-www-form-urlencoded' },
        body: 'name=Mila&language=nl&day=1',
      }),
    )
    expect(planted).toContain('__Host-sid=')
    const cookie = await signInOver(server, parent.email, planted)
    expect(cookie).not.toBe(planted)
    expect(await identity(planted)).toEqual(SIGNED_OUT)
    expect(await identity(cookie)).toMatchObject({ value: { person: { sub: parent.sub } } })
  })

  test('is somebody’s until that one signs out: 409 for another, whose cookie nobody gets', async () => {
    const cookie = await signInOver(server, parent.email)
    const answer = await postTokens(server, await heldTokens(server, gifted.email), { cookie })
    expect([answer.status, cookieIn(answer)]).toEqual([409, ''])
    expect(await identity(cookie)).toMatchObject({ value: { person: { sub: parent.sub } } })
    const refused = await signOut(cookie, gifted.playchartId)
    expect([refused.status, refused.result]).toEqual([409, { ok: false, error: { kind: 'otherPerson' } }])
  })

  test('ends with the sign-out: its cookie replayed is nobody’s, its refresh token nobody honours (S-313)', async () => {
    const held = await heldTokens(server, parent.email)
    const cookie = cookieIn(await postTokens(server, held))
    const answer = await signOut(cookie, parent.playchartId)
    expect(answer.result).toEqual({ ok: true, value: { logoutUrl: '/account/logout?return_url=%2F' } })
    expect(answer.headers).toMatchObject({
      'clear-site-data': '"cache"',
      'cache-control': expect.stringContaining('no-store'),
    })
    expect([answer.headers['set-cookie']].flat().join()).toContain('Max-Age=0')
    expect(await identity(cookie)).toEqual(SIGNED_OUT)
    const refreshed = await askPool(server, 'GetTokensFromRefreshToken', { RefreshToken: held.refreshToken })
    expect(refreshed.status).toBe(400)
  })

  const refused = async (held: HeldTokens) => {
    const answer = await postTokens(server, held)
    return [answer.status, answer.text, cookieIn(answer)]
  }
  const REFUSED = [401, '{"error":"This needs a key."}', '']

  test('ends with all its tokens: those of before the sign-out open none', async () => {
    const held = await heldTokens(server, parent.email)
    const cookie = cookieIn(await postTokens(server, held))
    expect((await postTokens(server, held, { cookie })).status).toBe(200)
    await signOut(cookieIn(await postTokens(server, held)), parent.playchartId)
    expect(await refused(held)).toEqual(REFUSED)
    // nor one of them beside one of another sign-in of the same person
    const next = await heldTokens(server, parent.email)
    expect(await refused({ ...next, userJwt: held.userJwt })).toEqual(REFUSED)
    expect(await refused({ ...next, accessToken: held.accessToken })).toEqual(REFUSED)
    expect((await postTokens(server, next)).status).toBe(200)
  })

  test('those of before a sign-out everywhere, or before another password, open none either', async () => {
    const reader = persona('reader').email
    const [first, second] = [await heldTokens(server, reader), await heldTokens(server, reader)]
    const passwords = { PreviousPassword: PERSONAS_PASSWORD, ProposedPassword: 'Six-Boats-Now' }
    const changed = await askPool(server, 'ChangePassword', { AccessToken: second.accessToken, ...passwords })
    expect(changed.status).toBe(200)
    expect(await refused(first)).toEqual(REFUSED)
    expect((await postTokens(server, second)).status).toBe(200)
    await askPool(server, 'GlobalSignOut', { AccessToken: second.accessToken })
    expect(await refused(second)).toEqual(REFUSED)
  })

  test('ends with the sign-in that opened it: a sign-out elsewhere, everywhere, or another password', async () => {
    const { email } = persona('billing')
    const sessionOf = async (held: HeldTokens) => cookieIn(await postTokens(server, held))
    const kindOf = async (cookie: string) => {
      const page = await raw(server, '/account', { headers: { ...BROWSER, cookie } })
      return [page.status, await identity(cookie)]
    }
    const IN = [200, { ok: true, value: expect.objectContaining({ kind: 'signedIn' }) }]
    const OUT = [307, SIGNED_OUT]
    const held = await heldTokens(server, email)
    const [first, second] = [await sessionOf(held), await sessionOf(held)]
    expect(await kindOf(second)).toEqual(IN)
    await signOut(first, persona('billing').playchartId)
    expect(await kindOf(second)).toEqual(OUT)

    const [changing, other] = [await heldTokens(server, email), await heldTokens(server, email)]
    const [kept, ended] = [await sessionOf(changing), await sessionOf(other)]
    const passwords = { PreviousPassword: PERSONAS_PASSWORD, ProposedPassword: 'Nine-Kites-Now' }
    await askPool(server, 'ChangePassword', { AccessToken: changing.accessToken, ...passwords })
    expect([await kindOf(kept), await kindOf(ended)]).toEqual([IN, OUT])

    await askPool(server, 'GlobalSignOut', { AccessToken: changing.accessToken })
    expect(await kindOf(kept)).toEqual(OUT)
  })

  test('its cookie is for this host alone, unseen by scripts', async () => {
    const answer = await postTokens(server, await heldTokens(server, parent.email))
    expect([answer.headers['set-cookie']].flat().join()).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

describe('tokens after signing in (T22)', () => {
  test('are in no answer and in no line of the log', async () => {
    const held = await heldTokens(server, parent.email)
    const saved = await postTokens(server, held)
    const cookie = cookieIn(saved)
    const pages = await Promise.all(
      ['/', '/sign-in', '/account', '/account/subscriptions'].map((path) =>
        raw(server, path, { headers: { ...BROWSER, cookie } }),
      ),
    )
    const told = await callFunction(server, { name: 'getIdentity', file: FILE }, { cookie })
    const everything = [saved, told, ...pages].map(({ text, headers }) => text + JSON.stringify(headers)).join()
    const secrets = [...Object.values(held), cookie.split('=')[1] ?? '']
    for (const secret of Object.values(held)) expect(everything).not.toContain(secret)
    for (const secret of secrets) expect(server.logs()).not.toContain(secret)
    // what the terminal says at the start names the people of the seed; events name nobody
    expect(server.logs().replace(/^(?!\{).*$/gm, '')).not.toContain(parent.email)
    // a name of a class may begin as a token does
    expect(everything).not.toMatch(/eyJ[\w-]{10,}/)
    expect(server.logs()).toContain('"event":"security.signed-in"')
    expect(server.logs()).toContain('"event":"security.sign-in-failed"')
  })
})

describe('the shop’s own sign-out (S-025)', () => {
  const leave = async (to: string) =>
    (await raw(server, `/account/logout?return_url=${encodeURIComponent(to)}`)).headers.location
  test.each(['//evil.tld', '/\\evil.tld', 'https://evil.tld/', 'javascript:alert(1)', '/%0d%0aSet-Cookie:x=1', ''])(
    'leads home from %s (T2)',
    async (to) => expect(await leave(to)).toBe('/'),
  )
  test('leads to a page of ours', async () => {
    expect(await leave('/nl/')).toBe('/nl/')
    expect(await leave(`http://localhost:${server.port}/de/`)).toBe('/de/')
  })
})

test('the pool takes requests of our own pages alone, and only its own media type', async () => {
  const ask = (headers: Record<string, string>) =>
    askPool(server, 'ForgotPassword', { Username: parent.email }, headers)
  expect((await ask({ origin: 'http://evil.local' })).status).toBe(403)
  expect((await ask(asJson(server))).status).toBe(400)
})
