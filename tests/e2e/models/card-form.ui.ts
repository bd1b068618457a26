import { connectCardForm } from '../../../src/machines/checkout/card-form/card-form.connect'
import { cardFormModel } from '../../../src/machines/checkout/card-form/card-form.model'
import { cardErrors } from '../../../src/machines/checkout/card-form/card-form.rules'
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
  // a good card opens the next step of the checkout
  leaves: ({ text }, { type }) => type === 'SUBMIT' && cardErrors(text, cardFormModel.input.today).length === 0,
  sees: async ({ root }, { text, errors }) => {
    for (const [field, value] of Object.entries(text)) await expect(root.locator(`#card-${field}`)).toHaveValue(value)
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(errors.length)
    await expect(root.getByRole('alert')).toHaveCount(errors.length > 0 ? 1 : 0)
  },
})
