import { assign, setup } from 'xstate'
import type {
  CheckoutSource,
  StartCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { newKey, output, unprovided } from '../../runtime/parts'
import { failureOf, notStarted, type StartAnswer, type StartFailure, wayGuards } from './checkout-start.rules'
import { failing, failingIn, leaving, namingIn, openingIn, signingUpIn } from './checkout-start.setup'

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

const failingFor = failingIn('checkoutStart')

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
    convertHidden: unprovided<boolean>('convertHidden'),
    newKey,
    startCheckout: unprovided<StartAnswer, StartCheckout>('startCheckout'),
    openPage: unprovided<void, { href: string }>('openPage'),
    openCheckoutHost: unprovided<void, { href: string }>('openCheckoutHost'),
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
        onDone: [{ guard: { type: 'isConverted', params: output }, target: 'naming' }, failingFor('notPrepared')],
        onError: failingFor('notPrepared'),
      },
      after: {
        cartPatience: failingFor('notPrepared'),
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
            guard: { type: 'isOk', params: output },
            target: 'redirecting',
            actions: ['dropKey', { type: 'keepHref', params: output }],
          },
          ...notStarted,
        ],
        onError: failingFor('unreachable'),
      },
      after: {
        patience: failingFor('unreachable'),
      },
    },
    signingUp: signingUpIn('checkoutStart'),
    redirecting: openingIn('checkoutStart'),
    leaving,
    failing,
    failed: { on: { START: 'preparing' } },
  },
  options: { maxIterations: 1000 },
})
