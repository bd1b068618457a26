import { connectMailbox } from '../../../src/machines/tooling/mailbox/mailbox.connect'
import { mailboxModel } from '../../../src/machines/tooling/mailbox/mailbox.model'
import { adapterOf, fillOrTell, pressOrTell, type Screen } from '../support/machine-tour'
import { QA_KEY } from '../support/process'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  mailboxModel,
  connectMailbox,
)({
  begin: async () => `/mailbox?key=${QA_KEY}`,
  gestures: {
    FILTER: (screen, { type, text }) =>
      fillOrTell(screen, screen.root.getByLabel('Letters with'), { type, text, value: text }),
    REFRESH: (screen, event) => pressOrTell(screen, button(screen, 'Refresh'), event),
    RUN_DUE: (screen, event) => pressOrTell(screen, button(screen, 'Run what is due now'), event),
    MOVE: (screen, event) => pressOrTell(screen, button(screen, '1 week on'), event),
    MOVE_BACK: (screen, event) => pressOrTell(screen, button(screen, 'Back to today'), event),
  },
  sees: async (screen, { emails, total, filter, clock, due, busyWith, hasFailed }) => {
    const { root } = screen
    await expect(root.getByRole('article').getByRole('heading')).toHaveText(emails.map(({ subject }) => subject))
    await expect(root.getByText(/^(\d+ of )?\d+ letters?$/)).toHaveText(counted(emails.length, total))
    await expect(root.getByLabel('Letters with')).toHaveValue(filter.value)
    await expect(root.locator('time').first()).toHaveAttribute('datetime', clock?.now ?? '')
    await expect(button(screen, 'Back to today')).toHaveCount(clock?.offsetMs ? 1 : 0)
    await expect(root.getByText('Nothing more is due.')).toHaveCount(due ? 1 : 0)
    await expect(root.getByText('That did not work.')).toHaveCount(hasFailed ? 1 : 0)
    const busy = { read: 'Refresh', due: 'Run what is due now', move: null }[busyWith ?? 'move']
    await expect(root.locator('button[aria-busy=true]')).toHaveText(busy ? [busy] : [])
  },
})

const button = ({ root }: Screen, name: string) => root.getByRole('button', { name, exact: true })
const counted = (shown: number, total: number) =>
  `${shown === total ? '' : `${shown} of `}${total} ${total === 1 ? 'letter' : 'letters'}`
