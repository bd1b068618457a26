import { fromPromise } from 'xstate'
import { leaveFor, openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { startCheckout } from '~/services/flows/checkout/checkout.functions'
import type { StartCheckout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { askCart } from '../../cart/cart/cart.flow'
import { liveNewKey } from '../../runtime/live-key'
import { checkoutStartMachine } from './checkout-start.machine'
import type { StartAnswer } from './checkout-start.rules'
import { forgetIntent, keepIntent } from './checkout-start.storage'

export const liveCheckoutStartMachine = checkoutStartMachine.provide({
  actors: {
    convertHidden: fromPromise<boolean>(({ signal }) => askCart({ type: 'CHECKOUT' }, signal)),
    newKey: liveNewKey,
    startCheckout: fromPromise<StartAnswer, StartCheckout>(({ input, signal }) =>
      startCheckout({ data: input, signal }),
    ),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
    openCheckoutHost: fromPromise<void, { href: string }>(async ({ input }) => leaveFor(input.href)),
  },
  actions: {
    keepIntent: (_, page) => page !== null && keepIntent(page),
    forgetIntent,
    logFailure: () => logFailure('checkout.start-failed'),
  },
})
