import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { whenClosing } from './closing.server'
import { openedDatabase } from './database.server'
import { logEvent } from './log.server'
import { forget, sharedPromise } from './shared.server'

export type Job = { name: string; everySeconds?: number; work: () => Promise<void> }

/**
 * Background work on pg-boss, in the same database. A job that runs again and again sends its own successor: cron is
 * minute-grained, and one queue that holds one job keeps several processes from running it twice.
 * @see https://timgit.github.io/pg-boss/
 */
export const jobs = () => sharedPromise('jobs', start)

export async function runJob({ name, everySeconds, work }: Job) {
  const boss = await jobs()
  await boss.createQueue(name, { policy: 'stately', retryLimit: 3 })
  await boss.work(name, { pollingIntervalSeconds: 1 }, async () => {
    await work()
    if (everySeconds) await boss.send(name, null, { startAfter: everySeconds, singletonKey: name })
  })
  await boss.send(name, null, { singletonKey: name })
}

async function start(): Promise<PgBoss> {
  const opened = await openedDatabase()
  const boss = new PgBoss({
    ...opened.jobs,
    schema: 'jobs',
    max: 4,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => logEvent('jobs.failed', { error }))
  await boss.start()
  // embedded: this process holds the lock, so a job that is "active" now belongs to a process that died
  if (opened.kind === 'pglite')
    await opened.db.execute(
      sql`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
    )
  whenClosing('jobs', () => stop(boss))
  return boss
}

/** `stop` waits for a running handler however long it takes: give it a moment, the queue hands the job on. */
async function stop(boss: PgBoss) {
  forget('jobs')
  const moment = new Promise<void>((resolve) => setTimeout(resolve, 3500).unref())
  await Promise.race([boss.stop({ graceful: true, timeout: 3000 }), moment])
}
