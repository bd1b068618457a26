import { connectCheckout } from '../../../src/machines/checkout/checkout/checkout.connect'
import { checkoutModel } from '../../../src/machines/checkout/checkout/checkout.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

const pay = messageOf('en', 'checkout.review.pay')

export const adapter = adapterOf(
  checkoutModel,
  connectCheckout,
)({
  gestures: {
    // by the form of each step, which has a tour of its own
    CONTACT: 'told',
    ADDRESS: 'told',
    CARD: 'told',
    CHOOSE: (screen, { method }) => screen.root.locator(`input[name=delivery][value=${method}]`).check(),
    NEXT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    BACK: 'told',
    // the button of the step that is open sends its form
    GO: async (screen, event) =>
      (await screen.root.getAttribute('data-state'))?.includes(`.${event.step}.`)
        ? screen.tell(event)
        : pressOrTell(screen, screen.root.locator(`[data-step=${event.step}] button`), event),
    PAY: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: pay, exact: true }), event),
    RETRY: ({ root }) => root.getByRole('button').first().click(),
    RELOAD: 'told',
    // the browser's own dialog
    PRINT: 'told',
    SIGNED_OUT: 'told',
    RESTORE: 'told',
  },
  sees: async ({ page, root }, { screen, step, problem, card }) => {
    await expect(page.locator('#confirmation')).toHaveCount(screen === 'confirmed' ? 1 : 0)
    if (step) await expect(page.locator(`#step-${step}`)).toBeVisible()
    await expect(page.locator('#checkout-problem')).toHaveCount(problem ? 1 : 0)
    if (step === 'review' && card) await expect(root).toContainText(card.digits)
  },
})
