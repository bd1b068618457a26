import { connectCartRules } from '../../../src/machines/cart/cart-rules/cart-rules.connect'
import { cartRulesModel } from '../../../src/machines/cart/cart-rules/cart-rules.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  cartRulesModel,
  connectCartRules,
)({
  // the cart waits meanwhile, with all its lines
  isDrawn: () => false,
  gestures: {},
  sees: async ({ page }) => {
    const cart = page.locator('main [data-machine=cart]')
    await expect(cart).toHaveAttribute('data-state', /^ready\.work\.rules /)
    await expect(cart.locator('[data-line]')).not.toHaveCount(0)
  },
})
