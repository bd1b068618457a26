import { PGlite, type Transaction } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preparing } from '~/services/platform/database/prepared'

let lite: PGlite
let opened: PGlite | null = null

// one engine for the file: opening it takes longer than all of the tests
beforeEach(async () => {
  opened ??= preparing(await PGlite.create())
  lite = opened
  await lite.exec(`create table toys (id int primary key, name text); insert into toys values (1, 'ball')`)
})
afterEach(() => lite.exec('drop table toys; drop function if exists widen'))

const ALL = 'select * from toys order by id'
const ONE = 'select * from toys where id = $1'
const rows = async (text = ALL, params: unknown[] = []) => (await lite.query(text, params)).rows
const kept = async () =>
  (await lite.query<{ n: number }>('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n ?? 0
const WITH_PRICE = [{ id: 1, name: 'ball', price: null }]
const WITHOUT = [{ id: 1, name: 'ball' }]

test('a text is parsed once, and planned no more after a few times', async () => {
  const before = await kept()
  for (let turn = 0; turn < 20; turn += 1) await rows(ONE, [turn])
  expect(await kept()).toBe(before + 1)
  const [plans] = await rows('select generic_plans::int as plans from pg_prepared_statements where statement = $1', [
    ONE,
  ])
  expect(plans).toEqual({ plans: 15 })
})

test('no more statements are kept than are allowed, and one that was closed is parsed again', async () => {
  for (let n = 0; n < 450; n += 1) expect(await rows(`select ${n} as n`)).toEqual([{ n }])
  expect(await kept()).toBeLessThanOrEqual(201)
  expect(await rows('select 0 as n')).toEqual([{ n: 0 }])
})

test('a column that is added is there with the next query, whoever adds it', async () => {
  const add = 'alter table toys add column price int'
  const take = 'alter table toys drop column price'
  const ways = [
    (text: string) => lite.query(text),
    (text: string) => lite.exec(text),
    (text: string) => lite.transaction((tx) => tx.query(text)),
    (text: string) => lite.transaction((tx) => tx.exec(text)),
    (text: string) => lite.exec(`do $$ begin ${text}; end $$`),
  ]
  for (const way of ways) {
    expect(await rows()).toEqual(WITHOUT)
    await way(add)
    expect(await lite.transaction((tx) => tx.query(ALL))).toMatchObject({ rows: WITH_PRICE })
    await way(take)
  }
})

test('queries that wait for a change of the schema see what it has made', async () => {
  expect(await rows()).toEqual(WITHOUT)
  const [, , after, within] = await Promise.all([
    rows(),
    lite.query('alter table toys add column price int'),
    rows(),
    lite.transaction((tx) => tx.query(ALL)),
  ])
  expect(after).toEqual(WITH_PRICE)
  expect(within).toMatchObject({ rows: WITH_PRICE })
})

test('a change of the schema that is taken back leaves nothing of it', async () => {
  const refused = lite.transaction(async (tx) => {
    await tx.query('alter table toys add column price int')
    expect((await tx.query(ALL)).rows).toEqual(WITH_PRICE)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await lite.transaction((tx) => tx.query(ALL))).toMatchObject({ rows: WITHOUT })
})

test('a function that changes the schema unseen: the query alone goes well, a transaction the next time', async () => {
  await lite.exec(`create function widen(by text) returns void language plpgsql
    as $$ begin execute format('alter table toys add column %I int', by); end $$`)
  expect(await rows()).toEqual(WITHOUT)
  await rows('select widen($1)', ['price'])
  expect(await rows()).toEqual(WITH_PRICE)
  await rows('select widen($1)', ['weight'])
  const transaction = () => lite.transaction((tx) => tx.query(ALL))
  await expect(transaction()).rejects.toMatchObject({ code: '0A000' })
  expect(await transaction()).toMatchObject({ rows: [{ id: 1, name: 'ball', price: null, weight: null }] })
})

test.each(['deallocate all', 'discard all'])('%s takes the statements away, and no query notices', async (text) => {
  await rows(ONE, [1])
  await lite.exec(text)
  expect(await rows(ONE, [1])).toEqual(WITHOUT)
})

test('statements that are gone unseen are parsed again', async () => {
  await lite.exec(`create or replace function pg_temp.forget() returns void language plpgsql
    as $$ begin execute 'deallocate all'; end $$`)
  await rows(ONE, [1])
  await rows('select pg_temp.forget()')
  expect(await rows(ONE, [1])).toEqual(WITHOUT)
})

test('a transaction is whole, stands alone, and is over when it is', async () => {
  let outer: Transaction | undefined
  const order: string[] = []
  const work = lite.transaction(async (tx) => {
    outer = tx
    await tx.query('insert into toys values ($1, $2)', [2, 'duck'])
    await new Promise((resolve) => setTimeout(resolve, 30))
    order.push('transaction')
    await tx.query('delete from toys where id = $1', [2])
  })
  const beside = rows().then((found) => {
    order.push('beside')
    return found
  })
  await work
  expect(await beside).toEqual(WITHOUT)
  expect(order).toEqual(['transaction', 'beside'])
  await expect(outer?.query(ALL)).rejects.toThrow('Transaction is closed')
})

test('after an error a transaction does nothing more, and leaves nothing', async () => {
  await rows('insert into toys values ($1, $2)', [7, 'kite'])
  const failed = lite.transaction(async (tx) => {
    await tx.query('insert into toys values ($1, $2)', [8, 'drum'])
    await expect(tx.query('insert into toys values ($1, $2)', [7, 'again'])).rejects.toMatchObject({ code: '23505' })
    for (const text of [ONE, 'select name from toys where id = $1'])
      await expect(tx.query(text, [1])).rejects.toMatchObject({ code: '25P02' })
  })
  await expect(failed).rejects.toMatchObject({ code: '25P02' })
  expect(await rows(ONE, [8])).toEqual([])
  expect(await rows('select name from toys where id = $1', [1])).toEqual([{ name: 'ball' }])
})

test('a transaction of drizzle within another is taken back alone', async () => {
  const db = drizzle({ client: lite })
  const add = (id: number) => sql`insert into toys values (${id}, 'cube')`
  await db.transaction(async (tx) => {
    await tx.execute(add(2))
    const inner = tx.transaction(async (within) => {
      await within.execute(add(3))
      await within.execute(add(2))
    })
    await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } })
    await tx.execute(add(4))
  })
  expect(await rows('select id from toys order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }])
})

test('who listens is told what a query, and what a transaction that stands, has said', async () => {
  const received: string[] = []
  const stop = await lite.listen('toys', (payload) => received.push(payload))
  const say = 'select pg_notify($1, $2)'
  await lite.query(say, ['toys', 'alone'])
  await lite.transaction(async (tx) => {
    await tx.query(say, ['toys', 'within'])
    expect(received).toEqual(['alone'])
  })
  await lite.transaction((tx) => tx.query(say, ['toys', 'taken back']).then(() => tx.rollback()))
  await lite.query(say, ['toys', 'last'])
  await Promise.resolve()
  expect(received).toEqual(['alone', 'within', 'last'])
  await stop()
})

test('many at once each get their own answer', async () => {
  const ids = Array.from({ length: 60 }, (_, id) => id + 10)
  await Promise.all(ids.map((id) => rows('insert into toys values ($1, $2)', [id, `toy ${id}`])))
  const found = await Promise.all([
    ...ids.map((id) => rows(ONE, [id])),
    ...ids.map((id) => lite.transaction(async (tx) => (await tx.query(ONE, [id])).rows)),
  ])
  expect(found.flat()).toEqual([...ids, ...ids].map((id) => ({ id, name: `toy ${id}` })))
})
