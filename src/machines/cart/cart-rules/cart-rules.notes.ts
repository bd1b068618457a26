import { z } from 'zod'
import type { Notes } from '~/machines/reading/notes'
import { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import type { cartRulesMachine } from './cart-rules.machine'

const id = z.string().min(1)
const cart = Cart.extend({ lines: z.array(CartItem.extend({ productId: id, variantId: id })) })

export const cartRulesNotes: Notes<typeof cartRulesMachine> = {
  id: 'cartRules',
  title: 'What may stand in one cart',
  sentence: 'Takes out of the cart what may not stand there together, such as a second subscription.',
  route: 'every page, after each change of the cart',
  states: {
    checking: { title: 'Looking at the lines', rules: ['S-262', 'S-263', 'S-264'] },
    reconciling: { title: 'Taking lines out', rules: ['S-262', 'S-263', 'S-264'] },
    clean: { title: 'Everything fits together', rules: ['F-35b'] },
    failed: { title: 'Could not be done; the next change tries again', rules: ['F-35b'] },
  },
  events: {},
  guards: { isDirty: 'something does not fit', isOk: 'the shop answers with a cart' },
  actions: { keepCart: 'take the cart that the shop answered', logFailure: 'write the failure to the log' },
  delays: { patience: '9 seconds' },
  actors: { applyCartRules: 'our server: takes out what does not fit' },
  schemas: {
    input: z.strictObject({ cart }),
    context: z.strictObject({ cart, isApplied: z.boolean() }),
    events: {},
  },
}
