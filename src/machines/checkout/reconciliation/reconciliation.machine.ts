import { assign, setup } from 'xstate'
import { output, unprovided, unprovidedListener } from '../../runtime/parts'
import {
  type Attempt,
  type CheckoutAnswer,
  failureOf,
  isOpen,
  isUnclear,
  MOST_ROUNDS,
  type PayQuestion,
  type Reconciled,
  sentAs,
} from './reconciliation.rules'

/** `attempt`: null where this page did not start the payment itself, for it was loaded again meanwhile. */
type ReconciliationInput = { uuid: string; as: string | null; attempt: Attempt | null }
type Context = ReconciliationInput & { rounds: number; outcome: Reconciled | null }

/**
 * Finds out what became of a payment without an answer. It asks how the checkout stands; where nothing is on its way,
 * it sends the very same attempt again, which charges once at most.
 */
export const reconciliationMachine = setup({
  types: {
    input: {} as ReconciliationInput,
    context: {} as Context,
    events: {} as { type: 'CHECK' },
    output: {} as Reconciled,
    tags: {} as 'busy',
  },
  actors: {
    getCheckout: unprovided<CheckoutAnswer, { uuid: string }>('getCheckout'),
    payCheckout: unprovided<CheckoutAnswer, PayQuestion>('payCheckout'),
    backOnline: unprovidedListener('backOnline'),
  },
  guards: {
    canResend: ({ context }, answer: CheckoutAnswer) => isOpen(answer) && (context.attempt?.card ?? null) !== null,
    isOpen: (_, answer: CheckoutAnswer) => isOpen(answer),
    isUnclear: (_, answer: CheckoutAnswer) => isUnclear(answer),
    hasAskedEnough: ({ context }) => context.rounds >= MOST_ROUNDS,
  },
  actions: {
    countRound: assign(({ context }) => ({ rounds: context.rounds + 1 })),
    startAnew: assign({ rounds: 0 }),
    keepOutcome: assign((_, outcome: Reconciled) => ({ outcome })),
    keepFailure: assign((_, answer: CheckoutAnswer) => ({ outcome: failureOf(answer) })),
    forgetCard: assign({ attempt: null }),
    logFailure: () => {},
  },
  delays: { pause: 2500, patience: 9000 },
}).createMachine({
  id: 'reconciliation',
  context: ({ input }) => ({ ...input, rounds: 0, outcome: null }),
  output: ({ context }) => context.outcome ?? { ok: false, error: { kind: 'notTaken' } },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      entry: 'countRound',
      invoke: {
        id: 'getCheckout',
        src: 'getCheckout',
        input: ({ context }) => ({ uuid: context.uuid }),
        onDone: [
          { guard: { type: 'canResend', params: output }, target: 'resending' },
          {
            guard: { type: 'isOpen', params: output },
            target: 'settled',
            actions: { type: 'keepFailure', params: output },
          },
          { guard: { type: 'isUnclear', params: output }, target: 'waiting' },
          { target: 'settled', actions: { type: 'keepOutcome', params: output } },
        ],
        onError: 'waiting',
      },
      after: { patience: 'waiting' },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'payCheckout',
        src: 'payCheckout',
        input: ({ context: { uuid, as, attempt } }) => ({ uuid, as, ...sentAs(attempt) }),
        onDone: [
          { guard: { type: 'isUnclear', params: output }, target: 'waiting' },
          { target: 'settled', actions: { type: 'keepOutcome', params: output } },
        ],
        onError: 'waiting',
      },
      after: { patience: 'waiting' },
    },
    waiting: {
      tags: 'busy',
      after: { pause: [{ guard: 'hasAskedEnough', target: 'unsure' }, { target: 'asking' }] },
    },
    unsure: {
      invoke: { id: 'backOnline', src: 'backOnline', onError: { actions: 'logFailure' } },
      on: { CHECK: { target: 'asking', actions: 'startAnew' } },
    },
    settled: { type: 'final', entry: 'forgetCard' },
  },
  options: { maxIterations: 1000 },
})
