import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { addOnButtonMachine } from './add-on-button.machine'

const id = z.string().min(1)
const inCart = z.array(id)
const addOn = {
  id,
  title: z.string(),
  parentProductId: id,
  variants: z.array(
    z.strictObject({
      id,
      title: z.string(),
      tone: z.enum(['light', 'tan', 'dark']).nullable(),
      isInStock: z.boolean(),
      priceCents: z.number().int(),
    }),
  ),
  hasVariantModal: z.boolean(),
  announcements: z.strictObject({ added: z.string(), removed: z.string() }),
  inCart,
}

export const addOnButtonNotes: Notes<typeof addOnButtonMachine> = {
  id: 'addOnButton',
  title: 'Add-on button',
  sentence: 'Puts an add-on into the cart or takes it out again, and always shows what the cart holds.',
  route: '/products/{kit}',
  happyPath: ['starting', 'shown.judging', 'shown.notSelected', 'shown.adding', 'shown.selected'],
  states: {
    starting: { title: 'Finding out whether it can be sold', rules: ['S-303'] },
    hidden: { title: 'Not sold, not shown', rules: ['S-303'] },
    shown: { title: 'Shown', rules: ['S-244'] },
    'shown.judging': { title: 'Looking at the cart', rules: ['F-31'] },
    'shown.notSelected': { title: 'Not in the cart', rules: ['S-244'] },
    'shown.inventoryModal': { title: 'A dialog says that it is out of stock', rules: ['S-245'], decided: 'E-02' },
    'shown.variantModal': { title: 'A dialog asks for the variant or the skin tone', rules: ['S-248', 'S-383'] },
    'shown.adding': { title: 'On its way into the cart', rules: ['S-246', 'S-301'] },
    'shown.notAdded': { title: 'Not added', rules: ['S-370', 'A-290'] },
    'shown.selected': { title: 'In the cart', rules: ['S-244'] },
    'shown.removing': { title: 'On its way out of the cart', rules: ['S-246'] },
    'shown.notRemoved': { title: 'Not taken out', rules: ['S-370'] },
  },
  events: {
    ADD: 'presses "+ Add", or what is out of stock',
    REMOVE: 'presses "- Remove"',
    PICK: 'picks a variant in the dialog',
    VARIANT: 'adds the picked variant',
    CLOSE: 'closes the dialog',
    KEEP_SHOPPING: 'presses "Keep Shopping"',
    CART: 'changes the cart, here or elsewhere',
  },
  guards: {
    hasNoSku: 'no variant of it has a number in the shop',
    isInCart: 'the cart holds it',
    joins: 'the cart holds it now',
    leaves: 'the cart holds it no more',
    isOutOfStock: 'no variant of it is in stock',
    needsVariant: 'it has variants to choose from, and asks',
    isInStock: 'that variant is in stock',
    hasFailed: 'it says what went wrong',
    isDone: 'the cart did it',
  },
  actions: {
    keepCart: 'remember what the cart holds of it',
    pickFirst: 'take the first variant that is in stock',
    pick: 'take that variant',
    forgetFailure: 'forget what went wrong before',
    noteAdded: 'note that it is in the cart',
    noteRemoved: 'note that it is not in the cart',
    noteFailure: 'remember what went wrong',
    announce: 'say it to people who use a screen reader',
    logFailure: 'write the failure to the log',
    tellPage: 'tell the page around it',
  },
  delays: {
    patience: '45 seconds: the cart tries twice, after what it does already',
    notice: '5 seconds: so long it says what went wrong (A-290, A-296)',
  },
  actors: {
    addLines: 'the cart: add',
    removeVariants: 'the cart: take out',
    membership: 'the cart: what it holds of this add-on',
  },
  schemas: {
    input: z.strictObject(addOn),
    context: z.strictObject({ ...addOn, chosen: id.nullable(), failed: z.enum(['add', 'remove']).nullable() }),
    events: {
      ADD: eventSchema('ADD'),
      REMOVE: eventSchema('REMOVE'),
      PICK: eventSchema('PICK', { variantId: id }),
      VARIANT: eventSchema('VARIANT', { variantId: id }),
      CLOSE: eventSchema('CLOSE'),
      KEEP_SHOPPING: eventSchema('KEEP_SHOPPING'),
      CART: eventSchema('CART', { inCart }),
    },
  },
}
