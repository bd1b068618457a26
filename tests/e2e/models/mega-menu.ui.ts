import { connectMegaMenu } from '../../../src/machines/shell/mega-menu/mega-menu.connect'
import { megaMenuModel } from '../../../src/machines/shell/mega-menu/mega-menu.model'
import { adapterOf, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  megaMenuModel,
  connectMegaMenu,
)({
  gestures: {
    HOVER_IN: async (screen, event) => {
      if (!isOurs(event)) return screen.tell(event)
      // a pointer that is there already does not come in
      await screen.page.mouse.move(5, 5)
      await opener(screen).hover()
    },
    HOVER_OUT: async ({ page, root }) => {
      await root.locator('> ul > li').last().hover()
      await page.mouse.move(5, 5)
    },
    OPEN: (screen, event) => (isOurs(event) ? opener(screen).press('ArrowDown') : screen.tell(event)),
    CLOSE: async (screen, event) =>
      (await opener(screen).getAttribute('aria-expanded')) === 'true'
        ? opener(screen).press('Enter')
        : screen.tell(event),
    FOCUS: (screen, event) => (isOurs(event) ? opener(screen).focus() : screen.tell(event)),
    LEAVE: async (screen) => {
      await opener(screen).focus()
      await screen.page.locator('main a').first().focus()
    },
    ESC: (screen) => opener(screen).press('Escape'),
    SELECT: ({ root }) => root.locator('li a').first().click(),
    RESIZE: 'told',
  },
  sees: (screen, { openItem }) =>
    expect(opener(screen)).toHaveAttribute('aria-expanded', String(openItem === 'menu-play-kits')),
})

/** The page has one entry with a panel. */
const isOurs = ({ item }: { item: string }) => item === 'menu-play-kits'
const opener = ({ root }: Screen) => root.locator('button[aria-expanded]')
