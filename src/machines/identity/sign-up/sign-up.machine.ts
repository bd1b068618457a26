import { fromPromise, setup } from 'xstate'
import { emailErrors, newPasswordErrors } from '~/services/flows/identity/credentials.rules'
import { confirmCodeFor, confirmCodeMachine } from '../confirm-code/confirm-code.machine'
import { codeStepActions, confirming } from '../confirm-code/confirm-code.step'
import { enteringFor, enteringMachine } from '../entering/entering.machine'
import {
  type Answer,
  type Credentials,
  formActions,
  formGuards,
  type IdentityInput,
  type PageContext,
  type PageEvent,
  passwordActions,
} from '../identity-form/identity-form.setup'
import { complain, complaints, ended, enteringOr, sending, typingPassword } from '../identity-form/identity-form.states'

type Context = PageContext<'name'>
export type Wanted = Credentials & { name: string }

/** A new account: address and password, the code of the mail, and in. */
export const signUpMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as Context,
    events: {} as PageEvent<'name' | 'email' | 'password'>,
    children: {} as { confirmCode: 'confirmCode'; entering: 'entering' },
    tags: {} as 'busy',
  },
  actors: {
    confirmCode: confirmCodeFor(confirmCodeMachine),
    entering: enteringFor(enteringMachine),
    signUp: fromPromise<Answer, Wanted>(() => Promise.reject(new Error('signUp is provided by sign-up.actors.ts'))),
  },
  guards: {
    ...formGuards,
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...newPasswordErrors(password)].length === 0,
  },
  actions: { ...formActions, ...passwordActions, ...codeStepActions },
  delays: { patience: 20_000 },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({ ...input, name: '', email: '', password: '', isPasswordShown: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: { ...typingPassword, SUBMIT: [{ guard: 'isComplete', target: 'submitting' }, complain] },
      states: complaints,
    },
    submitting: sending({
      src: 'signUp',
      input: ({ context: { config, name, email, password } }: { context: Context }) => ({
        config,
        name,
        email,
        password,
      }),
      target: 'confirming',
      back: 'editing.failed',
    }),
    confirming,
    entering: enteringOr('confirmed'),
    /** the account is there, but signing in did not go by itself */
    confirmed: { type: 'final', entry: ['forgetPassword', ended] },
    done: { type: 'final', entry: ended },
  },
  options: { maxIterations: 1000 },
})
