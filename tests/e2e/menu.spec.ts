import type { Page } from '@playwright/test'
import { expect, inUse, test } from './support/shop'
import { languagesOfWords, prefixOf } from './support/words'

const PHONE = { width: 390, height: 844 }

/** From now on the page's time passes only when the test says so; its clock has been installed before. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

test.describe('the menu of wide windows', () => {
  test('S-036 opens under the pointer and stays 300 ms after it has gone', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const entry = menu.getByRole('link', { name: 'Play Kits', exact: true })
    const panel = menu.getByRole('link', { name: 'The Looker' })
    await entry.hover()
    await expect(panel).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Play Kits menu' })).toHaveAttribute('aria-expanded', 'true')
    await holdTime(page)
    await page.mouse.move(640, 700)
    await expect(menu).toHaveAttribute('data-state', 'shown.closing')
    await page.clock.runFor(299)
    await expect(menu).toHaveAttribute('data-state', 'shown.closing')
    await expect(panel).toBeVisible()
    await page.clock.runFor(1)
    await expect(menu).toHaveAttribute('data-state', 'closed')
    await expect(panel).toBeHidden()
  })

  test('S-036 a pointer that comes back in time finds it open', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Play Kits', exact: true }).hover()
    await expect(menu).toHaveAttribute('data-state', 'shown.open')
    const box = await menu.getByRole('link', { name: 'The Looker' }).boundingBox()
    await holdTime(page)
    await page.mouse.move(640, 700)
    await expect(menu).toHaveAttribute('data-state', 'shown.closing')
    await page.clock.runFor(250)
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await expect(menu).toHaveAttribute('data-state', 'shown.open')
    await page.clock.runFor(400)
    await expect(menu).toHaveAttribute('data-state', 'shown.open')
  })

  test('lets the keyboard pass, opens when asked to, and gives the keyboard back', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const entry = menu.getByRole('link', { name: 'Play Kits', exact: true })
    const opener = menu.getByRole('button', { name: 'Play Kits menu' })
    const inside = menu.locator('[popover] a, [popover] input, [popover] form button')
    const next = menu.getByRole('link', { name: 'Early Reader Club' })
    await inUse(page)
    await entry.focus()
    await page.keyboard.press('Tab')
    await expect(opener).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Shift+Tab')
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key)
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(inside.first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(inside.first()).toBeHidden()
    }
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('ArrowDown')
    await inside.last().focus()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press of its button before the application is there opens it', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Play Kits menu' })
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await opener.click()
    await expect(opener, 'a mouse that points at it does not close it').toHaveAttribute('aria-expanded', 'true')
  })

  for (const width of [1024, 1280])
    for (const language of languagesOfWords())
      test(`S-036 S-037 is drawn in even columns of at most 192 px (${language}, ${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(prefixOf(language) || '/')
        await inUse(page)
        const menu = page.locator('nav[data-machine=megaMenu]')
        const entries = menu.locator(':scope > ul > li > span')
        // one line each: as high as the touch that they must take
        for (const entry of await entries.all()) expect((await entry.boundingBox())?.height).toBe(44)
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(tooWide, 'the bar with its button fits').toBeLessThanOrEqual(0)
        await entries.first().hover()
        const columns = menu.locator('[data-band]')
        await expect(columns).toHaveCount(5)
        const boxes = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
        for (const { width: wide, top } of boxes) {
          expect(wide).toBeLessThanOrEqual(192)
          expect(top).toBe(boxes[0].top)
        }
        const rows = await columns.locator('li').evaluateAll((all) => all.map((each) => each.clientHeight))
        expect(rows).toHaveLength(22)
        expect(new Set(rows).size).toBe(1)
      })
})

test.describe('the menu of phones', () => {
  test.use({ viewport: PHONE })

  test('S-038 S-039 slides in, holds the page and the focus, and gives both back', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect(drawer).toHaveAttribute('data-state', 'shown.inUse.folded')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    const section = drawer.getByRole('button', { name: 'Play Kits' })
    await section.click()
    await expect(section).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer.getByRole('link', { name: 'First year' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(button).toBeFocused()
  })

  test('S-041 leaves 40 px of the height free', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toHaveAttribute('data-state', 'shown.inUse.folded')
    const box = await drawer.boundingBox()
    expect([box?.y, box?.height]).toEqual([40, PHONE.height - 40])
  })

  test('S-040 closes when the window changes its width', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', /shown\.inUse/)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('S-040 closes when one of its links is followed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'How it works' }).click()
    await expect(page).toHaveURL(/how-it-works/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the large menu opens, and its finder leads to the kit of a birth date', async ({ page, server }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    await page.goto('/pages/about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Fifth year' })).toBeHidden()
    await menu.getByRole('button', { name: 'Play Kits menu' }).click()
    await expect(menu.getByRole('link', { name: 'Fifth year' })).toBeVisible()
    for (const [part, value] of Object.entries({ day: '15', month: '6', year: '2026' }))
      await menu.locator(`input[name=${part}]`).fill(value)
    await menu.getByRole('button', { name: 'Show your kit' }).click()
    await expect(page).toHaveURL('/products/kit-the-senser')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE })

    test('the menu button shows where one can go, and every language and region', async ({ page }) => {
      await page.goto('/cart')
      const menu = page.getByRole('navigation', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).click()
      // home, three entries, two for gifts, sign in; the kits’ ages are folded
      await expect(menu.getByRole('link')).toHaveCount(1 + 3 + 2 + 1 + 5 + 4)
      const german = menu.getByRole('link', { name: 'Deutsch' })
      await expect(german).toHaveAttribute('lang', 'de')
      await german.click()
      await expect(page).toHaveURL('/de/cart')
      await page.getByRole('button', { name: 'Menü' }).click()
      await page.locator('nav[popover] summary').click()
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Erstes Jahr' }).click()
      await expect(page).toHaveURL('/de/products/the-play-kits/0-12-months')
    })
  })
})
