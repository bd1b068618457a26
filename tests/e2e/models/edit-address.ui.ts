import { connectEditAddress } from '../../../src/machines/account/edit-address/edit-address.connect'
import { editAddressModel } from '../../../src/machines/account/edit-address/edit-address.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  editAddressModel,
  connectEditAddress,
)({
  // the page of the other address is walked by settings-payment.spec.ts
  starts: [editAddressModel.input],
  // its fields pass it on
  gestures: { ADDRESS: 'told' },
  sees: async ({ page, root }, { hasFailed, toldId, isSaved, isBusy }) => {
    await expect(page.locator(`#${toldId}`)).toHaveCount(hasFailed ? 1 : 0)
    await expect(root.getByText('Saved', { exact: true })).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(root.locator('#shipping-line1')).toBeVisible()
  },
})
