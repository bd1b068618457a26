import { liveErcCheckoutContinueMachine } from '../../subscription/erc-checkout-continue/erc-checkout-continue.actors'
import { liveCarouselMachine } from '../../ui/carousel/carousel.actors'
import { liveAddToCartMachine } from '../add-to-cart/add-to-cart.actors'
import { ercPageMachine } from './erc-page.machine'

export const liveErcPageMachine = ercPageMachine.provide({
  actors: {
    carousel: liveCarouselMachine,
    addToCart: liveAddToCartMachine,
    ercCheckoutContinue: liveErcCheckoutContinueMachine,
  },
})
