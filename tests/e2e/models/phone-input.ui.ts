import { connectPhoneInput } from '../../../src/machines/ui/phone-input/phone-input.connect'
import { phoneInputModel } from '../../../src/machines/ui/phone-input/phone-input.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  phoneInputModel,
  connectPhoneInput,
)({
  // a field of the form around it
  root: (page) => page.locator('#contact-phone'),
  gestures: {
    CHANGE: 'told',
    BLUR: async ({ root }) => {
      await root.focus()
      await root.blur()
    },
  },
  sees: ({ root }, { hasError }) =>
    expect(root.and(root.page().locator('[aria-invalid=true]'))).toHaveCount(hasError ? 1 : 0),
})
