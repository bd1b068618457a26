import { assign, fromPromise, setup } from 'xstate'
import type {
  CheckoutError,
  StartCheckout,
  StartedCheckout,
} from '~/services/checkout-orchestration/checkout-orchestration.contract'
import type { Result } from '~/services/result'
import {
  asksForAccount,
  failureOf,
  isOwnPath,
  isUncertain,
  type StartFailure,
} from '../checkout-start/checkout-start.rules'
import { isLost } from './erc-checkout-continue.rules'

export type ErcCheckoutContinueInput = {
  /** the box that is bought; null: it is not known, and nothing can go on */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
}
export type ContinueAnswer = Result<StartedCheckout, CheckoutError>
type Going = { as: string | null }
type Context = ErcCheckoutContinueInput & {
  /** the account for which the page was made; null: a guest */
  as: string | null
  /** of this intent: kept while nobody knows whether it had its effect */
  key: string | null
  /** the checkout that was started */
  uuid: string | null
  href: string
  failure: StartFailure | null
}

const unprovided = (name: string) => () =>
  Promise.reject<never>(new Error(`${name} is provided by erc-checkout-continue.actors.ts`))

const questionOf = ({ as, plan, key }: Context): StartCheckout => ({
  source: 'erc',
  as,
  plan,
  idempotencyKey: key ?? '',
})

/** From a box of the reading club in the cart to its checkout: one is started, and goes on (S-363; decided: E-92). */
export const ercCheckoutContinueMachine = setup({
  types: {
    input: {} as ErcCheckoutContinueInput,
    context: {} as Context,
    events: {} as { type: 'GO' } & Going,
    tags: {} as 'busy',
  },
  actors: {
    newKey: fromPromise<string>(unprovided('newKey')),
    startCheckout: fromPromise<ContinueAnswer, StartCheckout>(unprovided('startCheckout')),
    continueCheckout: fromPromise<ContinueAnswer, { uuid: string; as: string | null }>(unprovided('continueCheckout')),
    openPage: fromPromise<void, { href: string }>(unprovided('openPage')),
    openCheckoutHost: fromPromise<void, { href: string }>(unprovided('openCheckoutHost')),
  },
  guards: {
    hasPlan: ({ context }) => context.plan !== null,
    hasCheckout: ({ context }) => context.uuid !== null,
    hasKey: ({ context }) => context.key !== null,
    isOk: (_, answer: ContinueAnswer) => answer.ok,
    needsAccount: (_, answer: ContinueAnswer) => !answer.ok && asksForAccount(answer.error),
    isUncertain: (_, answer: ContinueAnswer) => !answer.ok && isUncertain(answer.error),
    isLost: (_, answer: ContinueAnswer) => !answer.ok && isLost(answer.error),
    isNewCheckoutEnabled: ({ context }) => isOwnPath(context.href),
  },
  actions: {
    keepBuyer: assign(({ context }, { as }: Going) => (as === context.as ? {} : { as, key: null, uuid: null })),
    keepKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null }),
    keepCheckout: assign((_, answer: ContinueAnswer) => (answer.ok ? { uuid: answer.value.uuid } : {})),
    dropCheckout: assign({ uuid: null }),
    keepHref: assign((_, answer: ContinueAnswer) => (answer.ok ? { href: answer.value.href } : {})),
    keepFailure: assign((_, answer: ContinueAnswer) => (answer.ok ? {} : { failure: failureOf(answer.error) })),
    fail: assign((_, code: string) => ({ failure: { status: null, code } })),
    forgetFailure: assign({ failure: null }),
  },
  /** a page that is being left has some seconds to go */
  delays: { patience: 9000, departure: 4000 },
}).createMachine({
  id: 'ercCheckoutContinue',
  context: ({ input }) => ({ ...input, as: null, key: null, uuid: null, href: '', failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        GO: {
          guard: 'hasPlan',
          target: 'preparing',
          actions: { type: 'keepBuyer', params: ({ event }) => event },
        },
      },
    },
    preparing: {
      entry: 'forgetFailure',
      always: [
        { guard: 'hasCheckout', target: 'continuing' },
        { guard: 'hasKey', target: 'starting' },
        { target: 'naming' },
      ],
    },
    naming: {
      tags: 'busy',
      invoke: {
        id: 'newKey',
        src: 'newKey',
        onDone: { target: 'starting', actions: { type: 'keepKey', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'fail', params: 'unexpected' } },
      },
      after: { patience: { target: 'failed', actions: { type: 'fail', params: 'unexpected' } } },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'continuing',
            actions: ['dropKey', { type: 'keepCheckout', params: ({ event }) => event.output }],
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
        onError: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } },
      },
      after: { patience: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } } },
    },
    continuing: {
      tags: 'busy',
      invoke: {
        id: 'continueCheckout',
        src: 'continueCheckout',
        input: ({ context }) => ({ uuid: context.uuid ?? '', as: context.as }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'opening',
            actions: ['dropCheckout', { type: 'keepHref', params: ({ event }) => event.output }],
          },
          { guard: { type: 'needsAccount', params: ({ event }) => event.output }, target: 'signingUp' },
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'failed',
            actions: ['dropCheckout', { type: 'keepFailure', params: ({ event }) => event.output }],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } },
      },
      after: { patience: { target: 'failed', actions: { type: 'fail', params: 'unreachable' } } },
    },
    signingUp: {
      tags: 'busy',
      invoke: {
        id: 'openSignUp',
        src: 'openPage',
        input: ({ context }) => ({ href: context.signUpHref }),
        onDone: 'leaving',
        onError: { target: 'failed', actions: { type: 'fail', params: 'notOpened' } },
      },
      after: { patience: { target: 'failed', actions: { type: 'fail', params: 'notOpened' } } },
    },
    opening: {
      initial: 'choosing',
      after: { patience: { target: 'failed', actions: { type: 'fail', params: 'notOpened' } } },
      states: {
        choosing: { always: [{ guard: 'isNewCheckoutEnabled', target: 'ownCheckout' }, { target: 'checkoutHost' }] },
        ownCheckout: {
          tags: 'busy',
          invoke: {
            id: 'openCheckout',
            src: 'openPage',
            input: ({ context }) => ({ href: context.href }),
            onDone: '#ercCheckoutContinue.leaving',
            onError: {
              target: '#ercCheckoutContinue.failed',
              actions: { type: 'fail', params: 'notOpened' },
            },
          },
        },
        checkoutHost: {
          tags: 'busy',
          invoke: {
            id: 'openCheckoutHost',
            src: 'openCheckoutHost',
            input: ({ context }) => ({ href: context.href }),
            onDone: '#ercCheckoutContinue.leaving',
            onError: {
              target: '#ercCheckoutContinue.failed',
              actions: { type: 'fail', params: 'notOpened' },
            },
          },
        },
      },
    },
    leaving: { tags: 'busy', after: { departure: 'idle' } },
    failed: {
      on: { GO: { target: 'preparing', actions: { type: 'keepBuyer', params: ({ event }) => event } } },
    },
  },
  options: { maxIterations: 1000 },
})
