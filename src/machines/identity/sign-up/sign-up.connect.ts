import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import {
  emailErrors,
  IDENTITY_SUMMARY_ID,
  newPasswordErrors,
  PASSWORD_LENGTH,
  PERSON_NAME_LENGTH,
} from '~/services/flows/identity/identity.rules'
import { connectConfirmCode } from '../confirm-code/confirm-code.connect'
import type { signUpMachine } from './sign-up.machine'

export function connectSignUp(snapshot: Reading<typeof signUpMachine>) {
  const { name, email, password, isPasswordShown, failure, returnTo } = snapshot.context
  const code = snapshot.matches('confirming') ? snapshot.children.confirmCode?.getSnapshot() : undefined
  return {
    ...marks('signUp', snapshot),
    name: { value: name, maxLength: PERSON_NAME_LENGTH },
    email: { value: email, maxLength: EMAIL_LENGTH },
    password: { value: password, maxLength: PASSWORD_LENGTH.most, isShown: isPasswordShown },
    errors: snapshot.matches({ editing: 'refused' }) ? [...emailErrors(email), ...newPasswordErrors(password)] : [],
    /** why it did not work; null while nothing was refused */
    failure,
    summaryId: IDENTITY_SUMMARY_ID,
    isBusy: snapshot.hasTag('busy'),
    /** the step of the mailed code */
    code: code ? connectConfirmCode(code) : null,
    /** the code was right: the automatic sign-in is running */
    isSigningIn: snapshot.matches('entering'),
    /** the account exists, but the automatic sign-in failed */
    isConfirmed: snapshot.matches('confirmed'),
    /** signed in, but the redirect did not happen: a link is shown instead */
    isDone: snapshot.matches('done'),
    returnTo,
  }
}
export type SignUpView = ReturnType<typeof connectSignUp>
export type SignUpSend = FlowSend<typeof signUpMachine>
