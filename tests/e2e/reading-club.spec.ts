import type { Page } from '@playwright/test'
import { expect, inUse, test, untilLive } from './support/shop'
import { signInAs } from './support/sign-in'
import { copyOf, type Language, languagesOfUse, prefixOf } from './support/words'

const BOX = '/products/erc-box-3-4'
const SKU = 'ERC-BOX-3-4'
const button = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: copyOf(language, 'reading-club', 'addToCart') })
const errorWords = (kind: 'checkout' | 'installments') =>
  ({
    checkout: ['The checkout did not open', 'You have not paid anything. Please try again.'],
    installments: ['Subscriptions cannot be added right now', 'Please try again in a few minutes.'],
  })[kind]

for (const language of languagesOfUse())
  test(`the club is found in the menu, and each reading age has its box (${language})`, async ({ page }) => {
    await page.goto(prefixOf(language) || '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: copyOf(language, 'shell', 'menu.earlyReaderClub') })
      .click()
    await expect(page).toHaveURL(`${prefixOf(language)}${BOX}`)
    const ages = page.getByRole('navigation', { name: copyOf(language, 'reading-club', 'labels.readingAge') })
    await expect(ages.getByRole('link')).toHaveCount(3)
    await ages.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(`${prefixOf(language)}/products/erc-box-4-5`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Early Reader Club')
    const panel = page.locator('form[action="/api/cart/add"]')
    await expect(panel).toContainText(/24[.,]00/)
    await expect(panel).toContainText(copyOf(language, 'reading-club', 'labels.perMonth'))
    for (const fact of ['facts.0', 'facts.1', 'facts.2'])
      await expect(
        panel.getByRole('listitem').filter({ hasText: copyOf(language, 'reading-club', fact) }),
      ).toBeVisible()
    await expect(panel.getByRole('spinbutton')).toHaveCount(0)
    await expect(button(page, language)).toBeEnabled()
  })

for (const language of languagesOfUse())
  test(`E-92 whoever has no account makes one and comes back to the box (${language})`, async ({ page, cart }) => {
    await page.goto(`${prefixOf(language)}${BOX}`)
    await button(page, language).click()
    const back = encodeURIComponent(`${prefixOf(language)}${BOX}`)
    await page.waitForURL((url) => url.pathname === `${prefixOf(language)}/sign-up` && url.search.includes(back))
    expect(await cart.onServer()).toEqual({ [SKU]: 1 })
  })

test('S-251, S-363 the box goes into the cart, and on to its checkout without a stop at the cart', async ({
  page,
  cart,
  server,
}) => {
  await signInAs(page.request, server.origin, 'new')
  await page.goto(BOX)
  const been: string[] = []
  page.on('framenavigated', (frame) => been.push(new URL(frame.url()).pathname))
  await button(page).click()
  await page.waitForURL(/\/en-EU\/checkout\/customer-information\/[0-9a-f-]{36}$/)
  expect(been.filter((path) => path === '/cart')).toEqual([])
  await expect(page.getByRole('main')).toContainText('Early Reader Club, 3–4 years')
  await expect(page.getByRole('main')).toContainText('€24.00')
  expect(await cart.onServer()).toEqual({ [SKU]: 1 })
  const lines: { items: { properties: Record<string, string> }[] } = await (await page.request.get('/cart.js')).json()
  expect(JSON.parse(lines.items[0]?.properties.subscription_plan_settings ?? '{}')).toEqual({
    plan_anchor: 'early-reader-club',
    plan_installment_id: 'erc-box-3-4',
    sku: SKU,
    item_origin: 'product_page',
  })
})

test('S-304, S-385 while the plan cannot be looked up the page says so and nothing can be added', async ({
  page,
  server,
}) => {
  await server.faults.add({ upstream: 'catalog', outcome: { kind: 'status', status: 500 } })
  await page.goto(`${BOX}?plan=down`)
  const [heading, message] = errorWords('installments')
  await expect(page.getByText(heading ?? '')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
  await expect(button(page)).toBeDisabled()
  await server.faults.clear()
  await expect(async () => {
    await page.reload()
    await expect(button(page)).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(heading ?? '')).toHaveCount(0)
})

test('S-384 a checkout that does not go on says so by heading and list, and the next press goes on', async ({
  page,
  cart,
  server,
}) => {
  await signInAs(page.request, server.origin, 'new')
  await page.goto(BOX)
  await server.faults.add({ upstream: 'checkout-orchestration', outcome: { kind: 'status', status: 500 } })
  await button(page).click()
  const [heading, message] = errorWords('checkout')
  const alert = page.getByRole('alert').filter({ hasText: heading })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('listitem')).toHaveText([message ?? ''])
  await expect(page).toHaveURL(BOX)
  await server.faults.clear()
  await button(page).click()
  await page.waitForURL(/\/checkout\/customer-information\//)
  expect(await cart.onServer()).toEqual({ [SKU]: 1 })
})

test('S-252 a box that is not added says so and starts no checkout', async ({ page, cart, server }) => {
  await page.goto(BOX)
  await inUse(page)
  await server.faults.add({ operation: 'cartCreate', outcome: { kind: 'status', status: 500 } })
  await button(page).click()
  await expect(page.getByRole('alert').filter({ hasText: copyOf('en', 'kit-page', 'labels.addFailed') })).toBeVisible()
  await expect(page).toHaveURL(BOX)
  await server.faults.clear()
  expect(await cart.onServer()).toEqual({})
})

test('S-302 a box is in the cart once, however often it is asked for', async ({ page, cart }) => {
  for (const _ of [1, 2]) {
    await page.goto(BOX)
    await button(page).click()
    await page.waitForURL(/\/sign-up/)
  }
  expect(await cart.onServer()).toEqual({ [SKU]: 1 })
})

test('there is no box of another age', async ({ page }) => {
  const answer = await page.goto('/products/erc-box-9-10')
  expect(answer?.status()).toBe(404)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a box goes into the cart by its form', async ({ page, cart }) => {
    await page.goto(BOX)
    await button(page).click()
    await expect(page).toHaveURL('/cart')
    expect(await cart.onServer()).toEqual({ [SKU]: 1 })
    await expect(page.locator('li[data-line]')).toContainText('Early Reader Club, 3–4 years')
  })
})

test('S-369 on a phone the message that a box was not added is in sight after the press', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|add-to-cart/)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(BOX)
  await untilLive(page)
  const form = page.locator('form[data-machine=addToCart]')
  await expect(form).toHaveAttribute('data-state', 'open.idle')
  // the button alone is in sight, at the top of the window
  await button(page).evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 8))
  await server.faults.add({ operation: 'cartCreate', outcome: { kind: 'status', status: 500 } })
  await button(page).click()
  await expect(form).toHaveAttribute('data-state', 'open.failed', { timeout: 20_000 })
  await expect(form.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await server.faults.clear()
})
