import { connectShipDateEdit } from '../../../src/machines/account/ship-date-edit/ship-date-edit.connect'
import { shipDateEditModel } from '../../../src/machines/account/ship-date-edit/ship-date-edit.model'
import { adapterOf, pickOrTell, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  shipDateEditModel,
  connectShipDateEdit,
)({
  gestures: {
    PICK: (screen, event) => pickOrTell(screen, screen.root.locator(`input[name=day][value="${event.date}"]`), event),
    SAVE: (screen, event) => pressOrTell(screen, screen.root.getByRole('button', { name: /^Move it/ }), event),
  },
  sees: async ({ root }, { days, chosen, closed, isClosed, isBusy, can }) => {
    await expect(root.locator('input[name=day]')).toHaveCount(isClosed ? 0 : days.length)
    for (const { date } of days.filter(({ isPicked }) => isPicked))
      await expect(root.locator(`input[name=day][value="${date}"]`)).toBeChecked()
    // what it does, and how that is paid
    await expect(root.locator('dl')).toHaveCount(chosen === null || isClosed ? 0 : 2)
    await expect(root.getByText('This kit can no longer be moved')).toHaveCount(isClosed ? 1 : 0)
    await expect(root.getByText('Its subscription was cancelled')).toHaveCount(closed === 'cancelled' ? 1 : 0)
    await expect(root.getByText('It is to be skipped')).toHaveCount(closed === 'skipped' ? 1 : 0)
    if (isClosed) return
    await expect(root.getByRole('button', { name: /^Move it/ })).toBeEnabled({ enabled: can.save || isBusy })
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
  },
})
