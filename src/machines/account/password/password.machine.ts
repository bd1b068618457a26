import { assign, setup } from 'xstate'
import { typedPassword } from '~/services/flows/identity/identity.rules'
import type { ChangePassword, ChangePasswordAnswer } from '~/services/flows/settings/settings-commands.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { firstWrongId, PASSWORD_IDS, type PasswordField, type PasswordRefusal, passwordErrors } from './password.rules'

type PasswordInput = { as: string }
type Context = PasswordInput & Record<PasswordField, string> & { isShown: boolean; failure: PasswordRefusal | null }

type Typed = { field: PasswordField; value: string }
const typed = ({ event }: { event: Typed }) => event

/** Another password for whoever knows the one of before. Neither stays in the page once it is changed. */
export const passwordMachine = setup({
  types: {
    input: {} as PasswordInput,
    context: {} as Context,
    events: {} as ({ type: 'CHANGE' } & Typed) | { type: 'REVEAL' } | { type: 'SAVE' },
    tags: {} as 'busy',
  },
  actors: { changePassword: unprovided<ChangePasswordAnswer, ChangePassword>('changePassword') },
  guards: {
    isIncomplete: ({ context }) => passwordErrors(context).length > 0,
    isOutage: ({ context }) => context.failure === 'unreachable',
    isOk,
    ...accountGuards,
  },
  actions: {
    keepField: assign((_, { field, value }: Typed) => ({ [field]: typedPassword(value) })),
    turnPasswords: assign(({ context }) => ({ isShown: !context.isShown })),
    forgetPasswords: assign({ previous: '', proposed: '', isShown: false }),
    keepRefusal: assign((_, answer: ChangePasswordAnswer) => ({ failure: refusalIn(answer) })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    focusOn: (_, _id: string) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({ ...input, previous: '', proposed: '', isShown: false, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: typed } },
        REVEAL: { actions: 'turnPasswords' },
        SAVE: [{ guard: 'isIncomplete', target: '.refused' }, { target: 'changing' }],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusOn', params: ({ context }) => firstWrongId(context) } },
        failed: {
          entry: { type: 'focusOn', params: PASSWORD_IDS.told },
          exit: 'dropFailure',
          on: { CHANGE: { target: 'open', actions: { type: 'keepField', params: typed } } },
        },
        saved: {
          entry: { type: 'focusOn', params: PASSWORD_IDS.told },
          on: { CHANGE: { target: 'open', actions: { type: 'keepField', params: typed } } },
        },
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { as, previous, proposed } }) => ({ as, previous, proposed }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'editing.saved', actions: 'forgetPasswords' },
          ...leavingAccount,
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'editing.failed', actions: 'logFailure' }, { target: 'editing.failed' }],
    },
    left: { entry: 'forgetPasswords' },
  },
  options: { maxIterations: 1000 },
})

/** Those of the account have left the page before. */
function refusalIn(answer: ChangePasswordAnswer): PasswordRefusal | null {
  if (answer.ok) return null
  const { kind } = answer.error
  return kind === 'unauthorised' || kind === 'otherPerson' ? null : kind
}
