import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import {
  emailErrors,
  IDENTITY_SUMMARY_ID,
  knownPasswordErrors,
  PASSWORD_LENGTH,
} from '~/services/flows/identity/identity.rules'
import { connectConfirmCode } from '../confirm-code/confirm-code.connect'
import type { signInMachine } from './sign-in.machine'

export function connectSignIn(snapshot: Reading<typeof signInMachine>) {
  const { email, password, isPasswordShown, failure, returnTo } = snapshot.context
  const code = snapshot.matches('confirming') ? snapshot.children.confirmCode?.getSnapshot() : undefined
  return {
    ...marks('signIn', snapshot),
    email: { value: email, maxLength: EMAIL_LENGTH },
    password: { value: password, maxLength: PASSWORD_LENGTH.most, isShown: isPasswordShown },
    errors: snapshot.matches({ editing: 'refused' }) ? [...emailErrors(email), ...knownPasswordErrors(password)] : [],
    /** why it did not work; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    /** the step of the mailed code, for an account that is not confirmed yet */
    code: code ? connectConfirmCode(code) : null,
    /** signed in, but the redirect did not happen: a link is shown instead */
    isDone: snapshot.matches('done'),
    returnTo,
  }
}
export type SignInView = ReturnType<typeof connectSignIn>
export type SignInSend = FlowSend<typeof signInMachine>
