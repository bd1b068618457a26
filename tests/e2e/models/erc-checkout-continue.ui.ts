import { connectErcCheckoutContinue } from '../../../src/machines/subscription/erc-checkout-continue/erc-checkout-continue.connect'
import { ercCheckoutContinueModel } from '../../../src/machines/subscription/erc-checkout-continue/erc-checkout-continue.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  ercCheckoutContinueModel,
  connectErcCheckoutContinue,
)({
  // its button is that of the page of a box
  isDrawn: () => false,
  gestures: { GO: 'told', 'CHECKOUT.STARTED': 'told' },
  // once it was pressed the way to the checkout waits for its answers: what becomes of them is that machine's tour
  sees: ({ page }, { state }) =>
    expect(page.locator('[data-machine=ercPage] form button[aria-busy=true]')).toHaveCount(state === 'idle' ? 0 : 1),
})
