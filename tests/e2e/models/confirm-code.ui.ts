import { connectConfirmCode } from '../../../src/machines/identity/confirm-code/confirm-code.connect'
import { confirmCodeModel } from '../../../src/machines/identity/confirm-code/confirm-code.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  confirmCodeModel,
  connectConfirmCode,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=code]'), event),
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]'), event),
    RESEND: 'told',
    'CODE.RESENT': 'told',
  },
  sees: async ({ root }, { errors, failure, isBusy }) => {
    await expect(root.locator('[aria-invalid=true]')).toHaveCount(new Set(errors.map(({ field }) => field)).size)
    await expect(root.locator('form [aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    if (failure) await expect(root.getByRole('alert')).toHaveCount(1)
  },
})
