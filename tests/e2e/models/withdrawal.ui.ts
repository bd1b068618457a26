import { connectWithdrawal } from '../../../src/machines/account/withdrawal/withdrawal.connect'
import { withdrawalModel } from '../../../src/machines/account/withdrawal/withdrawal.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  withdrawalModel,
  connectWithdrawal,
)({
  gestures: {
    NEXT: (screen, event) => pressOrTell(screen, button(screen, 'next'), event),
    BACK: (screen, event) => pressOrTell(screen, button(screen, 'back'), event),
    CONFIRM: (screen, event) => pressOrTell(screen, button(screen, 'confirm'), event),
  },
  sees: async (screen, { step, stepId, toldId, hasFailed, refusal, withdrawnAt, isBusy }) => {
    const { page, root } = screen
    await expect(page.locator(`#${stepId}`)).toHaveCount(step === null ? 0 : 1)
    await expect(button(screen, 'next')).toHaveCount(step === 1 ? 1 : 0)
    await expect(button(screen, 'confirm')).toHaveCount(step === 2 ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(page.locator(`#${toldId}`)).toHaveCount(hasFailed || step === null ? 1 : 0)
    const said = refusal && messageOf('en', `orders.withdrawal.${refusal}`)
    if (said) await expect(root).toContainText(said)
    await expect(root.getByText('You have withdrawn from order')).toHaveCount(withdrawnAt ? 1 : 0)
  },
})

const button = ({ root }: Screen, name: 'next' | 'back' | 'confirm') =>
  root.getByRole('button', { name: messageOf('en', `orders.withdrawal.${name}`) })
