import { connectConfirmAction } from '../../../src/machines/account/confirm-action/confirm-action.connect'
import { confirmActionModel } from '../../../src/machines/account/confirm-action/confirm-action.model'
import { adapterOf, pickOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  confirmActionModel,
  connectConfirmAction,
)({
  gestures: {
    CHOOSE: (screen, event) => pickOrTell(screen, answer(screen, event.choice), event),
    // a field takes no more than it may, and nothing is typed where it holds that already
    WRITE: async ({ root, tell }, event) => {
      const field = root.locator('textarea')
      const isTyped = (await field.count()) > 0 && (await field.isEnabled()) && event.note.length <= 300
      return isTyped && (await field.inputValue()) !== event.note ? field.fill(event.note) : tell(event)
    },
    CONFIRM: (screen, event) => pressOrTell(screen, screen.root.getByRole('button'), event),
  },
  sees: async ({ root }, { kind, reasons, languages, advances, options, note, obstacle, isBusy, hasFailed, can }) => {
    const choices = [...reasons, ...languages, ...advances, ...options.flatMap(({ values }) => values)]
    await expect(root.locator('input[type=radio]')).toHaveCount(obstacle === null ? choices.length : 0)
    await expect(root.getByRole('navigation').last()).toContainText(messageOf('en', `change.crumb.${kind}`))
    if (obstacle !== null) return expect(root.getByRole('link', { name: 'Back to the schedule' })).toBeVisible()
    const picked = choices.filter(({ isPicked }) => isPicked)
    await expect(root.locator('input[type=radio]:checked')).toHaveCount(picked.length)
    await expect(root.locator('textarea')).toHaveCount(note === null ? 0 : 1)
    if (note !== null) await expect(root.locator('textarea')).toHaveValue(note)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    const button = root.getByRole('button')
    await expect(button).toBeEnabled({ enabled: can.confirm || isBusy })
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})

/** 'doll=dark' is an answer of the question about the doll; every other choice is of the one question that there is. */
function answer({ root }: Screen, choice: string) {
  const [name = '', value] = choice.split('=')
  return root.locator(value ? `input[name="${name}"][value="${value}"]` : `input[name=choice][value="${choice}"]`)
}
