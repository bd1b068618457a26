import { connectErcPage } from '../../../src/machines/shop/erc-page/erc-page.connect'
import { ercPageModel } from '../../../src/machines/shop/erc-page/erc-page.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  ercPageModel,
  connectErcPage,
)({
  gestures: {
    PRESS: (screen, event) => pressOrTell(screen, screen.root.locator('form button[type=submit]').first(), event),
    ADDED: 'told',
  },
  // whether something is under way says the button's own machine below it
  sees: async ({ root }, { isDisabled, error }) => {
    await expect(root.locator('form button[type=submit]').first()).toBeEnabled({ enabled: !isDisabled })
    await expect(root.locator('form strong')).toHaveCount(error ? 1 : 0)
  },
})
