import { marks, type Reading } from '~/machines/runtime/reading'
import { codeErrors, emailErrors, newPasswordErrors } from '~/services/flows/identity/credentials.rules'
import { connectCodeMail } from '../code-mail/code-mail.connect'
import { connectPage } from '../identity-form/identity-form.connect'
import type { resetPasswordMachine } from './reset-password.machine'

type Snapshot = Reading<typeof resetPasswordMachine>

export function connectResetPassword(snapshot: Snapshot) {
  const mail = snapshot.matches('codeSent') ? snapshot.children.codeMail?.getSnapshot() : undefined
  return {
    ...marks('resetPassword', snapshot),
    ...connectPage(snapshot),
    step: stepOf(snapshot),
    code: snapshot.context.code,
    errors: errorsOf(snapshot),
    resend: mail ? connectCodeMail(mail) : null,
    /** the password is new, but signing in did not go by itself */
    isChanged: snapshot.matches('changed'),
  }
}
export type ResetPasswordView = ReturnType<typeof connectResetPassword>

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
