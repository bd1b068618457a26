import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { addToCartMachine } from './add-to-cart.machine'

const variantId = z.string().min(1)
const page = {
  offers: z.array(
    z.strictObject({
      variantId,
      priceCents: z.number().int(),
      plan: z.strictObject({ planAnchor: z.string(), installmentId: z.string() }).nullable(),
    }),
  ),
  isLimitedToOne: z.boolean(),
  isUnavailable: z.boolean(),
}

export const addToCartNotes: Notes<typeof addToCartMachine> = {
  id: 'addToCart',
  title: 'Add to cart',
  sentence: 'Adds a product to the cart once per press, and says so when it did not work.',
  route: '/products/{box of the reading club}',
  happyPath: ['starting', 'open.idle', 'adding', 'open.added'],
  states: {
    starting: { title: 'Finding out whether it can be sold', rules: ['S-304'] },
    unavailable: {
      title: 'The installments are not known, so nothing can be added',
      rules: ['S-304', 'S-385'],
      stays: 'the page has to be loaded again',
    },
    open: { title: 'Nothing is on its way', rules: ['F-30', 'S-250'] },
    'open.idle': { title: 'Can be pressed', rules: ['S-250'] },
    'open.added': { title: 'In the cart', rules: ['S-251'] },
    'open.failed': { title: 'Not added, and said so', rules: ['S-252', 'S-369'] },
    adding: { title: 'On its way into the cart', rules: ['F-30', 'S-250', 'S-366'] },
    failing: { title: 'It was not added', rules: ['S-252'] },
  },
  events: { SUBMIT: 'presses the button' },
  guards: {
    isUnavailable: 'the installments could not be looked up',
    canAdd: 'the quantity is allowed and the variant is sold here',
    isAdded: 'the cart has it',
  },
  actions: {
    keepWanted: 'remember what and how many',
    tellPage: 'tell the page around it',
    showFailure: 'bring what is said of it into sight',
    logFailure: 'write the failure to the log',
  },
  delays: { cartPatience: '45 seconds: the cart tries twice, after what it does already' },
  actors: { addLines: 'the cart' },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({
      ...page,
      wanted: z.strictObject({ variantId, quantity: z.number().int().positive() }).nullable(),
    }),
    events: {
      SUBMIT: eventSchema('SUBMIT', { variantId, quantity: z.number() }),
    },
  },
}
