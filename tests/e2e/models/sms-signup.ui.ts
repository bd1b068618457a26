import { connectSmsSignup } from '../../../src/machines/account/sms-signup/sms-signup.connect'
import { smsSignupModel } from '../../../src/machines/account/sms-signup/sms-signup.model'
import { adapterOf, fillOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  smsSignupModel,
  connectSmsSignup,
)({
  flag: 'retention-sms-messaging',
  // what the field judges is told: it has a tour of its own
  held: ['phone'],
  gestures: {
    TYPE: (screen, event) => fillOrTell(screen, screen.root.locator('input[name=phone]'), event),
    BLUR: 'told',
    PHONE: 'told',
    SUBMIT: (screen, event) => pressOrTell(screen, screen.root.locator('button[type=submit]'), event),
  },
  sees: async ({ root }, { phone, isDone, hasFailed, isBusy, can }) => {
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.getByText(messageOf('en', 'settings.smsForm.done'))).toHaveCount(isDone ? 1 : 0)
    await expect(root.locator('form')).toHaveCount(isDone ? 0 : 1)
    if (isDone) return
    await expect(root.locator('input[name=phone]')).toHaveValue(phone.value)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(root.locator('button[type=submit]')).toBeEnabled({ enabled: can.submit || isBusy })
  },
})
