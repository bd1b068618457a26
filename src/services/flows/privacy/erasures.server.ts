import { eq, lt, sql } from 'drizzle-orm'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { jobs } from '~/services/platform/jobs/jobs.server'
import { logEvent } from '~/services/platform/log/log.server'
import { sealFor } from '~/services/platform/secrets/secret.server'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import { Erased, STEPS } from './erasure-steps.server'
import { erasures } from './erasures.tables'

/** What is still to be done a minute later is done by the job. */
const REST_MS = 60_000
const AT_ONCE = 10
const EVERY_SECONDS = 30

const seal = () => sealFor('erasures')

/** Written down before anything is done, so that what was begun is ended; asked for twice, it is the first one. */
export async function beginErasure(of: Erased): Promise<void> {
  const askedAt = new Date(movableClock().now()).toISOString()
  const row = { userUuid: of.userUuid, sealed: seal().seal(JSON.stringify(of)), askedAt }
  await (await database()).insert(erasures).values(row).onConflictDoNothing()
}

/** As far as it gets; false where something is left for later. */
export async function carryOnErasure(of: Erased): Promise<boolean> {
  for (const [step, work] of Object.entries(STEPS)) {
    const made = await work(of)
    if (made.ok) continue
    logEvent('privacy.erasure-stuck', { step, cause: made.error.kind })
    return false
  }
  await (await database()).delete(erasures).where(eq(erasures.userUuid, of.userUuid))
  logEvent('security.account-erased')
  return true
}

/** Goes on with what a crash or an outage has left behind; how many it was. */
async function resumeErasures(): Promise<number> {
  const db = await database()
  const before = new Date(movableClock().now() - REST_MS).toISOString()
  const rows = await db
    .select()
    .from(erasures)
    .where(lt(erasures.askedAt, before))
    // in any order: some that are stuck keep no others from being carried on
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
  for (const { sealed, userUuid } of rows) {
    const opened = seal().open(sealed)
    // of another SECRET_KEY: nobody can know any more whom it was of
    if (opened === null) logEvent('privacy.erasure-stuck', { step: 'unsealing', cause: userUuid })
    else await carryOnErasure(Erased.parse(parseUntrusted(opened)))
  }
  return rows.length
}

export const startErasures = async (): Promise<void> =>
  (await jobs()).repeat({
    name: 'privacy.erasures',
    everySeconds: EVERY_SECONDS,
    work: async () => void (await resumeErasures()),
  })
