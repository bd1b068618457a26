import { and, eq } from 'drizzle-orm'
import { attempts } from './cognito.tables'
import { isoIn, type Pool } from './pool'

const MINUTE_MS = 60_000

type Policy = { lockMs: (failures: number) => number; forgetAfterMs: number }

/** Amazon's: from the fifth failure on 2^(n-5) seconds, a quarter of an hour at most. */
const growing = (failures: number) => (failures < 5 ? 0 : Math.min(2 ** (failures - 5) * 1000, 15 * MINUTE_MS))

/** Codes have a million values: their count is kept for a day, which leaves about a hundred tries. */
const POLICIES = {
  password: { lockMs: growing, forgetAfterMs: 15 * MINUTE_MS },
  code: { lockMs: growing, forgetAfterMs: 24 * 60 * MINUTE_MS },
  mail: { lockMs: (sent) => (sent < 5 ? 0 : 15 * MINUTE_MS), forgetAfterMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Policy>
type AttemptKind = keyof typeof POLICIES

type Which = { owner: string; kind: AttemptKind }

const at = ({ owner, kind }: Which) => and(eq(attempts.owner, owner), eq(attempts.kind, kind))

/**
 * Counts a try before it is looked at, so that many at once get no more of them than one after the other. False while
 * it is locked; such a try counts for nothing but keeps the count from being forgotten.
 */
export function mayTry(pool: Pool, which: Which): Promise<boolean> {
  const { lockMs, forgetAfterMs } = POLICIES[which.kind]
  const now = pool.clock.now()
  const lastAt = isoIn(pool)
  return pool.db.transaction(async (tx) => {
    await tx
      .insert(attempts)
      .values({ ...which, failures: 0, lastAt })
      .onConflictDoNothing()
    const [row] = await tx.select().from(attempts).where(at(which)).for('update')
    if (!row) return false
    const isLocked = row.lockedUntil !== null && Date.parse(row.lockedUntil) > now
    const isForgotten = now - Date.parse(row.lastAt) >= forgetAfterMs
    const failures = isLocked ? row.failures : (isForgotten ? 0 : row.failures) + 1
    const lock = lockMs(failures)
    const lockedUntil = isLocked ? row.lockedUntil : lock > 0 ? isoIn(pool, lock) : null
    await tx.update(attempts).set({ failures, lastAt, lockedUntil }).where(at(which))
    return !isLocked
  })
}

/** A success: what failed before is forgotten. */
export async function forgetTries({ db }: Pool, which: Which): Promise<void> {
  await db.delete(attempts).where(at(which))
}

/** After that long without a try nobody needs its count any more. */
export const FORGET_AFTER_MS = Math.max(...Object.values(POLICIES).map(({ forgetAfterMs }) => forgetAfterMs))
