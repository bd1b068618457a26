import { assign, setup } from 'xstate'
import { typedPassword } from '~/services/flows/identity/identity.rules'
import type { EraseAccount, EraseAnswer, ErasureStanding } from '~/services/flows/privacy/erasure.contract'
import { accountGuards, isOk, isRefusedAs, leavingAccount, output, unprovided } from '../../runtime/parts'
import { ERASURE_IDS, type ErasureRefusal, firstMissingId, missingIn } from './account-erasure.rules'

export type ErasureInput = { as: string; standing: ErasureStanding['kind'] }
type Context = ErasureInput & { password: string; isAgreed: boolean; failure: ErasureRefusal | null }

const typed = ({ event }: { event: { value: string } }) => event.value

/** Somebody has their account erased in two steps: what goes and what stays, and that they mean it and are who they are. */
export const accountErasureMachine = setup({
  types: {
    input: {} as ErasureInput,
    context: {} as Context,
    events: {} as
      | { type: 'NEXT' }
      | { type: 'BACK' }
      | { type: 'CHANGE'; value: string }
      | { type: 'AGREE' }
      | { type: 'CONFIRM' },
    tags: {} as 'busy',
  },
  actors: { eraseAccount: unprovided<EraseAnswer, EraseAccount>('eraseAccount') },
  guards: {
    isOpen: ({ context }) => context.standing === 'open',
    isIncomplete: ({ context }) => missingIn(context).length > 0,
    isOutage: ({ context }) => context.failure === 'unreachable',
    isNotOpen: isRefusedAs('notOpen'),
    isOk,
    ...accountGuards,
  },
  actions: {
    keepPassword: assign((_, value: string) => ({ password: typedPassword(value) })),
    turnAgreement: assign(({ context }) => ({ isAgreed: !context.isAgreed })),
    forgetAnswers: assign({ password: '', isAgreed: false }),
    keepRefusal: assign((_, answer: EraseAnswer) => ({ failure: refusalIn(answer) })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    focusOn: (_, _id: string) => {},
    leaveForGood: (_, _answer: EraseAnswer) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  // longer than all services one after the other take
  delays: { patience: 30_000 },
}).createMachine({
  id: 'accountErasure',
  context: ({ input }) => ({ ...input, password: '', isAgreed: false, failure: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isOpen', target: 'reading' }, { target: 'blocked' }] },
    reading: { on: { NEXT: { target: 'confirming', actions: { type: 'focusOn', params: ERASURE_IDS.step } } } },
    confirming: {
      initial: 'asked',
      on: {
        BACK: { target: 'reading', actions: ['forgetAnswers', { type: 'focusOn', params: ERASURE_IDS.step }] },
        CHANGE: { target: '.asked', actions: { type: 'keepPassword', params: typed } },
        AGREE: { target: '.asked', actions: 'turnAgreement' },
        CONFIRM: [{ guard: 'isIncomplete', target: '.refused' }, { target: 'erasing' }],
      },
      states: {
        asked: {},
        refused: { entry: { type: 'focusOn', params: ({ context }) => firstMissingId(context) } },
        failed: { entry: { type: 'focusOn', params: ERASURE_IDS.told }, exit: 'dropFailure' },
      },
    },
    erasing: {
      tags: 'busy',
      invoke: {
        id: 'eraseAccount',
        src: 'eraseAccount',
        input: ({ context: { as, password } }) => ({ as, password }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'erased',
            actions: ['forgetAnswers', { type: 'leaveForGood', params: output }],
          },
          { guard: { type: 'isNotOpen', params: output }, target: 'left', actions: 'startAnew' },
          ...leavingAccount,
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [
        { guard: 'isOutage', target: 'confirming.failed', actions: 'logFailure' },
        { target: 'confirming.failed' },
      ],
    },
    blocked: {},
    erased: {},
    left: { entry: 'forgetAnswers' },
  },
  options: { maxIterations: 1000 },
})

/** Those that leave the page have left it before. */
function refusalIn(answer: EraseAnswer): ErasureRefusal | null {
  if (answer.ok) return null
  const { kind } = answer.error
  return kind === 'wrong' || kind === 'tooMany' || kind === 'unreachable' ? kind : null
}
