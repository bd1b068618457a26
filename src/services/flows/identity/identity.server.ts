import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { logEvent } from '~/services/platform/log/log.server'
import { asReaderFor } from '~/services/platform/wire/own-services.server'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'
import { isCall } from '~/services/request/pipeline/call'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import { currentSession } from '~/services/request/session/session.server'
import { claimsOf, isAlive, livingClaims, personOf, UNAUTHORISED } from './claims.server'
import type { Identity, Person } from './identity.contract'
import { tokenServices } from './kept-tokens.server'
import { currentPreview, notePageRead, previewedPerson } from './preview.server'
import type { IdClaims } from './token-verifier.server'

/** A person and what the services' wires ask of one. */
export type SignedIn = { person: Person; headers: { authorization: string } }

/** Who is signed in, by the session row alone; renewed when little time is left. An admin stays one in a preview. */
export async function currentPerson(): Promise<Person | null> {
  const claims = await livingClaims()
  return claims ? personOf(claims) : null
}

/** The same with the state between: signed in without an account. */
export const currentIdentity = async (): Promise<Identity> => identityOf(await livingClaims())

/** Whose pages these are: in a preview the customer's, without any right of the admin. */
export async function shownIdentity(): Promise<Identity> {
  const preview = await currentPreview()
  return preview ? { kind: 'signedIn', person: previewedPerson(preview) } : currentIdentity()
}

/** Asks the identity provider for new tokens now: a claim that was missing may have come (S-266). */
export async function renewedIdentity(): Promise<Result<Identity, Outage>> {
  const claims = await claimsOf({ mustRenew: true })
  if (claims.ok) return ok(identityOf(claims.value))
  return claims.error.kind === 'unauthorised' ? ok(identityOf(null)) : refused(claims.error)
}

/**
 * The person of this request with a living token; in a preview the customer, for whom our own server reads (E-65). `as`
 * is the account for which the page was made (409 for another one, security.md C: two tabs); null where the page is being
 * made.
 */
export async function personFor(as: string | null): Promise<Result<SignedIn, IdentityRefusal>> {
  const preview = await currentPreview()
  if (preview) {
    if (as !== null && as !== preview.userUuid) return refuseOtherPerson()
    await notePageRead(preview)
    return ok({ person: previewedPerson(preview), headers: asReaderFor(preview.userUuid) })
  }
  const held = await tokensFor(as)
  if (!held.ok) return held
  const { person, tokens } = held.value
  return ok({ person, headers: { authorization: `Bearer ${tokens.idToken}` } })
}

/** The same with what the identity provider asks of somebody who changes their own account there. */
export async function accessTokenFor(
  as: string,
): Promise<Result<{ person: Person; accessToken: string; refreshToken: string }, IdentityRefusal>> {
  const held = await tokensFor(as)
  if (!held.ok) return held
  const { accessToken, refreshToken } = held.value.tokens
  return ok({ person: held.value.person, accessToken, refreshToken })
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
