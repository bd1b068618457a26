import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import {
  codeErrors,
  emailErrors,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
  PASSWORD_LENGTH,
} from '~/services/flows/identity/identity.rules'
import { connectCodeMail } from '../code-mail/code-mail.connect'
import type { resetPasswordMachine } from './reset-password.machine'

type Snapshot = Reading<typeof resetPasswordMachine>

export function connectResetPassword(snapshot: Snapshot) {
  const { email, code, password, isPasswordShown, failure, returnTo } = snapshot.context
  const mail = snapshot.matches('codeSent') ? snapshot.children.codeMail?.getSnapshot() : undefined
  return {
    ...marks('resetPassword', snapshot),
    step: stepOf(snapshot),
    email: { value: email, maxLength: EMAIL_LENGTH },
    code,
    password: { value: password, maxLength: PASSWORD_LENGTH.most, isShown: isPasswordShown },
    errors: errorsOf(snapshot),
    /** why it did not work; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    resend: mail ? connectCodeMail(mail) : null,
    /** the password was changed, but the automatic sign-in failed */
    isChanged: snapshot.matches('changed'),
    /** signed in, but the redirect did not happen: a link is shown instead */
    isDone: snapshot.matches('done'),
    returnTo,
  }
}
export type ResetPasswordView = ReturnType<typeof connectResetPassword>
export type ResetPasswordSend = FlowSend<typeof resetPasswordMachine>

/** Which of the two forms is shown; null once there is nothing left to fill in. */
function stepOf(snapshot: Snapshot): 'address' | 'password' | null {
  if (snapshot.matches('asking') || snapshot.matches('sending')) return 'address'
  return snapshot.matches('changed') || snapshot.matches('done') ? null : 'password'
}

function errorsOf(snapshot: Snapshot) {
  const { email, code, password } = snapshot.context
  if (snapshot.matches({ asking: 'refused' })) return emailErrors(email)
  const isRefused = snapshot.matches({ codeSent: { editing: 'refused' } })
  return isRefused ? [...codeErrors(code), ...newPasswordErrors(password)] : []
}
