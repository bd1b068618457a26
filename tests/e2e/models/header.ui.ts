import { connectHeader } from '../../../src/machines/shell/header/header.connect'
import { headerModel } from '../../../src/machines/shell/header/header.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

// the page says at once which one it is: the headers of others are walked by shell.spec.ts
const ofOnePage = { ...headerModel, cases: { ...headerModel.cases, ROUTE: [] } }

export const adapter = adapterOf(
  ofOnePage,
  connectHeader,
)({
  starts: [{ path: '/' }],
  gestures: { SCROLL: 'told', ROUTE: 'told' },
  sees: async ({ root }, { isSticky, hasShadow, button }) => {
    await expect(root).toHaveCSS('position', isSticky ? 'sticky' : /static|relative/)
    await expect(root).toHaveCSS('box-shadow', hasShadow ? /px/ : 'none')
    const call = root.locator('[data-faded]')
    await expect(call).toHaveCount(button ? 1 : 0)
    if (button) await expect(call).toHaveAttribute('data-faded', String(!button.isShown))
  },
})
