import type { Model } from '~/machines/proving/model'
import { addOnPurchaseMachine } from './add-on-purchase.machine'

const [ONE, TWO] = ['gid://shopify/ProductVariant/1', 'gid://shopify/ProductVariant/2']
const offers = [ONE, TWO].map((variantId) => ({ variantId, priceCents: 1800 }))

export const addOnPurchaseModel: Model<typeof addOnPurchaseMachine> = {
  machine: addOnPurchaseMachine,
  input: { offers, parentProductId: 'gid://shopify/Product/1', cartPath: '/cart' },
  inputs: [{ offers, parentProductId: null, cartPath: '/nl/cart' }],
  key: ({ selected, parentProductId }) => ({ selected, parentProductId }),
  cases: {
    TOGGLE: [ONE, TWO, 'gid://shopify/ProductVariant/9'].map((variantId) => ({ type: 'TOGGLE', variantId })),
    BUY: [{ type: 'BUY' }],
  },
  outcomes: {
    addLines: [{ output: true }, { output: false }, { error: new Error('crashed') }],
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'nothing is bought that was not selected',
      when: (snapshot) => snapshot.matches('adding'),
      holds: ({ context }, { calls }) => {
        const asked = JSON.stringify(calls.at(-1)?.input)
        return context.offers.every(
          ({ variantId }) => asked.includes(variantId) === context.selected.includes(variantId),
        )
      },
    },
    {
      name: 'S-258 the cart is opened only after the add was told',
      when: (snapshot) => snapshot.matches('redirecting'),
      holds: (_, { calls }) => calls.findLastIndex(({ src }) => src === 'addLines') < calls.length - 1,
    },
    {
      name: 'S-371 a failed add keeps the selection and stays on the page',
      when: (snapshot) => snapshot.matches('failed'),
      holds: ({ context }, { pending }) => context.selected.length > 0 && !pending.has('openPage'),
    },
  ],
}
