import { marks, type Reading } from '~/machines/runtime/reading'
import { emailErrors, newPasswordErrors, PERSON_NAME_LENGTH } from '~/services/flows/identity/credentials.rules'
import { connectConfirmCode } from '../confirm-code/confirm-code.connect'
import { connectPage } from '../identity-form/identity-form.connect'
import type { signUpMachine } from './sign-up.machine'

export function connectSignUp(snapshot: Reading<typeof signUpMachine>) {
  const { name, email, password } = snapshot.context
  const code = snapshot.matches('confirming') ? snapshot.children.confirmCode?.getSnapshot() : undefined
  return {
    ...marks('signUp', snapshot),
    ...connectPage(snapshot),
    name: { value: name, maxLength: PERSON_NAME_LENGTH },
    errors: snapshot.matches({ editing: 'refused' }) ? [...emailErrors(email), ...newPasswordErrors(password)] : [],
    /** the code was right: what is left is signing in, which goes by itself */
    isSigningIn: snapshot.matches('entering'),
    code: code ? connectConfirmCode(code) : null,
    /** the account is there, but signing in did not go by itself */
    isConfirmed: snapshot.matches('confirmed'),
  }
}
export type SignUpView = ReturnType<typeof connectSignUp>
