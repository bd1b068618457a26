import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import type { FaultOutcome } from '~/services/platform/faults/faults.contract'
import { createFaults } from '~/services/platform/faults/faults.server'
import { createHttp } from '~/services/platform/http/http.server'
import { createAnalyticsClient } from '~/services/upstreams/analytics/analytics.server'
import { openTestDatabase, type TestDatabase } from '../support/database'
import { type Asking, ORIGIN, openOwnServices, personOf, requestOf, SERVICE } from '../support/own-services'

const NOW = Date.parse('2026-11-23T12:00:00.000Z')
const TODAY = shopDay(NOW)
const clock = { time: NOW, now: () => clock.time }
const rules = createFaults()
const opened: { database?: TestDatabase; handler?: (request: Request) => Promise<Response> } = {}

beforeAll(async () => {
  opened.database = await openTestDatabase()
  opened.handler = openOwnServices({ db: opened.database.db, clock, rules }).services.analytics
})
beforeEach(async () => {
  rules.clear()
  clock.time = NOW
  await db().execute(sql`truncate analytics.transition_counts`)
})
afterAll(() => opened.database?.close())

function db(): Db {
  if (!opened.database) throw new Error('the database is not open yet')
  return opened.database.db
}
const handler = async (request: Request) => opened.handler?.(request) ?? new Response(null, { status: 500 })
const ask = async (path: string, asking: Asking) => (await handler(requestOf(path, asking))).status

/** With a breaker of its own. */
const client = (headers: { authorization: string } = SERVICE) =>
  createAnalyticsClient(
    createHttp({
      upstream: 'analytics',
      baseUrl: ORIGIN,
      fetch: handler,
      random: () => 0,
      deadlineMs: { read: 400, write: 400 },
    }),
    { headers },
  )

const PAID = { machine: 'cart', transition: 'cart.ready::PAY::0', count: 2 }
const WEEK = { machine: 'cart', from: plusDays(TODAY, -6), to: TODAY }
const everybody = { ...WEEK, of: null }
const RED = { flag: 'colour', variant: 'red' }
const BLUE = { flag: 'colour', variant: 'blue' }

test('counts of one day and name are added up, for everybody and for each variant alone', async () => {
  expect(await client().add({ counts: [PAID], variants: { colour: 'red' } })).toEqual({
    ok: true,
    value: { counted: 1 },
  })
  await client().add({ counts: [PAID, PAID], variants: { colour: 'blue', size: 'large' } })
  expect(await client().counts(everybody)).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 6 } })
  expect(await client().counts({ ...WEEK, of: RED })).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 2 } })
  expect(await client().counts({ ...WEEK, of: BLUE })).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 4 } })
  expect(await client().variants(WEEK)).toEqual({
    ok: true,
    value: [BLUE, RED, { flag: 'size', variant: 'large' }],
  })
})

test('a period has its first and its last day, and a day is the shop’s', async () => {
  for (const at of ['2026-11-16T12:00:00Z', '2026-11-17T12:00:00Z', '2026-11-23T22:59:00Z', '2026-11-23T23:30:00Z']) {
    clock.time = Date.parse(at)
    await client().add({ counts: [PAID], variants: {} })
  }
  // the last was on the 24th in Amsterdam
  expect(await client().counts(everybody)).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 4 } })
})

test('another machine has counts of its own', async () => {
  await client().add({
    counts: [PAID, { machine: 'consent', transition: 'consent.asking::ACCEPT::0', count: 1 }],
    variants: {},
  })
  expect(await client().counts({ ...everybody, machine: 'consent' })).toEqual({
    ok: true,
    value: { 'consent.asking::ACCEPT::0': 1 },
  })
})

test('batches that meet lose no count', async () => {
  const batches = Array.from({ length: 20 }, (_, index) =>
    client().add({ counts: [PAID], variants: { colour: index % 2 ? 'red' : 'blue', size: 'large' } }),
  )
  await Promise.all(batches)
  expect(await client().counts(everybody)).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 40 } })
  expect(await client().counts({ ...WEEK, of: RED })).toEqual({ ok: true, value: { 'cart.ready::PAY::0': 20 } })
})

test('a row has a machine, a day, a transition, a flag, a variant and a number, and nothing else', async () => {
  const columns = await db().execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'analytics' and table_name = 'transition_counts' order by ordinal_position`)
  const named = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(columns)
    .rows.map(({ name }) => name)
  expect(named).toEqual(['machine', 'day', 'transition', 'flag', 'variant', 'count'])
})

test.each([
  ['a name that no transition can have', { counts: [{ ...PAID, transition: 'parent@playchart.test' }], variants: {} }],
  ['a machine that is no name', { counts: [{ ...PAID, machine: 'a b' }], variants: {} }],
  ['a field more', { counts: [{ ...PAID, email: 'parent@playchart.test' }], variants: {} }],
  ['no count', { counts: [], variants: {} }],
  ['less than one', { counts: [{ ...PAID, count: 0 }], variants: {} }],
  ['too much', { counts: [{ ...PAID, count: 1001 }], variants: {} }],
  ['too many', { counts: Array(201).fill(PAID), variants: {} }],
  ['a variant that is no name', { counts: [PAID], variants: { colour: 'dark red' } }],
  ['no JSON', '{'],
])('%s is refused, and nothing is kept', async (_what, body) => {
  expect(await ask('/transition_counts', { method: 'POST', headers: SERVICE, body })).toBe(400)
  expect(await client().counts(everybody)).toEqual({ ok: true, value: {} })
})

test('only our own server may add or read', async () => {
  const others = [{}, personOf('4f0c7f0a-0000-4000-8000-000000000001')]
  for (const headers of others) {
    const body = { counts: [PAID], variants: {} }
    expect(await ask('/transition_counts', { method: 'POST', headers, body })).toBe(401)
    const query = `machine=cart&from=${WEEK.from}&to=${WEEK.to}`
    expect(await ask(`/transition_counts?${query}`, { headers })).toBe(401)
    expect(await ask(`/variants?${query}`, { headers })).toBe(401)
  }
  expect(await client({ authorization: 'Bearer something else' }).add({ counts: [PAID], variants: {} })).toEqual({
    ok: false,
    error: { kind: 'unauthorised' },
  })
})

test.each<FaultOutcome>([
  { kind: 'status', status: 500 },
  { kind: 'drop' },
  { kind: 'delay', ms: 900 },
  { kind: 'garbage' },
  { kind: 'partial' },
  { kind: 'malformed' },
])('after $kind the client answers a failure, and asks no second time', async (outcome) => {
  rules.add({ upstream: 'analytics', operation: 'POST /transition_counts', outcome, times: 1 })
  const added = await client().add({ counts: [PAID], variants: {} })
  expect(added).toMatchObject({ ok: false, error: { kind: expect.stringMatching(/^(unreachable|invalid)$/) } })
  expect(rules.list()).toEqual([])
  rules.add({ upstream: 'analytics', operation: 'GET /transition_counts', outcome, times: null })
  expect(await client().counts(everybody)).toMatchObject({ ok: false })
})
