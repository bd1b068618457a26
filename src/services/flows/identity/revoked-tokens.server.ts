import { createHash } from 'node:crypto'
import { and, gt, inArray } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { type Db, database } from '~/services/platform/database/database.server'
import type { Sweep } from '~/services/platform/database/sweep'
import { revokedTokens as rows } from './tokens.tables'

/** What a verified token says of itself; pools without revocation leave `origin_jti` out. */
const Ids = z.object({ jti: z.string().optional(), origin_jti: z.string().optional(), iat: z.int(), exp: z.int() })

/** Clocks differ by that much (the verifier's own tolerance) at most. */
const SKEW_SECONDS = 60

/** Those that have ended need no list. */
export const REVOKED_TOKENS_SWEEP: Sweep = { table: rows, by: rows.expiresAt, keptMs: 0 }

type Pair = { idToken: string; accessToken: string }
/** `origin_jti` or `jti` of tokens, and how long a pool's newest one with such an id may live from now on. */
type EndedSignIns = { ids: string[]; seconds: number }

/** The sign-ins that have ended: their tokens open no session, and the sessions that they opened end (T11). */
export function createRevokedTokens({ db, clock }: { db: () => Promise<Db>; clock: Clock }) {
  const iso = (ms: number) => new Date(ms).toISOString()
  const hasAny = async (ids: string[]) => {
    const found = await (await db())
      .select({ idHash: rows.idHash })
      .from(rows)
      .where(and(inArray(rows.idHash, ids.map(hashOf)), gt(rows.expiresAt, iso(clock.now()))))
      .limit(1)
    return found.length > 0
  }
  const revokeIds = async ({ ids, seconds }: EndedSignIns) => {
    const expiresAt = iso(clock.now() + (seconds + SKEW_SECONDS) * 1000)
    const values = ids.map((id) => ({ idHash: hashOf(id), expiresAt }))
    if (values.length > 0) await (await db()).insert(rows).values(values).onConflictDoNothing()
  }
  return {
    revokeIds,
    /** Every token of the same sign-in; another session of it may have got a newer pair a moment ago. */
    async revoke(pair: Pair): Promise<void> {
      const claims = claimsOf(pair)
      await revokeIds({ ids: idsOf(claims), seconds: Math.max(...claims.map(({ iat, exp }) => exp - iat)) })
    },
    isRevoked: async (pair: Pair): Promise<boolean> => hasAny(idsOf(claimsOf(pair))),
    /** Whether a sign-in has ended, by the id that its session remembers: one look-up by primary key. */
    hasEnded: async (signInId: string): Promise<boolean> => hasAny([signInId]),
  }
}

/** Whether two tokens come from one sign-in: a pair put together from two is nobody's. */
export function isOneSignIn(pair: Pair): boolean {
  const [id, access] = claimsOf(pair)
  return id?.origin_jti === access?.origin_jti
}

export const revokedTokens = () => createRevokedTokens({ db: database, clock: movableClock() })

/** What the embedded pool tells of sign-ins that it ends, written with its own change of them. */
export const endSignIns = (ended: EndedSignIns, db: Db): Promise<void> =>
  createRevokedTokens({ db: async () => db, clock: movableClock() }).revokeIds(ended)

const claimsOf = ({ idToken, accessToken }: Pair) => [idToken, accessToken].map((token) => Ids.parse(decodeJwt(token)))

const idsOf = (claims: z.infer<typeof Ids>[]) => [
  ...new Set(claims.flatMap(({ jti, origin_jti }) => [jti, origin_jti]).filter((id) => id !== undefined)),
]

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')
