import { database } from '~/services/platform/database/database.server'
import { movedBy } from '~/services/platform/database/moved-by'
import { embedded } from '~/services/platform/wire/embedded.server'
import { sessions } from '~/services/request/session/session.tables'

/**
 * The times of every session, and of the pool's sign-ins, move with the clock. Tokens are signed and cannot: what is too
 * old is renewed with the next request. What was ended stays ended for as long as a token may live that names it.
 */
export async function takeSignInsAlong(ms: number): Promise<void> {
  await (await database()).update(sessions).set({
    createdAt: movedBy(sessions.createdAt, ms),
    refreshedAt: movedBy(sessions.refreshedAt, ms),
    expiresAt: movedBy(sessions.expiresAt, ms),
  })
  await (await embedded()).moveSignIns(ms)
}
