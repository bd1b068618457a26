import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bigint, pgSchema } from 'drizzle-orm/pg-core'
import journal from '../../../../drizzle/meta/_journal.json'
import { CannotStart } from '../env/cannot-start'
import type { Db } from './database.server'
import { BOOKS, hasSqlState } from './sql-state'
import { ALONE, type StartLease } from './start-lease'

const files = import.meta.glob<string>('../../../../drizzle/*.sql', { query: '?raw', import: 'default', eager: true })

type Entry = { tag: string; breakpoints: boolean; when: number }

/** The committed migrations as Drizzle's migrators read them from a folder; a build has no folder, so they are bundled. */
const migrations = journal.entries.map((entry: Entry) => {
  const text = files[`../../../../drizzle/${entry.tag}.sql`]
  if (text === undefined) throw new Error(`migration ${entry.tag} is in the journal but not in the bundle`)
  return {
    sql: text.split('--> statement-breakpoint'),
    bps: entry.breakpoints,
    folderMillis: entry.when,
    hash: createHash('sha256').update(text).digest('hex'),
  }
})

type Session = {
  execute(query: unknown): Promise<unknown>
  all(query: unknown): Promise<unknown[]>
  transaction(work: (tx: Db) => Promise<void>): Promise<void>
}
type Migrating = {
  dialect: { migrate(list: typeof migrations, session: Session, config: object): Promise<void> }
  session: Session
}

/** What Drizzle has done to a database, by the moment at which each migration was written. */
const done = pgSchema(BOOKS).table('__drizzle_migrations', { writtenAt: bigint('created_at', { mode: 'number' }) })
const NOTHING_YET = ['42P01', '3F000']
/** A migration takes its time; one whose process is paused in the midst of it lets go of what it has locked. */
const LIMITS = sql`select set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '10000', true)`

/** `place`: which database it is, in words. */
type Options = { place?: string; lease?: StartLease }

/** Brings the database up to this build; one that another build has changed since is refused. */
export async function migrate(db: Db, { place = 'here', lease = ALONE }: Options = {}): Promise<void> {
  const known = new Set(migrations.map(({ folderMillis }) => folderMillis))
  const foreign = (await doneTo(db)).filter((writtenAt) => !known.has(writtenAt))
  if (foreign.length > 0) {
    const day = new Date(Math.max(...foreign)).toISOString().slice(0, 10)
    throw new CannotStart(
      `The database ${place} is of a newer build (${day}): start that one, or put back a copy from before.`,
    )
  }
  // what every drizzle-orm/…/migrator calls; the public types leave it out, hence the cast
  const { dialect, session } = db as object as Migrating
  const fenced: Session = {
    execute: (query) => session.execute(query),
    all: (query) => session.all(query),
    transaction: (work) =>
      db.transaction(async (tx) => {
        await tx.execute(LIMITS)
        await work(tx)
        await lease.fence(tx)
      }),
  }
  await dialect.migrate(migrations, fenced, { migrationsSchema: BOOKS })
}

async function doneTo(db: Db): Promise<number[]> {
  try {
    return (await db.select().from(done)).map(({ writtenAt }) => writtenAt ?? 0)
  } catch (error) {
    if (hasSqlState(error, NOTHING_YET)) return []
    throw error
  }
}
