import { assign, setup } from 'xstate'
import type {
  CheckoutSource,
  StartCheckout,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { isOk, isTrue, keyingState, newKey, output, tellParent, unprovided } from '../../runtime/parts'
import {
  failureOf,
  isLost,
  isOwnPath,
  isUncertain,
  needsAccount,
  type StartAnswer,
  type StartFailure,
  type ToldFailure,
} from './checkout-start.rules'

export type CheckoutStartInput = {
  source: CheckoutSource
  /** the account for which the page was made; null: a guest */
  as: string | null
  /** the plan of the early reader club, for the source 'erc' */
  plan: NonNullable<StartCheckout['plan']> | null
  /** where one who has no account makes one, and comes back from */
  signUpHref: string
  /** what failed before the page came, by a form without script (S-377) */
  told?: ToldFailure | null
}
type Context = Omit<CheckoutStartInput, 'told'> & {
  /** of this intent: kept while nobody knows whether it had its effect */
  key: string | null
  /** the checkout that was started and has not said yet where it goes on */
  uuid: string | null
  href: string
  failure: StartFailure | null
}

const questionOf = ({ source, as, plan, key }: Context): StartCheckout => ({
  source,
  as,
  plan,
  idempotencyKey: key ?? '',
})

/** Not started, with the reason that the catalogue has words for. */
const failingFor = <const Code extends string>(code: Code) =>
  ({ target: '#checkoutStart.failing', actions: { type: 'fail', params: code } }) as const
const LEAVING = '#checkoutStart.leaving'
const hrefOf = ({ context }: { context: Context }) => ({ href: context.href })
const guestsPage = ({ context: { as, signUpHref } }: { context: Context }) => (as === null ? signUpHref : null)
const answered = ({ event }: { event: { answer: StartAnswer } }) => event.answer

/** From what was chosen to an open checkout: the cart's, a subscription's, a gift's or a plan's. */
export const checkoutStartMachine = setup({
  types: {
    input: {} as CheckoutStartInput,
    context: {} as Context,
    events: {} as { type: 'START' } | { type: 'RESUME' } | { type: 'CONTINUED'; answer: StartAnswer },
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
    wasTold: ({ context }) => context.failure !== null,
    isSignedIn: ({ context }) => context.as !== null,
    isCart: ({ context }) => context.source === 'cart',
    isReadingClub: ({ context }) => context.source === 'erc',
    hasCheckout: ({ context }) => context.uuid !== null,
    hasKey: ({ context }) => context.key !== null,
    isConverted: isTrue,
    isOk,
    needsAccount: (_, answer: StartAnswer) => !answer.ok && needsAccount(answer.error),
    isUncertain: (_, answer: StartAnswer) => !answer.ok && isUncertain(answer.error),
    isLost: (_, answer: StartAnswer) => !answer.ok && isLost(answer.error),
    isNewCheckoutEnabled: ({ context }) => isOwnPath(context.href),
  },
  actions: {
    keepKey: assign((_, key: string) => ({ key })),
    dropKey: assign({ key: null }),
    keepCheckout: assign((_, answer: StartAnswer) => (answer.ok ? { ...answer.value } : {})),
    dropCheckout: assign({ uuid: null }),
    keepHref: assign((_, answer: StartAnswer) => (answer.ok ? { href: answer.value.href } : {})),
    keepFailure: assign((_, answer: StartAnswer) => (answer.ok ? {} : { failure: failureOf(answer.error) })),
    fail: assign((_, code: string) => ({ failure: { status: null, code } })),
    forgetFailure: assign({ failure: null }),
    tellStarted: tellParent(({ uuid }: Context) => ({ type: 'CHECKOUT.STARTED', uuid })),
    /** the press outlives the page on which an account is made; null: who has one, and is asked again, presses again */
    keepIntent: (_, _page: string | null) => {},
    forgetIntent: () => {},
    logFailure: () => {},
  },
  /** the cart tries twice, and what waited before is done first; a page that is being left has some seconds to go */
  delays: { patience: 9000, cartPatience: 45_000, departure: 4000 },
}).createMachine({
  id: 'checkoutStart',
  context: ({ input: { told = null, ...input } }) => ({
    ...input,
    key: null,
    uuid: null,
    href: '',
    failure: told && { status: null, code: told },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'wasTold', target: 'failed' }, { target: 'idle' }] },
    idle: {
      on: {
        START: 'preparing',
        /** pressed before an account was asked for; whoever comes back without one presses again */
        RESUME: [{ guard: 'isSignedIn', target: 'preparing' }, { actions: 'forgetIntent' }],
      },
    },
    preparing: {
      entry: ['forgetFailure', 'forgetIntent'],
      always: [
        { guard: 'hasCheckout', target: 'continuing' },
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
      after: { cartPatience: failingFor('notPrepared') },
    },
    naming: keyingState('starting', failingFor('unexpected')),
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'started',
            actions: ['dropKey', { type: 'keepCheckout', params: output }],
          },
          { guard: { type: 'needsAccount', params: output }, target: 'signingUp', actions: 'dropKey' },
          {
            guard: { type: 'isUncertain', params: output },
            target: 'failing',
            actions: { type: 'keepFailure', params: output },
          },
          { target: 'failing', actions: ['dropKey', { type: 'keepFailure', params: output }] },
        ],
        onError: failingFor('unreachable'),
      },
      after: { patience: failingFor('unreachable') },
    },
    started: {
      always: [
        { guard: 'isReadingClub', target: 'continuing' },
        { target: 'redirecting', actions: 'dropCheckout' },
      ],
    },
    /** whoever started this asks the checkout where it goes on (S-363), and says what it answered */
    continuing: {
      entry: 'tellStarted',
      on: {
        CONTINUED: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'redirecting',
            actions: ['dropCheckout', { type: 'keepHref', params: answered }],
          },
          { guard: { type: 'needsAccount', params: answered }, target: 'signingUp' },
          {
            guard: { type: 'isLost', params: answered },
            target: 'failing',
            actions: ['dropCheckout', { type: 'keepFailure', params: answered }],
          },
          { target: 'failing', actions: { type: 'keepFailure', params: answered } },
        ],
      },
    },
    /** to the page where one who has no account makes one */
    signingUp: {
      tags: 'busy',
      entry: { type: 'keepIntent', params: guestsPage },
      invoke: {
        id: 'openSignUp',
        src: 'openPage',
        input: ({ context }) => ({ href: context.signUpHref }),
        onDone: 'leaving',
        onError: failingFor('notOpened'),
      },
      after: { patience: failingFor('notOpened') },
    },
    redirecting: {
      initial: 'choosing',
      after: { patience: failingFor('notOpened') },
      states: {
        choosing: { always: [{ guard: 'isNewCheckoutEnabled', target: 'ownCheckout' }, { target: 'checkoutHost' }] },
        ownCheckout: {
          tags: 'busy',
          invoke: {
            id: 'openCheckout',
            src: 'openPage',
            input: hrefOf,
            onDone: LEAVING,
            onError: failingFor('notOpened'),
          },
        },
        checkoutHost: {
          tags: 'busy',
          invoke: {
            id: 'openCheckoutHost',
            src: 'openCheckoutHost',
            input: hrefOf,
            onDone: LEAVING,
            onError: failingFor('notOpened'),
          },
        },
      },
    },
    /** the page is on its way, and may never come */
    leaving: { tags: 'busy', after: { departure: 'idle' } },
    failing: { entry: 'logFailure', always: 'failed' },
    failed: { on: { START: 'preparing' } },
  },
  options: { maxIterations: 1000 },
})
