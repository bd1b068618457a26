import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { AMZ_JSON, TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { freePort } from '../../scripts/server/free-port'
import { CLIENT_ID, POOL_ID } from '../support/cognito-pool'
import { openPoolProxy, type PoolProxy } from '../support/pool-proxy'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPool, cookieIn, postTokens } from '../support/sign-in'

const FILE = 'src/services/flows/identity/identity.functions.ts'
let upstreams: Server
let shop: Server
let place: Place
let proxy: PoolProxy
let pool = ''

/** A pool that another process runs (`npm run upstreams`), beside a shop that knows it by its address alone. */
beforeAll(async () => {
  const [port, own] = [await freePort(), await freePort()]
  upstreams = await startServer({ port: own, env: { UPSTREAMS_PORT: String(port) } })
  const COGNITO_ISSUER = `http://localhost:${own}/upstream/cognito/${POOL_ID}`
  proxy = await openPoolProxy({ target: `http://127.0.0.1:${port}/cognito`, issuer: COGNITO_ISSUER })
  pool = proxy.url
  // nobody in it: whoever signs in is known to the other process alone
  place = await emptyPlace()
  const env = { COGNITO_BASE_URL: pool, COGNITO_ISSUER, COGNITO_AUTH_FLOW: 'USER_PASSWORD_AUTH', TRUSTED_PROXIES: '1' }
  shop = await startServer({ place, env })
}, PATIENCE_MS)
afterAll(async () => {
  await shop.stop()
  await proxy.close()
  await upstreams.stop()
  await place.drop()
})

async function tokens() {
  const answer = await fetch(pool, {
    method: 'POST',
    headers: {
      origin: shop.url,
      'content-type': AMZ_JSON,
      'x-amz-target': `${TARGET_PREFIX}InitiateAuth`,
    },
    body: JSON.stringify({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: persona('parent').email, PASSWORD: PERSONAS_PASSWORD },
    }),
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { IdToken, AccessToken, RefreshToken } = (await answer.json()).AuthenticationResult
  return { userJwt: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
}

test('its tokens sign in at the shop, which renews and ends them over HTTP', async () => {
  const held = await tokens()
  const saved = await postTokens(shop, held)
  expect(saved.status).toBe(200)
  const cookie = cookieIn(saved)
  const call = async (name: string, data?: object) =>
    (await callFunction(shop, { name, file: FILE }, { cookie, data })).result
  expect(await call('refreshIdentity')).toMatchObject({ ok: true, value: { kind: 'signedIn' } })
  expect(await call('signOut', { as: null })).toMatchObject({ ok: true })
  expect(await call('getIdentity')).toEqual({ ok: true, value: { kind: 'signedOut' } })
})

test('pages may ask it, and learn where it is; the shop’s own pool is not there', async () => {
  const { headers } = await raw(shop, '/sign-in', { headers: BROWSER })
  expect(headers['content-security-policy']).toContain(`https://*.litix.io ${new URL(pool).origin};`)
  const data = { language: 'en', wanted: null }
  const page = await callFunction(shop, { name: 'getIdentityPage', file: FILE }, { data })
  expect(page.result).toMatchObject({
    input: { config: { userPoolId: POOL_ID, clientId: CLIENT_ID, endpoint: pool, authFlow: 'USER_PASSWORD_AUTH' } },
  })
  expect((await askPool(shop, 'ForgotPassword', { Username: persona('parent').email })).status).toBe(404)
})

test('while it is away nobody is signed out, and a sign-out says so (S-379)', async () => {
  const cookie = cookieIn(await postTokens(shop, await tokens()))
  const call = async (name: string, data?: object) =>
    (await callFunction(shop, { name, file: FILE }, { cookie, data })).result
  const isDown = { upstream: 'cognito', outcome: { kind: 'drop' } }
  const faults = (method: string, body?: object) =>
    raw(upstreams, '/upstream/qa/faults', {
      method,
      headers: { ...asJson(upstreams), 'x-qa-key': upstreams.qaKey },
      body: body && JSON.stringify(body),
    })
  await faults('POST', isDown)
  expect(await call('refreshIdentity')).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  expect(await call('signOut', { as: null })).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  expect(await call('getIdentity')).toMatchObject({ value: { kind: 'signedIn' } })
  await faults('DELETE')
  expect(await call('signOut', { as: null })).toMatchObject({ ok: true })
})

describe('its keys (T10)', () => {
  const refreshToken = 'of nobody'
  /** each from an address of its own, so that no limit answers in the pool's place */
  let tries = 0
  const post = async (tokens: object) => {
    tries += 1
    const address = `198.51.${tries >> 8}.${tries & 255}`
    return (await postTokens(shop, { refreshToken, ...tokens }, { 'x-forwarded-for': address })).status
  }
  const now = () => Math.floor(Date.now() / 1000)

  test('sign in whom they have signed, and nobody before or after the time of a token', async () => {
    expect(await post(await proxy.tokens())).toBe(200)
    expect(await post(await proxy.tokens({ exp: now() - 61, iat: now() - 3661 }))).toBe(401)
    expect(await post(await proxy.tokens({ nbf: now() + 300 }))).toBe(401)
    expect(await post(await proxy.tokens({ iss: 'https://another.pool.test' }))).toBe(401)
    expect(await post(await proxy.tokens({}, { kid: '../../dev/null' }))).toBe(401)
  })

  test('while they are away, known ones go on', async () => {
    expect(await post(await proxy.tokens())).toBe(200)
    proxy.areKeysAway = true
    expect(await post(await proxy.tokens())).toBe(200)
    expect(await post(await tokens())).toBe(200)
    proxy.areKeysAway = false
  })

  test('a thousand that nobody knows ask the pool once at most', async () => {
    const asked = proxy.keysAsked
    const unknown = await Promise.all(Array.from({ length: 1000 }, () => proxy.tokens({}, { kid: randomUUID() })))
    const statuses = new Set<number>()
    for (let at = 0; at < unknown.length; at += 20)
      for (const status of await Promise.all(unknown.slice(at, at + 20).map(post))) statuses.add(status)
    expect([...statuses]).toEqual([401])
    expect(proxy.keysAsked - asked).toBeLessThanOrEqual(1)
    expect(await post(await proxy.tokens())).toBe(200)
  }, 60_000)
})

test('with it hosted, nobody of the seed and no mailbox is at the shop', async () => {
  expect((await raw(shop, `/mailbox?key=${shop.qaKey}`, { headers: BROWSER })).status).toBe(404)
  expect(shop.logs()).toContain('Personas   cannot sign in')
  expect(shop.logs()).not.toContain(PERSONAS_PASSWORD)
})
