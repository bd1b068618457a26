import { hasSqlState } from './sql-state'

/** The database has been asked a moment ago and does not answer. */
export class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  constructor() {
    super('the database does not answer')
  }
}

/** Starting up, shutting down, too many connections: what PostgreSQL says of itself that passes. */
export const PASSING = ['57P03', '57P01', '57P02', '53300']
/** No name, no way, no listener: a container that restarts has none of them for a moment. */
const LINE_LOST = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]
/** What pg says when a time limit of the client has passed, or its line is cut; it has no codes of its own. */
const OUT_OF_TIME = /^(Query read timeout|timeout exceeded when trying to connect|timeout expired)$|connection timeout$/
const LINE_CUT = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

export const isOutOfTime = (error: unknown) => error instanceof Error && OUT_OF_TIME.test(error.message)

/**
 * Whether the database cannot be asked at this moment: silent, restarting, or gone in the midst of a query. Another try in
 * a few seconds may do. By names and messages, also of what Drizzle has wrapped: two bundles hold a copy of each class.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (hasSqlState(error, [...PASSING, ...LINE_LOST])) return true
  return [error, error.cause].some(
    (one) =>
      isOutOfTime(one) || (one instanceof Error && (one.name === 'DatabaseSilent' || LINE_CUT.test(one.message))),
  )
}
