import { connectEditCard } from '../../../src/machines/account/edit-card/edit-card.connect'
import { editCardModel } from '../../../src/machines/account/edit-card/edit-card.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  editCardModel,
  connectEditCard,
)({
  // its fields pass it on
  gestures: { CARD: 'told' },
  sees: async ({ page, root }, { failure, toldId, isSaved, isBusy }) => {
    await expect(page.locator(`#${toldId}`)).toHaveCount(failure ? 1 : 0)
    await expect(root.getByText('Saved', { exact: true })).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(root.locator('#card-number')).toBeVisible()
  },
})
