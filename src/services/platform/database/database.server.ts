import { join } from 'node:path'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { closeEverything, whenClosing } from '../process/closing.server'
import { forget, sharedPromise } from '../process/shared.server'
import { endLeases } from './lease'
import { migrate } from './migrations'
import { requireOwnKey } from './own-key.server'
import { openPglite } from './pglite'
import { openPostgres } from './postgres'
import type { StartLease } from './start-lease'

/** Drizzle on either engine: the same tables, the same SQL, the same migrations. */
export type Db = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = {
  kind: 'pglite' | 'postgres'
  db: Db
  /** how pg-boss reaches the same database */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'connectionTimeoutMillis'>
  /** the connection pool, for libraries that bring their own SQL; null when embedded */
  pool: Pool | null
  /** runs work while no other process runs it: migrations and seed; again, where it was taken over in the midst of it */
  exclusively<T>(work: (lease: StartLease) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The database of this process, opened and migrated by whoever asks first. The composition root puts the seeds in. */
export async function database(): Promise<Db> {
  const { db } = await openedDatabase()
  return db
}

export const openedDatabase = () => sharedPromise('database', openDatabase)

async function openDatabase(): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR } = env()
  const report = (error: unknown) => logEvent('database.idle-client', { error })
  const opened = DATABASE_URL
    ? await openPostgres(DATABASE_URL, report)
    : await openPglite(DATA_DIR, () => closeEverything((_name, error) => report(error)))
  try {
    const place = placeOf({ DATABASE_URL, DATA_DIR })
    await opened.exclusively(async (lease) => {
      await requireOwnKey(opened.db, place)
      await migrate(opened.db, { place, lease })
    })
    if (opened.kind === 'pglite') await endLeases(opened.db)
  } catch (error) {
    await opened.close()
    throw error
  }
  whenClosing('database', async () => {
    forget('database')
    await opened.close()
  })
  return opened
}

function placeOf({ DATABASE_URL, DATA_DIR }: Pick<ReturnType<typeof env>, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (!DATABASE_URL) return `in ${join(DATA_DIR, 'pg')}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `at ${host}${pathname}`
}
