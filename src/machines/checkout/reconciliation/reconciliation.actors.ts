import { fromCallback, fromPromise } from 'xstate'
import { watchOnline } from '~/services/browser/online'
import { logFailure } from '~/services/browser/report'
import { getCheckout, payCheckout } from '~/services/flows/checkout/checkout.functions'
import { reconciliationMachine } from './reconciliation.machine'
import type { CheckoutAnswer, PayQuestion } from './reconciliation.rules'

export const liveReconciliationMachine = reconciliationMachine.provide({
  actors: {
    getCheckout: fromPromise<CheckoutAnswer, { uuid: string }>(({ input, signal }) =>
      getCheckout({ data: input, signal }),
    ),
    // a payment that was sent is never called back: giving up here only means to look later
    payCheckout: fromPromise<CheckoutAnswer, PayQuestion>(({ input }) => payCheckout({ data: input })),
    backOnline: fromCallback(({ sendBack }) => watchOnline(() => sendBack({ type: 'CHECK' }))),
  },
  actions: { logFailure: () => logFailure('checkout.failed') },
})
