import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { OpenDatabase } from './database.server'
import { takeLock } from './lock'
import { clientsOf, TIMES_AS_TEXT } from './pglite-times'

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
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const release = await takeLock(join(dataDir, 'pg.lock'), onYield)
  try {
    const lite = await PGlite.create({
      dataDir: join(dataDir, 'pg'),
      parsers: TIMES_AS_TEXT,
      startParams: [
        ...PGlite.defaultStartParams,
        ...['shared_buffers=16MB', 'max_connections=5', 'timezone=UTC'].flatMap((setting) => ['-c', setting]),
      ],
    })
    const { forDrizzle, forJobs } = clientsOf(lite)
    return {
      kind: 'pglite',
      db: drizzle({ client: forDrizzle }),
      jobs: { db: fromPglite(forJobs), backend: 'pglite' },
      pool: null,
      exclusively: (work) => work(),
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
