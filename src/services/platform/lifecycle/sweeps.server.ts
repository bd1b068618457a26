import { movableClock } from '../clock/clock.server'
import { database, openedDatabase } from '../database/database.server'
import { type Sweep, sweepRows } from '../database/sweep'
import { IDEMPOTENCY_SWEEP } from '../idempotency/idempotency.server'
import { type Jobs, jobs } from '../jobs/jobs.server'
import { sweepPostgresCounts } from '../limits/stores'
import { embedded } from '../wire/embedded.server'
import { EFFECTS_SWEEP } from '../wire/once'

/** What each job deletes, and at which minute of the hour. */
type Sweeps = Record<keyof typeof MINUTES, () => Promise<void>>

const MINUTES = {
  /** codes, counts, challenges and sign-ins that have ended, and accounts that were never confirmed */
  'identity.sweep': 7,
  /** sessions that have ended, and carts that nobody has touched */
  'sessions.sweep': 17,
  /** the embedded shop's carts, checkouts and emails */
  'upstreams.sweep': 27,
  /** what became of requests with a key, and counts of limits */
  'idempotency.sweep': 47,
} as const

/** Rows that nobody may read any more are deleted by the hour, each kind at a minute of its own. */
export async function scheduleSweeps(by: Pick<Jobs, 'schedule'>, sweeps: Sweeps): Promise<void> {
  for (const name of Object.keys(MINUTES) as (keyof Sweeps)[]) // the keys of the constant above
    await by.schedule({ name, cron: `${MINUTES[name]} * * * *`, work: sweeps[name] })
}

/** Those of requests with a key: of ours, and of the embedded services. */
export const KEY_SWEEPS: readonly Sweep[] = [IDEMPOTENCY_SWEEP, EFFECTS_SWEEP]

/** The sweeps of this process; with several, whichever is free does the work. `visitors`: sessions and carts. */
export const startSweeps = async (visitors: readonly Sweep[]): Promise<void> =>
  scheduleSweeps(await jobs(), {
    'identity.sweep': async () => sweepAll((await embedded()).sweeps.identity),
    'sessions.sweep': () => sweepAll(visitors),
    'upstreams.sweep': async () => sweepAll((await embedded()).sweeps.shop),
    'idempotency.sweep': async () => {
      await sweepAll(KEY_SWEEPS)
      const { pool } = await openedDatabase()
      if (pool) await sweepPostgresCounts(pool)
    },
  })

async function sweepAll(sweeps: readonly Sweep[]) {
  const [db, clock] = [await database(), movableClock()]
  for (const sweep of sweeps) await sweepRows(db, sweep, clock.now())
}
