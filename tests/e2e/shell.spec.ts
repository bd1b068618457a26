import type { Locator, Page } from '@playwright/test'
import { BOOKS, expect, inUse, inUseOnPhone, savesBytes, TOY, test } from './support/shop'
import { languagesOfUse, languagesOfWords, messageOf, prefixOf } from './support/words'

const KITS = '/products/the-play-kits'
const PHONE = { width: 390, height: 844 }

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
  await header.getByRole('link', { name: 'Nederlands' }).click()
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

for (const language of languagesOfUse())
  test(`no page is wider than a window of 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of PAGES) {
      await page.goto(`${prefixOf(language)}${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
      const cart = page.locator('header [data-me=count]').locator('..')
      expect(await cart.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
    }
  })

test('a page names itself and its languages by addresses that answer', async ({ page }) => {
  for (const path of PAGES.filter((each) => each !== '/nowhere')) {
    await page.goto(path)
    const links = page.locator('link[rel=canonical],link[rel=alternate]')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses).toHaveLength(7)
    expect(addresses[0]).toBe(new URL(path, page.url()).href)
    for (const address of addresses)
      expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  }
})

test('link previews find a picture at an absolute address, and browsers an icon where they look for one', async ({
  page,
}) => {
  for (const path of ['/', '/nl/pages/about', '/sign-in']) {
    await page.goto(path)
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    expect(picture).toBe(new URL('/og.png', page.url()).href)
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png')
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}.{20}/)
  }
  const OWN = {
    '/products/kit-the-looker': 'kit-looker-open',
    '/nl/products/the-play-kits/1-2-years': 'kit-babbler-life',
  }
  for (const [path, name] of Object.entries(OWN)) {
    await page.goto(path)
    const pictures = page.locator('meta[property="og:image"]')
    await expect(pictures).toHaveCount(1)
    const picture = (await pictures.getAttribute('content')) ?? ''
    expect(picture).toContain(new URL(`/upstream/media/${name}`, page.url()).href)
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg')
  }
  const icon = await page.request.get('/favicon.ico')
  expect([icon.status(), (await icon.body()).subarray(0, 4)]).toEqual([200, Buffer.from([0, 0, 1, 0])])
})

test.describe('S-045 S-046 the heights', () => {
  const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height)
  const row = (page: Page) => page.locator('header[data-machine=header] > div').first()

  for (const language of languagesOfWords())
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

test('a place that was reached before any script was there is come back to', async ({ page }) => {
  const scrolled = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, (route) => scrolled.promise.then(() => route.continue()))
  await page.goto(KITS, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 900))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  scrolled.resolve()
  await expect(page.locator('header[data-machine=header]')).toHaveAttribute('data-state', /scroll\.pastThreshold/)
  // by script, so that the press itself scrolls nothing
  await page
    .locator('main article a')
    .nth(4)
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL((url) => url.pathname !== KITS)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
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

for (const language of languagesOfWords())
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
  await expect(page.getByText('We can’t find that page.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go back home' })).toBeVisible()
})

for (const language of languagesOfUse())
  test(`S-044 S-058 the header leads to the sign-in page, and to the cart with its quantity (${language})`, async ({
    page,
    cart,
  }) => {
    await cart.fill([{ ...TOY, quantity: 2 }, { sku: BOOKS.sku }])
    await page.goto(prefixOf(language) || '/')
    const header = page.getByRole('banner')
    const link = header.locator('a', { has: page.locator('[data-me=count]') })
    await expect(link).toHaveAccessibleName(/\D3\D/)
    await expect(link.locator('[data-me=count]')).toHaveText('3')
    await header.getByRole('link', { name: messageOf(language, 'shell.signIn') }).click()
    await expect(page).toHaveURL(`${prefixOf(language)}/sign-in`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageOf(language, 'identity.signIn.title'))
    await link.click()
    await expect(page).toHaveURL(`${prefixOf(language)}/cart`)
  })

test('S-030 S-048 on the step of the child a phone has the logo alone, and no sections of the footer', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  const section = footer.getByRole('heading', { name: 'Help' })
  const legal = footer.getByRole('link').last()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await page.setViewportSize(PHONE)
  await page.goto('/pages/how-it-works')
  for (const shown of [section, legal, menu]) await expect(shown).toBeVisible()
  await page.goto('/pages/subscription-v3/child-info')
  await expect(legal).toBeVisible()
  for (const hidden of [section, menu]) await expect(hidden).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(section).toBeVisible()
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

test('a page that boots brings the hook that reads machines, and no engine before one is used', async ({
  page,
  context,
  server,
}) => {
  await savesBytes(page)
  // an answer about cookies is in the page already, and starts nothing
  await context.addCookies([{ name: 'consent', value: 'none', url: server.origin }])
  const chunks: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') chunks.push(response.text())
  })
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => chunks.length).toBeGreaterThan(5)
  await page.waitForLoadState('networkidle')
  const holds = async (text: string) => (await Promise.all(chunks)).filter((chunk) => chunk.includes(text)).length
  expect(await holds('hydrateRoot')).toBeGreaterThan(0)
  expect(await holds('xstate.init')).toBe(0)
  await page.getByRole('button', { name: 'Language: English' }).first().click()
  await expect.poll(() => holds('xstate.init')).toBeGreaterThan(0)
})
