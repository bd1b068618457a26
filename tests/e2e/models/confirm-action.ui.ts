import { connectConfirmAction } from '../../../src/machines/account/confirm-action/confirm-action.connect'
import { confirmActionModel } from '../../../src/machines/account/confirm-action/confirm-action.model'
import { adapterOf, pickOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { pageOfCancelling } from '../support/started'

export const adapter = adapterOf(
  confirmActionModel,
  connectConfirmAction,
)({
  begin: pageOfCancelling,
  gestures: {
    CHOOSE: (screen, event) =>
      pickOrTell(screen, screen.root.locator(`input[name=choice][value="${event.choice}"]`), event),
    // a field takes no more than it may, and nothing is typed where it holds that already
    WRITE: async ({ root, tell }, event) => {
      const field = root.locator('textarea')
      const isTyped = (await field.count()) > 0 && (await field.isEnabled()) && event.note.length <= 300
      return isTyped && (await field.inputValue()) !== event.note ? field.fill(event.note) : tell(event)
    },
    CONFIRM: (screen, event) => pressOrTell(screen, screen.root.getByRole('button'), event),
  },
  sees: async ({ root }, { reasons, languages, advances, note, obstacle, isBusy, hasFailed, can }) => {
    const choices = [...reasons, ...languages, ...advances]
    await expect(root.locator('input[name=choice]')).toHaveCount(obstacle === null ? choices.length : 0)
    if (obstacle !== null) return expect(root.getByRole('link', { name: 'Back to the schedule' })).toBeVisible()
    const picked = choices.filter(({ isPicked }) => isPicked)
    await expect(root.locator('input:checked')).toHaveCount(picked.length)
    await expect(root.locator('textarea')).toHaveCount(note === null ? 0 : 1)
    if (note !== null) await expect(root.locator('textarea')).toHaveValue(note)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    const button = root.getByRole('button')
    await expect(button).toBeEnabled({ enabled: can.confirm || isBusy })
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
