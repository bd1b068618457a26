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
  records: null,
}
const PRODUCT = 'gid://shopify/Product/1'

export const inventoryModel: Model<typeof inventoryMachine> = {
  machine: inventoryMachine,
  input,
  inputs: [
    { ...input, tags: ['Pre-Order'], records: records(true) },
    { ...input, variants: [] },
    { ...input, variants: [variant('2', false, false), variant('1', true, false)] },
    { ...input, variants: [variant('3', true, true)] },
    { ...input, variants: [variant('3', true, true)], tags: ['Pre-Order'] },
  ],
  key: ({ asked, records: known, tags, variants }) => ({
    asked,
    isLow: known[0]?.isBelowThreshold ?? null,
    tags,
    first: variants[0]?.id ?? null,
  }),
  cases: {
    LOOKUP: [
      { type: 'LOOKUP', productId: PRODUCT, threshold: 10 },
      { type: 'LOOKUP', productId: PRODUCT, threshold: 20 },
      { type: 'LOOKUP', productId: 'gid://shopify/Product/2', threshold: 10 },
      { type: 'LOOKUP', productId: PRODUCT, threshold: null },
      { type: 'LOOKUP', productId: null, threshold: 10 },
    ],
  },
  outcomes: {
    getInventory: [
      { output: { ok: true, value: { inventoryData: records(true) } } },
      { output: { ok: true, value: { inventoryData: records(false) } } },
      { output: { ok: true, value: { inventoryData: [] } } },
      { output: { ok: false, error: { kind: 'notFound' } } },
      { error: new Error('crashed') },
    ],
  },
  delays: { freshness: 300_000, patience: 5000 },
  invariants: [
    {
      name: 'S-306 nothing is asked without a product and a threshold',
      holds: (_, { calls }) =>
        calls.every(({ input: asked }) => !JSON.stringify(asked).includes('null') && asked !== undefined),
    },
    {
      name: 'S-241 S-242 S-243 the first variant can be bought, ordered before or after, or not at all',
      holds: (snapshot) => {
        const { variants, tags } = snapshot.context
        const waits = tags.includes('Pre-Order') ? 'presale' : 'backorder'
        const first = variants[0]?.id.at(-1) ?? '2'
        return connectInventory(snapshot).status === { 1: 'active', 2: 'out_of_stock', 3: waits }[first]
      },
    },
    {
      name: 'S-401 an answer is 5 minutes old at most: until then the same is not asked again, for an answer 5 seconds',
      holds: (snapshot, { clock }) => {
        const asks = snapshot.can({ type: 'LOOKUP', productId: PRODUCT, threshold: 10 })
        if (snapshot.matches('loading')) return clock.due() === 5000
        return snapshot.matches('ready') ? clock.due() === 300_000 || asks : asks
      },
    },
    {
      name: 'F-28 a stock that the page brought along is known from the start, and otherwise nothing is',
      when: (_, { events }) => events.length === 0,
      holds: (snapshot) => snapshot.matches(snapshot.context.records.length > 0 ? 'ready' : 'idle'),
    },
    {
      name: 'the spinner never outlives its call',
      holds: (snapshot, { pending }) => snapshot.hasTag('busy') === pending.has('getInventory'),
    },
  ],
}
