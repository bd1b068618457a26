import { connectPreferences } from '../../../src/machines/account/preferences/preferences.connect'
import { preferencesModel } from '../../../src/machines/account/preferences/preferences.model'
import { adapterOf, fillOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  preferencesModel,
  connectPreferences,
)({
  gestures: {
    TOGGLE: async (screen, event) => {
      const box = screen.root.locator(`input[name=${event.name}]`)
      const isOther = (await box.isEnabled()) && (await box.isChecked()) !== event.isOn
      return isOther ? box.setChecked(event.isOn) : screen.tell(event)
    },
    TYPE: (screen, event) => fillOrTell(screen, number(screen), event),
    BLUR: 'told',
    PHONE: 'told',
    EDIT_PHONE: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: /^Change/ }), event),
    DISCARD: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: 'Discard' }), event),
    SAVE: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { choices, phone, isPhoneRead, isSaved, isBusy, changes, isInvalid, can }) => {
    for (const { name, isOn } of choices)
      await expect(root.locator(`input[name=${name}]`)).toBeChecked({ checked: isOn })
    await expect(root.locator('input[name=phone]')).toHaveCount(isPhoneRead ? 0 : 1)
    if (!isPhoneRead) await expect(root.locator('input[name=phone]')).toHaveValue(phone.value)
    await expect(root.getByText('Saved', { exact: true })).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(root.locator('button[type=submit]')).toBeEnabled({ enabled: can.save || isBusy })
    await expect(root.getByRole('button', { name: 'Discard' })).toHaveCount(can.discard ? 1 : 0)
    await expect(root.getByText(/not saved yet/)).toHaveCount(changes > 0 && !isInvalid ? 1 : 0)
  },
})

const number = ({ root }: Screen) => root.locator('input[name=phone]')
