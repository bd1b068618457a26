import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from '~/services/platform/database/database.server'
import { clientsOf, PGLITE_TYPES } from '~/services/platform/database/pglite-types'
import { openPostgres } from '~/services/platform/database/postgres'
import { preparing } from '~/services/platform/database/prepared'
import { ALONE } from '~/services/platform/database/start-lease'
import { migratedDatabase, migratedSnapshot } from './migrated'
import { ownState } from './own-state'
import type { Place } from './seeded'

export type TestDatabase = Pick<OpenDatabase, 'kind' | 'db' | 'jobs' | 'close' | 'exclusively'>

/** An empty, migrated database of the test's own: on DATABASE_URL's server, else the embedded engine in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return (await onServer()) ?? inMemory()
}

/** What a server that has ended left behind in its folder or its database. */
export async function openLeftBy(ended: Pick<Place, 'dataDir' | 'state'>): Promise<Pick<TestDatabase, 'db' | 'close'>> {
  if (ended.state) return openPostgres(ended.state.variables.DATABASE_URL ?? '', () => undefined)
  const lite = await PGlite.create({ dataDir: join(ended.dataDir, 'pg') })
  return { db: drizzle({ client: lite }), close: () => lite.close() }
}

async function inMemory(): Promise<TestDatabase> {
  const lite = await PGlite.create({ loadDataDir: await migratedSnapshot(), ...PGLITE_TYPES })
  const { forDrizzle, forJobs } = clientsOf(preparing(lite))
  return {
    kind: 'pglite',
    db: drizzle({ client: forDrizzle }),
    jobs: { db: fromPglite(forJobs), backend: 'pglite' },
    exclusively: (work) => work(ALONE),
    close: () => lite.close(),
  }
}

async function onServer(): Promise<TestDatabase | null> {
  const server = process.env.TEST_DATABASE_URL
  const state = server ? await ownState(await migratedDatabase(server)) : null
  if (!state?.variables.DATABASE_URL) return null
  const opened = await openPostgres(state.variables.DATABASE_URL, () => undefined)
  return {
    ...opened,
    async close() {
      await opened.close()
      await state.drop()
    },
  }
}
