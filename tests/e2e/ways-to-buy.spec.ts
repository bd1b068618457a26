import type { Page } from '@playwright/test'
import { kitScreen } from './support/kit-screen'
import { BOOKS, escapeDialog, expect, test } from './support/shop'
import { copyOf, languagesOfUse } from './support/words'

for (const language of languagesOfUse())
  test(`S-080 ways to buy are tabs: the kit, and what goes with it (${language})`, async ({ page }) => {
    const kit = kitScreen(page, language)
    await kit.open('kit-the-looker')
    const addOn = kit.panel.locator('[data-machine=addOnButton]').first()
    const list = kit.panel.getByRole('tablist', { name: copyOf(language, 'kit-page', 'labels.waysToBuy') })
    await expect(list.getByRole('tab')).toHaveCount(2)
    await expect(kit.kitTab).toHaveAttribute('aria-selected', 'true')
    await expect(kit.single).toBeVisible()
    await expect(addOn).toBeHidden()
    await kit.addOnsTab.click()
    await expect(kit.addOnsTab).toHaveAttribute('aria-selected', 'true')
    await expect(addOn).toBeVisible()
    await expect(kit.single).toBeHidden()
  })

test('S-088 a single kit goes into the cart, a subscription into its own steps', async ({ page, cart }) => {
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await expect(kit.subscribe).toHaveAttribute('href', /^\/pages\/subscription-v3\//)
  await kit.choose(kit.single)
  await expect(kit.subscribe).toHaveCount(0)
  await kit.buy.click()
  await expect(page).toHaveURL(/\/cart$/)
  expect(await cart.onServer()).toEqual({ 'KIT-LOOKER': 1 })
})

test('S-093 a dialog is left by Escape, by its icon and by a press beside it', async ({ page, server }) => {
  await server.setStock(BOOKS.sku, 0)
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const { button } = kit.addOn(BOOKS.title)
  const dialog = page.getByRole('dialog')
  const waysOut = [
    () => escapeDialog(page),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const leave of waysOut) {
    // it says that it is disabled, and can be pressed all the same (decided: E-02)
    await button.click({ force: true })
    await expect(dialog).toBeVisible()
    await leave()
    await expect(dialog).toHaveCount(0)
  }
  await server.setStock(BOOKS.sku, 90)
})

test('S-093 a press beside a dialog counts from the moment it is there', async ({ page, server }) => {
  await server.setStock(BOOKS.sku, 0)
  const kit = kitScreen(page)
  await kit.open('kit-the-looker')
  await kit.addOnsTab.click()
  const pressed = await pressBesideAtOnce(page)
  await kit.addOn(BOOKS.title).button.click({ force: true })
  await expect.poll(pressed).toBe(true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await server.setStock(BOOKS.sku, 90)
})

/** As somebody quick with a mouse: what lies in the corner is pressed in the same task that shows a dialog. */
async function pressBesideAtOnce(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const once = { isPressed: false }
    const press = () => {
      if (once.isPressed || !document.querySelector('[role=dialog]')) return
      once.isPressed = true
      const corner = document.elementFromPoint(5, 5)
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        corner?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: 5 }))
    }
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true })
    return once
  })
  return () => seen.evaluate(({ isPressed }) => isPressed)
}
