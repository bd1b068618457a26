import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { pgSchema, text } from 'drizzle-orm/pg-core'
import { makeInBooks } from './books'
import { instant } from './columns'
import type { Db } from './database.server'
import { withDeadline } from './deadline'
import { FREE, isFree, type Lease, LeaseLost, leasedTo, patiently, whileLeased } from './lease'
import { BOOKS, hasSqlState } from './sql-state'

/** A migration of millions of rows, or waiting for another process that does it. */
const LONGEST_MS = 600_000
const LOOK_MS = 250
/** A server that many ask at once is late, and the row is still ours. */
const RENEWED_MS = 15_000
const START = 'start'

/** Stands before the first migration, under which it is needed: beside Drizzle's own table, and made by whoever comes. */
const leases = pgSchema(BOOKS).table('leases', {
  name: text().primaryKey(),
  lease: text(),
  leasedUntil: instant('leased_until'),
})
const MADE = sql`create table if not exists ${leases} (name text primary key, lease text, leased_until timestamptz)`
/** No such table or schema. */
const MISSING = ['42P01', '3F000']

export type StartLease = Lease & {
  /** In a transaction, as its last statement: throws `LeaseLost` unless all of it was done under the lease. */
  fence(tx: Pick<Db, 'update'>): Promise<void>
}

/** Of an engine that serves one process. */
export const ALONE: StartLease = { ensure: async () => undefined, fence: async () => undefined }

const isOurs = (holder: string) => and(eq(leases.name, START), eq(leases.lease, holder))

/**
 * Runs work while no other process on this database does: under a row that says who and until when. Nothing of it lives
 * in a connection, so that a pooler may stand between; a holder that was killed is outlived after seconds. Whoever was
 * paused meanwhile, and taken over, starts again: `work` may come to pass twice, its second time after another's.
 */
export async function underStartLease<T>(db: Db, work: (lease: StartLease) => Promise<T>): Promise<T> {
  for (;;) {
    const holder = randomUUID()
    const since = await withDeadline(LONGEST_MS, () => claimed(db, holder))
    const renew = () => withDeadline(RENEWED_MS, () => renewed(db, holder))
    try {
      return await withDeadline(LONGEST_MS, () =>
        whileLeased({ renew, since, forMs: LONGEST_MS }, (lease) =>
          work({ ...lease, fence: (tx) => fence(tx, holder) }),
        ),
      )
    } catch (error) {
      // what fails in a process that was paused often fails because of it
      if (!(error instanceof LeaseLost) && (await renew().catch(() => true))) throw error
    } finally {
      // else it ends by itself
      await db
        .update(leases)
        .set(FREE)
        .where(isOurs(holder))
        .catch(() => undefined)
    }
  }
}

const renewed = async (db: Pick<Db, 'update'>, holder: string) =>
  (await db.update(leases).set(leasedTo(holder)).where(isOurs(holder)).returning({ name: leases.name })).length > 0

async function fence(tx: Pick<Db, 'update'>, holder: string) {
  if (!(await renewed(tx, holder))) throw new LeaseLost('another process has taken over the start')
}

/** When it was asked for, once it is ours. */
async function claimed(db: Db, holder: string): Promise<number> {
  const since = await patiently(
    async () => {
      const asked = performance.now()
      return (await claim(db, holder)) ? asked : null
    },
    { everyMs: LOOK_MS, forMs: LONGEST_MS },
  )
  if (since === null) throw new Error('another process has been preparing the database for ten minutes')
  return since
}

async function claim(db: Db, holder: string): Promise<boolean> {
  const change = leasedTo(holder)
  try {
    const taken = await db
      .insert(leases)
      .values({ name: START, ...change })
      .onConflictDoUpdate({ target: leases.name, set: change, setWhere: isFree(leases) })
      .returning({ name: leases.name })
    return taken.length > 0
  } catch (error) {
    if (!hasSqlState(error, MISSING)) throw error
    await makeInBooks(db, MADE)
    return claim(db, holder)
  }
}
