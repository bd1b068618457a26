import { liveErcCheckoutContinueMachine } from '../../subscription/erc-checkout-continue/erc-checkout-continue.actors'
import { liveAddToCartMachine } from '../add-to-cart/add-to-cart.actors'
import { ercPageMachine } from './erc-page.machine'

export const liveErcPageMachine = ercPageMachine.provide({
  actors: {
    addToCart: liveAddToCartMachine,
    ercCheckoutContinue: liveErcCheckoutContinueMachine,
  },
})
