import { getRequest, setResponseHeader } from '@tanstack/react-start/server'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { currentSession, endSession } from '~/services/request/session/session.server'
import { cognito } from '~/services/upstreams/cognito/cognito.server'
import type { IdentityRefusal } from './identity.contract'
import { livingClaims } from './identity.server'
import { tokenHouse } from './identity-services.server'
import { refuseOtherPerson } from './other-person.server'

export type SignOutError = Outage | IdentityRefusal

/**
 * Ends the refresh token at the identity provider and then the session (S-313). When the provider does not answer, the
 * session stays and the error is told (S-379). Answers where the shop's own sign-out is (S-025).
 */
export async function endSignIn(as: string | null): Promise<Result<{ logoutUrl: string }, SignOutError>> {
  const session = await currentSession()
  if (!session?.userSub) return ok({ logoutUrl: logoutUrl() })
  const person = await livingClaims()
  if (as !== null && person && person.playchartId !== as) return refuseOtherPerson()
  const tokens = await tokenHouse().kept.read(session.idHash)
  const revoked = tokens ? await (await cognito()).revoke(tokens.refreshToken) : ok(null)
  // a token that is no longer honoured needs no end
  if (!revoked.ok && revoked.error.kind !== 'refused') return refused(revoked.error)
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
