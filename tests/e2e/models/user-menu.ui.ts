import { connectUserMenu } from '../../../src/machines/shell/user-menu/user-menu.connect'
import { userMenuModel } from '../../../src/machines/shell/user-menu/user-menu.model'
import { adapterOf, type Screen } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  userMenuModel,
  connectUserMenu,
)({
  gestures: {
    TOGGLE: (screen) => trigger(screen).click(),
    OUTSIDE: ({ page }) => page.locator('main').click({ position: { x: 3, y: 3 } }),
    ESC: (screen) => trigger(screen).press('Escape'),
    SELECT: ({ root }) => root.locator('a').first().click(),
    LOGOUT: async (screen, event) =>
      (await trigger(screen).getAttribute('aria-expanded')) === 'true'
        ? screen.root.getByRole('button').last().click()
        : screen.tell(event),
  },
  sees: async (screen, { isOpen, items, problem, isSigningOut }) => {
    await expect(trigger(screen)).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(screen.root.locator('li a')).toHaveCount(items.length)
    await expect(screen.root.locator('[role=alert]')).toHaveCount(problem ? 1 : 0)
    await expect(screen.root.locator('[aria-busy=true]')).toHaveCount(isSigningOut ? 1 : 0)
  },
})

const trigger = ({ root }: Screen) => root.locator('#user-menu-button')
