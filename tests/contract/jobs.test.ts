import { sql } from 'drizzle-orm'
import { TestClock } from 'pg-boss'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Sweep, sweepRows } from '~/services/platform/database/sweep'
import { createIdempotency, IDEMPOTENCY_SWEEP } from '~/services/platform/idempotency/idempotency.server'
import { idempotency as keys } from '~/services/platform/idempotency/idempotency.tables'
import { createJobs, type Jobs } from '~/services/platform/jobs/jobs.server'
import { scheduleSweeps } from '~/services/platform/lifecycle/sweeps.server'
import { sessions as rows } from '~/services/request/session/session.tables'
import { createSessions, SESSION_SWEEP } from '~/services/request/session/sessions'
import { openLeftBy, openTestDatabase, type TestDatabase } from '../support/database'
import { type Place, seededPlace } from '../support/seeded'
import { startServer } from '../support/server'

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T12:00:00.000Z')

let opened: TestDatabase
let clock: TestClock
let jobs: Jobs

beforeAll(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  clock = new TestClock(START)
  jobs = await createJobs({ ...opened, clock })
})
afterEach(() => jobs.stop())
afterAll(() => opened.close())

/** Handlers run beside the clock: their effect is waited for. */
const settled = (read: () => Promise<unknown>) => expect.poll(read, { timeout: 30_000 })

test('the tables of jobs are made by one process at a time, as all others are', async () => {
  await jobs.stop()
  await opened.db.execute(sql`drop schema jobs cascade`)
  const Found = z.object({ rows: z.array(z.object({ name: z.string().nullable() })) })
  const found = async () => Found.parse(await opened.db.execute(sql`select to_regclass('jobs.job') as name`)).rows
  const seen: unknown[] = []
  const exclusively: TestDatabase['exclusively'] = async (work) => {
    seen.push(await found())
    return opened.exclusively(work)
  }
  jobs = await createJobs({ ...opened, clock, exclusively })
  expect(seen).toEqual([[{ name: null }]])
  expect(await found()).not.toEqual([{ name: null }])
})

test('what has ended is deleted within the hour, and what may still be read stays', async () => {
  const sessions = createSessions({ db: async () => opened.db, clock })
  const swept = (sweep: Sweep) => () => sweepRows(opened.db, sweep, clock.now())
  const idempotency = createIdempotency({ db: opened.db, clock })
  await scheduleSweeps(jobs, {
    'sessions.sweep': swept(SESSION_SWEEP),
    'idempotency.sweep': swept(IDEMPOTENCY_SWEEP),
    'identity.sweep': async () => undefined,
    'upstreams.sweep': async () => undefined,
  })
  await sessions.create('a person who left')
  await idempotency.keep({ scope: 'cart', key: 'an old one', requestHash: 'any' })
  await clock.setTime(START + 31 * DAY_MS)
  await sessions.create('a person who is here')
  await idempotency.keep({ scope: 'cart', key: 'a new one', requestHash: 'any' })

  for (const minute of [16, 46]) {
    await clock.setTime(START + 31 * DAY_MS + minute * 60_000)
    await clock.tick(3 * 60_000)
  }
  await settled(() => opened.db.select({ of: rows.userSub }).from(rows)).toEqual([{ of: 'a person who is here' }])
  await settled(() => opened.db.select({ key: keys.key }).from(keys)).toEqual([{ key: 'a new one' }])
})

test('a job that repeats goes on after a run that failed with all its retries', async () => {
  const runs: number[] = []
  await jobs.repeat({
    name: 'test.repeat',
    everySeconds: 60,
    work: async () => {
      runs.push(clock.now())
      if (runs.length <= 4) throw new Error('the first runs fail')
    },
  })
  for (let minutes = 0; minutes < 8; minutes += 1) {
    await clock.tick(60_000)
    await settled(async () => runs.length).toBeGreaterThan(minutes)
  }
})

/** Between two servers. */
async function overDatabaseOf<T>(place: Place, work: (db: TestDatabase['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openLeftBy(place)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

test('a server that has started has the sweeps in its schedule', async () => {
  const left = await seededPlace()
  await overDatabaseOf(left, (db) => db.execute(sql`drop schema if exists jobs cascade`))
  const server = await startServer({ place: left })
  // it says so last, when everything is open
  await expect.poll(() => server.logs(), { timeout: 30_000 }).toContain('Playchart is open')
  expect(await server.stop()).toBe(0)
  const { rows: found } = z
    .object({ rows: z.unknown() })
    .parse(await overDatabaseOf(left, (db) => db.execute(sql`select name from jobs.schedule order by name`)))
  expect(found).toEqual([
    { name: 'idempotency.sweep' },
    { name: 'identity.sweep' },
    { name: 'sessions.sweep' },
    { name: 'upstreams.sweep' },
  ])
  await left.drop()
}, 120_000)
