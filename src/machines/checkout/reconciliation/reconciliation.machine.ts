import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Result } from '~/services/domain/result'
import type {
  Checkout,
  CheckoutError,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { type Attempt, MOST_ROUNDS, sentAs } from './reconciliation.rules'

export type PayQuestion = Attempt & { uuid: string; as: string | null }
export type CheckoutAnswer = Result<Checkout, CheckoutError>
/** `attempt`: null where this page did not start the payment itself, for it was loaded again meanwhile. */
export type ReconciliationInput = { uuid: string; as: string | null; attempt: Attempt | null }
/** `notTaken`: nothing was charged, and nothing is on its way. */
export type Reconciled = Result<Checkout, CheckoutError | { kind: 'notTaken' }>
type Context = ReconciliationInput & { rounds: number; outcome: Reconciled | null }

const isOpen = (answer: CheckoutAnswer) => answer.ok && answer.value.status === 'open'

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
    getCheckout: fromPromise<CheckoutAnswer, { uuid: string }>(() =>
      Promise.reject(new Error('getCheckout is provided by reconciliation.actors.ts')),
    ),
    payCheckout: fromPromise<CheckoutAnswer, PayQuestion>(() =>
      Promise.reject(new Error('payCheckout is provided by reconciliation.actors.ts')),
    ),
    backOnline: fromCallback(() => {
      throw new Error('backOnline is provided by reconciliation.actors.ts')
    }),
  },
  guards: {
    canResend: ({ context }, answer: CheckoutAnswer) => isOpen(answer) && context.attempt !== null,
    isOpen: (_, answer: CheckoutAnswer) => isOpen(answer),
    /** charged and not written yet, or no answer at all: later it may be clear */
    isUnclear: (_, answer: CheckoutAnswer) =>
      answer.ok
        ? answer.value.status !== 'confirmed'
        : ['unreachable', 'invalid', 'running'].includes(answer.error.kind),
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
          { guard: { type: 'canResend', params: ({ event }) => event.output }, target: 'resending' },
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'settled',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: 'waiting' },
          { target: 'settled', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
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
          { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: 'waiting' },
          { target: 'settled', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
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

/** Why an open checkout is open again. */
function failureOf(answer: CheckoutAnswer): Reconciled {
  const failure = answer.ok ? answer.value.payment_failure : null
  return { ok: false, error: failure ? { kind: 'payment', failure } : { kind: 'notTaken' } }
}
