import { connectContactDetails } from '../../../src/machines/account/contact-details/contact-details.connect'
import { contactDetailsModel } from '../../../src/machines/account/contact-details/contact-details.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  contactDetailsModel,
  connectContactDetails,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    TYPE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=phone]'), event),
    BLUR: 'told',
    PHONE: 'told',
    SAVE: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { names, phone, hasPhoneError, isSaved, hasFailed, isBusy }) => {
    for (const { name, value, isMissing } of names) {
      await expect(root.locator(`input[name=${name}]`)).toHaveValue(value)
      await expect(root.locator(`input[name=${name}][aria-invalid=true]`)).toHaveCount(isMissing ? 1 : 0)
    }
    await expect(root.locator('input[name=phone]')).toHaveValue(phone.value)
    if (hasPhoneError) await expect(root.locator('input[name=phone][aria-invalid=true]')).toHaveCount(1)
    await expect(root.getByText('Saved', { exact: true })).toHaveCount(isSaved ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
