import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.server'
import { observe, openSpan, time } from '../telemetry/telemetry.server'

/** One run of a job: a trace of its own. */
export function measureJob(name: string) {
  const started = performance.now()
  const labels = { 'playchart.job': name }
  const span = openSpan({ name: `job ${name}`, kind: 'internal', labels })
  return {
    span,
    end(error: string | null) {
      span?.end({ error })
      const seconds = (performance.now() - started) / 1000
      time('playchart.job.duration', seconds, { ...labels, ...(error ? { 'error.type': error } : {}) })
    },
  }
}

/** pg-boss has an index for what waits: it is what its own workers look for. */
const oldestDue = (db: Db) =>
  db
    .select({ seconds: sql<number>`coalesce(max(extract(epoch from now() - start_after)), 0)::float8` })
    .from(sql`jobs.job`)
    .where(sql`state < 'active' and start_after < now()`)

/** Jobs of all processes together. */
export function observeJobs(db: Db) {
  observe('playchart.job.oldest_due', 'jobs', async () => {
    const [oldest] = await oldestDue(db)
    return [{ value: oldest?.seconds ?? 0 }]
  })
}
