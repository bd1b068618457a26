import { ok, refused } from '~/services/domain/result'
import { type Counted, secondsToWait } from '~/services/flows/checkout/tries.server'
import { accessTokenFor } from '~/services/flows/identity/identity.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { CognitoError, CognitoErrorCode } from '~/services/upstreams/cognito/cognito.contract'
import { cognito } from '~/services/upstreams/cognito/cognito.server'
import type { ChangePassword, ChangePasswordAnswer } from './settings-commands.contract'

type Refused = Extract<ChangePasswordAnswer, { ok: false }>['error']

/**
 * another password for the signed-in person, by the access token that only the session's row holds. Whoever sits at
 * somebody else's screen guesses as slowly as at the sign-in.
 */
export async function changePassword(
  { as, ...passwords }: ChangePassword,
  request: Counted,
): Promise<ChangePasswordAnswer> {
  const asked = await accessTokenFor(as)
  if (!asked.ok) return asked
  const { person, accessToken } = asked.value
  if ((await secondsToWait('auth', { person, request, what: 'password' })) !== null) return refused({ kind: 'tooMany' })
  const changed = await (await cognito()).changePassword({ accessToken, ...passwords })
  logEvent(changed.ok ? 'security.password-changed' : 'security.password-kept')
  return changed.ok ? ok(null) : refused(refusalOf(changed.error))
}

const REFUSALS: Partial<Record<CognitoErrorCode, Refused>> = {
  NotAuthorizedException: { kind: 'wrong' },
  InvalidPasswordException: { kind: 'weakPassword' },
  // what a hosted pool calls a password beyond its lengths
  InvalidParameterException: { kind: 'weakPassword' },
  LimitExceededException: { kind: 'tooMany' },
  TooManyRequestsException: { kind: 'tooMany' },
}

const refusalOf = (error: CognitoError): Refused =>
  (error.kind === 'refused' ? REFUSALS[error.code] : undefined) ?? { kind: 'unreachable' }
