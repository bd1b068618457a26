import { marks, type Reading } from '~/machines/runtime/reading'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import type { inventoryMachine } from './inventory.machine'

export function connectInventory(snapshot: Reading<typeof inventoryMachine>) {
  const { variants, variantId, tags, records } = snapshot.context
  return {
    ...marks('inventory', snapshot),
    /** for `inventoryButton` of the rules; known before anything was looked up, from the variant itself */
    status: inventoryStatus(variants.find(({ id }) => id === variantId) ?? variants[0], tags),
    /** the first record is below the threshold (S-256) */
    isLow: records[0]?.isBelowThreshold ?? false,
    lowVariantIds: records.flatMap((record) => (record.isBelowThreshold ? [record.variantId] : [])),
    /** key of the message "Failed to fetch inventory data" */
    error: snapshot.matches('failed') ? ('inventory' as const) : null,
    isBusy: snapshot.hasTag('busy'),
  }
}
