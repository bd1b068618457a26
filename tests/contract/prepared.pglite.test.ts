import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PGLITE_TYPES } from '~/services/platform/database/pglite-types'
import { preparing } from '~/services/platform/database/prepared'

const SCHEMA = `
  create type mood as enum ('calm', 'loud');
  create table toys (
    id int primary key, name text not null unique, price numeric, is_new boolean, details jsonb, tags text[],
    made_at timestamptz, day date, picture bytea, weight float8, pieces bigint, mood mood, owner uuid
  );
  create table boxes (id serial primary key, toy int references toys, check (id < 100));
  insert into toys values
    (1, 'ball', 1.50, true, '{"a":[1,null]}', '{x,"y z"}', '2026-03-29 02:30:00+00', '2026-03-29', '\\x00ff', 0.5, 9007199254740993, 'calm', '5f1d7c2e-3e6c-4c1f-9b1d-0a1b2c3d4e5f'),
    (2, 'duck', null, null, null, null, null, null, null, null, null, null, null)`

let own: PGlite
let kept: PGlite

const opened = async (read: PGliteOptions) => {
  const lite = await PGlite.create(read)
  await lite.exec(SCHEMA)
  return lite
}

beforeAll(async () => {
  own = await opened({ parsers: { ...PGLITE_TYPES.parsers, [types.BYTEA]: types.types.bytea.parse } })
  kept = preparing(await opened(PGLITE_TYPES))
})
afterAll(async () => {
  await own.close()
  await kept.close()
})

type Asked = [text: string, params?: unknown[]]

/** What PGlite answers, or with what it fails: by all that an error says, but for where in our memory it was made. */
async function said(lite: Pick<PGlite, 'query'>, [text, params]: Asked, rowMode: 'array' | 'object' = 'array') {
  try {
    return await lite.query(text, params, { rowMode })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { failed: error.message, ...error }
  }
}

const READ: Asked[] = [
  ['select * from toys order by id'],
  ['select * from toys where id = $1', [1]],
  ['select * from toys where name = $1 and is_new = $2', ['ball', true]],
  ['select id from toys where id = any($1::int[]) order by id desc', [[1, 2]]],
  ['select $1::timestamptz as at, $2::jsonb as document', [new Date('2026-03-29T02:30:00Z'), { a: 1 }]],
  ['select $1::text as nothing, $2::text as missing', [null, undefined]],
  ['select 1 as same, 2 as same'],
  ['select id from toys where id = $1', [99]],
  ['select'],
  ['select * from toys where picture = $1', [Uint8Array.of(0, 255)]],
  ['select $1::bytea as every', [Uint8Array.from({ length: 256 }, (_, at) => at)]],
  ['select $1::bytea as none, $2::bytea as part', [new Uint8Array(), Uint8Array.of(1, 2, 3).subarray(1, 2)]],
  ['with two as (select 2 as n) select n, count(*) from two join toys on id = n group by n'],
  ['select pieces, pieces % 10 as last, mood, owner, array[day] as days from toys where mood = $1', ['calm']],
]
const WRITTEN: Asked[] = [
  [
    'insert into toys (id, name, tags, picture, details) values ($1, $2, $3, $4, $5)',
    [3, 'cube', ['a', '"b"'], Uint8Array.of(7), { x: [] }],
  ],
  ['insert into toys (id, name) values ($1, $2) returning id, name, is_new', [4, 'drum']],
  ['insert into toys (id, name) values ($1, $2) on conflict do nothing returning id', [4, 'drum']],
  ['update toys set price = $1 where id > $2', [2.25, 1]],
  ['update toys set price = $1 where id = $2 returning price', ['3.10', 1]],
  ['delete from toys where id = $1', [4]],
]
const REFUSED: Asked[] = [
  ['select * from nowhere'],
  ['select nothing from toys where id = $1', [1]],
  ['select 1; select 2'],
  ['select * form toys'],
  ['insert into toys (id, name) values ($1, $2)', [1, 'again']],
  ['insert into toys (id, name) values ($1, $2)', [9, null]],
  ['insert into boxes (toy) values ($1)', [77]],
  ['insert into boxes (id) values ($1)', [100]],
  ['select $1::uuid', ['no uuid']],
  ['select $1::int', ['two']],
  ['select 1 / $1::int', [0]],
  ['update toys set mood = $1', ['angry']],
]

test.each(['array', 'object'] as const)(
  'results in rows of %s are those of PGlite, the second and the tenth time too',
  async (mode) => {
    for (const asked of READ) {
      const expected = await said(own, asked, mode)
      expect(expected).toHaveProperty('rows')
      for (let turn = 0; turn < 10; turn += 1) expect(await said(kept, asked, mode), asked[0]).toEqual(expected)
    }
  },
)

test('what is written, and how much of it, is as with PGlite', async () => {
  for (const asked of [...WRITTEN, ...WRITTEN])
    expect(await said(kept, asked), asked[0]).toEqual(await said(own, asked))
  const all: Asked = ['select * from toys order by id']
  expect(await said(kept, all)).toEqual(await said(own, all))
})

test('errors have the same code, place and text, and the next query goes well', async () => {
  for (const asked of [...REFUSED, ...REFUSED]) {
    const expected = await said(own, asked)
    expect(expected, asked[0]).toHaveProperty('code')
    expect(await said(kept, asked), asked[0]).toEqual(expected)
    expect(await said(kept, ['select id from toys where id = $1', [1]])).toMatchObject({ rows: [[1]] })
  }
})
