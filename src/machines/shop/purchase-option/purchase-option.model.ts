import type { Model } from '~/machines/proving/model'
import { purchaseKind } from '~/services/domain/kits/kit-purchase.rules'
import { type PurchaseOptionInput, purchaseOptionMachine } from './purchase-option.machine'

const SUBSCRIPTION = 'gid://shopify/Product/1'
const STANDALONE = 'gid://shopify/Product/2-standalone'
const input: PurchaseOptionInput = {
  subscriptionId: SUBSCRIPTION,
  standaloneId: STANDALONE,
  chosen: null,
  isLow: false,
}

export const purchaseOptionModel: Model<typeof purchaseOptionMachine> = {
  machine: purchaseOptionMachine,
  input,
  inputs: [
    { ...input, chosen: 'standalone', isLow: true },
    { ...input, standaloneId: null, chosen: 'standalone' },
  ],
  key: ({ optionId, isLow, standaloneId }) => ({ optionId, isLow, standaloneId }),
  cases: {
    PICK: [SUBSCRIPTION, STANDALONE, 'gid://shopify/Product/3-standalone', 'other'].map((id) => ({ type: 'PICK', id })),
    INVENTORY: [true, false].map((isLow) => ({ type: 'INVENTORY', isLow })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'the option is one that the page sells',
      holds: ({ context }) => purchaseKind(context.optionId, context) !== null,
    },
    {
      name: 'S-255 no single kit where it is not sold',
      when: ({ context }) => context.standaloneId === null,
      holds: (snapshot) => snapshot.matches({ option: 'subscription' }),
    },
    {
      name: 'S-256 out of stock is said of the single kit alone, and only when it runs low',
      holds: (snapshot) =>
        snapshot.matches({ cta: 'outOfStock' }) ===
        (snapshot.context.isLow && snapshot.matches({ option: 'standalone' })),
    },
  ],
}
