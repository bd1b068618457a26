import type { Db } from './database.server'

/**
 * A query that is put together once for each database: drizzle makes its text of a hundred parts each time, which costs
 * as much as a small query itself. What differs stands in it as `sql.placeholder`.
 */
export function onceBuilt<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>()
  return (db) => {
    const query = built.get(db) ?? build(db)
    built.set(db, query)
    return query
  }
}

/** What drizzle wants to be told: a name would keep a statement on the server, and a pooler between would mix them up. */
export const UNNAMED = ''
