import { connectSignUp } from '../../../src/machines/identity/sign-up/sign-up.connect'
import { signUpModel } from '../../../src/machines/identity/sign-up/sign-up.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  signUpModel,
  connectSignUp,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    REVEAL: (screen, event) => pressOrTell(screen, screen.root.locator('input ~ button').first(), event),
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    BACK: 'told',
    RESTORE: 'told',
    SIGNED_IN: 'told',
  },
  // while a machine below it works, the page is that machine's
  sees: async ({ root }, { errors, failure, code }) => {
    if (code) return
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(new Set(errors.map(({ field }) => field)).size)
    if (failure) await expect(root.getByRole('alert')).toHaveCount(1)
  },
})
