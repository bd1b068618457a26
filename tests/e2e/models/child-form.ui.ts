import { connectChildForm } from '../../../src/machines/account/child-form/child-form.connect'
import { childFormModel } from '../../../src/machines/account/child-form/child-form.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  childFormModel,
  connectChildForm,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=name]'), event),
    BIRTH_DATE: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { name, nameError, birthDateError, isLocked, hasFailed, isBusy }) => {
    await expect(root.locator('input[name=name]')).toHaveValue(name.value)
    await expect(root.locator('#child-name[aria-invalid=true]')).toHaveCount(nameError ? 1 : 0)
    await expect(root.locator('fieldset input[aria-invalid=true]')).toHaveCount(birthDateError ? 3 : 0)
    await expect(root.getByRole('tooltip', { includeHidden: true })).toHaveCount(isLocked ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
