import { connectContactForm } from '../../../src/machines/checkout/contact-form/contact-form.connect'
import { contactFormModel } from '../../../src/machines/checkout/contact-form/contact-form.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  contactFormModel,
  connectContactForm,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.page.locator(`#contact-${event.field}`), event),
    BLUR: ({ page }) => page.locator('#contact-phone').blur(),
    PHONE: 'told',
    FILL: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ page, root }, { email, emailError, errors, isBusy, hasPhoneError }) => {
    // the browser leaves out the spaces around an address
    await expect(page.locator('#contact-email')).toHaveValue(email.value.trim())
    await expect(page.locator('#contact-email[aria-invalid=true]')).toHaveCount(emailError ? 1 : 0)
    await expect(page.locator('#contact-phone[aria-invalid=true]')).toHaveCount(hasPhoneError ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(errors.length > 0 ? 1 : 0)
    if (isBusy) await expect(root.locator('button[aria-busy=true]')).toHaveCount(1)
  },
})
