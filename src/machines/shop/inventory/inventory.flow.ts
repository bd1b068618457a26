import { defineFlow } from '~/machines/runtime/flow'
import type { liveInventoryMachine } from './inventory.actors'

export const inventoryFlow = defineFlow<typeof liveInventoryMachine>({
  id: 'inventory',
  load: () => import('./inventory.actors').then((module) => module.liveInventoryMachine),
})
