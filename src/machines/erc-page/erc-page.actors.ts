import { liveAddToCartMachine } from '../add-to-cart/add-to-cart.actors'
import { liveCarouselMachine } from '../carousel/carousel.actors'
import { liveErcCheckoutContinueMachine } from '../erc-checkout-continue/erc-checkout-continue.actors'
import { ercPageMachine, inPage } from './erc-page.machine'

export const liveErcPageMachine = ercPageMachine.provide({
  actors: {
    carousel: liveCarouselMachine,
    addToCart: inPage.addToCart(liveAddToCartMachine),
    ercCheckoutContinue: liveErcCheckoutContinueMachine,
  },
})
