import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createJobs, type Jobs } from '~/services/platform/jobs/jobs.server'
import { openTestDatabase, type TestDatabase } from '../support/database'

const NAME = 'test.due'
const Rows = z.object({ rows: z.array(z.object({ id: z.string() })) })

let opened: TestDatabase
let jobs: Jobs
beforeAll(async () => {
  opened = await openTestDatabase()
  jobs = await createJobs(opened)
})
afterAll(async () => {
  await jobs.stop()
  await opened.close()
})

/** As a process leaves a job that is killed in the middle of it: taken, with a last sign of life. */
async function leaveToNobody(): Promise<number> {
  const taken = await opened.db.execute(
    sql`update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()
        where name = ${NAME} and state = 'created' returning id`,
  )
  return Rows.parse(taken).rows.length
}

test('a job whose process was killed is done by another one within seconds, and goes on', async () => {
  let runs = 0
  await jobs.repeat({
    name: NAME,
    everySeconds: 1,
    work: async () => {
      runs += 1
    },
  })
  await expect.poll(() => runs, { timeout: 10_000 }).toBeGreaterThan(0)
  await expect.poll(leaveToNobody, { timeout: 10_000, interval: 20 }).toBe(1)
  const before = runs
  await expect.poll(() => runs, { timeout: 30_000 }).toBeGreaterThan(before + 1)
})
