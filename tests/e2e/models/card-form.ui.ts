import { connectCardForm } from '../../../src/machines/checkout/card-form/card-form.connect'
import { cardFormModel } from '../../../src/machines/checkout/card-form/card-form.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  cardFormModel,
  connectCardForm,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`#card-${event.field}`), event),
    CLEAR: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { text, errors }) => {
    for (const [field, value] of Object.entries(text)) await expect(root.locator(`#card-${field}`)).toHaveValue(value)
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(errors.length)
    await expect(root.getByRole('alert')).toHaveCount(errors.length > 0 ? 1 : 0)
  },
})
