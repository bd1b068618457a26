import type { Page } from '@playwright/test'
import { expect, inUse, test } from './support/shop'
import { messageOf, prefixOf, turnLanguages } from './support/words'

const KITS = '/products/the-play-kits'
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
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await holdTime(page)
    await page.mouse.move(640, 700)
    await expect(menu).toHaveAttribute('data-state', 'closing')
    await page.clock.runFor(299)
    await expect(menu).toHaveAttribute('data-state', 'closing')
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
    await expect(menu).toHaveAttribute('data-state', 'open')
    const box = await menu.getByRole('link', { name: 'The Looker' }).boundingBox()
    await holdTime(page)
    await page.mouse.move(640, 700)
    await expect(menu).toHaveAttribute('data-state', 'closing')
    await page.clock.runFor(250)
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await expect(menu).toHaveAttribute('data-state', 'open')
    await page.clock.runFor(400)
    await expect(menu).toHaveAttribute('data-state', 'open')
  })

  test('opens for the keyboard, which walks into it and gets back out', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const entry = menu.getByRole('link', { name: 'Play Kits', exact: true })
    await inUse(page)
    await entry.focus()
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu.locator('li li a, li p a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry).toBeFocused()
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
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
    await expect(drawer).toHaveAttribute('data-state', 'shown.open.none')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab')
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    const section = drawer.getByRole('button', { name: 'Play Kits' })
    await section.click()
    await expect(section).toHaveAttribute('aria-expanded', 'true')
    await expect(drawer.getByRole('link', { name: 'The Looker' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await expect(button).toBeFocused()
  })

  test('S-040 closes when the window changes its width', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog')).toHaveAttribute('data-state', /shown\.open/)
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

test('S-042 the message stays away once it is closed', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Shop message' })
  await banner.getByRole('button', { name: 'Close message' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  await page.goto(KITS)
  await expect(banner).toBeHidden()
})

test('S-054 S-055 a language is the same page in its own words', async ({ page }) => {
  await page.goto(KITS)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Language: English' }).click()
  await header.getByRole('link', { name: 'Dutch' }).click()
  await expect(page).toHaveURL(`/nl${KITS}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(header.getByRole('button', { name: 'Taal: Nederlands' })).toBeVisible()
})

test('S-053 S-055 S-056 a region is the same page with its own money', async ({ page }) => {
  await page.goto(KITS)
  const price = page.locator('main article p').filter({ hasText: /\d/ }).last()
  await expect(price).toContainText('€')
  const header = page.getByRole('banner')
  const region = header.getByRole('button', { name: 'Region: Europe' })
  await region.click()
  await expect(region).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(region).toHaveAttribute('aria-expanded', 'false')
  await region.click()
  await header.getByRole('link', { name: 'United States' }).click()
  await expect(page).toHaveURL(KITS)
  await expect(price).toContainText('$')
})

test('S-031 S-033 S-034 the bar sticks and offers the way in past 200 px, not at 200', async ({ page }) => {
  await page.goto(KITS)
  await inUse(page)
  const header = page.locator('header[data-machine=header]')
  await page.evaluate(() => scrollTo(0, 200))
  await expect(header).toHaveAttribute('data-state', /scroll\.scrolled/)
  await page.evaluate(() => scrollTo(0, 201))
  await expect(header).toHaveAttribute('data-state', /scroll\.pastThreshold/)
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(header).toBeInViewport()
  await expect(header.getByRole('link', { name: 'Get started' }).first()).toBeVisible()
})

for (const [which, files] of [
  ['any script file', /\/assets\/.*\.js$/],
  ['the application', /\/assets\/boot-.*\.js$/],
] as const)
  test(`who has scrolled before ${which} is there is not thrown to the top`, async ({ page }) => {
    const scrolled = Promise.withResolvers<void>()
    await page.route(files, (route) => scrolled.promise.then(() => route.continue()))
    await page.goto(KITS, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 600))
    // two frames on, the browser has told everyone who listens
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    scrolled.resolve()
    await expect(page.locator('header[data-machine=header]')).toHaveAttribute('data-state', /scroll\.pastThreshold/)
    expect(await page.evaluate(() => scrollY)).toBe(600)
  })

test('a page that is reloaded or come back to stands where it was left', async ({ page }) => {
  await page.goto(KITS)
  await inUse(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.locator('main article a').nth(4).click()
  await page.waitForURL((url) => url.pathname !== KITS)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('the choice of cookies can be asked for again and is kept', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  const bar = page.getByRole('region', { name: 'Cookies' })
  await bar.getByRole('button', { name: 'Only what is needed' }).click()
  await expect(bar).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).toContain('consent')
  await page.reload()
  await expect(bar).toHaveCount(0)
})

for (const language of turnLanguages())
  test(`S-107 a page that is not there says so and leads home (${language})`, async ({ page }) => {
    const answer = await page.goto(`${prefixOf(language)}/nowhere`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageOf(language, 'notFound.title'))
    await expect(page.locator('main')).toContainText(messageOf(language, 'notFound.text'))
    await page
      .locator('main')
      .getByRole('link', { name: messageOf(language, 'notFound.home') })
      .click()
    await expect(page).toHaveURL(prefixOf(language) || '/')
  })

test('S-107 says it in the words of the shop', async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByText('Oh no!')).toBeVisible()
  await expect(page.getByText("We can't find that page.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back home' })).toBeVisible()
})

test('S-047 there is no footer under a cart', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  for (const path of ['/cart', '/nl/cart', '/cart/']) {
    await page.goto(path)
    await expect(page.locator('[data-machine=cart]')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  }
})

test('a page that nobody touches asks for no more than the script that waits for a touch', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()))
  await page.goto('/products/kit-the-looker', { waitUntil: 'networkidle' })
  expect(files.filter((url) => !/\/assets\/(index|preload)-/.test(url))).toEqual([])
  await page.mouse.move(200, 300)
  await expect.poll(() => files.some((url) => /\/assets\/boot-/.test(url))).toBe(true)
})
