import type { Locator, Page } from '@playwright/test'
import { cartScreen } from './support/cart-screen'
import { firstOrAll } from './support/extent'
import { kitScreen } from './support/kit-screen'
import { expect, test, untilLive } from './support/shop'
import { copyOf, languagesOfWords, prefixOf } from './support/words'

/** From the United States in English, from Europe in another language. */
const BUYERS = languagesOfWords().map((language) => ({
  language,
  ...(language === 'en'
    ? { name: 'en-US', entrance: '/r/us/', currency: '$' }
    : { name: language, entrance: prefixOf(language), currency: '€' }),
  addOn: copyOf(language, '../products/books', '0.title'),
}))

for (const { name, language, entrance, currency, addOn: title } of BUYERS)
  test(`${name}: from the birth date to a kit with something beside it, in the cart`, async ({
    page,
    server,
    cart,
  }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    await page.goto(entrance)
    await page.locator('main input[name=day]').fill('15')
    await page.locator('main input[name=month]').fill('6')
    await page.locator('main input[name=year]').fill('2026')
    await page
      .locator('main form', { has: page.locator('input[name=day]') })
      .getByRole('button')
      .click()
    const kit = kitScreen(page, language)
    await kit.isOpen('kit-the-senser')
    await expect(kit.panel).toContainText(currency)
    await kit.choose(kit.single)
    await kit.addOnsTab.click()
    const addOn = kit.addOn(title)
    await addOn.add.click()
    await expect(addOn.remove).toBeVisible()
    await expect(kit.badge).toHaveText('1')
    await kit.buy.click()

    const screen = cartScreen(page, language)
    await expect(page).toHaveURL(/\/cart$/)
    const line = screen.line('The Senser Play Kit')
    await line.shows(1)
    await expect(screen.line(title).item).toBeVisible()
    await expect(screen.badge).toHaveText('2')
    await expect(screen.total).toContainText(currency)
    await server.faults.add({ outcome: { kind: 'delay', ms: 300 } })
    await line.more.click()
    await line.shows(2)
    await screen.isSettled()
    await screen.isQuiet()
    expect(await cart.onServer()).toEqual({ 'KIT-SENSER': 2, 'BOOK-SEEDLING': 1 })
  })

/** The key, pressed until the focus is there: on the way nothing traps it. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 60; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not lead to ${target}`)
}

for (const { name, language, entrance, addOn: title } of firstOrAll(BUYERS))
  test(`${name}: the same by the keyboard alone`, async ({ page, server, cart }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    await page.goto(entrance)
    const form = page.locator('main form', { has: page.locator('input[name=day]') })
    for (const [field, text] of Object.entries({ day: '15', month: '06', year: '2026' })) {
      await goTo(page, form.locator(`input[name=${field}]`))
      await page.keyboard.type(text)
    }
    await goTo(page, form.getByRole('button'))
    await page.keyboard.press('Enter')
    const kit = kitScreen(page, language)
    await kit.isOpen('kit-the-senser')
    await goTo(page, kit.subscription)
    await page.keyboard.press('ArrowDown')
    await expect(kit.single).toBeChecked()
    // a browser moves between radios by itself, and between tabs with the application
    await untilLive(page)
    await goTo(page, kit.kitTab, 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(kit.addOnsTab).toHaveAttribute('aria-selected', 'true')
    const addOn = kit.addOn(title)
    await goTo(page, addOn.add)
    await page.keyboard.press('Enter')
    await expect(addOn.remove).toBeVisible()
    await goTo(page, kit.buy)
    await page.keyboard.press('Enter')

    const screen = cartScreen(page, language)
    await expect(page).toHaveURL(/\/cart$/)
    const line = screen.line('The Senser Play Kit')
    await goTo(page, line.more)
    await page.keyboard.press('Enter')
    await line.shows(2)
    await screen.isSettled()
    expect(await cart.onServer()).toEqual({ 'KIT-SENSER': 2, 'BOOK-SEEDLING': 1 })
  })
