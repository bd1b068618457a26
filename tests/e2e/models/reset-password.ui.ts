import { connectResetPassword } from '../../../src/machines/identity/reset-password/reset-password.connect'
import { resetPasswordModel } from '../../../src/machines/identity/reset-password/reset-password.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  resetPasswordModel,
  connectResetPassword,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    REVEAL: (screen, event) => pressOrTell(screen, screen.root.locator('input ~ button').first(), event),
    ASK: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    SET: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    RESEND: 'told',
    'CODE.RESENT': 'told',
    BACK: 'told',
    SIGNED_IN: 'told',
  },
  sees: async ({ root }, { errors, failure, step }) => {
    await expect(root.locator('form')).toHaveCount(step ? 1 : 0)
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(new Set(errors.map(({ field }) => field)).size)
    if (failure) await expect(root.getByRole('alert')).toHaveCount(1)
  },
})
