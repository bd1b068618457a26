import { fromPromise } from 'xstate'
import { leaveFor, openPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import { continueCheckout, startCheckout } from '~/services/flows/checkout/checkout.functions'
import type { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

export const liveErcCheckoutContinueMachine = ercCheckoutContinueMachine.provide({
  actors: {
    newKey: fromPromise<string>(async () => crypto.randomUUID()),
    startCheckout: fromPromise<StartAnswer, StartCheckout>(({ input: data, signal }) =>
      startCheckout({ data, signal }),
    ),
    continueCheckout: fromPromise<StartAnswer, { uuid: string; as: string | null }>(({ input: data, signal }) =>
      continueCheckout({ data, signal }),
    ),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
    openCheckoutHost: fromPromise<void, { href: string }>(async ({ input }) => leaveFor(input.href)),
  },
  actions: { logFailure: () => reportQuietly('checkout.start-failed') },
})
