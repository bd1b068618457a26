import { connectHeader } from '../../../src/machines/shell/header/header.connect'
import { headerModel } from '../../../src/machines/shell/header/header.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'
import { openInPlace } from '../support/started'

export const adapter = adapterOf(
  headerModel,
  connectHeader,
)({
  // the page says at once which one it is
  starts: [{ path: '/' }],
  prepare: (page) => openInPlace(page, '/'),
  gestures: { SCROLL: 'told', ROUTE: ({ page }, { path }) => openInPlace(page, path) },
  sees: async ({ root }, { isSticky, hasShadow, button, isLogoOnlyOnMobile }) => {
    await expect(root).toHaveCSS('position', isSticky ? 'sticky' : /static|relative/)
    await expect(root).toHaveCSS('box-shadow', hasShadow ? /px/ : 'none')
    await expect(root.and(root.page().locator('[data-simple]'))).toHaveCount(isLogoOnlyOnMobile ? 1 : 0)
    const call = root.locator('[data-faded]')
    await expect(call).toHaveCount(button ? 1 : 0)
    if (button) await expect(call).toHaveAttribute('data-faded', String(!button.isShown))
  },
})
