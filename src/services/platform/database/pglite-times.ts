import type { PGlite } from '@electric-sql/pglite'
import type { fromPglite } from 'pg-boss'

/** PostgreSQL's own numbers of its types. */
const [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL] = [1082, 1114, 1184, 1186] as const

const asText = (text: string) => text
const asDate = (text: string) => new Date(text)

/** What PGlite is opened with: times stay text, as drizzle's columns want them. */
export const TIMES_AS_TEXT = { [DATE]: asText, [TIMESTAMP]: asText, [TIMESTAMPTZ]: asText, [INTERVAL]: asText }
const TIMES_AS_DATES = { [DATE]: asDate, [TIMESTAMP]: asDate, [TIMESTAMPTZ]: asDate }

type Clients = { forDrizzle: PGlite; forJobs: Parameters<typeof fromPglite>[0] }

/**
 * One database for two libraries: pg-boss wants dates. drizzle brings parsers with every query, for which PGlite copies
 * its table of three hundred each time, a third of what a small query costs: they are in that table already.
 */
export function clientsOf(lite: PGlite): Clients {
  const query = lite.query.bind(lite)
  lite.query = (text, params, options) => query(text, params, { ...options, parsers: undefined })
  return {
    forDrizzle: lite,
    forJobs: {
      query: (text, params) => query(text, params, { parsers: TIMES_AS_DATES }),
      exec: (text) => lite.exec(text, { parsers: TIMES_AS_DATES }),
      listen: (channel, listener) => lite.listen(channel, listener),
    },
  }
}
