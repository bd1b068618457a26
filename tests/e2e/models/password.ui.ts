import { connectPassword } from '../../../src/machines/account/password/password.connect'
import { passwordModel } from '../../../src/machines/account/password/password.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  passwordModel,
  connectPassword,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    REVEAL: (screen, event) => pressOrTell(screen, screen.root.locator('input[type=checkbox]'), event),
    SAVE: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { fields, isShown, failure, isSaved, isBusy }) => {
    for (const { field, value, error } of fields) {
      const box = root.locator(`input[name=${field}]`)
      await expect(box).toHaveValue(value)
      await expect(box).toHaveAttribute('type', isShown ? 'text' : 'password')
      await expect(box.and(root.locator('[aria-invalid=true]'))).toHaveCount(error ? 1 : 0)
    }
    await expect(root.getByRole('alert')).toHaveCount(failure ? 1 : 0)
    await expect(root.getByText('Your password is changed')).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
