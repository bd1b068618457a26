import { assign, setup } from 'xstate'
import type { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import {
  failureOf,
  notStarted,
  type StartAnswer,
  type StartFailure,
  wayGuards,
} from '../../checkout/checkout-start/checkout-start.rules'
import {
  failing,
  failingIn,
  leaving,
  namingIn,
  openingIn,
  signingUpIn,
} from '../../checkout/checkout-start/checkout-start.setup'
import { newKey, output, unprovided } from '../../runtime/parts'
import { isLost } from './erc-checkout-continue.rules'

export type ErcCheckoutContinueInput = {
  /** the box that is bought; null: it is not known, and nothing can go on */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
}
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

const failingFor = failingIn('ercCheckoutContinue')

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
    newKey,
    startCheckout: unprovided<StartAnswer, StartCheckout>('startCheckout'),
    continueCheckout: unprovided<StartAnswer, { uuid: string; as: string | null }>('continueCheckout'),
    openPage: unprovided<void, { href: string }>('openPage'),
    openCheckoutHost: unprovided<void, { href: string }>('openCheckoutHost'),
  },
  guards: {
    ...wayGuards,
    hasPlan: ({ context }) => context.plan !== null,
    hasCheckout: ({ context }) => context.uuid !== null,
    isLost: (_, answer: StartAnswer) => !answer.ok && isLost(answer.error),
  },
  actions: {
    keepBuyer: assign(({ context }, { as }: Going) => (as === context.as ? {} : { as, key: null, uuid: null })),
    keepKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null }),
    keepCheckout: assign((_, answer: StartAnswer) => (answer.ok ? { uuid: answer.value.uuid } : {})),
    dropCheckout: assign({ uuid: null }),
    keepHref: assign((_, answer: StartAnswer) => (answer.ok ? { href: answer.value.href } : {})),
    keepFailure: assign((_, answer: StartAnswer) => (answer.ok ? {} : { failure: failureOf(answer.error) })),
    fail: assign((_, code: string) => ({ failure: { status: null, code } })),
    forgetFailure: assign({ failure: null }),
    logFailure: () => {},
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
    naming: namingIn('ercCheckoutContinue'),
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'continuing',
            actions: ['dropKey', { type: 'keepCheckout', params: output }],
          },
          ...notStarted,
        ],
        onError: failingFor('unreachable'),
      },
      after: { patience: failingFor('unreachable') },
    },
    continuing: {
      tags: 'busy',
      invoke: {
        id: 'continueCheckout',
        src: 'continueCheckout',
        input: ({ context }) => ({ uuid: context.uuid ?? '', as: context.as }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'opening',
            actions: ['dropCheckout', { type: 'keepHref', params: output }],
          },
          { guard: { type: 'needsAccount', params: output }, target: 'signingUp' },
          {
            guard: { type: 'isLost', params: output },
            target: 'failing',
            actions: ['dropCheckout', { type: 'keepFailure', params: output }],
          },
          { target: 'failing', actions: { type: 'keepFailure', params: output } },
        ],
        onError: failingFor('unreachable'),
      },
      after: { patience: failingFor('unreachable') },
    },
    signingUp: signingUpIn('ercCheckoutContinue'),
    opening: openingIn('ercCheckoutContinue'),
    leaving,
    failing,
    failed: {
      on: { GO: { target: 'preparing', actions: { type: 'keepBuyer', params: ({ event }) => event } } },
    },
  },
  options: { maxIterations: 1000 },
})
