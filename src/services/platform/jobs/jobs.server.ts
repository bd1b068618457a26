import { sql } from 'drizzle-orm'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { inTime } from '../clock/in-time'
import { isDatabaseAway } from '../database/away'
import { type OpenDatabase, openedDatabase } from '../database/database.server'
import { withDeadline } from '../database/deadline'
import { logEvent } from '../log/log.server'
import { whenClosing } from '../process/closing.server'
import { forget, sharedPromise } from '../process/shared.server'
import { within } from '../telemetry/telemetry.server'
import { measureJob, observeJobs } from './measure-jobs.server'

type Work = { name: string; work: () => Promise<void> }
/** Minute, hour, day, month, weekday in UTC. A run that fell into a time without any process is left out. */
type ScheduledJob = Work & { cron: string }
type RepeatedJob = Work & { everySeconds: number }

export type Jobs = {
  /** Runs work on a cron schedule, once for all processes together. */
  schedule(job: ScheduledJob): Promise<void>
  /** Runs work again and again: cron is minute-grained, so each run sends its own successor. */
  repeat(job: RepeatedJob): Promise<void>
  stop(): Promise<void>
}

/** A scheduled job may wait that long for its worker. */
const SCHEDULE_POLL_SECONDS = 30
/** A job whose process gives no sign of life any more is passed on (pg-boss takes no fewer); by itself after 15 minutes. */
const HEARTBEAT_SECONDS = 10
/** pg-boss reads its whole table every few seconds: what is done goes after an hour, not after a week. */
const OF_EACH_JOB = { heartbeatSeconds: HEARTBEAT_SECONDS, deleteAfterSeconds: 3600 } as const
/** No visitor waits for what background work asks of the database. */
const QUERY_MS = 15_000
const AWAY_MS = 60_000
/** A queue of this policy holds one job that waits and one that runs, however many processes send. */
const ONE_AT_A_TIME = { policy: 'stately', retryLimit: 3 } as const

/** Background work of this process, in the same database. */
export const jobs = (): Promise<Jobs> =>
  sharedPromise('jobs', async () => {
    const opened = await openedDatabase()
    const started = await createJobs(opened)
    observeJobs(opened.db)
    whenClosing('jobs', () => {
      forget('jobs')
      return started.stop()
    })
    return started
  })

type Deps = Pick<OpenDatabase, 'db' | 'kind' | 'jobs' | 'exclusively'> & { clock?: ConstructorOptions['clock'] }

/**
 * Background work on pg-boss. `clock` is for tests.
 * @see https://timgit.github.io/pg-boss/
 */
export async function createJobs({ db, kind, jobs: connection, exclusively, clock }: Deps): Promise<Jobs> {
  const boss = new PgBoss({
    ...connection,
    ...(clock && { clock }),
    schema: 'jobs',
    max: 4,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', reporter())
  // it makes its tables itself: a connection that has looked for them a moment ago may not see that another process has
  await exclusively(() => boss.start())
  // embedded: this process holds the lock, so a job that is "active" now belongs to a process that died
  if (kind === 'pglite')
    await db.execute(
      sql`update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
    )
  return { schedule: (job) => schedule(boss, job), repeat: (job) => repeat(boss, job), stop: () => stop(boss) }
}

/** Every worker says that the database is away, again and again: one of them a minute is enough. */
function reporter(): (error: Error) => void {
  let awaySince = Number.NEGATIVE_INFINITY
  return (error) => {
    // pg-boss hands on a copy of the driver's error that is no instance of one
    const isAway = isDatabaseAway(Object.assign(new Error(error.message), error))
    if (isAway && performance.now() - awaySince < AWAY_MS) return
    if (isAway) awaySince = performance.now()
    logEvent('jobs.failed', { error })
  }
}

async function schedule(boss: PgBoss, { name, cron, work }: ScheduledJob) {
  await boss.createQueue(name, ONE_AT_A_TIME)
  await boss.work(name, { pollingIntervalSeconds: SCHEDULE_POLL_SECONDS }, () => reported(name, work))
  await boss.schedule(name, cron, null, OF_EACH_JOB)
}

async function repeat(boss: PgBoss, { name, everySeconds, work }: RepeatedJob) {
  const next = (startAfter: number) => boss.send(name, null, { startAfter, singletonKey: name, ...OF_EACH_JOB })
  await boss.createQueue(name, ONE_AT_A_TIME)
  await boss.work(name, { pollingIntervalSeconds: 1 }, async () => {
    // one that fails is tried again, and has a successor even when it never comes to pass
    await reported(name, work).finally(() => next(everySeconds))
  })
  await next(0)
}

/** pg-boss notes a failure in its table; ours says so in the log as well. */
async function reported(name: string, work: Work['work']) {
  const measured = measureJob(name)
  try {
    await within(measured.span, () => withDeadline(QUERY_MS, work))
    measured.end(null)
  } catch (error) {
    within(measured.span, () => logEvent('jobs.failed', { name, error }))
    measured.end('failed')
    throw error
  }
}

/** `stop` waits for a running handler however long it takes: give it a moment, the queue passes the job on. */
async function stop(boss: PgBoss) {
  await inTime(boss.stop({ graceful: true, timeout: 3000 }), { milliseconds: 3500, otherwise: () => null })
}
