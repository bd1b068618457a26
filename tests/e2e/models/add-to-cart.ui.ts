import { connectAddToCart } from '../../../src/machines/shop/add-to-cart/add-to-cart.connect'
import { addToCartModel } from '../../../src/machines/shop/add-to-cart/add-to-cart.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  addToCartModel,
  connectAddToCart,
)({
  // its button is that of the page of a box, which asks more of it than to add
  gestures: { SUBMIT: 'told' },
  sees: async ({ page }, { isBusy, error }) => {
    const form = page.locator('[data-machine=ercPage] form[data-machine=addToCart]')
    await expect(form.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(form.locator('strong')).toHaveCount(error ? 1 : 0)
    await expect(form.getByRole('alert')).toHaveCount(error === 'add' ? 1 : 0)
  },
})
