import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { CannotStart } from '../env/cannot-start'
import { type Denied, firstDenied, freeMebibytes, withoutRoom } from '../files/data-folder'
import type { OpenDatabase } from './database.server'
import { takeLock } from './lock'
import { clientsOf, PGLITE_TYPES } from './pglite-types'
import { ALONE } from './start-lease'

/**
 * PostgreSQL inside this process, in the data folder. It survives `kill -9`, not a power cut: PGlite never syncs.
 * @see https://pglite.dev/docs/
 */
export async function openPglite(dataDir: string, onYield: () => Promise<void>): Promise<OpenDatabase> {
  // before the first WebAssembly module: optimising 9 MB of it in the background costs up to 500 MB for a while and
  // 70 MB for good, and point queries are as fast without
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  const [{ PGlite }, { drizzle }, { fromPglite }, { preparing }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('pg-boss'),
    import('./prepared'),
  ])
  const release = await takeLock(join(dataDir, 'pg.lock'), onYield)
  try {
    const lite = await opened(dataDir, (folder) =>
      PGlite.create({
        dataDir: folder,
        ...PGLITE_TYPES,
        startParams: [
          ...PGlite.defaultStartParams,
          ...['shared_buffers=16MB', 'max_connections=5', 'timezone=UTC'].flatMap((setting) => ['-c', setting]),
        ],
      }),
    )
    const { forDrizzle, forJobs } = clientsOf(preparing(lite))
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

type Closable = { close(): Promise<void> }

/**
 * PGlite makes a new database where it misses the first file of an old one. A database is made beside its place, which
 * it takes when it is whole: what a killed first start leaves was never one, and nothing that stands there is deleted.
 */
async function opened<T extends Closable>(dataDir: string, open: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'pg')
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) await makeIn(folder, open)
    return await open(readable(folder))
  } catch (error) {
    throw await refusalOf({ dataDir, folder, error })
  }
}

async function makeIn<T extends Closable>(folder: string, open: (folder: string) => Promise<T>) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const made = await open(unfinished)
  await made.close()
  if (existsSync(folder)) rmdirSync(folder)
  renameSync(unfinished, folder)
}

/** The folder, where it has the file without which PGlite would begin anew in it. */
function readable(folder: string): string {
  if (!readdirSync(folder).includes('PG_VERSION')) throw new Error(`${join(folder, 'PG_VERSION')} is missing`)
  return folder
}

type Failed = { dataDir: string; folder: string; error: unknown }

/** PGlite itself names no reason. Who may not read, or has no room, has a database that is well. */
async function refusalOf({ dataDir, folder, error }: Failed): Promise<unknown> {
  if ((await freeMebibytes(dataDir)) === 0) return withoutRoom(dataDir)
  const denied = firstDenied(folder)
  if (denied) return notOurs(denied, error)
  // not even the memory that WebAssembly asks for
  if (error instanceof RangeError) return error
  return damaged(folder, error)
}

const notOurs = ({ path, code }: Denied, cause: unknown) =>
  new CannotStart(
    `The database cannot be opened: this user may not read and write ${path} (${code}). Give it to this user, or start as its owner.`,
    { cause },
  )

const damaged = (folder: string, cause: unknown) =>
  new CannotStart(
    `The database in ${folder} is damaged: put back a copy of the folder above it, or start anew with \`npm run reset\`, which deletes what the shop holds.`,
    { cause },
  )
