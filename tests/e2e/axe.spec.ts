import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { cartScreen } from './support/cart-screen'
import { BOOKS, expect, inUse, TOY, test } from './support/shop'
import { languagesOfWords, prefixOf } from './support/words'

const SCREENS = [
  '/',
  '/products/the-play-kits',
  '/products/the-play-kits/0-12-months',
  '/products/kit-the-looker',
  '/products/kit-the-companion',
  '/products/erc-box-5-6',
  '/pages/subscription-v3/child-info',
  '/pages/how-it-works',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/cart',
  '/nowhere',
]
const WINDOWS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

// motion would be caught half way
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, viewport] of Object.entries(WINDOWS))
  test.describe(name, () => {
    test.use({ viewport })

    for (const path of SCREENS)
      test(`every rule of axe holds on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page, path)
        expect(await overflow(page)).toBe(0)
      })

    test('every rule of axe holds on a full cart, and on one that has failed', async ({ page, server, cart }) => {
      await cart.fill([TOY, BOOKS, { sku: 'KIT-LOOKER' }])
      const screen = cartScreen(page)
      await screen.open()
      await expectAccessible(page, 'a full cart')
      expect(await overflow(page)).toBe(0)
      await server.faults.add({ operation: 'cartLinesUpdate', outcome: { kind: 'status', status: 500 } })
      await screen.line(TOY.title).more.click()
      await screen.says('quantity')
      await expectAccessible(page, 'a cart that has failed')
    })
  })

test('every rule of axe holds with the menus open', async ({ page }) => {
  await page.goto('/')
  await inUse(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Play Kits', exact: true }).hover()
  await expect(page.locator('[data-machine=megaMenu]')).toHaveAttribute('data-state', 'shown.open')
  await expectAccessible(page, 'the menu')
  await page.mouse.move(640, 700)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click()
  await expectAccessible(page, 'the languages')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expectAccessible(page, 'the choice of cookies')
})

test.describe('on a phone', () => {
  test.use({ viewport: WINDOWS.phone })
  test('every rule of axe holds in the drawer', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toHaveAttribute('data-state', 'shown.inUse.folded')
    await drawer.getByRole('button', { name: 'Play Kits' }).click()
    await expectAccessible(page, 'the drawer')
  })
})

test('every rule of axe holds where a birth date is wrong', async ({ page }) => {
  await page.goto('/products/the-play-kits')
  await inUse(page)
  await page.getByRole('button', { name: 'Show our kit' }).first().click()
  await expect(page.locator('input[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page, 'a birth date that is missing')
})

// the words of another language are longer, its contrast is not; so one screen of each kind is enough in turn
for (const language of languagesOfWords().filter((each) => each !== 'en'))
  for (const path of SCREENS)
    test(`every rule of axe holds on ${path} in ${language}`, async ({ page }) => {
      await page.goto(prefixOf(language) + path)
      await expectAccessible(page, path)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
    })

/** How far the page can be pushed sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
