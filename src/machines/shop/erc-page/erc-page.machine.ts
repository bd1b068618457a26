import { assign, type InputFrom, sendParent, sendTo, setup } from 'xstate'
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
  /** the account for which the page was made when the button was pressed last; null: a guest */
  as: string | null
}

/** What the button tells its page. */
export const inPage = {
  addToCart: (addToCart: typeof addToCartMachine) =>
    addToCart.provide({ actions: { tellPage: sendParent({ type: 'ADDED' }) } }),
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
    addToCart: inPage.addToCart(addToCartMachine),
    ercCheckoutContinue: ercCheckoutContinueMachine,
  },
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
    return { variantId: input.addToCart.offers[0]?.variantId ?? '', as: null }
  },
  on: {
    PRESS: { actions: [{ type: 'keepBuyer', params: ({ event }) => event.as }, 'add'] },
    ADDED: { actions: 'goOn' },
  },
  initial: 'showing',
  states: { showing: {} },
  options: { maxIterations: 1000 },
})
