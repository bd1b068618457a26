import { createHmac, randomUUID } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { createKeyRing, createTokenVerifier, type TokenVerifier } from '~/services/flows/identity/token-verifier.server'
import { createMovableClock } from '~/services/platform/clock/clock.server'
import type { Jwks } from '~/services/upstreams/cognito/cognito.contract'
import { CLIENT_ID, ISSUER } from '../support/cognito-pool'

const clock = createMovableClock()
const seconds = () => Math.floor(clock.now() / 1000)
let pair: CryptoKeyPair
let otherKeys: CryptoKeyPair
let published: Result<Jwks, Outage>
let fetches = 0
let verifier: TokenVerifier

beforeAll(async () => {
  pair = await generateKeyPair('RS256', { extractable: true })
  otherKeys = await generateKeyPair('RS256', { extractable: true })
})
beforeEach(async () => {
  clock.reset()
  fetches = 0
  published = ok(await keySet('pool', pair))
  const fetchKeys = async () => {
    fetches += 1
    return published
  }
  verifier = createTokenVerifier({
    clock,
    issuer: ISSUER,
    clientId: CLIENT_ID,
    keyOf: createKeyRing({ fetchKeys, clock }),
  })
})

async function keySet(kid: string, { publicKey }: CryptoKeyPair): Promise<Jwks> {
  const { n = '', e = '' } = await exportJWK(publicKey)
  return { keys: [{ kid, kty: 'RSA', alg: 'RS256', n, e }] }
}

const idClaims = () => ({
  sub: 'a-person',
  aud: CLIENT_ID,
  token_use: 'id',
  email: 'parent@playchart.test',
  iss: ISSUER,
  iat: seconds(),
  exp: seconds() + 3600,
  'custom:account_manager_id': '00000000-0000-4000-8000-000000000001',
  'cognito:groups': ['admin', 'of-somebody-else'],
  origin_jti: 'one sign-in',
})
const accessClaims = () => {
  const { aud, ...claims } = idClaims()
  return { ...claims, token_use: 'access', client_id: aud }
}
type Forging = { header?: object; key?: CryptoKey }
const signed = (claims: JWTPayload, { header = {}, key = pair.privateKey }: Forging = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'pool', ...header }).sign(key)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const REFUSED = { ok: false, error: { kind: 'refused' } }

describe('a token of ours', () => {
  test('says who it is, and only groups that the shop knows', async () => {
    const { iat, exp, sub, email } = idClaims()
    expect(await verifier.id(await signed(idClaims()))).toEqual({
      ok: true,
      value: {
        sub,
        email,
        name: null,
        playchartId: '00000000-0000-4000-8000-000000000001',
        groups: ['admin'],
        signInId: 'one sign-in',
        issuedAt: iat,
        expiresAt: exp,
      },
    })
    expect(await verifier.access(await signed(accessClaims()))).toEqual({ ok: true, value: { sub } })
  })

  test.each([
    [59, true],
    [61, false],
  ])('%i seconds after its end, an id token and an access token alike (T10)', async (late, isTaken) => {
    const id = await signed({ ...idClaims(), exp: seconds() })
    const access = await signed({ ...accessClaims(), exp: seconds() })
    clock.advance(late * 1000)
    expect([(await verifier.id(id)).ok, (await verifier.access(access)).ok]).toEqual([isTaken, isTaken])
  })
})

