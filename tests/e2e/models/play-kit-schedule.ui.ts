import { connectPlayKitSchedule } from '../../../src/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleModel } from '../../../src/machines/account/play-kit-schedule/play-kit-schedule.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  playKitScheduleModel,
  connectPlayKitSchedule,
)({
  gestures: {
    SELECT_CHILD: 'told',
    // by another tab
    REFRESH: 'told',
    EXPAND: 'told',
  },
  sees: async ({ page, root }, { kind, children, isBusy, isStale }) => {
    if (kind === 'left') return
    await expect(root).toHaveAttribute('data-kind', kind)
    await expect(root.locator('button[aria-pressed]')).toHaveCount(children.length > 1 ? children.length : 0)
    await expect(root.getByText(messageOf('en', 'account.stale'))).toHaveCount(isStale ? 1 : 0)
    await expect(root.and(page.locator('[aria-busy=true]'))).toHaveCount(isBusy ? 1 : 0)
  },
})
