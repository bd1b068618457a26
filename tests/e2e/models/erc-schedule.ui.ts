import { connectErcSchedule } from '../../../src/machines/account/erc-schedule/erc-schedule.connect'
import { ercScheduleModel } from '../../../src/machines/account/erc-schedule/erc-schedule.model'
import { adapterOf, pressOrTell, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  ercScheduleModel,
  connectErcSchedule,
)({
  gestures: {
    SELECT: (screen, event) => pressOrTell(screen, itemOf(screen, event.id), event),
    // pressed where something went wrong, else by another tab
    REFRESH: (screen, event) => pressOrTell(screen, button(screen, messageOf('en', 'account.again')), event),
    EXPAND: (screen, event) => pressOrTell(screen, button(screen, /^Show \d+ more/), event),
    HIDE: (screen, event) => pressOrTell(screen, button(screen, messageOf('en', 'readingClub.hide')), event),
    UNPAUSE: (screen, event) => pressOrTell(screen, button(screen, messageOf('en', 'readingClub.unpause')), event),
  },
  sees: async (screen, { kind, items, subscription, upcoming, hiddenCount, can, isBusy, isStale }) => {
    if (kind === 'left') return
    const { page, root } = screen
    await expect(root).toHaveAttribute('data-kind', kind)
    await expect(root.locator('a[aria-current=true]')).toHaveCount(subscription ? 1 : 0)
    for (const { id, number } of items) await expect(itemOf(screen, id)).toHaveText(`Item ${number}`)
    await expect(root.locator('#upcoming-boxes > li')).toHaveCount(kind === 'active' ? upcoming.length : 0)
    await expect(button(screen, `Show ${hiddenCount} more boxes`)).toHaveCount(can.expand && hiddenCount > 1 ? 1 : 0)
    await expect(button(screen, messageOf('en', 'readingClub.hide'))).toHaveCount(can.hide ? 1 : 0)
    await expect(button(screen, messageOf('en', 'readingClub.unpause'))).toHaveCount(can.unpause ? 1 : 0)
    await expect(root.getByText(messageOf('en', 'account.stale'))).toHaveCount(isStale ? 1 : 0)
    await expect(root.and(page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0)
  },
})

const itemOf = ({ root }: Screen, id: string) =>
  root.locator(`a[href$="?${new URLSearchParams({ selected_subscription_uuid: id })}"]`)
const button = ({ root }: Screen, name: string | RegExp) => root.getByRole('button', { name })
