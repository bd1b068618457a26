import { assign, fromPromise, setup } from 'xstate'
import type {
  CheckoutError,
  CheckoutSource,
  StartCheckout,
  StartedCheckout,
} from '~/services/checkout-orchestration/checkout-orchestration.contract'
import type { Result } from '~/services/result'
import { asksForAccount, failureOf, isOwnPath, isUncertain, type StartFailure } from './checkout-start.rules'

export type CheckoutStartInput = {
  source: CheckoutSource
  /** the account for which the page was made; null: a guest */
  as: string | null
  /** the plan of the early reader club, for the source 'erc' */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
}
export type StartAnswer = Result<StartedCheckout, CheckoutError>
type Context = CheckoutStartInput & {
  /** of this intent: kept while nobody knows whether it had its effect */
  key: string | null
  href: string
  failure: StartFailure | null
}

const unprovided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is provided by checkout-start.actors.ts`))

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
    isCart: ({ context }) => context.source === 'cart',
    hasKey: ({ context }) => context.key !== null,
    isConverted: (_, isConverted: boolean) => isConverted,
    isStarted: (_, answer: StartAnswer) => answer.ok,
    needsAccount: (_, answer: StartAnswer) => !answer.ok && asksForAccount(answer.error),
    isUncertain: (_, answer: StartAnswer) => !answer.ok && isUncertain(answer.error),
    isNewCheckoutEnabled: ({ context }) => isOwnPath(context.href),
  },
  actions: {
    keepKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null }),
    keepHref: assign((_, answer: StartAnswer) => (answer.ok ? { href: answer.value.href } : {})),
    keepFailure: assign((_, answer: StartAnswer) => (answer.ok ? {} : { failure: failureOf(answer.error) })),
    fail: assign((_, failure: StartFailure) => ({ failure })),
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
          { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notPrepared' } } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notPrepared' } } },
      },
      after: {
        cartPatience: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notPrepared' } } },
      },
    },
    naming: {
      tags: 'busy',
      invoke: {
        id: 'newKey',
        src: 'newKey',
        onDone: { target: 'starting', actions: { type: 'keepKey', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'unexpected' } } },
      },
      after: {
        patience: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'unexpected' } } },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: ['dropKey', { type: 'keepHref', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'needsAccount', params: ({ event }) => event.output },
            target: 'signingUp',
            actions: 'dropKey',
          },
          {
            guard: { type: 'isUncertain', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: ['dropKey', { type: 'keepFailure', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'unreachable' } } },
      },
      after: {
        patience: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'unreachable' } } },
      },
    },
    signingUp: {
      tags: 'busy',
      entry: 'tellAccount',
      invoke: {
        id: 'openSignUp',
        src: 'openPage',
        input: ({ context }) => ({ href: context.signUpHref }),
        onDone: 'leaving',
        onError: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notOpened' } } },
      },
      after: { patience: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notOpened' } } } },
    },
    redirecting: {
      entry: 'tellStarted',
      initial: 'choosing',
      after: { patience: { target: 'failed', actions: { type: 'fail', params: { status: null, code: 'notOpened' } } } },
      states: {
        choosing: { always: [{ guard: 'isNewCheckoutEnabled', target: 'ownCheckout' }, { target: 'checkoutHost' }] },
        ownCheckout: {
          tags: 'busy',
          invoke: {
            id: 'openCheckout',
            src: 'openPage',
            input: ({ context }) => ({ href: context.href }),
            onDone: '#checkoutStart.leaving',
            onError: {
              target: '#checkoutStart.failed',
              actions: { type: 'fail', params: { status: null, code: 'notOpened' } },
            },
          },
        },
        checkoutHost: {
          tags: 'busy',
          invoke: {
            id: 'openCheckoutHost',
            src: 'openCheckoutHost',
            input: ({ context }) => ({ href: context.href }),
            onDone: '#checkoutStart.leaving',
            onError: {
              target: '#checkoutStart.failed',
              actions: { type: 'fail', params: { status: null, code: 'notOpened' } },
            },
          },
        },
      },
    },
    leaving: { tags: 'busy', after: { departure: 'idle' } },
    failed: { entry: ['logFailure', 'tellFailed'], on: { START: 'preparing' } },
  },
  options: { maxIterations: 1000 },
})
