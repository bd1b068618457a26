import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { movableClock } from '~/services/platform/clock/clock.server'
import { logEvent } from '~/services/platform/log/log.server'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import { currentSession, endSession, sessionData } from '~/services/request/session/session.server'
import { isClosedPersona } from './closed-personas.server'
import type { Person } from './identity.contract'
import { tokenServices } from './kept-tokens.server'
import { revokedTokens } from './revoked-tokens.server'
import { IdClaims } from './token-verifier.server'

/** What the session remembers of who is signed in; the tokens themselves are not in it. */
const remembered = () => sessionData('person', IdClaims)

export const UNAUTHORISED = { kind: 'unauthorised' } as const
const EARLY_SECONDS = 300

/** Who is signed in here and still honoured, with or without an account. */
export async function livingClaims(): Promise<IdClaims | null> {
  const claims = await claimsOf({ mustRenew: false })
  return claims.ok ? claims.value : null
}

/** Notes in the session who is signed in. */
export const rememberPerson = (claims: IdClaims) => remembered().change(() => claims)

/** The same with the reason for none; renewed when little time is left, or at once where it must be. */
export async function claimsOf({
  mustRenew,
}: {
  mustRenew: boolean
}): Promise<Result<IdClaims, Outage | typeof UNAUTHORISED>> {
  const session = await currentSession()
  const known = session?.userSub ? await remembered().get() : null
  if (!session || !known || known.sub !== session.userSub) return refused(UNAUTHORISED)
  if (isClosedPersona(known.sub) || (await hasEnded(known))) return ended()
  const { kept, renew, paused } = tokenServices()
  const mayStay = !mustRenew && (!isLate(known) || (isAlive(known) && paused.has(session.idHash)))
  if (mayStay) return ok(known)
  const seen = await kept.read(session.idHash)
  // another process may have renewed them meanwhile
  if (seen && !mustRenew && !isLate(seen.claims)) return noted(seen.claims)
  const renewed = seen ? await renew(session.idHash, seen) : refused({ kind: 'ended' as const })
  if (!renewed.ok || !renewed.value.claims.playchartId) paused.set(session.idHash, true)
  if (renewed.ok) return noted(renewed.value.claims)
  if (renewed.error.kind === 'ended') return ended()
  if (mustRenew) return refused(renewed.error)
  return isAlive(known) ? ok(known) : refused(UNAUTHORISED)
}

async function noted(claims: IdClaims) {
  await rememberPerson(claims)
  return ok(claims)
}

async function ended() {
  logEvent('security.session-revoked')
  await endSession()
  return refused(UNAUTHORISED)
}

/** A sign-out in another session of the same sign-in, or at the pool, ends this one with its next request. */
const hasEnded = async ({ signInId }: IdClaims) =>
  signInId !== null && oncePerRequest(`ended ${signInId}`, () => revokedTokens().hasEnded(signInId))

const seconds = () => movableClock().now() / 1000
export const isAlive = ({ expiresAt }: IdClaims) => seconds() < expiresAt
/** Five minutes before the end; half-way where a pool's tokens live that short. */
const isLate = ({ issuedAt, expiresAt }: IdClaims) =>
  seconds() >= expiresAt - Math.min(EARLY_SECONDS, (expiresAt - issuedAt) / 2)

export const personOf = ({ sub, playchartId, email, name, groups }: IdClaims): Person | null =>
  playchartId ? { sub, playchartId, email, name, groups } : null
