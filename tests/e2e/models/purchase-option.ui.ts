import { connectPurchaseOption } from '../../../src/machines/shop/purchase-option/purchase-option.connect'
import { purchaseOptionModel } from '../../../src/machines/shop/purchase-option/purchase-option.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  purchaseOptionModel,
  connectPurchaseOption,
)({
  gestures: {
    PICK: (screen, event) => pressOrTell(screen, screen.root.locator(`input[value="${event.id}"]`), event),
    INVENTORY: 'told',
  },
  sees: async ({ root }, { options }) => {
    await expect(root.getByRole('radio')).toHaveCount(options.length)
    for (const [index, { isSelected }] of options.entries())
      await expect(root.getByRole('radio').nth(index)).toBeChecked({ checked: isSelected })
  },
})
