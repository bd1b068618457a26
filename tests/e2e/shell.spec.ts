import type { Locator, Page } from '@playwright/test'
import { expect, inUse, test } from './support/shop'
import { LANGUAGES, messageOf, prefixOf, turnLanguages } from './support/words'

const KITS = '/products/the-play-kits'
const PHONE = { width: 390, height: 844 }

/** From now on the page's time passes only when the test says so; its clock has been installed before. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** On phones the places stand in the footer alone. */
async function inUseOnPhone(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

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

  test('lets the keyboard pass, opens when asked to, and gives the keyboard back', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const entry = menu.getByRole('link', { name: 'Play Kits', exact: true })
    const opener = menu.getByRole('button', { name: 'Play Kits menu' })
    const inside = menu.locator('li li a, li p a')
    const next = menu.getByRole('link', { name: 'How it works' })
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
      await expect(inside).toHaveCount(0)
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
    for (const language of LANGUAGES)
      test(`S-036 S-037 is drawn in even columns of at most 192 px (${language}, ${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(prefixOf(language) || '/')
        await inUse(page)
        const menu = page.locator('nav[data-machine=megaMenu]')
        const entries = menu.locator(':scope > ul > li > span')
        // one line each: as high as the touch that they must take
        for (const entry of await entries.all()) expect((await entry.boundingBox())?.height).toBe(44)
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

const PAGES = ['/', KITS, `${KITS}/0-12-months`, '/products/kit-the-looker', '/cart', '/pages/how-it-works', '/nowhere']

for (const language of turnLanguages())
  test(`no page is wider than a window of 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of PAGES) {
      await page.goto(`${prefixOf(language)}${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
      const cart = page.locator('header [data-me=count]').locator('..')
      expect(await cart.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
    }
  })

test.describe('S-045 S-046 the heights', () => {
  const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)
  const row = (page: Page) => page.locator('header[data-machine=header] > div').first()

  for (const language of LANGUAGES)
    test(`of the message above the header: 53 px (${language})`, async ({ page }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(prefixOf(language) || '/')
        expect(await heightOf(page.locator('[data-machine=topBanner]'))).toBe(53)
      }
    })

  test('of the header: 80 px, on phones 72 on pages of an age, and 64 once it sticks', async ({ page }) => {
    await page.goto(KITS)
    expect(await heightOf(row(page))).toBe(80)
    await page.setViewportSize(PHONE)
    await page.goto('/pages/how-it-works')
    expect(await heightOf(row(page))).toBe(80)
    for (const path of [KITS, `${KITS}/1-2-years`]) {
      await page.goto(path)
      expect(await heightOf(row(page))).toBe(72)
    }
    await inUseOnPhone(page)
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(() => heightOf(row(page))).toBe(64)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await heightOf(row(page))).toBe(80)
  })
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
