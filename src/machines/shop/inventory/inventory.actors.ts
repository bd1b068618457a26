import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { getInventory } from '~/services/flows/products/products.functions'
import { type InventoryAnswer, type InventoryQuestion, inventoryMachine } from './inventory.machine'

export const liveInventoryMachine = inventoryMachine.provide({
  actors: {
    getInventory: fromPromise<InventoryAnswer, InventoryQuestion>(
      ({ input: { productId, threshold, locale }, signal }) =>
        getInventory({ data: { productId: productId ?? '', threshold, locale }, signal }),
    ),
  },
  actions: { logFailure: () => logFailure('inventory.failed') },
})
