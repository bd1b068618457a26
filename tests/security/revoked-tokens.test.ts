import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRevokedTokens, REVOKED_TOKENS_SWEEP } from '~/services/flows/identity/revoked-tokens.server'
import { revokedTokens as rows } from '~/services/flows/identity/tokens.tables'
import { sweepRows } from '~/services/platform/database/sweep'
import { stillClock } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

const HOUR = 3600
const clock = stillClock()
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const seconds = () => Math.floor(clock.now() / 1000)
const token = (claims: object) => new UnsecuredJWT({ iat: seconds(), exp: seconds() + HOUR, ...claims }).encode()
const pairOf = (name: string, claims: object = {}) => ({
  idToken: token({ jti: `${name} id`, ...claims }),
  accessToken: token({ jti: `${name} access`, ...claims }),
})

test('a sign-in that has ended is known by each id of its tokens, until the last of them ends', async () => {
  const revoked = createRevokedTokens({ db: async () => opened.db, clock })
  const ended = pairOf('ended', { origin_jti: 'one sign-in' })
  await revoked.revoke(ended)
  await revoked.revoke(ended)
  // an older pair of the same sign-in, and a pool without origin_jti
  expect(await revoked.isRevoked(pairOf('older', { origin_jti: 'one sign-in' }))).toBe(true)
  expect(await revoked.isRevoked({ ...pairOf('other'), accessToken: ended.accessToken })).toBe(true)
  expect(await revoked.isRevoked(pairOf('other'))).toBe(false)
  expect([await revoked.hasEnded('one sign-in'), await revoked.hasEnded('another')]).toEqual([true, false])
  clock.advance(HOUR * 1000)
  await sweepRows(opened.db, REVOKED_TOKENS_SWEEP, clock.now())
  // clocks may differ by a minute
  expect(await revoked.isRevoked(ended)).toBe(true)
  clock.advance(61_000)
  await sweepRows(opened.db, REVOKED_TOKENS_SWEEP, clock.now())
  expect(await opened.db.select().from(rows)).toEqual([])
})

test('a pair that is nearly over ends newer ones of its sign-in for as long as those live', async () => {
  const revoked = createRevokedTokens({ db: async () => opened.db, clock })
  const old = pairOf('old', { origin_jti: 'two sessions' })
  clock.advance((HOUR - 60) * 1000)
  const newer = pairOf('newer', { origin_jti: 'two sessions' })
  await revoked.revoke(old)
  clock.advance((HOUR - 1) * 1000)
  await sweepRows(opened.db, REVOKED_TOKENS_SWEEP, clock.now())
  expect(await revoked.isRevoked(newer)).toBe(true)
})
