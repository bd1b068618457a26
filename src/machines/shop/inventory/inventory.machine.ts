import { assign, setup } from 'xstate'
import { canLookUpInventory, INVENTORY_FRESH_MS } from '~/services/domain/kits/inventory.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { ProductVariant } from '~/services/domain/products/product.contract'
import type { Result } from '~/services/domain/result'
import type { Inventory, ShopError } from '~/services/flows/products/products.contract'
import { isOk, output, tellParent, unprovided } from '../../runtime/parts'

type InventoryRecord = Inventory['inventoryData'][number]
export type InventoryAnswer = Result<Inventory, ShopError>
type Lookup = { productId: string | null; threshold: number | null }
export type InventoryQuestion = Lookup & { locale: LocaleCode }
type StockedVariant = Pick<ProductVariant, 'id' | 'availableForSale' | 'currentlyNotInStock'>

type Event = { type: 'LOOKUP' } & Lookup

export type InventoryInput = {
  locale: LocaleCode
  tags: string[]
  /** the first one is what the page sells */
  variants: StockedVariant[]
  /** what the page was made with; null: nothing was asked yet */
  records: InventoryRecord[] | null
}
type InventoryContext = Omit<InventoryInput, 'records'> & {
  asked: Lookup
  records: InventoryRecord[]
}

/** Whether a product runs low, asked once in five minutes; what can be bought at all, its variants say themselves. */
export const inventoryMachine = setup({
  types: {
    input: {} as InventoryInput,
    context: {} as InventoryContext,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    getInventory: unprovided<InventoryAnswer, InventoryQuestion>('getInventory'),
  },
  guards: {
    hasRecords: ({ context }) => context.records.length > 0,
    canLookUp: (_, lookup: Lookup) => canLookUpInventory(lookup),
    isSame: ({ context: { asked } }, { productId, threshold }: Lookup) =>
      asked.productId === productId && asked.threshold === threshold,
    isOk,
  },
  actions: {
    keepLookup: assign((_, { productId, threshold }: Lookup) => ({ asked: { productId, threshold } })),
    keepRecords: assign((_, answer: InventoryAnswer) => (answer.ok ? { records: answer.value.inventoryData } : {})),
    tellStock: tellParent<InventoryContext, Event>(({ records }) => ({
      type: 'STOCK',
      isLow: records[0]?.isBelowThreshold ?? false,
    })),
    logFailure: () => {},
  },
  delays: { freshness: INVENTORY_FRESH_MS, patience: 5000 },
}).createMachine({
  id: 'inventory',
  context: ({ input: { records, ...product } }) => ({
    ...product,
    asked: { productId: null, threshold: null },
    records: records ?? [],
  }),
  initial: 'starting',
  on: {
    LOOKUP: {
      guard: { type: 'canLookUp', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'keepLookup', params: ({ event }) => event },
    },
  },
  states: {
    starting: { always: [{ guard: 'hasRecords', target: 'ready' }, { target: 'idle' }] },
    idle: {},
    loading: {
      tags: 'busy',
      // one question at a time
      on: { LOOKUP: {} },
      invoke: {
        id: 'getInventory',
        src: 'getInventory',
        input: ({ context: { asked, locale } }) => ({ ...asked, locale }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'ready.fresh',
            actions: { type: 'keepRecords', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    ready: {
      entry: 'tellStock',
      // what a page brought along may have been kept for a while
      initial: 'old',
      states: {
        fresh: {
          on: { LOOKUP: { guard: { type: 'isSame', params: ({ event }) => event } } },
          after: { freshness: 'old' },
        },
        old: {},
      },
    },
    failed: { entry: 'logFailure' },
  },
  options: { maxIterations: 1000 },
})
