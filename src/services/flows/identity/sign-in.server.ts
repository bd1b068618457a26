import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'
import { KB, readJson } from '~/services/request/pipeline/body.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { currentSession, endSession, rotateSession } from '~/services/request/session/session.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'
import { livingClaims, rememberPerson } from './claims.server'
import { isClosedPersona } from './closed-personas.server'
import { type Identity, SaveUserJwt } from './identity.contract'
import { identityOf, refuseOtherPerson } from './identity.server'
import { tokenServices, verifiedPair } from './kept-tokens.server'
import { isOneSignIn, revokedTokens } from './revoked-tokens.server'
import { type IdClaims, tokenVerifier } from './token-verifier.server'

/**
 * Takes the three tokens that signing in gave and answers who is signed in (S-343, decided: E-96). The session gets a
 * new id (T11); the tokens are kept sealed beside it and never leave the server again. 401 for tokens that do not hold or
 * whose sign-in has ended, 409 while somebody else is signed in here, 503 while the pool cannot be asked.
 */
export async function saveUserJwt(request: Request): Promise<Response> {
  return Response.json(await takeTokens(bodyOf(await readJson(request, { limit: 8 * KB }))))
}

/** The same for tokens that are at hand; refusals are thrown. */
export async function takeTokens({ userJwt: idToken, accessToken, refreshToken }: SaveUserJwt): Promise<Identity> {
  const verified = await honouredPair({ idToken, accessToken })
  if (!verified.ok) throw refusedSignIn(verified.error.kind)
  const claims = verified.value
  const present = await livingClaims()
  if (present && present.sub !== claims.sub) {
    logEvent('security.sign-in-failed', { why: 'otherPerson' })
    throw new Refusal(409)
  }
  const session = await rotateSession(claims.sub)
  await tokenServices().kept.keep(session.idHash, { claims, idToken, accessToken, refreshToken })
  await rememberPerson(claims)
  // a sign-out that came between knew nothing of this session
  if (await revokedTokens().isRevoked({ idToken, accessToken })) {
    await endSession()
    throw refusedSignIn('refused')
  }
  logEvent('security.signed-in')
  return identityOf(claims)
}

function refusedSignIn(why: 'refused' | 'unreachable'): Refusal {
  logEvent('security.sign-in-failed', { why })
  return why === 'refused' ? new Refusal(401) : new Refusal(503, { 'retry-after': '5' })
}

type Verified = Result<IdClaims, { kind: 'refused' } | { kind: 'unreachable' }>

/**
 * A pair that holds, and that nobody has ended: not the sign-out here, whose tokens are kept as revoked, nor the pool, by
 * a sign-out everywhere or a new password. A signature alone would hold for an hour more.
 */
async function honouredPair(pair: { idToken: string; accessToken: string }): Promise<Verified> {
  const verified = await verifiedPair(tokenVerifier(), pair)
  if (!verified.ok) return verified
  const isEnded = !isOneSignIn(pair) || isClosedPersona(verified.value.sub) || (await revokedTokens().isRevoked(pair))
  if (isEnded) return refused({ kind: 'refused' })
  const known = await (await cognito()).getUser(pair.accessToken)
  if (known.ok) return verified
  return refused({ kind: known.error.kind === 'refused' ? 'refused' : 'unreachable' })
}

/** 400 for what has another shape; a token beyond any length that a pool gives is one that does not hold. */
function bodyOf(body: unknown): SaveUserJwt {
  const parsed = SaveUserJwt.safeParse(body)
  if (parsed.success) return parsed.data
  if (parsed.error.issues.every(({ code }) => code === 'too_big')) {
    throw refusedSignIn('refused')
  }
  throw new Refusal(400)
}

type SignOutError = Outage | IdentityRefusal

/**
 * Ends the refresh token at the identity provider and then the session (S-313). When the provider does not answer, the
 * session stays and the error is told (S-379). Answers where the shop's own sign-out is (S-025).
 */
export async function endSignIn(as: string | null): Promise<Result<{ logoutUrl: string }, SignOutError>> {
  const session = await currentSession()
  if (!session?.userSub) return ok({ logoutUrl: logoutUrl() })
  const person = await livingClaims()
  if (as !== null && person && person.playchartId !== as) return refuseOtherPerson()
  const tokens = await tokenServices().kept.read(session.idHash)
  const revoked = tokens ? await (await cognito()).revoke(tokens.refreshToken) : ok(null)
  // a token that is no longer honoured needs no end
  if (!revoked.ok && revoked.error.kind !== 'refused') return refused(revoked.error)
  if (tokens) await revokedTokens().revoke(tokens)
  await endSession()
  logEvent('security.session-revoked')
  setResponseHeader('clear-site-data', '"cache"')
  return ok({ logoutUrl: logoutUrl() })
}

function logoutUrl(): string {
  const { SHOP_HOST, publicOrigin } = env()
  const home = `${localeOfRequest(getRequest()).prefix}/`
  const back = SHOP_HOST ? `${publicOrigin}${home}` : home
  return `${SHOP_HOST ?? ''}/account/logout?${new URLSearchParams({ return_url: back })}`
}
