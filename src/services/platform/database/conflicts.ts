import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { count } from '../telemetry/telemetry.server'
import { hasSqlState } from './sql-state'

/** Serialization failure, deadlock: what the server says to one of two that cannot both be. It has undone all of it. */
const UNDONE = ['40001', '40P01']
/** Longer than any such conflict, shorter than a visitor's patience with a page. */
const MOST_TRIES = 15

const again = retry(
  handleWhen((error) => hasSqlState(error, UNDONE)),
  { maxAttempts: MOST_TRIES, backoff: new ExponentialBackoff({ initialDelay: 5, maxDelay: 400 }) },
)
again.onRetry(() => count('playchart.database.conflicts', {}))

/**
 * Begins again what the server has rolled back, after a wait with jitter: a whole transaction, or a statement outside of
 * one. Nothing of it has happened, as long as it does nothing that a rollback does not undo.
 * @see https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
export const untilCommitted = <T>(work: () => Promise<T>): Promise<T> => again.execute(work)
