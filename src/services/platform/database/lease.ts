import { randomUUID } from 'node:crypto'
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

type Leases<Row> = {
  /** The row that the key names, leased to the holder; null while another has it. */
  lease(key: string, holder: string): Promise<Row | null>
  free(holder: string): Promise<unknown>
}

/** Runs work on a leased row; null when it stayed taken for too long. */
export type Exclusively<Row> = <T>(key: string, work: (row: Row) => Promise<T>) => Promise<T | null>

/** One holder of a row at a time. Those of this process queue in memory; the lease is for those of others. */
export function exclusivelyBy<Row>(
  leases: Leases<Row>,
  patience: { everyMs: number; forMs: number },
): Exclusively<Row> {
  const queues = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = queues.get(key) ?? Promise.resolve()
    const turn = before.then(() => leased({ leases, patience, key, work }))
    const quiet = turn.catch(() => null)
    queues.set(key, quiet)
    void quiet.then(() => queues.get(key) === quiet && queues.delete(key))
    return turn
  }
}

type Leased<Row, T> = {
  leases: Leases<Row>
  patience: { everyMs: number; forMs: number }
  key: string
  work: (row: Row) => Promise<T>
}

async function leased<Row, T>({ leases, patience, key, work }: Leased<Row, T>): Promise<T | null> {
  const holder = randomUUID()
  const row = await patiently(() => leases.lease(key, holder), patience)
  if (!row) return null
  try {
    return await work(row)
  } finally {
    await leases.free(holder)
  }
}
