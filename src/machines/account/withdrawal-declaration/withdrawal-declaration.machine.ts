import { assign, setup } from 'xstate'
import type { DeclareAnswer, DeclareWithdrawal } from '~/services/flows/withdrawal/declaration.contract'
import { isOk, output, unprovided } from '../../runtime/parts'
import {
  type DeclarationDraft,
  type DeclarationField,
  declarationErrors,
  firstWrongId,
  plainOrderId,
  STEP_ID,
  TOLD_ID,
  typedText,
} from './withdrawal-declaration.rules'

/** `at`: when it was noted. `waitSeconds`: until the next try, after too many. */
type Context = { draft: DeclarationDraft; at: string | null; waitSeconds: number }
type Typed = { field: DeclarationField; value: string }
const typed = ({ event }: { event: Typed }) => event

/**
 * Somebody without an account withdraws from an order in two steps: which order it is, and that they mean it. It counts once
 * the shop says when it was noted; what comes of it is told to the order's own email alone.
 */
export const withdrawalDeclarationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ({ type: 'CHANGE' } & Typed) | { type: 'NEXT' } | { type: 'BACK' } | { type: 'CONFIRM' },
    children: {} as { declareWithdrawal: 'declareWithdrawal' },
    tags: {} as 'busy',
  },
  actors: { declareWithdrawal: unprovided<DeclareAnswer, DeclareWithdrawal>('declareWithdrawal') },
  guards: {
    isComplete: ({ context }) => declarationErrors(context.draft).length === 0,
    isOk,
    isLimited: (_, answer: DeclareAnswer) => !answer.ok && answer.error.kind === 'limited',
  },
  actions: {
    keepText: assign(({ context }, { field, value }: Typed) => ({
      draft: { ...context.draft, [field]: typedText(field, value) },
    })),
    keepNoted: assign((_, answer: DeclareAnswer) => (answer.ok ? { at: answer.value.at } : {})),
    keepWait: assign((_, answer: DeclareAnswer) =>
      !answer.ok && answer.error.kind === 'limited' ? { waitSeconds: answer.error.retryAfterSeconds } : {},
    ),
    focusOn: (_, _id: string) => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'withdrawalDeclaration',
  context: { draft: { orderId: '', email: '' }, at: null, waitSeconds: 0 },
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepText', params: typed } },
        NEXT: [
          { guard: 'isComplete', target: 'confirming', actions: { type: 'focusOn', params: STEP_ID } },
          { target: '.refused' },
        ],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusOn', params: ({ context }) => firstWrongId(context.draft) } },
      },
    },
    confirming: {
      initial: 'asked',
      on: {
        BACK: { target: 'editing', actions: { type: 'focusOn', params: STEP_ID } },
        CONFIRM: 'declaring',
      },
      states: {
        asked: {},
        failed: { entry: { type: 'focusOn', params: TOLD_ID } },
        limited: { entry: { type: 'focusOn', params: TOLD_ID } },
      },
    },
    declaring: {
      tags: 'busy',
      invoke: {
        id: 'declareWithdrawal',
        src: 'declareWithdrawal',
        input: ({ context: { draft } }) => ({ orderId: plainOrderId(draft.orderId), email: draft.email.trim() }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'declared',
            actions: [
              { type: 'keepNoted', params: output },
              { type: 'focusOn', params: TOLD_ID },
            ],
          },
          {
            guard: { type: 'isLimited', params: output },
            target: 'confirming.limited',
            actions: { type: 'keepWait', params: output },
          },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'confirming.failed' },
    /** whoever mistyped the number or the email says it anew */
    declared: { on: { BACK: { target: 'editing', actions: { type: 'focusOn', params: STEP_ID } } } },
  },
  options: { maxIterations: 1000 },
})
