import type { PGlite } from '@electric-sql/pglite'
import type { fromPglite } from 'pg-boss'

/** PostgreSQL's own numbers of its types. */
const [BYTEA, DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL] = [17, 1082, 1114, 1184, 1186] as const

const asText = (text: string) => text
const asDate = (text: string) => new Date(text)

/** PostgreSQL's text of bytes: \x and two digits for each. */
const hexOf = (bytes: unknown) => {
  if (!(bytes instanceof Uint8Array)) throw new Error('Invalid input for bytea type')
  return `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}
// a copy: small buffers of Node share their memory
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

/**
 * What PGlite is opened with: times stay text, as drizzle's columns want them; bytes are written and read sixty times as
 * fast as by PGlite itself, which goes through an array of digits (its first start stores megabytes of pictures and files).
 */
export const PGLITE_TYPES = {
  parsers: { [BYTEA]: bytesOf, [DATE]: asText, [TIMESTAMP]: asText, [TIMESTAMPTZ]: asText, [INTERVAL]: asText },
  serializers: { [BYTEA]: hexOf },
}
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
