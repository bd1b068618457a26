import { errors, importJWK, type JWTVerifyOptions, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { shared } from '~/services/platform/process/shared.server'
import { ACCOUNT_CLAIM, type Jwks } from '~/services/upstreams/cognito/cognito.contract'
import { cognito, poolSettings } from '~/services/upstreams/cognito/cognito.server'
import { isClosedPersona } from './closed-personas.server'
import { Group } from './identity.contract'

/** `refused`: not a token of ours, or no longer. `unreachable`: its key is not known, and the pool does not answer. */
type TokenRefusal = { kind: 'refused' } | { kind: 'unreachable' }

/** What an id token says of a person; `playchartId` is null while the account manager's claim is missing. */
export const IdClaims = z.object({
  sub: z.string(),
  playchartId: Uuid.nullable(),
  email: z.email(),
  name: z.string().nullable(),
  groups: z.array(Group),
  /** `origin_jti`, the same in all tokens of one sign-in; `jti` where a pool gives none; null in sessions of older builds */
  signInId: z.string().nullable().default(null),
  /** seconds since the epoch */
  issuedAt: z.int(),
  expiresAt: z.int(),
})
export type IdClaims = z.infer<typeof IdClaims>

export type TokenVerifier = {
  id(token: string): Promise<Result<IdClaims, TokenRefusal>>
  access(token: string): Promise<Result<{ sub: string }, TokenRefusal>>
}

type Deps = { keyOf: KeyRing; clock: Clock; issuer: string; clientId: string }

const LONGEST = 8192
const SKEW_SECONDS = 60
const KEY_ID = /^[\w+/=-]{1,128}$/

const Claims = z.object({ sub: z.string().min(1).max(128), iat: z.int(), exp: z.int() })
const IdToken = Claims.extend({
  token_use: z.literal('id'),
  email: z.email(),
  name: z.string().trim().max(200).optional(),
  [ACCOUNT_CLAIM]: Uuid.optional(),
  'cognito:groups': z.array(z.string()).default([]),
  jti: z.string().max(128).optional(),
  origin_jti: z.string().max(128).optional(),
})
const AccessToken = (clientId: string) =>
  Claims.extend({ token_use: z.literal('access'), client_id: z.literal(clientId) })

/**
 * Verifies tokens of one pool for one application: RS256 alone, its issuer, its audience, its use and its time, with a
 * key that the pool itself publishes; keys and addresses inside the token mean nothing (security.md T10).
 */
export function createTokenVerifier(deps: Deps): TokenVerifier {
  const { clientId } = deps
  return {
    async id(token) {
      const claims = await verified({ deps, token, schema: IdToken, audience: clientId })
      return claims.ok ? ok(personOf(claims.value)) : claims
    },
    async access(token) {
      const claims = await verified({ deps, token, schema: AccessToken(clientId) })
      return claims.ok ? ok({ sub: claims.value.sub }) : claims
    },
  }
}

type Verifying<S extends z.ZodType> = { deps: Deps; token: string; schema: S; audience?: string }

async function verified<S extends z.ZodType>({ deps, token, schema, audience }: Verifying<S>) {
  const { keyOf, clock, issuer } = deps
  const options: JWTVerifyOptions = {
    algorithms: ['RS256'],
    issuer,
    audience,
    clockTolerance: SKEW_SECONDS,
    currentDate: new Date(clock.now()),
    requiredClaims: ['sub', 'iat', 'exp', 'token_use'],
  }
  if (token.length > LONGEST) return refused<TokenRefusal>({ kind: 'refused' })
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid, keyOf), options)
    const claims = schema.safeParse(payload)
    return claims.success ? ok(claims.data) : refused<TokenRefusal>({ kind: 'refused' })
  } catch (error) {
    if (error instanceof KeyUnreachable) return refused<TokenRefusal>({ kind: 'unreachable' })
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return refused<TokenRefusal>({ kind: 'refused' })
    throw error
  }
}

class KeyUnreachable extends Error {}

