import { connectPaymentOptions } from '../../../src/machines/subscription/payment-options/payment-options.connect'
import { paymentOptionsModel } from '../../../src/machines/subscription/payment-options/payment-options.model'
import { adapterOf, pickOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { plansForChild } from '../support/started'

export const adapter = adapterOf(
  paymentOptionsModel,
  connectPaymentOptions,
)({
  begin: plansForChild,
  gestures: {
    PICK: (screen, event) =>
      pickOrTell(screen, screen.root.locator(`input[name=plan][value="${event.planId}"]`), event),
    RENEW: (screen, event) =>
      pickOrTell(screen, screen.root.locator(`input[name=renews][value=${event.renews}]`), event),
    BOOKS: (screen, event) => screen.tell(event),
    RETRY: 'told',
    CONTINUE: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
  },
  sees: async ({ root }, { plans, books, isBusy }) => {
    await expect(root.locator('input[name=plan]')).toHaveCount(plans.length)
    for (const { id, isSelected } of plans)
      await expect(root.locator(`input[name=plan][value="${id}"]`)).toBeChecked({ checked: isSelected })
    if (books) await expect(root.locator('input[name=books]')).toBeChecked({ checked: books.isSelected })
    // the flow around it may still be busy with what the form has sent
    if (isBusy) await expect(root.locator('form [aria-busy=true]')).toHaveCount(1)
  },
})
