import { ok, type Result, refused } from '~/services/domain/result'
import { type Counted, secondsToWait } from '~/services/flows/checkout/tries.server'
import type { PasswordRefusal } from '~/services/flows/identity/identity.contract'
import { accessTokenFor, personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { verifiedPair } from '~/services/flows/identity/kept-tokens.server'
import { tokenVerifier } from '~/services/flows/identity/token-verifier.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { AuthenticationResult } from '~/services/upstreams/cognito/cognito.contract'
import { cognito } from '~/services/upstreams/cognito/cognito.server'

/** Whoever has proved a moment ago who they are. */
export type Confirmed = SignedIn & { accessToken: string; refreshToken: string }

type Asked = { as: string; password: string }

/**
 * The signed-in person by their session and by their password: what cannot be undone, and what holds everything about somebody,
 * is for nobody who sits at their screen. Guessing is as slow as at the sign-in; what proves it is no further sign-in.
 */
export async function confirmPassword(
  { as, password }: Asked,
  request: Counted,
): Promise<Result<Confirmed, PasswordRefusal>> {
  const [asked, held] = [await personFor(as), await accessTokenFor(as)]
  if (!asked.ok) return asked
  if (!held.ok) return held
  const { person } = asked.value
  if ((await secondsToWait('auth', { person, request, what: 'password' })) !== null) return refused({ kind: 'tooMany' })
  const pool = await cognito()
  const tried = await pool.signIn(person.email, password)
  if (!tried.ok) return refuse(tried.error.kind === 'refused' && tried.error.code === 'NotAuthorizedException')
  if (tried.value.RefreshToken) await pool.revoke(tried.value.RefreshToken)
  if ((await subOf(tried.value)) !== person.sub) return refuse(true)
  return ok({ ...held.value, ...asked.value })
}

function refuse(isWrong: boolean) {
  logEvent('security.password-not-confirmed')
  return refused({ kind: isWrong ? 'wrong' : 'unreachable' } as const)
}

/** An address may belong to somebody else at the pool by now. */
async function subOf({ IdToken: idToken, AccessToken: accessToken }: AuthenticationResult): Promise<string | null> {
  const verified = await verifiedPair(tokenVerifier(), { idToken, accessToken })
  return verified.ok ? verified.value.sub : null
}
