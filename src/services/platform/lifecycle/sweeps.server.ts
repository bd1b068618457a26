import { movableClock } from '../clock/clock.server'
import { database } from '../database/database.server'
import { createIdempotency } from '../idempotency/idempotency.server'
import { type Jobs, jobs } from '../jobs/jobs.server'
import { embedded } from '../wire/embedded.server'
import { forgetOldEffects } from '../wire/once'

type Sweeping = {
  jobs: Pick<Jobs, 'schedule'>
  /** deletes sessions that have ended, and what was kept of their tokens */
  sessions: () => Promise<void>
  /** deletes idempotency keys that are older than a day */
  idempotency: () => Promise<void>
  /** deletes codes, counts, challenges and sign-ins that have ended, and accounts that were never confirmed */
  identity: () => Promise<void>
}

/** Rows that nobody may read any more are deleted by the hour, each kind at a minute of its own. */
export async function scheduleSweeps({ jobs: by, sessions: ended, idempotency, identity }: Sweeping): Promise<void> {
  await by.schedule({ name: 'sessions.sweep', cron: '17 * * * *', work: ended })
  await by.schedule({ name: 'idempotency.sweep', cron: '47 * * * *', work: idempotency })
  await by.schedule({ name: 'identity.sweep', cron: '7 * * * *', work: identity })
}

/** The sweeps of this process; with several, whichever is free does the work. */
export const startSweeps = async ({ sessions }: Pick<Sweeping, 'sessions'>): Promise<void> =>
  scheduleSweeps({
    jobs: await jobs(),
    sessions,
    idempotency: async () => {
      const [db, clock] = [await database(), movableClock()]
      await createIdempotency({ db, clock }).forgetOld()
      await forgetOldEffects(db, clock)
    },
    identity: async () => (await embedded()).sweep(),
  })
