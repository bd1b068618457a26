import { connectEntering } from '../../../src/machines/identity/entering/entering.connect'
import { enteringModel } from '../../../src/machines/identity/entering/entering.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  enteringModel,
  connectEntering,
)({
  // the form that it works for waits meanwhile
  isDrawn: () => false,
  gestures: {},
  sees: ({ page }) => expect(page.locator('main form [aria-busy=true]')).toHaveCount(1),
})
