import type { Model } from '~/machines/proving/model'
import { connectInventory } from './inventory.connect'
import { type InventoryInput, inventoryMachine } from './inventory.machine'

const variant = (id: string, availableForSale: boolean, currentlyNotInStock: boolean) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  availableForSale,
  currentlyNotInStock,
})
const records = (isBelowThreshold: boolean) => [{ variantId: 'gid://shopify/ProductVariant/1', isBelowThreshold }]
const input: InventoryInput = {
  locale: 'en-EU',
  tags: ['toy'],
  variants: [variant('1', true, false), variant('2', false, false), variant('3', true, true)],
  variantId: null,
  records: null,
}
const PRODUCT = 'gid://shopify/Product/1'

export const inventoryModel: Model<typeof inventoryMachine> = {
  machine: inventoryMachine,
  input,
  inputs: [
    { ...input, tags: ['Pre-Order'], records: records(true) },
    { ...input, variants: [] },
  ],
  key: ({ variantId, asked, records: known, isFresh, tags, variants }) => ({
    variantId,
    asked,
    isLow: known[0]?.isBelowThreshold ?? null,
    isFresh,
    tags,
    count: variants.length,
  }),
  cases: {
    LOOKUP: [
      { type: 'LOOKUP', productId: PRODUCT, threshold: 10 },
      { type: 'LOOKUP', productId: PRODUCT, threshold: null },
      { type: 'LOOKUP', productId: null, threshold: 10 },
    ],
    SELECT: input.variants.map(({ id }) => ({ type: 'SELECT', variantId: id })),
  },
  outcomes: {
    getInventory: [
      { output: { ok: true, value: { inventoryData: records(true) } } },
      { output: { ok: true, value: { inventoryData: records(false) } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { error: new Error('crashed') },
    ],
  },
  invariants: [
    {
      name: 'S-306 nothing is asked without a product and a threshold',
      holds: (_, { calls }) =>
        calls.every(({ input: asked }) => !JSON.stringify(asked).includes('null') && asked !== undefined),
    },
    {
      name: 'the state says what the rules say of the selected variant',
      when: (snapshot) => snapshot.matches('ready'),
      holds: (snapshot) =>
        JSON.stringify(snapshot.value) === JSON.stringify({ ready: connectInventory(snapshot).status }),
    },
    {
      name: 'the spinner never outlives its call',
      holds: (snapshot, { pending }) => snapshot.hasTag('busy') === pending.has('getInventory'),
    },
  ],
}
