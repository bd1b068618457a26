import { setup } from 'xstate'
import { emailErrors, knownPasswordErrors } from '~/services/flows/identity/credentials.rules'
import { confirmCodeFor, confirmCodeMachine } from '../confirm-code/confirm-code.machine'
import { codeStepActions, confirming } from '../confirm-code/confirm-code.step'
import { enteringFor, enteringMachine } from '../entering/entering.machine'
import {
  type Answer,
  formActions,
  formGuards,
  type IdentityInput,
  type PageContext,
  type PageEvent,
  passwordActions,
} from '../identity-form/identity-form.setup'
import {
  answerIs,
  complain,
  complaints,
  ended,
  entrance,
  isOk,
  refusedTo,
  typingPassword,
  unreachableTo,
} from '../identity-form/identity-form.states'

/** Signing in: address and password, the code of the mail where it was never given, and back to where one came from. */
export const signInMachine = setup({
  types: {
    input: {} as IdentityInput,
    context: {} as PageContext<'email'>,
    events: {} as PageEvent<'email' | 'password'>,
    children: {} as { confirmCode: 'confirmCode'; entering: 'entering' },
    tags: {} as 'busy',
  },
  actors: { confirmCode: confirmCodeFor(confirmCodeMachine), entering: enteringFor(enteringMachine) },
  guards: {
    ...formGuards,
    isComplete: ({ context: { email, password } }) =>
      [...emailErrors(email), ...knownPasswordErrors(password)].length === 0,
    isUnconfirmed: (_: unknown, answer: Answer) => !answer.ok && answer.error.kind === 'unconfirmed',
  },
  actions: { ...formActions, ...passwordActions, ...codeStepActions },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ ...input, email: '', password: '', isPasswordShown: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: { ...typingPassword, SUBMIT: [{ guard: 'isComplete', target: 'entering' }, complain] },
      states: complaints,
    },
    entering: {
      ...entrance,
      invoke: {
        ...entrance.invoke,
        onDone: [
          { guard: isOk, target: 'done' },
          { guard: answerIs('isUnconfirmed'), target: 'confirming' },
          refusedTo('editing.failed'),
        ],
        onError: unreachableTo('editing.failed'),
      },
    },
    confirming,
    done: { type: 'final', entry: ended },
  },
  options: { maxIterations: 1000 },
})
