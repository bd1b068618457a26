import { assign, fromPromise, setup } from 'xstate'
import type {
  CheckoutSource,
  StartCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { answerOf, failureOf, notStarted, type StartAnswer, type StartFailure, wayGuards } from './checkout-start.rules'
import { failingIn, leaving, namingIn, openingIn, signingUpIn } from './checkout-start.states'

export type CheckoutStartInput = {
  source: CheckoutSource
  /** the account for which the page was made; null: a guest */
  as: string | null
  /** the plan of the early reader club, for the source 'erc' */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
}
type Context = CheckoutStartInput & {
  /** of this intent: kept while nobody knows whether it had its effect */
  key: string | null
  href: string
  failure: StartFailure | null
}

const unprovided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is provided by checkout-start.actors.ts`))

const failing = failingIn('checkoutStart')

const questionOf = ({ source, as, plan, key }: Context): StartCheckout => ({
  source,
  as,
  plan,
  idempotencyKey: key ?? '',
})

/** From what was chosen to an open checkout: the cart's, a subscription's, a gift's or a plan's. */
export const checkoutStartMachine = setup({
  types: {
    input: {} as CheckoutStartInput,
    context: {} as Context,
    events: {} as { type: 'START' },
    tags: {} as 'busy',
  },
  actors: {
    convertHidden: fromPromise<boolean>(unprovided('convertHidden')),
    newKey: fromPromise<string>(unprovided('newKey')),
    startCheckout: fromPromise<StartAnswer, StartCheckout>(unprovided('startCheckout')),
    openPage: fromPromise<void, { href: string }>(unprovided('openPage')),
    openCheckoutHost: fromPromise<void, { href: string }>(unprovided('openCheckoutHost')),
  },
  guards: {
    ...wayGuards,
    isCart: ({ context }) => context.source === 'cart',
    isConverted: (_, isConverted: boolean) => isConverted,
  },
  actions: {
    keepKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null }),
    keepHref: assign((_, answer: StartAnswer) => (answer.ok ? { href: answer.value.href } : {})),
    keepFailure: assign((_, answer: StartAnswer) => (answer.ok ? {} : { failure: failureOf(answer.error) })),
    fail: assign((_, code: string) => ({ failure: { status: null, code } })),
    forgetFailure: assign({ failure: null }),
    /** a flow around this one provides these */
    tellStarted: () => {},
    tellAccount: () => {},
    tellFailed: () => {},
    logFailure: () => {},
  },
  /** the cart tries twice, and what waited before is done first; a page that is being left has some seconds to go */
  delays: { patience: 9000, cartPatience: 45_000, departure: 4000 },
}).createMachine({
  id: 'checkoutStart',
  context: ({ input }) => ({ ...input, key: null, href: '', failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { START: 'preparing' } },
    preparing: {
      entry: 'forgetFailure',
      always: [
        { guard: 'hasKey', target: 'starting' },
        { guard: 'isCart', target: 'convertingHidden' },
        { target: 'naming' },
      ],
    },
    convertingHidden: {
      tags: 'busy',
      invoke: {
        id: 'convertHidden',
        src: 'convertHidden',
        onDone: [
          { guard: { type: 'isConverted', params: ({ event }) => event.output }, target: 'naming' },
          failing('notPrepared'),
        ],
        onError: failing('notPrepared'),
      },
      after: {
        cartPatience: failing('notPrepared'),
      },
    },
    naming: namingIn('checkoutStart'),
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: answerOf },
            target: 'redirecting',
            actions: ['dropKey', { type: 'keepHref', params: answerOf }],
          },
          ...notStarted,
        ],
        onError: failing('unreachable'),
      },
      after: {
        patience: failing('unreachable'),
      },
    },
    signingUp: { ...signingUpIn('checkoutStart'), entry: 'tellAccount' },
    redirecting: { ...openingIn('checkoutStart'), entry: 'tellStarted' },
    leaving,
    failed: { entry: ['logFailure', 'tellFailed'], on: { START: 'preparing' } },
  },
  options: { maxIterations: 1000 },
})