describe('what is none (T10)', () => {
  const FORGED: [string, () => Promise<string>][] = [
    ['without a signature', async () => `${part({ alg: 'none', kid: 'pool' })}.${part(idClaims())}.`],
    ['signed with the public key as if it were a secret', () => withPublicKeyAsSecret()],
    ['of another pool', () => signed({ ...idClaims(), iss: `${ISSUER}2` })],
    ['signed by somebody else', () => signed(idClaims(), { key: otherKeys.privateKey })],
    ['that begins in five minutes', () => signed({ ...idClaims(), nbf: seconds() + 300 })],
    ['for another application', () => signed({ ...idClaims(), aud: 'other' })],
    ['that is an access token', () => signed({ ...accessClaims(), aud: CLIENT_ID })],
    ['without an end', () => signed({ ...idClaims(), exp: undefined })],
    ['without a key id', () => signed(idClaims(), { header: { kid: undefined } })],
    ['whose key is a path', () => signed(idClaims(), { header: { kid: '../../dev/null' } })],
    ['whose key is a statement', () => signed(idClaims(), { header: { kid: "pool' or '1'='1" } })],
    ['that brings its key', () => bringingItsKey()],
    ['that says where its keys are', () => signed(idClaims(), { header: { kid: 'x', jku: 'http://evil.tld/jwks' } })],
    [
      'that demands what nobody knows',
      () => signed(idClaims(), { header: { crit: ['exp'], exp: 1 } }).catch(() => 'x'),
    ],
    ['cut short', async () => (await signed(idClaims())).slice(0, -9)],
    ['with other claims than were signed', () => withOtherClaims()],
    ['of nine kilobytes', () => signed({ ...idClaims(), filler: 'x'.repeat(9 * 1024) })],
    ['that is none at all', async () => 'garbage'],
    ['that is empty', async () => ''],
  ]
  test.each(FORGED)('an id token %s', async (_what, forge) => {
    expect(await verifier.id(await forge())).toEqual(REFUSED)
  })

  test('an access token that has no end, or that is an id token, or for another application', async () => {
    expect(await verifier.access(await signed({ ...accessClaims(), exp: undefined }))).toEqual(REFUSED)
    expect(await verifier.access(await signed({ ...idClaims(), client_id: CLIENT_ID }))).toEqual(REFUSED)
    expect(await verifier.access(await signed({ ...accessClaims(), client_id: 'other' }))).toEqual(REFUSED)
  })

  async function withPublicKeyAsSecret() {
    const unsigned = `${part({ alg: 'HS256', kid: 'pool' })}.${part(idClaims())}`
    const secret = await exportSPKI(pair.publicKey)
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
  }
  async function bringingItsKey() {
    const jwk = await exportJWK(otherKeys.publicKey)
    return signed(idClaims(), { header: { jwk }, key: otherKeys.privateKey })
  }
  async function withOtherClaims() {
    const [header, , signature] = (await signed(idClaims())).split('.')
    return `${header}.${part({ ...idClaims(), sub: 'another' })}.${signature}`
  }
})

describe('the keys of the pool (T10)', () => {
  test('a thousand keys that nobody knows ask it once in thirty seconds', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 1000 }, () => `${part({ alg: 'RS256', kid: randomUUID() })}.${part(idClaims())}.c2ln`),
    )
    for (const token of tokens) expect(await verifier.id(token)).toEqual(REFUSED)
    expect(fetches).toBe(1)
    clock.advance(30_000)
    await verifier.id(tokens[0] ?? '')
    expect(fetches).toBe(2)
  })

  test('while it is away, known keys go on and unknown ones are no refusal', async () => {
    const token = await signed(idClaims())
    expect((await verifier.id(token)).ok).toBe(true)
    published = refused({ kind: 'unreachable', cause: 'down', retryAfterSeconds: null })
    clock.advance(40_000)
    expect(await verifier.id(await signed(idClaims(), { header: { kid: 'new' } }))).toEqual({
      ok: false,
      error: { kind: 'unreachable' },
    })
    expect((await verifier.id(token)).ok).toBe(true)
  })

  test('a new key is found when a token names it; one that was taken back is forgotten in time', async () => {
    const old = await signed({ ...idClaims(), exp: seconds() + 7200 })
    expect((await verifier.id(old)).ok).toBe(true)
    published = ok(await keySet('next', otherKeys))
    clock.advance(30_000)
    expect(
      (await verifier.id(await signed(idClaims(), { header: { kid: 'next' }, key: otherKeys.privateKey }))).ok,
    ).toBe(true)
    expect(await verifier.id(old)).toEqual(REFUSED)
  })
})
