import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase, type TestDatabase } from '../support/database'

const AT_ONCE = 8
/** The server finds out after a second. */
const LOCKED = 2
const Rows = z.object({ rows: z.array(z.object({ n: z.number() })) })

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.execute(sql`create table counts (id int primary key, n int not null)`)
  await opened.db.execute(sql`insert into counts values (1, 0), (2, 0)`)
})
afterAll(() => opened.close())

const count = async (id: number) =>
  Rows.parse(await opened.db.execute(sql`select n from counts where id = ${id}`)).rows[0]?.n
const all = <T>(many: number, work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, turn) => work(turn)))

test('transactions that collide as serializable all come to pass, each of them once', async () => {
  await all(AT_ONCE, () =>
    opened.db.transaction(
      async (tx) => {
        const [row] = Rows.parse(await tx.execute(sql`select n from counts where id = 1`)).rows
        await tx.execute(sql`update counts set n = ${(row?.n ?? 0) + 1} where id = 1`)
      },
      { isolationLevel: 'serializable' },
    ),
  )
  expect(await count(1)).toBe(AT_ONCE)
})

test('two that lock the same rows in another order come to pass one after the other', async () => {
  const before = ((await count(1)) ?? 0) + ((await count(2)) ?? 0)
  await all(LOCKED, (turn) =>
    opened.db.transaction(async (tx) => {
      for (const id of turn % 2 === 0 ? [1, 2] : [2, 1]) {
        await tx.execute(sql`update counts set n = n + 1 where id = ${id}`)
        await tx.execute(sql`select pg_sleep(0.05)`)
      }
    }),
  )
  expect(((await count(1)) ?? 0) + ((await count(2)) ?? 0)).toBe(before + 2 * LOCKED)
})

test('what fails for another reason is tried once', async () => {
  let tries = 0
  const failing = opened.db.transaction(async (tx) => {
    tries += 1
    await tx.execute(sql`insert into counts values (1, 0)`)
  })
  await expect(failing).rejects.toThrow()
  expect(tries).toBe(1)
})
