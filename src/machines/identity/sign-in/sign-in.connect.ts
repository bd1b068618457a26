import { marks, type Reading } from '~/machines/runtime/reading'
import { emailErrors, knownPasswordErrors } from '~/services/flows/identity/credentials.rules'
import { connectConfirmCode } from '../confirm-code/confirm-code.connect'
import { connectPage } from '../identity-form/identity-form.connect'
import type { signInMachine } from './sign-in.machine'

export function connectSignIn(snapshot: Reading<typeof signInMachine>) {
  const { email, password } = snapshot.context
  const code = snapshot.matches('confirming') ? snapshot.children.confirmCode?.getSnapshot() : undefined
  return {
    ...marks('signIn', snapshot),
    ...connectPage(snapshot),
    errors: snapshot.matches({ editing: 'refused' }) ? [...emailErrors(email), ...knownPasswordErrors(password)] : [],
    /** the step of the mailed code, for an account that is not confirmed yet */
    code: code ? connectConfirmCode(code) : null,
  }
}
export type SignInView = ReturnType<typeof connectSignIn>
