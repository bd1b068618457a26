import { inTime } from '../clock/in-time'
import { CannotStart } from '../env/cannot-start'
import { isOutOfTime, PASSING } from './away'
import { untilCommitted } from './conflicts'
import type { OpenDatabase } from './database.server'
import { observePool } from './measure-pool'
import { underStartLease } from './start-lease'

const MOST_CONNECTIONS = 10
/** Queries of background work. */
const JOBS_MS = 15_000
/** The server's own, for what a process that was killed has left it at. */
const LIMIT = `-c statement_timeout=${JOBS_MS}`
const IDLE_MS = 10_000
const CLOSE_MS = 2000
/** What pg-boss hands on to its pool: the server gives up before the client does, and is at nothing any more then. */
const OF_JOBS = { query_timeout: JOBS_MS + 1000, options: LIMIT }

/** Nobody answers there yet, or not any more: worth another try. The message is for the terminal. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** By its name, as with `isCannotStart`. */
export const isUnreachable = (error: unknown): error is Unreachable =>
  error instanceof Error && error.name === 'Unreachable'

/** A PostgreSQL server, or anything that speaks its protocol; many web processes may share it. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const [{ boundedPool }, { drizzle }] = await Promise.all([
    import('./bounded-pool'),
    import('drizzle-orm/node-postgres'),
  ])
  const pool = boundedPool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    // a process that is paused in a transaction loses it, with its locks, before those who wait are given up
    options: `-c timezone=UTC ${LIMIT} -c idle_in_transaction_session_timeout=${IDLE_MS}`,
  })
  // a server restart ends idle connections; the next query opens a new one
  pool.on('error', onIdleError)
  // a server that hangs does not say goodbye
  const close = () => inTime(pool.end(), { milliseconds: CLOSE_MS, otherwise: () => undefined })
  let version = ''
  try {
    version = String((await pool.query('select version() as version')).rows[0]?.version)
  } catch (error) {
    await close()
    throw isOutOfTime(error) ? unreachable(url, 'no answer in time') : notOpened(url, error)
  }
  observePool(pool, MOST_CONNECTIONS)
  const db = drizzle({ client: pool })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => untilCommitted(() => transaction(work, config))
  return {
    kind: 'postgres',
    db,
    jobs: { connectionString: url, connectionTimeoutMillis: JOBS_MS, backend: backendOf(version), ...OF_JOBS },
    pool,
    exclusively: (work) => underStartLease(db, work),
    close,
  }
}

/** pg-boss does without what an engine that is spread over machines lacks; each names itself in its version. */
function backendOf(version: string) {
  if (/cockroachdb/i.test(version)) return 'cockroachdb'
  return /-yb-/i.test(version) ? 'yugabytedb' : 'postgres'
}

function notOpened(url: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  // only what PostgreSQL itself says has a severity
  const isAnswer = error instanceof Error && 'severity' in error
  if (isAnswer && !PASSING.includes(code))
    return new CannotStart(`${placeOf(url)} refuses: ${message}. Correct DATABASE_URL.`)
  return unreachable(url, isAnswer ? message : code || message)
}

const placeOf = (url: string) => `PostgreSQL at ${new URL(url).host}`
const unreachable = (url: string, why: string) => new Unreachable(`${placeOf(url)} does not answer (${why})`)
