import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { AMZ_JSON, TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { freePort } from '../../scripts/server/free-port'
import { CLIENT_ID, POOL_ID } from '../support/cognito-pool'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPool, cookieIn, postTokens } from '../support/sign-in'

const FILE = 'src/services/flows/identity/identity.functions.ts'
let upstreams: Server
let shop: Server
let place: Place
let pool = ''

/** A pool that another process runs (`npm run upstreams`), beside a shop that knows it by its address alone. */
beforeAll(async () => {
  const [port, own] = [await freePort(), await freePort()]
  pool = `http://127.0.0.1:${port}/cognito`
  upstreams = await startServer({ port: own, env: { UPSTREAMS_PORT: String(port) } })
  const COGNITO_ISSUER = `http://localhost:${own}/upstream/cognito/${POOL_ID}`
  // nobody in it: whoever signs in is known to the other process alone
  place = await emptyPlace()
  const env = { COGNITO_BASE_URL: pool, COGNITO_ISSUER, COGNITO_AUTH_FLOW: 'USER_PASSWORD_AUTH' }
  shop = await startServer({ place, env })
}, PATIENCE_MS)
afterAll(async () => {
  await shop.stop()
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
