import { connectInventory } from '../../../src/machines/shop/inventory/inventory.connect'
import { inventoryModel } from '../../../src/machines/shop/inventory/inventory.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  inventoryModel,
  connectInventory,
)({
  // the page draws what follows from it: the button to buy, which is the way to buy's
  isDrawn: () => false,
  gestures: { LOOKUP: 'told' },
  sees: ({ page }) => expect(page.locator('[data-machine=kitPage]')).toHaveCount(1),
})
