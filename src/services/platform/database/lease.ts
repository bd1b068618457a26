import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.server'

/**
 * The one lease: a row's columns say who works on it and until when, so that one holder at a time does, in whatever
 * process, and no transaction stays open meanwhile. A holder that died is outlived after seconds; one that lives and
 * takes long renews it. By the database's clock, unless the row's own times follow another.
 */
export const LEASE_SECONDS = 3
const RENEWED_EVERY_MS = 1000
/** Work that hangs is given up: nobody may be kept waiting by it for ever. */
const LONGEST_MS = 30_000

export const isFree = ({ leasedUntil }: { leasedUntil: PgColumn }, now: SQL | string = sql`now()`) =>
  or(isNull(leasedUntil), lt(leasedUntil, now))

/** What a holder writes into a free row. */
export const leasedTo = (holder: string) => ({
  lease: holder,
  leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
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

/** Another holder has the row, or may have it: what was begun here no longer counts. */
export class LeaseLost extends Error {}

/** `ensure` throws `LeaseLost` once the row may be another's. To be called before whatever cannot compare the holder. */
export type Lease = { ensure(): Promise<void> }

type Held = {
  /** false: the holder has it no longer */
  renew: () => Promise<boolean>
  /** by the monotonic clock, before the lease was asked for */
  since: number
  /** for how long it is renewed */
  forMs?: number
}

/**
 * Runs work under a lease that it has, and renews it while it takes long. A process that was paused finds out by its own
 * clock that the time is up: what the database said before the pause counts for nothing after it.
 */
export async function whileLeased<T>(
  { renew, since, forMs = LONGEST_MS }: Held,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  let until = since + LEASE_SECONDS * 1000
  const again = async () => {
    const asked = performance.now()
    if (!(await renew())) throw new LeaseLost('another holder has taken the row')
    until = asked + LEASE_SECONDS * 1000
  }
  const beat = setInterval(() => {
    if (performance.now() - since > forMs) clearInterval(beat)
    // a renewal that fails is missed where something is to be done
    else again().catch(() => undefined)
  }, RENEWED_EVERY_MS)
  try {
    return await work({ ensure: async () => (performance.now() < until ? undefined : again()) })
  } finally {
    clearInterval(beat)
  }
}

type Leases<Row> = {
  /** The row that the key names, leased to the holder; null while another has it. */
  lease(key: string, holder: string): Promise<Row | null>
  renew(key: string, holder: string): Promise<boolean>
  free(key: string, holder: string): Promise<unknown>
}

/** Runs work on a leased row; null when it stayed taken for too long, or was taken over meanwhile. */
export type Exclusively<Row> = <T>(key: string, work: (row: Row, lease: Lease) => Promise<T>) => Promise<T | null>

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
  work: (row: Row, lease: Lease) => Promise<T>
}

async function leased<Row, T>({ leases, patience, key, work }: Leased<Row, T>): Promise<T | null> {
  const holder = randomUUID()
  const found = await patiently(async () => {
    const since = performance.now()
    const row = await leases.lease(key, holder)
    return row && { row, since }
  }, patience)
  if (!found) return null
  const { row, since } = found
  try {
    return await whileLeased({ renew: () => leases.renew(key, holder), since }, (lease) => work(row, lease))
  } catch (error) {
    if (error instanceof LeaseLost) return null
    throw error
  } finally {
    await leases.free(key, holder)
  }
}

/** Whoever held a row of the embedded database died with its process: nobody waits for it. */
export async function endLeases(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`do $$
    declare leased record;
    begin
      for leased in select table_schema, table_name from information_schema.columns where column_name = 'leased_until' loop
        execute format(
          'update %I.%I set lease = null, leased_until = null where lease is not null', leased.table_schema, leased.table_name
        );
      end loop;
    end $$`)
}
