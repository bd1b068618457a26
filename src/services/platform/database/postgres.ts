import type { OpenDatabase } from './database.server'
import { observePool } from './measure-pool'

/** Any number that all Playchart processes agree on: the advisory lock under which they migrate and seed. */
const START_LOCK = 727_274
const MOST_CONNECTIONS = 10

/** A PostgreSQL server, or anything that speaks its protocol; many web processes may share it. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')])
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    options: '-c timezone=UTC -c statement_timeout=15000',
  })
  // a server restart ends idle connections; the next query opens a new one
  pool.on('error', onIdleError)
  observePool(pool, MOST_CONNECTIONS)
  await pool.query('select 1')
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    jobs: { connectionString: url },
    pool,
    async exclusively(work) {
      const client = await pool.connect()
      try {
        await client.query('set statement_timeout = 0')
        await client.query(`select pg_advisory_lock(${START_LOCK})`)
        return await work()
      } finally {
        await client.query(`select pg_advisory_unlock(${START_LOCK})`)
        client.release(true)
      }
    },
    close: () => pool.end(),
  }
}
