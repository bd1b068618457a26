import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database'

let opened: TestDatabase

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const ASKED = `select timestamptz '2026-03-29 02:30:00+00' as at, jsonb '{"a":[1]}' as document, array['x','y'] as names`
const AT = '2026-03-29 02:30:00+00'

test('drizzle reads times as text and JSON as values, in a transaction too', async () => {
  const rowOf = (answer: unknown) => (answer as { rows: unknown[] }).rows[0]
  const expected = { at: AT, document: { a: [1] }, names: ['x', 'y'] }
  expect(rowOf(await opened.db.execute(sql.raw(ASKED)))).toEqual(expected)
  expect(rowOf(await opened.db.transaction((tx) => tx.execute(sql.raw(ASKED))))).toEqual(expected)
})

test('jobs read them as dates', async () => {
  const { db } = opened.jobs
  if (!db) return // on a server pg-boss has a connection of its own
  const { rows } = await db.executeSql(`${ASKED} where $1 = 1`, [1])
  expect(rows).toEqual([{ at: new Date(AT), document: { a: [1] }, names: ['x', 'y'] }])
  expect((await db.executeSql(ASKED)).rows).toEqual(rows)
})
