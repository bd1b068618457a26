import type { Db } from './database.server'

/**
 * A query that is put together once for each database: drizzle makes its text of a hundred parts each time, which costs
 * as much as a small query itself. What differs stands in it as `sql.placeholder`. It has no name: with one it would be
 * kept in a connection, and a pooler between would mix them up.
 */
export function onceBuilt<Q>(build: (db: Db) => { prepare(name: string): Q }): (db: Db) => Q {
  const built = new WeakMap<Db, Q>()
  return (db) => {
    const query = built.get(db) ?? build(db).prepare('')
    built.set(db, query)
    return query
  }
}
