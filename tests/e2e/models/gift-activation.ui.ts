import { connectGiftActivation } from '../../../src/machines/account/gift-activation/gift-activation.connect'
import { giftActivationModel } from '../../../src/machines/account/gift-activation/gift-activation.model'
import { adapterOf, fillOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  giftActivationModel,
  connectGiftActivation,
)({
  gestures: {
    CODE: (screen, event) => fillOrTell(screen, screen.root.locator('#gift-code'), event),
    RESTORE: 'told',
    DRAFT: 'told',
    LOOK_UP: (screen, event) => submit(screen, event),
    CHILD: 'told',
    NAME: 'told',
    LANGUAGE: 'told',
    BIRTH_DATE: 'told',
    ADDRESS: 'told',
    SUBMIT: (screen, event) => submit(screen, event),
    BACK: 'told',
  },
  sees: async ({ root }, { step, code, gift, waysIn, errors, isBusy, isActivated }) => {
    if (isActivated) return
    await expect(root.locator('#gift-code')).toHaveCount(step === 'code' ? 1 : 0)
    if (step === 'code') await expect(root.locator('#gift-code')).toHaveValue(code.value)
    await expect(root.locator('#gift-title')).toHaveCount(step === 'gift' ? 1 : 0)
    if (step === 'gift') await expect(root.locator(`a[href="${waysIn.signInHref}"]`)).toBeVisible()
    if (step !== 'code') await expect(root).toContainText(gift?.giverName ?? '')
    if (isBusy) await expect(root.locator('form [aria-busy=true]')).toHaveCount(1)
    if (errors.length > 0) await expect(root.getByRole('alert')).not.toHaveCount(0)
  },
})

const submit = (screen: Screen, event: { type: string }) =>
  pressOrTell(screen, screen.root.locator('form button[type=submit]').last(), event)
