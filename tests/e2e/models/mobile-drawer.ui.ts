import { connectMobileDrawer } from '../../../src/machines/shell/mobile-drawer/mobile-drawer.connect'
import { mobileDrawerModel } from '../../../src/machines/shell/mobile-drawer/mobile-drawer.model'
import { adapterOf, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  mobileDrawerModel,
  connectMobileDrawer,
)({
  gestures: {
    // behind one that is still sliding out, the button cannot be reached
    OPEN: async ({ page, root, tell }, event) =>
      (await root.count()) > 0
        ? tell(event)
        : page.getByRole('button', { name: messageOf('en', 'shell.menu') }).click(),
    CLOSE: ({ root }) => root.getByRole('button', { name: messageOf('en', 'shell.close') }).click(),
    ITEM_TAP: ({ root }) => root.getByRole('link', { name: messageOf('en', 'shell.signIn') }).click(),
    RESIZE: ({ page }) => page.setViewportSize({ width: (page.viewportSize()?.width ?? 390) - 1, height: 844 }),
    TOGGLE_SECTION: (screen, event) =>
      event.section === 'menu-play-kits' ? section(screen).click() : screen.tell(event),
  },
  isDrawn: ({ isShown }) => isShown,
  sees: async (screen, { isShown, isClosing, openSection }) => {
    await expect(screen.page.getByRole('dialog')).toHaveCount(isShown ? 1 : 0)
    if (!isShown) return
    await expect(screen.root).toHaveAttribute('data-closing', String(isClosing))
    await expect(section(screen)).toHaveAttribute('aria-expanded', String(openSection === 'menu-play-kits'))
  },
})

const section = ({ root }: Screen) => root.locator('button[aria-expanded]').first()
