import { connectKitPage } from '../../../src/machines/shop/kit-page/kit-page.connect'
import { kitPageModel } from '../../../src/machines/shop/kit-page/kit-page.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  kitPageModel,
  connectKitPage,
)({
  gestures: {
    STOCK: 'told',
    OPTION: 'told',
    KEEP: 'told',
    ADD_ON: 'told',
    OPTION_REMEMBERED: 'told',
    TAB_REMEMBERED: 'told',
    WAKE: 'told',
  },
  sees: ({ page }, { purchase }) =>
    expect(page.locator('fieldset input[type=radio]')).toHaveCount(purchase?.options.length ?? 0),
})
