import type { Page } from '@playwright/test'
import { kitScreen } from './support/kit-screen'
import { expect, savesBytes, test, untilLive } from './support/shop'

const KIT = '/products/kit-the-looker'

/** Stage 0 alone, until the application is let through. */
async function openWithout(page: Page, path: string) {
  const through = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?:boot|vendor)-.*\.js$/, async (route) => {
    await through.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'complete')
  return through
}

/** How many files of scripts a page needs to be live, stage 0 included: each is a round trip on a slow line. */
const MOST_FILES = 7
/** And with what its flows run when something is pressed, and the menu of phones. */
const MOST_WITH_FLOWS = 14

const scriptsOf = (page: Page) => {
  const files: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()))
  return files
}

for (const path of ['/', '/products/kit-the-looker', '/cart', '/sign-in', '/pages/subscription-v3/child-info'])
  test(`${path} is live with no more than ${MOST_FILES} files, none of them a language’s or the pool’s that it does not need`, async ({
    page,
  }) => {
    await savesBytes(page)
    const files = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 300)
    await untilLive(page)
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
    expect(files.filter((url) => /\/assets\/(?:amplify|phone|dialogs|flows|calls|nl|fr|de|es)-/.test(url))).toEqual([])
  })

for (const path of ['/', KIT, '/cart'])
  test(`what a press on ${path} runs is there before it, in no more than ${MOST_WITH_FLOWS} files`, async ({
    page,
  }) => {
    const files = scriptsOf(page)
    const sheets: string[] = []
    page.on('request', (request) => request.url().endsWith('.css') && sheets.push(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).click()
    await untilLive(page)
    await page.waitForLoadState('networkidle')
    const before = files.length
    expect(before).toBeLessThanOrEqual(MOST_WITH_FLOWS)
    expect(files.filter((url) => /\/assets\/(?:amplify|phone|nl|fr|de|es)-/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Language: English' }).first().click()
    await expect(page.locator('[data-machine=header] ul[data-open=true]')).toBeVisible()
    expect(files.slice(before)).toEqual([])
    expect(sheets).toHaveLength(1)
  })

test('the application is fetched and listens before anybody touches the page', async ({ page }) => {
  const files = scriptsOf(page)
  await page.goto('/products/kit-the-looker', { waitUntil: 'networkidle' })
  await untilLive(page)
  await page.waitForLoadState('networkidle')
  const before = files.length
  await page.mouse.move(200, 300)
  await kitScreen(page).single.check()
  await expect(kitScreen(page).buy).toBeEnabled()
  expect(files.slice(before)).toEqual([])
})

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens its menu without fetching anything for it', async ({ page }) => {
    const files = scriptsOf(page)
    await page.goto(KIT, { waitUntil: 'networkidle' })
    await untilLive(page)
    await page.waitForLoadState('networkidle')
    const before = files.length
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(files.slice(before)).toEqual([])
  })
})

test.describe('a whole form whose answer is another page', () => {
  for (const [path, before] of [
    ['/products/the-play-kits', 'any script'],
    ['/products/the-play-kits', 'the application'],
  ] as const)
    test(`is sent by the document before ${before} is there, and shows that it was pressed`, async ({
      page,
      server,
    }) => {
      await server.clock.set('2026-11-20T10:00:00.000Z')
      await page.route(before === 'any script' ? /\.js$/ : /\/assets\/(?:boot|vendor)-.*\.js$/, () => undefined)
      // a page that is on its way somewhere cannot be asked
      await page.addInitScript(() =>
        addEventListener('pagehide', () =>
          sessionStorage.setItem('busy', document.querySelector('[aria-busy=true]')?.textContent ?? ''),
        ),
      )
      await page.goto(path, { waitUntil: 'commit' })
      for (const [part, value] of [
        ['day', '15'],
        ['month', '6'],
        ['year', '2026'],
      ])
        await page.locator(`main input[name=${part}]`).fill(value ?? '')
      await page.getByRole('button', { name: 'Show your kit' }).click({ noWaitAfter: true })
      await expect(page).toHaveURL('/products/kit-the-senser')
      expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('Show your kit')
    })

  test('is sent by the document also while the application hydrates it, which does not know yet what was typed', async ({
    page,
    server,
  }) => {
    await server.clock.set('2026-11-20T10:00:00.000Z')
    const through = await openWithout(page, '/products/the-play-kits')
    for (const [part, value] of Object.entries({ day: '15', month: '6', year: '2026' }))
      await page.locator(`main input[name=${part}]`).fill(value)
    await page.evaluate(pressOnceReactIsThere, 'Show your kit')
    through.resolve()
    await expect(page).toHaveURL('/products/kit-the-senser')
  })

  test('waits for the application where something is missing, which says what', async ({ page }) => {
    const through = await openWithout(page, '/products/the-play-kits')
    await page.getByRole('button', { name: 'Show your kit' }).click()
    through.resolve()
    await expect(page.locator('main input[aria-invalid=true]').first()).toBeVisible()
    await expect(page).toHaveURL('/products/the-play-kits')
  })
})

