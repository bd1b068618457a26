import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { ercCheckoutContinueNotes } from '../../subscription/erc-checkout-continue/erc-checkout-continue.notes'
import { carouselNotes } from '../../ui/carousel/carousel.notes'
import { addToCartNotes } from '../add-to-cart/add-to-cart.notes'
import type { ercPageMachine } from './erc-page.machine'

const as = z.string().nullable().meta({ personal: true })

export const ercPageNotes: Notes<typeof ercPageMachine> = {
  id: 'ercPage',
  title: 'Page of a box of the reading club',
  sentence: 'Puts one box into the cart and goes on to its checkout, without a stop at the cart.',
  route: '/products/{box of the reading club}',
  states: {
    unavailable: {
      title: 'The plan of the box is not known, so nothing can be bought',
      rules: ['S-304', 'S-385'],
      stays: 'the page has to be loaded again',
    },
    selling: { title: 'The box can be bought', rules: ['S-251'] },
    'selling.open': { title: 'Nothing pressed yet', rules: ['S-251'] },
    'selling.adding': { title: 'Putting the box into the cart, again where that failed', rules: ['S-251', 'S-369'] },
    'selling.goingOn': { title: 'Going on to the checkout, again where that failed', rules: ['S-363', 'S-384'] },
  },
  events: { PRESS: 'presses the button', ADDED: 'has the box in the cart' },
  guards: { isAvailable: 'the plan of the box could be looked up' },
  actions: {
    keepBuyer: 'keep for whom it is',
    add: 'put one box into the cart',
    goOn: 'go on to the checkout',
  },
  delays: {},
  actors: {
    carousel: 'the pictures',
    addToCart: 'the button',
    ercCheckoutContinue: 'the way to the checkout',
  },
  schemas: {
    input: z.strictObject({
      gallery: carouselNotes.schemas.input,
      addToCart: addToCartNotes.schemas.input,
      checkout: ercCheckoutContinueNotes.schemas.input,
    }),
    context: z.strictObject({ variantId: z.string(), isAvailable: z.boolean(), as }),
    events: { PRESS: eventSchema('PRESS', { as }), ADDED: eventSchema('ADDED') },
  },
}
