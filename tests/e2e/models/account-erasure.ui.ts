import { connectAccountErasure } from '../../../src/machines/account/account-erasure/account-erasure.connect'
import { accountErasureModel } from '../../../src/machines/account/account-erasure/account-erasure.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  accountErasureModel,
  connectAccountErasure,
)({
  gestures: {
    NEXT: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: 'Go on' }), event),
    BACK: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: 'Go back' }), event),
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=password]'), event),
    AGREE: (screen, event) => pressOrTell(screen, screen.root.locator('input[type=checkbox]'), event),
    CONFIRM: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { step, isBlocked, agreement, password, failure, isBusy }) => {
    await expect(root.getByText(`Step ${step} of 2`)).toHaveCount(step === null ? 0 : 1)
    const box = root.locator('input[name=password]')
    await expect(box).toHaveCount(step === 2 ? 1 : 0)
    if (step === 2) {
      await expect(box).toHaveValue(password.value)
      await expect(root.locator('input[type=checkbox]')).toBeChecked({ checked: agreement.isAgreed })
      const wrong = [agreement, password].filter(({ isMissing }) => isMissing).length
      await expect(root.locator('input[aria-invalid=true]')).toHaveCount(wrong)
    }
    await expect(root.getByRole('alert')).toHaveCount(failure ? 1 : 0)
    await expect(root.getByText('Back to your data')).toHaveCount(isBlocked ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
