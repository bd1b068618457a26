import { hasCode } from '../files/has-code'

/** The schema of what Drizzle and we note about the database itself. */
export const BOOKS = 'drizzle'

/** Whether an error, or what Drizzle has wrapped in it, is one of PostgreSQL's with such a code. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  const cause = error instanceof Error ? error.cause : null
  return codes.some((code) => hasCode(error, code) || hasCode(cause, code))
}
