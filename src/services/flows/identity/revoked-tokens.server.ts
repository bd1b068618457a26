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
const Ids = z.object({ jti: z.string().optional(), origin_jti: z.string().optional(), exp: z.int() })

/** Clocks differ by that much (the verifier's own tolerance) at most. */
const SKEW_SECONDS = 60

/** Those that have ended need no list. */
export const REVOKED_TOKENS_SWEEP: Sweep = { table: rows, by: rows.expiresAt, keptMs: 0 }

type Pair = { idToken: string; accessToken: string }

/** The tokens of sign-ins that have ended here: none of them opens a session again (T11). */
export function createRevokedTokens({ db, clock }: { db: () => Promise<Db>; clock: Clock }) {
  const iso = (ms: number) => new Date(ms).toISOString()
  return {
    /** Every token of the same sign-in, for as long as this pair's last one lives; older ones end before. */
    async revoke(pair: Pair): Promise<void> {
      const claims = claimsOf(pair)
      const expiresAt = iso((Math.max(...claims.map(({ exp }) => exp)) + SKEW_SECONDS) * 1000)
      const values = hashesOf(claims).map((idHash) => ({ idHash, expiresAt }))
      if (values.length > 0) await (await db()).insert(rows).values(values).onConflictDoNothing()
    },
    async isRevoked(pair: Pair): Promise<boolean> {
      const isOfPair = inArray(rows.idHash, hashesOf(claimsOf(pair)))
      const found = await (await db())
        .select({ idHash: rows.idHash })
        .from(rows)
        .where(and(isOfPair, gt(rows.expiresAt, iso(clock.now()))))
        .limit(1)
      return found.length > 0
    },
  }
}

/** Whether two tokens come from one sign-in: a pair put together from two is nobody's. */
export function isOneSignIn(pair: Pair): boolean {
  const [id, access] = claimsOf(pair)
  return id?.origin_jti === access?.origin_jti
}

export const revokedTokens = () => createRevokedTokens({ db: database, clock: movableClock() })

const claimsOf = ({ idToken, accessToken }: Pair) => [idToken, accessToken].map((token) => Ids.parse(decodeJwt(token)))

const hashesOf = (claims: z.infer<typeof Ids>[]) => [
  ...new Set(
    claims
      .flatMap(({ jti, origin_jti }) => [jti, origin_jti])
      .filter((id) => id !== undefined)
      .map((id) => createHash('sha256').update(id).digest('base64url')),
  ),
]
