import { connectEditCard } from '../../../src/machines/account/edit-card/edit-card.connect'
import { editCardModel } from '../../../src/machines/account/edit-card/edit-card.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  editCardModel,
  connectEditCard,
)({
  // its fields pass it on
  gestures: {
    CARD: 'told',
    REPLACE: (screen, event) =>
      pressOrTell(screen, screen.root.getByRole('button', { name: 'Give another card' }), event),
  },
  sees: async ({ page, root }, { failure, toldId, isSaved, isBusy, form, open, tried, canReplace }) => {
    await expect(page.locator(`#${toldId}`)).toHaveCount(failure || tried.length > 0 ? 1 : 0)
    await expect(root.getByText('Saved', { exact: true })).toHaveCount(isSaved ? 1 : 0)
    await expect(root.locator('button[aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    await expect(root.locator('#card-number')).toHaveCount(form ? 1 : 0)
    for (const { outcome } of tried) await expect(root.locator(`li[data-outcome=${outcome}]`).first()).toBeVisible()
    await expect(root.getByText(/charged as soon as you save/)).toHaveCount(form && open.length > 0 ? 1 : 0)
    await expect(root.getByRole('button', { name: 'Give another card' })).toHaveCount(canReplace ? 1 : 0)
  },
})
