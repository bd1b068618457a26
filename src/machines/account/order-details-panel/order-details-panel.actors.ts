import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import type { AskAddress, OrderAddressAnswer } from '~/services/flows/order/order.contract'
import { getOrderAddress } from '~/services/flows/order/order.functions'
import { orderDetailsPanelMachine } from './order-details-panel.machine'

export const liveOrderDetailsPanelMachine = orderDetailsPanelMachine.provide({
  actors: {
    getOrderAddress: fromPromise<OrderAddressAnswer, AskAddress>(({ input, signal }) =>
      getOrderAddress({ data: input, signal }),
    ),
  },
  actions: {
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.order-address-failed'),
  },
})
