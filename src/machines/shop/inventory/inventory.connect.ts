import { marks, type Reading } from '~/machines/runtime/reading'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import type { inventoryMachine } from './inventory.machine'

export function connectInventory(snapshot: Reading<typeof inventoryMachine>) {
  const { variants, tags } = snapshot.context
  return {
    ...marks('inventory', snapshot),
    /** known before anything was looked up, from the variant itself */
    status: inventoryStatus(variants[0], tags),
  }
}