async function keyNamed(kid: string | undefined, keyOf: KeyRing): Promise<CryptoKey> {
  const key = kid !== undefined && KEY_ID.test(kid) ? await keyOf(kid) : 'unknown'
  if (key === 'unreachable') throw new KeyUnreachable('the keys of the pool cannot be asked for')
  if (key === 'unknown') throw new errors.JWKSNoMatchingKey()
  return key
}

function personOf({ sub, iat, exp, email, name, ...claims }: z.infer<typeof IdToken>): IdClaims {
  return {
    sub,
    email,
    name: name || null,
    playchartId: claims[ACCOUNT_CLAIM] ?? null,
    groups: claims['cognito:groups'].flatMap((group) => Group.safeParse(group).data ?? []),
    signInId: claims.origin_jti ?? claims.jti ?? null,
    issuedAt: iat,
    expiresAt: exp,
  }
}

/** `unreachable`: nobody can say now whether there is such a key. */
type KeyRing = (kid: string) => Promise<CryptoKey | 'unknown' | 'unreachable'>

type KeyRingDeps = { fetchKeys: () => Promise<Result<Jwks, Outage>>; clock: Clock }

/** However many tokens name keys that nobody knows, the pool is asked once in that time (security.md T10). */
const COOLDOWN_MS = 30_000
/** A key that the pool takes back is forgotten after that time; it is looked up beside the work, not before it. */
const KEPT_MS = 10 * 60_000

/** The pool's public keys by id, fetched when one is missing. What is known stays known while the pool is away. */
export function createKeyRing({ fetchKeys, clock }: KeyRingDeps): KeyRing {
  let keys = new Map<string, CryptoKey>()
  let askedAt = Number.NEGATIVE_INFINITY
  let hasFailed = false
  let asking: Promise<void> | null = null

  async function ask() {
    const answer = await fetchKeys()
    hasFailed = !answer.ok
    if (answer.ok) keys = await imported(answer.value)
  }
  const isOlderThan = (ms: number) => Math.abs(clock.now() - askedAt) >= ms
  const askOnce = () => {
    if (!asking && isOlderThan(COOLDOWN_MS)) {
      askedAt = clock.now()
      asking = ask().finally(() => {
        asking = null
      })
    }
    return asking
  }

  return async (kid) => {
    const known = keys.get(kid)
    if (known) {
      if (isOlderThan(KEPT_MS)) void askOnce()?.catch(() => undefined)
      return known
    }
    await askOnce()
    return keys.get(kid) ?? (hasFailed ? 'unreachable' : 'unknown')
  }
}

async function imported({ keys }: Jwks): Promise<Map<string, CryptoKey>> {
  const pairs = await Promise.all(
    keys.map(async ({ kid, kty, n, e }) => [kid, await importJWK({ kty, n, e }, 'RS256')] as const),
  )
  return new Map(pairs.filter((pair): pair is [string, CryptoKey] => pair[1] instanceof CryptoKey))
}

const BELIEVED_MS = 30_000

/** Believes the tokens of the configured pool; its keys are asked for when a token first names one. */
export const tokenVerifier = () =>
  shared('token-verifier', () => {
    const clock = movableClock()
    const { issuer, clientId } = poolSettings()
    const keyOf = createKeyRing({ clock, fetchKeys: async () => (await cognito()).keys() })
    return createTokenVerifier({ clock, issuer, clientId, keyOf })
  })

/**
 * The person of an id token that the configured pool gave and that still lives; null for any other. A page asks several
 * services with one token: its signature is looked at once in half a minute, its end each time.
 */
export async function personOfToken(token: string): Promise<IdClaims | null> {
  const believed = shared('believed-tokens', () => new LRUCache<string, IdClaims>({ max: 1000, ttl: BELIEVED_MS }))
  const known = believed.get(token)
  if (known && movableClock().now() / 1000 < known.expiresAt) return known
  const claims = await tokenVerifier().id(token)
  if (!claims.ok || isClosedPersona(claims.value.sub)) return null
  believed.set(token, claims.value)
  return claims.value
}
