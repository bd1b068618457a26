import { fromPromise } from 'xstate'
import { continueCheckout } from '~/services/flows/checkout/checkout.functions'
import { liveCheckoutStartMachine } from '../../checkout/checkout-start/checkout-start.actors'
import type { StartAnswer } from '../../checkout/checkout-start/checkout-start.rules'
import { ercCheckoutContinueMachine } from './erc-checkout-continue.machine'

export const liveErcCheckoutContinueMachine = ercCheckoutContinueMachine.provide({
  actors: {
    checkoutStart: liveCheckoutStartMachine,
    continueCheckout: fromPromise<StartAnswer, { uuid: string; as: string | null }>(({ input: data, signal }) =>
      continueCheckout({ data, signal }),
    ),
  },
})
