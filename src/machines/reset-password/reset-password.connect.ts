import { marks, type Reading } from '~/machines/kit/reading'
import {
  codeErrors,
  EMAIL_LENGTH,
  emailErrors,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
  PASSWORD_LENGTH,
} from '~/services/identity/credentials.rules'
import type { resetPasswordMachine } from './reset-password.machine'

type Snapshot = Reading<typeof resetPasswordMachine>

export function connectResetPassword(snapshot: Snapshot) {
  const { email, code, password, isPasswordShown, hasResent, failure, returnTo } = snapshot.context
  const isAsking = snapshot.matches('asking') || snapshot.matches('sending')
  return {
    ...marks('resetPassword', snapshot),
    /** which of the two forms is shown; null once there is nothing left to fill in */
    step: isAsking
      ? ('address' as const)
      : snapshot.matches('changed') || snapshot.matches('done')
        ? null
        : ('password' as const),
    email: { value: email, maxLength: EMAIL_LENGTH },
    code,
    password: { value: password, maxLength: PASSWORD_LENGTH.most, isShown: isPasswordShown },
    errors: errorsOf(snapshot),
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    resend: {
      /** false for a while after each mail */
      isPossible:
        snapshot.matches({ codeSent: { resend: 'possible' } }) || snapshot.matches({ codeSent: { resend: 'failed' } }),
      isBusy: snapshot.hasTag('resending'),
      hasResent,
      hasFailed: snapshot.matches({ codeSent: { resend: 'failed' } }),
    },
    /** the password is new, but signing in did not go by itself */
    isChanged: snapshot.matches('changed'),
    /** signed in, but the browser did not go on by itself: a link has to do */
    isDone: snapshot.matches('done'),
    returnTo,
  }
}
export type ResetPasswordView = ReturnType<typeof connectResetPassword>

function errorsOf(snapshot: Snapshot) {
  const { email, code, password } = snapshot.context
  if (snapshot.matches({ asking: 'refused' })) return emailErrors(email)
  const isRefused = snapshot.matches({ codeSent: { form: { editing: 'refused' } } })
  return isRefused ? [...codeErrors(code), ...newPasswordErrors(password)] : []
}
