import { connectGiftDetails } from '../../../src/machines/subscription/gift-details/gift-details.connect'
import { giftDetailsModel } from '../../../src/machines/subscription/gift-details/gift-details.model'
import { adapterOf, fillOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  giftDetailsModel,
  connectGiftDetails,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, field(screen, event.field), event),
    RESTORE: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
  },
  sees: async (screen, { fields, errors, isBusy }) => {
    for (const [name, { value }] of Object.entries(fields)) await expect(field(screen, name)).toHaveValue(value ?? '')
    await expect(screen.root.locator('[aria-invalid=true]')).toHaveCount(errors.length)
    // the flow around it may still be busy with what the form has sent
    if (isBusy) await expect(screen.root.locator('form [aria-busy=true]')).toHaveCount(1)
  },
})

const field = ({ root }: Screen, name: string) => root.locator(`#gift-${name}`)
