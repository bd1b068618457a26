import { connectOrderDetailsPanel } from '../../../src/machines/account/order-details-panel/order-details-panel.connect'
import { orderDetailsPanelModel } from '../../../src/machines/account/order-details-panel/order-details-panel.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  orderDetailsPanelModel,
  connectOrderDetailsPanel,
)({
  gestures: { RETRY: ({ root }) => root.getByRole('button', { name: 'Try again' }).click() },
  sees: async ({ root }, { delivery, editable, hasFailed, isBusy }) => {
    await expect(root).toContainText(delivery?.line1 ?? '')
    await expect(root.getByRole('link', { name: 'Change the address' })).toHaveCount(editable ? 1 : 0)
    await expect(root.getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.getByText('Looking whether')).toHaveCount(isBusy ? 1 : 0)
  },
})
