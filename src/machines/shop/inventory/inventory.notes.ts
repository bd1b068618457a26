import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { inventoryMachine } from './inventory.machine'

const id = z.string().min(1)
const record = z.strictObject({ variantId: id, isBelowThreshold: z.boolean() })
const lookup = { productId: id.nullable(), threshold: z.number().int().nonnegative().nullable() }
const product = {
  locale: z.string(),
  tags: z.array(z.string()),
  variants: z.array(z.strictObject({ id, availableForSale: z.boolean(), currentlyNotInStock: z.boolean() })),
}

export const inventoryNotes: Notes<typeof inventoryMachine> = {
  id: 'inventory',
  title: 'Stock',
  sentence: 'Knows whether a product can be bought now, later or not at all, and asks whether it runs low.',
  route: 'product pages',
  states: {
    starting: { title: 'Finding out what the page brought along', rules: ['F-28'] },
    idle: { title: 'Nothing asked yet', rules: ['S-306'] },
    loading: { title: 'Asking the shop', rules: ['S-194', 'S-306'] },
    ready: { title: 'The stock is known', rules: ['S-401'] },
    'ready.fresh': { title: 'Asked less than 5 minutes ago', rules: ['S-401'] },
    'ready.old': { title: 'To be asked again', rules: ['S-401'] },
    failed: { title: 'The shop did not say', rules: ['S-340', 'F-28'] },
  },
  events: { LOOKUP: 'opens a page that wants to know the stock' },
  guards: {
    hasRecords: 'the page came with the stock',
    canLookUp: 'product and threshold are both known',
    isSame: 'it is what was asked before',
    isOk: 'the shop answered',
  },
  actions: {
    keepLookup: 'remember what is asked',
    keepRecords: 'keep the answer',
    tellStock: 'tell the page around it whether it runs low',
    logFailure: 'write the failure to the log',
  },
  delays: { freshness: '5 minutes', patience: '5 seconds' },
  actors: { getInventory: 'the shop: which variants run low' },
  schemas: {
    input: z.strictObject({ ...product, records: z.array(record).nullable() }),
    context: z.strictObject({
      ...product,
      records: z.array(record),
      asked: z.strictObject(lookup),
    }),
    events: { LOOKUP: eventSchema('LOOKUP', lookup) },
  },
}
