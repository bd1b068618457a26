import { connectWithdrawalDeclaration } from '../../../src/machines/account/withdrawal-declaration/withdrawal-declaration.connect'
import { withdrawalDeclarationModel } from '../../../src/machines/account/withdrawal-declaration/withdrawal-declaration.model'
import { adapterOf, fillOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  withdrawalDeclarationModel,
  connectWithdrawalDeclaration,
)({
  gestures: {
    CHANGE: (screen, event) => fillOrTell(screen, screen.root.locator(`input[name=${event.field}]`), event),
    NEXT: (screen, event) => pressOrTell(screen, button(screen, 'next'), event),
    BACK: (screen, event) => pressOrTell(screen, screen.root.locator('button').last(), event),
    CONFIRM: (screen, event) => pressOrTell(screen, button(screen, 'confirm'), event),
  },
  sees: async (screen, { step, stepId, toldId, fields, order, email, hasFailed, waitMinutes, declaredAt, isBusy }) => {
    const { page, root } = screen
    await expect(page.locator(`#${stepId}`)).toHaveCount(step === null ? 0 : 1)
    for (const { name, value, error } of step === 1 ? fields : []) {
      await expect(root.locator(`input[name=${name}]`)).toHaveValue(name === 'email' ? value.trim() : value)
      await expect(root.locator(`input[name=${name}][aria-invalid=true]`)).toHaveCount(error ? 1 : 0)
    }
    if (step !== 1) for (const said of [order, email]) await expect(root).toContainText(said)
    await expect(button(screen, 'confirm')).toHaveCount(step === 2 ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed || waitMinutes !== null ? 1 : 0)
    if (waitMinutes !== null) await expect(root.getByRole('alert')).toContainText(String(waitMinutes))
    await expect(page.locator(`#${toldId}`)).toHaveCount(hasFailed || waitMinutes !== null || step === null ? 1 : 0)
    await expect(root.getByText(messageOf('en', 'declaration.done'))).toHaveCount(declaredAt ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})

const button = ({ root }: Screen, name: 'next' | 'confirm') =>
  root.getByRole('button', { name: messageOf('en', `declaration.${name}`) })
