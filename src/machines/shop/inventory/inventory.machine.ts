import { assign, fromPromise, setup } from 'xstate'
import { canLookUpInventory, INVENTORY_FRESH_MS, inventoryStatus } from '~/services/domain/kits/inventory.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { ProductVariant } from '~/services/domain/products/product.contract'
import type { Result } from '~/services/domain/result'
import type { Inventory, ShopError } from '~/services/flows/products/products.contract'

export type InventoryRecord = Inventory['inventoryData'][number]
export type InventoryAnswer = Result<Inventory, ShopError>
type Lookup = { productId: string | null; threshold: number | null }
export type InventoryQuestion = Lookup & { locale: LocaleCode }
type StockedVariant = Pick<ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>

export type InventoryInput = {
  locale: LocaleCode
  tags: string[]
  variants: StockedVariant[]
  /** the selected variant's id; null means the first */
  variantId: string | null
  /** what the page was made with; null: nothing was asked yet */
  records: InventoryRecord[] | null
}
export type InventoryContext = Omit<InventoryInput, 'records'> & {
  asked: Lookup
  records: InventoryRecord[]
  isFresh: boolean
}

/** The status of the selected variant, else of the first (S-241…S-243). */
export const statusOf = ({ variants, variantId, tags }: Pick<InventoryContext, 'variants' | 'variantId' | 'tags'>) =>
  inventoryStatus(variants.find(({ id }) => id === variantId) ?? variants[0], tags)

/** Whether a product can be bought now, later or not at all, and which of its variants run low. */
export const inventoryMachine = setup({
  types: {
    input: {} as InventoryInput,
    context: {} as InventoryContext,
    events: {} as ({ type: 'LOOKUP' } & Lookup) | { type: 'SELECT'; variantId: string },
    tags: {} as 'busy',
  },
  actors: {
    getInventory: fromPromise<InventoryAnswer, InventoryQuestion>(() =>
      Promise.reject(new Error('getInventory is provided by inventory.actors.ts')),
    ),
  },
  guards: {
    hasRecords: ({ context }) => context.records.length > 0,
    canLookUp: (_, lookup: Lookup) => canLookUpInventory(lookup),
    isKnown: ({ context }, { productId, threshold }: Lookup) =>
      context.isFresh && context.asked.productId === productId && context.asked.threshold === threshold,
    isOk: (_, { ok }: { ok: boolean }) => ok,
    isNotForSale: ({ context }) => statusOf(context) === 'out_of_stock',
    isInStock: ({ context }) => statusOf(context) === 'active',
    isPreOrder: ({ context }) => statusOf(context) === 'presale',
  },
  actions: {
    keepLookup: assign((_, { productId, threshold }: Lookup) => ({ asked: { productId, threshold } })),
    keepRecords: assign((_, answer: InventoryAnswer) =>
      answer.ok ? { records: answer.value.inventoryData, isFresh: true } : {},
    ),
    keepVariant: assign((_, variantId: string) => ({ variantId })),
    growOld: assign({ isFresh: false }),
    /** a page that lives around this flow provides it */
    tellPage: () => {},
    logFailure: () => {},
  },
  delays: { freshness: INVENTORY_FRESH_MS, patience: 5000 },
}).createMachine({
  id: 'inventory',
  context: ({ input: { records, ...product } }) => ({
    ...product,
    asked: { productId: null, threshold: null },
    records: records ?? [],
    isFresh: false,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasRecords', target: 'ready' }, { target: 'idle' }] },
    idle: {
      on: {
        LOOKUP: {
          guard: { type: 'canLookUp', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'keepLookup', params: ({ event }) => event },
        },
        SELECT: { actions: { type: 'keepVariant', params: ({ event }) => event.variantId } },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getInventory',
        src: 'getInventory',
        input: ({ context: { asked, locale } }) => ({ ...asked, locale }),
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'keepRecords', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      on: { SELECT: { actions: { type: 'keepVariant', params: ({ event }) => event.variantId } } },
      after: { patience: 'failed' },
    },
    ready: {
      entry: 'tellPage',
      initial: 'judging',
      on: {
        LOOKUP: [
          { guard: { type: 'isKnown', params: ({ event }) => event } },
          {
            guard: { type: 'canLookUp', params: ({ event }) => event },
            target: 'loading',
            actions: { type: 'keepLookup', params: ({ event }) => event },
          },
        ],
        SELECT: { target: '.judging', actions: { type: 'keepVariant', params: ({ event }) => event.variantId } },
      },
      after: { freshness: { actions: 'growOld' } },
      states: {
        judging: {
          always: [
            { guard: 'isNotForSale', target: 'out_of_stock' },
            { guard: 'isInStock', target: 'active' },
            { guard: 'isPreOrder', target: 'presale' },
            { target: 'backorder' },
          ],
        },
        active: {},
        presale: {},
        backorder: {},
        out_of_stock: {},
      },
    },
    failed: {
      entry: 'logFailure',
      on: {
        LOOKUP: {
          guard: { type: 'canLookUp', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'keepLookup', params: ({ event }) => event },
        },
        SELECT: { actions: { type: 'keepVariant', params: ({ event }) => event.variantId } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
