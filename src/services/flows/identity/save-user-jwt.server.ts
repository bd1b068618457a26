import { logEvent } from '~/services/platform/log/log.server'
import { KB, readJson } from '~/services/request/pipeline/body.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'
import { rotateSession } from '~/services/request/session/session.server'
import { SaveUserJwt } from './identity.contract'
import { identityOf, livingClaims, rememberPerson } from './identity.server'
import { tokenHouse, tokenVerifier } from './identity-services.server'
import { verifiedPair } from './renewal'

/**
 * Takes the three tokens that signing in gave and answers who is signed in (S-343, decided: E-96). The session gets a
 * new id (T11); the tokens are kept sealed beside it and never leave the server again. 401 for tokens that do not hold,
 * 409 while somebody else is signed in here, 503 while the pool's keys cannot be asked for.
 */
export async function saveUserJwt(request: Request): Promise<Response> {
  const { userJwt: idToken, accessToken, refreshToken } = bodyOf(await readJson(request, { limit: 8 * KB }))
  const verified = await verifiedPair(tokenVerifier(), { idToken, accessToken })
  if (!verified.ok) {
    logEvent('security.sign-in-failed', { why: verified.error.kind })
    throw verified.error.kind === 'refused' ? new Refusal(401) : new Refusal(503, { 'retry-after': '5' })
  }
  const claims = verified.value
  const present = await livingClaims()
  if (present && present.sub !== claims.sub) {
    logEvent('security.sign-in-failed', { why: 'otherPerson' })
    throw new Refusal(409)
  }
  const session = await rotateSession(claims.sub)
  await tokenHouse().kept.keep(session.idHash, { claims, idToken, accessToken, refreshToken })
  await rememberPerson(claims)
  logEvent('security.signed-in')
  return Response.json(identityOf(claims))
}

/** 400 for what has another shape; a token beyond any length that a pool gives is one that does not hold. */
function bodyOf(body: unknown): SaveUserJwt {
  const parsed = SaveUserJwt.safeParse(body)
  if (parsed.success) return parsed.data
  if (parsed.error.issues.every(({ code }) => code === 'too_big')) {
    logEvent('security.sign-in-failed', { why: 'refused' })
    throw new Refusal(401)
  }
  throw new Refusal(400)
}
