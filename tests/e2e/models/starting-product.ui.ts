import { connectStartingProduct } from '../../../src/machines/subscription/starting-product/starting-product.connect'
import { startingProductModel } from '../../../src/machines/subscription/starting-product/starting-product.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  startingProductModel,
  connectStartingProduct,
)({
  // the form about the child waits meanwhile
  isDrawn: () => false,
  gestures: {},
  sees: async ({ page }) => {
    const form = page.locator('[data-machine=childInfo]')
    await expect(form).toHaveAttribute('data-state', 'asked.lookingUp')
    await expect(form.locator('form [aria-busy=true]')).toHaveCount(1)
  },
})
