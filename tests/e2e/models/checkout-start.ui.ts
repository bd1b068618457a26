import { connectCheckoutStart } from '../../../src/machines/checkout/checkout-start/checkout-start.connect'
import { checkoutStartModel } from '../../../src/machines/checkout/checkout-start/checkout-start.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { copyOf, messageOf } from '../support/words'

export const adapter = adapterOf(
  checkoutStartModel,
  connectCheckoutStart,
)({
  // on its page it is the cart's button, and a note of why nothing was opened, but for what the cart says itself
  isDrawn: ({ failure }) => failure !== null && failure.code !== 'notPrepared',
  gestures: {
    START: (screen, event) => pressOrTell(screen, checkout(screen), event),
    // by who comes back with an account, and by the page of a box
    RESUME: 'told',
    CONTINUED: 'told',
  },
  sees: async (screen, { isBusy, failure }) => {
    await expect(checkout(screen).and(screen.page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0)
    if (!failure || failure.code === 'notPrepared') return
    await expect(screen.root).toContainText(messageOf('en', `checkoutStart.codes.${failure.code}`))
    if (failure.status !== null) await expect(screen.root).toContainText(String(failure.status))
  },
})

const checkout = ({ page }: Screen) =>
  page.locator('main').getByRole('button', { name: copyOf('en', 'cart', 'labels.checkout') })
