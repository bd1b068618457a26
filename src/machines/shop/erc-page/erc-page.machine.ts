import { assign, type InputFrom, sendTo, setup } from 'xstate'
import {
  type ErcCheckoutContinueInput,
  ercCheckoutContinueMachine,
} from '../../subscription/erc-checkout-continue/erc-checkout-continue.machine'
import { carouselMachine } from '../../ui/carousel/carousel.machine'
import { type AddToCartInput, addToCartMachine } from '../add-to-cart/add-to-cart.machine'

export type ErcPageInput = {
  gallery: InputFrom<typeof carouselMachine>
  addToCart: AddToCartInput
  checkout: ErcCheckoutContinueInput
}
type Context = {
  /** the box of this page; '' where the shop does not sell it */
  variantId: string
  /** the plan of the box could be looked up (S-304) */
  isAvailable: boolean
  /** the account for which the page was made when the button was pressed last; null: a guest */
  as: string | null
}

/** The page of a box of the reading club: what is in the cart goes straight on to its checkout. */
export const ercPageMachine = setup({
  types: {
    input: {} as ErcPageInput,
    context: {} as Context,
    events: {} as { type: 'PRESS'; as: string | null } | { type: 'ADDED' },
    children: {} as { gallery: 'carousel'; addToCart: 'addToCart'; checkout: 'ercCheckoutContinue' },
  },
  actors: {
    carousel: carouselMachine,
    addToCart: addToCartMachine,
    ercCheckoutContinue: ercCheckoutContinueMachine,
  },
  guards: { isAvailable: ({ context }) => context.isAvailable },
  actions: {
    keepBuyer: assign((_, as: string | null) => ({ as })),
    add: sendTo('addToCart', ({ context }) => ({
      type: 'SUBMIT' as const,
      variantId: context.variantId,
      quantity: 1,
    })),
    goOn: sendTo('checkout', ({ context }) => ({ type: 'GO' as const, as: context.as })),
  },
}).createMachine({
  id: 'ercPage',
  context: ({ input, spawn }) => {
    spawn('carousel', { id: 'gallery', input: input.gallery, syncSnapshot: true })
    spawn('addToCart', { id: 'addToCart', input: input.addToCart, syncSnapshot: true })
    spawn('ercCheckoutContinue', { id: 'checkout', input: input.checkout, syncSnapshot: true })
    const [offer] = input.addToCart.offers
    return { variantId: offer?.variantId ?? '', isAvailable: !input.addToCart.isUnavailable, as: null }
  },
  initial: 'unavailable',
  states: {
    unavailable: { always: { guard: 'isAvailable', target: 'selling' } },
    selling: {
      initial: 'open',
      on: {
        PRESS: { target: '.adding', actions: [{ type: 'keepBuyer', params: ({ event }) => event.as }, 'add'] },
      },
      states: {
        open: {},
        adding: { on: { ADDED: { target: 'goingOn', actions: 'goOn' } } },
        goingOn: {},
      },
    },
  },
  options: { maxIterations: 1000 },
})
