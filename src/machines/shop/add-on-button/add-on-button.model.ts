import type { Model } from '~/machines/proving/model'
import { connectAddOnButton } from './add-on-button.connect'
import { type AddOnButtonInput, addOnButtonMachine } from './add-on-button.machine'

const [TAN, LIGHT, DARK] = [
  'gid://shopify/ProductVariant/1',
  'gid://shopify/ProductVariant/2',
  'gid://shopify/ProductVariant/3',
]
const doll: AddOnButtonInput = {
  id: 'toy-doll-mila',
  title: 'Mila',
  parentProductId: 'gid://shopify/Product/1',
  variants: [
    { id: TAN, title: 'tan', tone: 'tan', isInStock: false, priceCents: 3400 },
    { id: LIGHT, title: 'light', tone: 'light', isInStock: true, priceCents: 3400 },
    { id: DARK, title: 'dark', tone: 'dark', isInStock: true, priceCents: 3600 },
  ],
  hasVariantModal: true,
  announcements: { added: 'Mila added to cart', removed: 'Mila removed from cart' },
  inCart: [],
}
const soldOut = doll.variants.map((variant) => ({ ...variant, isInStock: false }))

export const addOnButtonModel: Model<typeof addOnButtonMachine> = {
  machine: addOnButtonMachine,
  input: { ...doll, hasVariantModal: false },
  inputs: [
    doll,
    { ...doll, variants: soldOut },
    { ...doll, variants: doll.variants.filter(({ id }) => id === LIGHT) },
    { ...doll, variants: [] },
    { ...doll, variants: doll.variants.filter(({ id }) => id !== TAN), inCart: [LIGHT] },
  ],
  key: ({ chosen, failed, inCart, variants, hasVariantModal }) => ({
    chosen,
    failed,
    inCart,
    hasVariantModal,
    stock: variants.map(({ isInStock }) => isInStock),
  }),
  cases: {
    ADD: [{ type: 'ADD' }],
    REMOVE: [{ type: 'REMOVE' }],
    PICK: [TAN, LIGHT, DARK].map((variantId) => ({ type: 'PICK', variantId })),
    VARIANT: [TAN, DARK].map((variantId) => ({ type: 'VARIANT', variantId })),
    CLOSE: [{ type: 'CLOSE' }],
    KEEP_SHOPPING: [{ type: 'KEEP_SHOPPING' }],
    CART: [[], [LIGHT]].map((inCart) => ({ type: 'CART', inCart })),
  },
  outcomes: {
    membership: [{ error: new Error('no cart') }],
    addLines: [{ output: true }, { output: false }, { error: new Error('crashed') }],
    removeVariants: [{ output: true }, { output: false }, { error: new Error('crashed') }],
  },
  delays: { patience: 45_000, notice: 5000 },
  invariants: [
    {
      name: 'a failed add leaves the button as the cart is',
      when: ({ context }) => context.failed === 'add',
      holds: (snapshot) =>
        snapshot.hasTag('busy') ||
        snapshot.matches({ shown: 'variantModal' }) ||
        snapshot.hasTag('selected') === snapshot.context.inCart.length > 0,
    },
    {
      name: 'the button at rest says what the cart says',
      when: (snapshot) => snapshot.matches({ shown: 'notSelected' }) || snapshot.matches({ shown: 'selected' }),
      holds: (snapshot) => snapshot.hasTag('selected') === snapshot.context.inCart.length > 0,
    },
    {
      name: 'E-02 what is out of stock is never added',
      when: (snapshot) => snapshot.matches({ shown: 'adding' }),
      holds: ({ context }) => context.variants.some(({ id, isInStock }) => id === context.chosen && isInStock),
    },
    {
      name: 'the spinner never outlives its call',
      holds: (snapshot, { pending }) =>
        snapshot.hasTag('busy') === (pending.has('addLines') || pending.has('removeVariants')),
    },
    {
      name: 'each add and each removal that the cart has done is said once, in its words, and nothing else is',
      holds: (_, { events, effects }) => {
        const due = events.flatMap(({ type, output }) => {
          if (output !== true) return []
          return [type.includes('addLines') ? 'Mila added to cart' : 'Mila removed from cart']
        })
        const said = effects.flatMap(({ type, params }) => (type === 'announce' ? [params] : []))
        return JSON.stringify(said) === JSON.stringify(due)
      },
    },
    {
      name: 'S-303 without a sku there is no button',
      when: ({ context }) => context.variants.length === 0,
      holds: (snapshot) => !connectAddOnButton(snapshot).isShown,
    },
  ],
}
