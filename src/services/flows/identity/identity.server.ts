import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { movableClock } from '~/services/platform/clock/clock.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'
import { isCall } from '~/services/request/pipeline/call'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import { currentSession, endSession, sessionData } from '~/services/request/session/session.server'
import { isClosedPersona } from './closed-personas.server'
import type { Identity, Person } from './identity.contract'
import { tokenServices } from './kept-tokens.server'
import { revokedTokens } from './revoked-tokens.server'
import { IdClaims } from './token-verifier.server'

/** A person and what the services' wires ask of one. */
export type SignedIn = { person: Person; headers: { authorization: string } }

/** What the session remembers of who is signed in; the tokens themselves are not in it. */
const remembered = () => sessionData('person', IdClaims)

const UNAUTHORISED = { kind: 'unauthorised' } as const
const EARLY_SECONDS = 300

/** Who is signed in, by the session row alone; renewed when little time is left. */
export async function currentPerson(): Promise<Person | null> {
  const claims = await livingClaims()
  return claims ? personOf(claims) : null
}

/** The same with the state between: signed in without an account. */
export const currentIdentity = async (): Promise<Identity> => identityOf(await livingClaims())

/** Asks the identity provider for new tokens now: a claim that was missing may have come (S-266). */
export async function renewedIdentity(): Promise<Result<Identity, Outage>> {
  const claims = await claimsOf({ mustRenew: true })
  if (claims.ok) return ok(identityOf(claims.value))
  return claims.error.kind === 'unauthorised' ? ok(identityOf(null)) : refused(claims.error)
}

/**
 * The person of this request with a living token. `as` is the account for which the page was made (409 for another one,
 * security.md C: two tabs); null where the page is being made.
 */
export async function personFor(as: string | null): Promise<Result<SignedIn, IdentityRefusal>> {
  const held = await tokensFor(as)
  if (!held.ok) return held
  const { person, tokens } = held.value
  return ok({ person, headers: { authorization: `Bearer ${tokens.idToken}` } })
}

/** The same with what the identity provider asks of somebody who changes their own account there. */
export async function accessTokenFor(
  as: string,
): Promise<Result<{ person: Person; accessToken: string }, IdentityRefusal>> {
  const held = await tokensFor(as)
  return held.ok ? ok({ person: held.value.person, accessToken: held.value.tokens.accessToken }) : held
}

async function tokensFor(as: string | null) {
  const person = (await currentPerson()) ?? (await personWithLateClaim())
  const session = await currentSession()
  if (!person || !session) return refused(UNAUTHORISED)
  if (as !== null && as !== person.playchartId) return refuseOtherPerson()
  const tokens = await oncePerRequest('tokens', () => tokenServices().kept.read(session.idHash))
  if (!tokens || !isAlive(tokens.claims)) return refused(UNAUTHORISED)
  return ok({ person, tokens })
}

/**
 * The page was made for somebody else than who is signed in now (security.md C: two tabs): nothing is done. What a
 * page's script calls is answered 409; a form leads to a page that says so.
 */
export function refuseOtherPerson() {
  logEvent('security.access-denied', { why: 'otherPerson' })
  if (isCall(getRequest())) setResponseStatus(409)
  return refused({ kind: 'otherPerson' as const })
}

/** Who is signed in here and still honoured, with or without an account. */
export async function livingClaims(): Promise<IdClaims | null> {
  const claims = await claimsOf({ mustRenew: false })
  return claims.ok ? claims.value : null
}

/** Notes in the session who is signed in. */
export const rememberPerson = (claims: IdClaims) => remembered().change(() => claims)

export function identityOf(claims: IdClaims | null): Identity {
  if (!claims) return { kind: 'signedOut' }
  const person = personOf(claims)
  return person ? { kind: 'signedIn', person } : { kind: 'claimMissing' }
}

async function personWithLateClaim(): Promise<Person | null> {
  const session = await currentSession()
  if (!session || tokenServices().paused.has(session.idHash) || !(await livingClaims())) return null
  const claims = await claimsOf({ mustRenew: true })
  return claims.ok ? personOf(claims.value) : null
}

async function claimsOf({
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
const isAlive = ({ expiresAt }: IdClaims) => seconds() < expiresAt
/** Five minutes before the end; half-way where a pool's tokens live that short. */
const isLate = ({ issuedAt, expiresAt }: IdClaims) =>
  seconds() >= expiresAt - Math.min(EARLY_SECONDS, (expiresAt - issuedAt) / 2)

const personOf = ({ sub, playchartId, email, name, groups }: IdClaims): Person | null =>
  playchartId ? { sub, playchartId, email, name, groups } : null
