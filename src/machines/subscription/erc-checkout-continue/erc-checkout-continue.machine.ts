import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { checkoutStartMachine } from '../../checkout/checkout-start/checkout-start.machine'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { output, unprovided } from '../../runtime/parts'

export type ErcCheckoutContinueInput = {
  /** the box that is bought; null: it is not known, and nothing can go on */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
}
/** `as`: the account for which the page was made; null: a guest */
type Buyer = { as: string | null }
type Started = { uuid: string }
/** Whose press it was last, where there was one. */
type Context = ErcCheckoutContinueInput &
  Buyer & {
    isPressed: boolean
    /** the checkout that was started */
    uuid: string
  }

const UNREACHABLE: StartAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'late', retryAfterSeconds: null },
}

/** From a box of the reading club in the cart to its checkout: one is started, and goes on (S-363; decided: E-92). */
export const ercCheckoutContinueMachine = setup({
  types: {
    input: {} as ErcCheckoutContinueInput,
    context: {} as Context,
    events: {} as ({ type: 'GO' } & Buyer) | ({ type: 'CHECKOUT.STARTED' } & Started),
    children: {} as { checkoutStart: 'checkoutStart' },
    tags: {} as 'busy',
  },
  actors: {
    checkoutStart: checkoutStartMachine,
    continueCheckout: unprovided<StartAnswer, { uuid: string; as: string | null }>('continueCheckout'),
  },
  guards: {
    isOtherBuyer: ({ context }, { as }: Buyer) => context.plan !== null && !(context.isPressed && context.as === as),
    isSameBuyer: ({ context }, { as }: Buyer) => context.as === as,
  },
  actions: {
    keepBuyer: assign((_, { as }: Buyer) => ({ as, isPressed: true })),
    dropWay: stopChild('checkoutStart'),
    spawnWay: spawnChild('checkoutStart', {
      id: 'checkoutStart',
      syncSnapshot: true,
      input: ({ context: { as, plan, signUpHref } }: { context: Context }) => ({
        source: 'erc' as const,
        ...{ as, plan, signUpHref },
      }),
    }),
    start: sendTo('checkoutStart', { type: 'START' }),
    keepCheckout: assign((_, { uuid }: Started) => ({ uuid })),
    tellAnswer: sendTo('checkoutStart', (_, answer: StartAnswer) => ({ type: 'CONTINUED' as const, answer })),
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'ercCheckoutContinue',
  context: ({ input }) => ({ ...input, as: null, isPressed: false, uuid: '' }),
  initial: 'idle',
  on: {
    /** the newest press counts: what another buyer has begun here is given up */
    GO: {
      guard: { type: 'isOtherBuyer', params: ({ event }) => event },
      target: '.underWay',
      actions: [{ type: 'keepBuyer', params: ({ event }) => event }, 'dropWay', 'spawnWay', 'start'],
    },
  },
  states: {
    idle: {},
    /** starting and opening a checkout is a machine of its own, which also says what failed */
    underWay: {
      on: {
        GO: { guard: { type: 'isSameBuyer', params: ({ event }) => event }, actions: 'start' },
        'CHECKOUT.STARTED': {
          target: 'continuing',
          actions: { type: 'keepCheckout', params: ({ event }) => event },
        },
      },
    },
    continuing: {
      tags: 'busy',
      invoke: {
        id: 'continueCheckout',
        src: 'continueCheckout',
        input: ({ context: { uuid, as } }) => ({ uuid, as }),
        onDone: { target: 'underWay', actions: { type: 'tellAnswer', params: output } },
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: { type: 'tellAnswer', params: UNREACHABLE }, always: 'underWay' },
  },
  options: { maxIterations: 1000 },
})
