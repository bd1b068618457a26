import { eq, sql } from 'drizzle-orm'
import { integer, pgSchema } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '~/services/platform/database/database.server'
import { onceBuilt } from '~/services/platform/database/once-built'
import { openTestDatabase, type TestDatabase } from '../support/database'

const numbers = pgSchema('numbers').table('numbers', { id: integer().primaryKey() })
let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.execute(sql`create schema numbers`)
  await opened.db.execute(sql`create table numbers.numbers (id integer primary key)`)
  await opened.db.insert(numbers).values([{ id: 1 }, { id: 2 }])
})
afterAll(() => opened.close())

test('a query is built once for a database, for a transaction by itself, and each asker gets its own rows', async () => {
  const builtOver: Db[] = []
  const numberBy = onceBuilt((db) => {
    builtOver.push(db)
    return db
      .select()
      .from(numbers)
      .where(eq(numbers.id, sql.placeholder('id')))
  })
  const { db } = opened
  const found = await Promise.all([1, 2, 3, 1].map((id) => numberBy(db).execute({ id })))
  expect(found).toEqual([[{ id: 1 }], [{ id: 2 }], [], [{ id: 1 }]])
  expect(builtOver).toEqual([db])
  const within = db.transaction(async (tx) => {
    await tx.insert(numbers).values({ id: 3 })
    expect(await numberBy(tx).execute({ id: 3 })).toEqual([{ id: 3 }])
    throw new Error('taken back')
  })
  await expect(within).rejects.toThrow('taken back')
  expect(await numberBy(db).execute({ id: 3 })).toEqual([])
  expect(builtOver).toHaveLength(2)
})
