import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { ok } from '~/services/domain/result'
import {
  createKeptTokens,
  createRenewal,
  type KeptTokens,
  type Tokens,
  verifiedPair,
} from '~/services/flows/identity/kept-tokens.server'
import { createKeyRing, createTokenVerifier } from '~/services/flows/identity/token-verifier.server'
import { LEASE_SECONDS } from '~/services/platform/database/lease'
import { createSeal, derivedKey } from '~/services/platform/sealing/sealing'
import { createSessions } from '~/services/request/session/sessions'
import { createCognitoClient } from '~/services/upstreams/cognito/cognito.server'
import { CLIENT_ID, ISSUER, ORIGIN, openTestPool, POOL_ID, type TestPool, tokensOf } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

let opened: TestDatabase
let cognito: TestPool
let idHash = ''
let seen: Tokens
let kept: KeptTokens
let refreshes = 0

beforeAll(async () => {
  opened = await openTestDatabase()
  cognito = await openTestPool(opened.db)
  kept = createKeptTokens({ db: async () => opened.db, seal: createSeal(derivedKey('a secret of tests', 'tokens')) })
})
afterAll(() => opened.close())
beforeEach(async () => {
  refreshes = 0
  const { IdToken, AccessToken, RefreshToken } = await tokensOf(cognito, persona('parent').email, PERSONAS_PASSWORD)
  const claims = await verifiedPair(verifier(), { idToken: IdToken, accessToken: AccessToken })
  if (!claims.ok) throw new Error('the tokens do not hold')
  seen = { claims: claims.value, idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
  const { session } = await createSessions({ db: async () => opened.db, clock: cognito.clock }).create(seen.claims.sub)
  idHash = session.idHash
  await kept.keep(idHash, seen)
})

const client = () =>
  createCognitoClient({
    baseUrl: `${ORIGIN}/upstream/cognito`,
    clientId: CLIENT_ID,
    poolId: POOL_ID,
    fetch: async (request) => {
      if (request.method === 'POST') {
        refreshes += 1
        // long enough for everybody to have asked
        await wait(200)
      }
      return cognito.handler(request)
    },
  })
const verifier = () =>
  createTokenVerifier({
    clock: cognito.clock,
    issuer: ISSUER,
    clientId: CLIENT_ID,
    keyOf: createKeyRing({ clock: cognito.clock, fetchKeys: client().keys }),
  })
/** What one process has of its own; the database is everybody's. */
const process = () => createRenewal({ kept, verifier: verifier(), client: client() })

test('two processes with ten requests each ask the provider once, and all get the same token', async () => {
  const [one, other] = [process(), process()]
  const asking = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other)(idHash, seen))
  const answers = await Promise.all(asking)
  const tokens = new Set(answers.map((answer) => (answer.ok ? answer.value.idToken : 'none')))
  expect(tokens.size).toBe(1)
  expect([...tokens][0]).not.toBe('none')
  expect([...tokens][0]).not.toBe(seen.idToken)
  expect(refreshes).toBe(1)
})

test('a process that was killed while it asked holds the others up for its lease and no longer', async () => {
  await kept.lease(idHash)
  await opened.db.execute(`update web.session_tokens set leased_until = now() + interval '300 milliseconds'`)
  expect((await process()(idHash, seen)).ok).toBe(true)
})

test('whoever lost the lease while it asked keeps nothing of the answer', async () => {
  const asking = client()
  const taken: string[] = []
  const refresh: typeof asking.refresh = async (token) => {
    await opened.db.execute('update web.session_tokens set leased_until = null')
    const next = await kept.lease(idHash)
    if (typeof next !== 'string') taken.push(next.holder)
    return asking.refresh(token)
  }
  await createRenewal({ kept, verifier: verifier(), client: { refresh } })(idHash, seen)
  expect(await kept.read(idHash)).toEqual(seen)
  expect(await kept.prolong(idHash, taken[0] ?? '')).toBe(true)
})

test('a renewal that takes longer than a lease keeps it', async () => {
  const asking = client()
  const refresh: typeof asking.refresh = async (token) => {
    await wait(LEASE_SECONDS * 1000 + 500)
    return asking.refresh(token)
  }
  const slow = createRenewal({ kept, verifier: verifier(), client: { refresh } })(idHash, seen)
  await wait(LEASE_SECONDS * 1000 + 200)
  expect(await kept.lease(idHash)).toBe('busy')
  expect((await slow).ok).toBe(true)
  expect(refreshes).toBe(1)
})

test.each([
  ['both tokens', ['IdToken', 'AccessToken']],
  ['the access token', ['AccessToken']],
] as const)('a session is not taken over by a refresh that answers for another person: %s', async (_what, theirs) => {
  const other = await tokensOf(cognito, persona('billing').email, PERSONAS_PASSWORD)
  const asking = client()
  const refresh: typeof asking.refresh = async (token) => {
    const answer = await asking.refresh(token)
    return answer.ok
      ? ok({ ...answer.value, ...Object.fromEntries(theirs.map((name) => [name, other[name]])) })
      : answer
  }
  const renew = createRenewal({ kept, verifier: verifier(), client: { refresh } })
  expect(await renew(idHash, seen)).toEqual({ ok: false, error: { kind: 'ended' } })
  expect(await kept.read(idHash)).toEqual(seen)
})

test('a session that was ended meanwhile is not brought back', async () => {
  await opened.db.execute('delete from web.sessions')
  expect(await process()(idHash, seen)).toEqual({ ok: false, error: { kind: 'ended' } })
  expect(await kept.read(idHash)).toBeNull()
})

test('an access token ends with the hour that it was given for, at the provider and here', async () => {
  const { AccessToken, ExpiresIn } = await tokensOf(cognito, persona('parent').email, PERSONAS_PASSWORD)
  const isTaken = async () => {
    const [user, claims] = [await cognito.call('GetUser', { AccessToken }), await verifier().access(AccessToken)]
    return { status: user.status, type: user.body.__type, isHere: claims.ok }
  }
  expect(ExpiresIn).toBe(3600)
  cognito.clock.advance(3_599_000)
  expect(await isTaken()).toEqual({ status: 200, type: undefined, isHere: true })
  // clocks may differ by a minute here
  cognito.clock.advance(62_000)
  expect(await isTaken()).toEqual({ status: 400, type: 'NotAuthorizedException', isHere: false })
  cognito.clock.reset()
})
