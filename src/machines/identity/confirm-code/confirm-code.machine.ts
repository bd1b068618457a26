import { fromPromise, sendParent, setup } from 'xstate'
import { codeErrors } from '~/services/flows/identity/credentials.rules'
import { codeMailFor, codeMailMachine } from '../code-mail/code-mail.machine'
import { codeMailActions } from '../code-mail/code-mail.step'
import {
  type Answer,
  type Asked,
  type Change,
  type FormContext,
  formActions,
  formGuards,
} from '../identity-form/identity-form.setup'
import { codeComplaints, complain, sending, typing } from '../identity-form/identity-form.states'

type Context = Asked & FormContext<'code'>

/** The step of the code tells its form when the code was right. */
export const confirmCodeFor = (step: typeof confirmCodeMachine) =>
  step.provide({ actions: { tellForm: sendParent({ type: 'CODE.CONFIRMED' }) } })

/** The step between a new account and its first use: the code of the mail. Another one can be asked for after a while. */
export const confirmCodeMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Context,
    events: {} as Change<'code'> | { type: 'SUBMIT' } | { type: 'RESEND' } | { type: 'CODE.RESENT' },
    children: {} as { codeMail: 'codeMail' },
    tags: {} as 'busy',
  },
  actors: {
    codeMail: codeMailFor(codeMailMachine),
    confirmSignUp: fromPromise<Answer, Asked & { code: string }>(() =>
      Promise.reject(new Error('confirmSignUp is provided by confirm-code.actors.ts')),
    ),
  },
  guards: { ...formGuards, isComplete: ({ context }) => codeErrors(context.code).length === 0 },
  actions: {
    ...formActions,
    ...codeMailActions,
    /** provided by the form around it */
    tellForm: () => {},
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'confirmCode',
  context: ({ input }) => ({ ...input, code: '', failure: null }),
  entry: 'spawnMail',
  on: { RESEND: { actions: 'askAgain' }, 'CODE.RESENT': { actions: 'dropCode' } },
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: { ...typing, SUBMIT: [{ guard: 'isComplete', target: 'submitting' }, complain] },
      states: codeComplaints,
    },
    submitting: {
      entry: 'noteTry',
      ...sending({
        src: 'confirmSignUp',
        input: ({ context: { config, email, code } }: { context: Context }) => ({ config, email, code }),
        target: 'confirmed',
        back: 'editing.failed',
      }),
    },
    confirmed: { type: 'final', entry: ['stopMail', 'tellForm'] },
  },
  options: { maxIterations: 1000 },
})
