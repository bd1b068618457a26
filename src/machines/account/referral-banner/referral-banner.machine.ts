import { assign, setup } from 'xstate'
import type { HeldSubscription, ReferralPage } from '~/services/flows/referral-banner/referral-banner.contract'
import { unprovidedListener } from '../../runtime/parts'
import { hasSome, latestOf } from './referral-banner.rules'

type ReferralBannerInput = {
  /** the account that the page was made for; null: nobody's */
  as: string | null
  /** the page whose answer says which subscriptions there are */
  page: ReferralPage
  /** the flag of the campaign is on */
  isBfcm: boolean
}
type Context = ReferralBannerInput & {
  /** the subscription that the banner is about; null: none */
  latest: HeldSubscription | null
}
export type ReferralBannerEvent = { type: 'LOADED'; held: HeldSubscription[] } | { type: 'FAIL' }

/**
 * Which referral banner stands at the end of a page of the account (F-43): it follows from the subscriptions that the page
 * has read, and again from each later answer. Without an answer there is none.
 */
export const referralBannerMachine = setup({
  types: {
    input: {} as ReferralBannerInput,
    context: {} as Context,
    events: {} as ReferralBannerEvent,
  },
  actors: {
    subscriptions: unprovidedListener<ReferralBannerEvent, { page: ReferralPage }>('subscriptions'),
  },
  guards: {
    hasActive: (_, held: HeldSubscription[]) => hasSome(held, 'active'),
    hasCancelled: (_, held: HeldSubscription[]) => hasSome(held, 'cancelled'),
  },
  actions: {
    keepActive: assign((_, held: HeldSubscription[]) => ({ latest: latestOf(held, 'active') })),
    keepCancelled: assign((_, held: HeldSubscription[]) => ({ latest: latestOf(held, 'cancelled') })),
    forgetLatest: assign({ latest: null }),
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'referralBanner',
  context: ({ input }) => ({ ...input, latest: null }),
  invoke: {
    id: 'subscriptions',
    src: 'subscriptions',
    input: ({ context: { page } }) => ({ page }),
    onError: '.failing',
  },
  on: {
    LOADED: [
      {
        guard: { type: 'hasActive', params: ({ event }) => event.held },
        target: '.active',
        actions: { type: 'keepActive', params: ({ event }) => event.held },
      },
      {
        guard: { type: 'hasCancelled', params: ({ event }) => event.held },
        target: '.cancelled',
        actions: { type: 'keepCancelled', params: ({ event }) => event.held },
      },
      { target: '.none', actions: 'forgetLatest' },
    ],
    FAIL: '.failing',
  },
  initial: 'loading',
  states: {
    loading: { after: { patience: 'failing' } },
    active: {},
    cancelled: {},
    none: {},
    failing: { entry: ['forgetLatest', 'logFailure'], always: 'hidden' },
    hidden: {},
  },
  options: { maxIterations: 1000 },
})
