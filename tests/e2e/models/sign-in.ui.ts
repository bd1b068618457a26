import { connectSignIn } from '../../../src/machines/identity/sign-in/sign-in.connect'
import { signInModel } from '../../../src/machines/identity/sign-in/sign-in.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  signInModel,
  connectSignIn,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    REVEAL: (screen, event) => pressOrTell(screen, screen.root.locator('input ~ button').first(), event),
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    BACK: 'told',

    SIGNED_IN: 'told',
  },
  // while a machine below it works, the page is that machine's
  sees: async ({ root }, { errors, failure, code }) => {
    if (code) return
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(new Set(errors.map(({ field }) => field)).size)
    if (failure) await expect(root.getByRole('alert')).toHaveCount(1)
  },
})
