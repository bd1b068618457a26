import { connectStickySummary } from '../../../src/machines/shop/sticky-summary/sticky-summary.connect'
import { stickySummaryModel } from '../../../src/machines/shop/sticky-summary/sticky-summary.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  stickySummaryModel,
  connectStickySummary,
)({
  gestures: { ADDONS: 'told', MARKER: 'told' },
  isDrawn: ({ isShown }) => isShown,
  // what it counts are pieces of the cart: tests/e2e/kit-bar.spec.ts
  sees: async ({ root }, { isShown, isStuck }) => {
    if (!isShown) return
    await expect(root.getByRole('link')).toBeVisible()
    await expect(root).toHaveJSProperty('dataset.stuck', isStuck ? 'true' : undefined)
  },
})
