import type { Db } from '~/services/platform/database/database.server'
import { movedBy } from '~/services/platform/database/moved-by'
import { signIns } from './cognito.tables'

/** Every sign-in lives on for as long as was left, however far QA moves the clock. */
export async function moveSignIns(db: Db, ms: number): Promise<void> {
  await db.update(signIns).set({ startedAt: movedBy(signIns.startedAt, ms), expiresAt: movedBy(signIns.expiresAt, ms) })
}
