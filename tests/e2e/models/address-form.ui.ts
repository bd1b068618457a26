import { connectAddressForm } from '../../../src/machines/checkout/address-form/address-form.connect'
import { addressFormModel } from '../../../src/machines/checkout/address-form/address-form.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  addressFormModel,
  connectAddressForm,
)({
  gestures: {
    CHANGE: async (screen, event) => {
      const field = fieldOf(screen, event.which, event.field)
      const isOffered = (await field.locator(`option[value="${event.value}"]`).count()) > 0
      if (isOffered) return field.selectOption(event.value)
      return (await field.and(screen.page.locator('input')).count()) > 0 ? field.fill(event.value) : screen.tell(event)
    },
    // what is so already tells nobody that it is set again
    SAME: async ({ root, tell }, event) => {
      const box = root.locator('input[type=checkbox]')
      return (await box.isChecked()) === event.isSame ? tell(event) : box.setChecked(event.isSame)
    },
    FILL: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async (screen, { shipping, billing, errors }) => {
    for (const { which, fields } of [shipping, ...(billing ? [billing] : [])])
      for (const { field, value, error } of fields) {
        const input = fieldOf(screen, which, field)
        await expect(input).toHaveValue(value)
        await expect(input.and(screen.page.locator('[aria-invalid=true]'))).toHaveCount(error ? 1 : 0)
      }
    await expect(screen.root.getByRole('alert')).toHaveCount(errors.length > 0 ? 1 : 0)
  },
})

const fieldOf = ({ root }: Screen, which: string, field: string) => root.locator(`#${which}-${field.replace('_', '-')}`)
