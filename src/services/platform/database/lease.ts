import { setTimeout as wait } from 'node:timers/promises'
import { isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The one lease: a row's columns say who works on it and until when, so that one holder at a time does, in whatever
 * process, and no transaction stays open meanwhile. A holder that died is outlived. By the database's clock, unless the
 * row's own times follow another.
 */
export const isFree = ({ leasedUntil }: { leasedUntil: PgColumn }, now: SQL | string = sql`now()`) =>
  or(isNull(leasedUntil), lt(leasedUntil, now))

/** What a holder writes into a free row. */
export const leasedTo = (holder: string, seconds: number) => ({
  lease: holder,
  leasedUntil: sql`now() + make_interval(secs => ${seconds})`,
})

/** What it writes when it is done. */
export const FREE = { lease: null, leasedUntil: null }

/** Tries until something comes back; null when nothing did for too long. */
export async function patiently<T>(
  attempt: () => Promise<T | null>,
  { everyMs, forMs }: { everyMs: number; forMs: number },
): Promise<T | null> {
  for (let waited = 0; waited <= forMs; waited += everyMs) {
    const found = await attempt()
    if (found !== null) return found
    await wait(everyMs)
  }
  return null
}