for (const before of ['any script', 'the application'] as const)
  test(`a press on “subscribe” before ${before} is there keeps the kit and opens the first step`, async ({ page }) => {
    const through = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (before === 'any script' || /\/(?:boot|vendor)-/.test(route.request().url())) await through.promise
      await route.continue()
    })
    await page.goto(`${KIT}?qr_data=abc`, { waitUntil: 'commit' })
    const posted = page.waitForRequest(/\/api\/subscribe/)
    await kitScreen(page).subscribe.click({ noWaitAfter: true })
    // the first script has it handed over
    if (before === 'any script') setTimeout(through.resolve, 500)
    await posted
    through.resolve()
    await expect(page).toHaveURL('/pages/subscription-v3/child-info?qr_data=abc')
    await expect(page.getByRole('main')).toContainText('The Looker')
  })

test('a press while the application starts by itself is answered, once', async ({ page }) => {
  const asked = page.waitForRequest(/\/assets\/boot-/)
  const through = await openWithout(page, `${KIT}?selected_tab=addOns`)
  await asked
  await page.locator('[role=tabpanel]:not([hidden]) form button').first().click()
  through.resolve()
  await expect(page.locator('[data-me=count]').first()).toHaveText('1')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-me=count]').first()).toHaveText('1')
})

test('who saves bytes gets the application with the first touch alone', async ({ page }) => {
  await savesBytes(page)
  const files = scriptsOf(page)
  await page.goto('/products/kit-the-looker', { waitUntil: 'networkidle' })
  expect(files.filter((url) => !/\/assets\/index-/.test(url))).toEqual([])
  await page.mouse.move(200, 300)
  await expect.poll(() => files.some((url) => /\/assets\/boot-/.test(url))).toBe(true)
})

test('languages and regions open before the application is there, and it knows then what is open', async ({ page }) => {
  const through = await openWithout(page, '/')
  const languages = page.getByRole('banner').getByRole('button', { name: 'Language: English' })
  await languages.click()
  await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  through.resolve()
  const list = page.locator('header ul', { has: page.getByRole('link', { name: 'Nederlands' }) })
  await expect(list).toHaveAttribute('data-open', 'true')
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  await languages.click()
  await expect(page.getByRole('link', { name: 'Nederlands' })).toBeHidden()
})

test('the large menu opens before the application is there, which knows then that it is open', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => request.url().includes('kit-planner-open') && pictures.push(request.url()))
  const through = await openWithout(page, '/pages/about')
  expect(pictures, 'a closed menu fetches no picture').toEqual([])
  const opener = page.getByRole('button', { name: 'Play Kits menu' })
  const kit = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The Looker' })
  await opener.click()
  await expect(kit).toBeVisible()
  await expect.poll(() => pictures).toHaveLength(1)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('html[data-live]')).toHaveCount(0)
  through.resolve()
  await expect(page.locator('nav [popover][data-open=true]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(kit).toBeHidden()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('the menu of a phone opens before the application is there, which shows its own in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const through = await openWithout(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('nav[popover]')).toBeVisible()
  through.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('nav[popover]')).toBeHidden()
})

test('a tab and a thumbnail answer before the application is there, and stay so when it comes', async ({ page }) => {
  const through = await openWithout(page, KIT)
  const tab = page.getByRole('tab').last()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '')
  const thumbnail = page.locator('nav a[href^="#"]').nth(1)
  await thumbnail.click()
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
  through.resolve()
  await expect(page.locator('html[data-live]')).toBeAttached()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(thumbnail).toHaveAttribute('aria-current', 'true')
})

test('a press that waits for the application shows a spinner and does not pale', async ({ page }) => {
  const through = await openWithout(page, KIT)
  const kit = kitScreen(page)
  await kit.single.check()
  await kit.buy.click()
  await expect(kit.buy).toHaveAttribute('aria-busy', 'true')
  const look = await kit.buy.evaluate((button) => ({
    opacity: getComputedStyle(button).opacity,
    ring: getComputedStyle(button, '::after').borderRadius,
  }))
  expect(look).toEqual({ opacity: '1', ring: '50%' })
  through.resolve()
  await expect(page).toHaveURL(/\/cart$/)
})

/** In the page: a press as soon as React listens to the document, before the application does. */
function pressOnceReactIsThere(label: string) {
  const button = [...document.querySelectorAll<HTMLElement>('main button')].find(
    ({ textContent }) => textContent?.trim() === label,
  )
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const isThere = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
    if (isThere && document.documentElement.dataset.live === undefined) button?.click()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
}
