import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { CannotStart } from '../env/cannot-start'
import { freeMebibytes, inDataFolder, withoutRoom } from './data-folder'
import type { OpenDatabase } from './database.server'
import { takeLock } from './lock'
import { clientsOf, TIMES_AS_TEXT } from './pglite-times'
import { ALONE } from './start-lease'

/**
 * PostgreSQL inside this process, in the data folder. It survives `kill -9`, not a power cut: PGlite never syncs.
 * @see https://pglite.dev/docs/
 */
export async function openPglite(dataDir: string, onYield: () => Promise<void>): Promise<OpenDatabase> {
  // before the first WebAssembly module: optimising 9 MB of it in the background costs up to 500 MB for a while and
  // 70 MB for good, and point queries are as fast without
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  const [{ PGlite }, { drizzle }, { fromPglite }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('pg-boss'),
  ])
  const release = await takeLock(join(dataDir, 'pg.lock'), onYield)
  try {
    const lite = await opened(dataDir, (folder) =>
      PGlite.create({
        dataDir: folder,
        parsers: TIMES_AS_TEXT,
        startParams: [
          ...PGlite.defaultStartParams,
          ...['shared_buffers=16MB', 'max_connections=5', 'timezone=UTC'].flatMap((setting) => ['-c', setting]),
        ],
      }),
    )
    const { forDrizzle, forJobs } = clientsOf(lite)
    const db = drizzle({ client: forDrizzle })
    return {
      kind: 'pglite',
      db,
      jobs: { db: fromPglite(forJobs), backend: 'pglite' },
      pool: null,
      exclusively: (work) => work(ALONE),
      async close() {
        await lite.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** PGlite itself names no reason, and makes a new database where it misses the first file of an old one. */
async function opened<T>(dataDir: string, open: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'pg')
  // stands while the database is made: what a killed first start leaves behind was never one
  const making = join(dataDir, 'pg.making')
  if (existsSync(making)) rmSync(folder, { recursive: true, force: true })
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0
  if (!isNew && !existsSync(join(folder, 'PG_VERSION'))) throw damaged(folder)
  if (isNew) inDataFolder(dataDir, () => writeFileSync(making, ''))
  try {
    const database = await open(folder)
    rmSync(making, { force: true })
    return database
  } catch (error) {
    throw (await freeMebibytes(dataDir)) === 0 ? withoutRoom(dataDir) : damaged(folder, error)
  }
}

const damaged = (folder: string, cause?: unknown) =>
  new CannotStart(
    `The database in ${folder} is damaged: put back a copy of the folder above it, or start anew with \`npm run reset\`, which deletes what the shop holds.`,
    { cause },
  )
