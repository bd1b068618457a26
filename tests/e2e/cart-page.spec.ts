import { cartScreen } from './support/cart-screen'
import { BOOKS, expect, TOY, test } from './support/shop'
import { spokenIn } from './support/spoken'
import { copyOf, type Language, languagesOfUse, languagesOfWords, messageOf, prefixOf } from './support/words'

for (const language of languagesOfUse())
  test(`S-246 a line that is taken out is announced, and the keyboard goes on beside it (${language})`, async ({
    page,
    cart,
  }) => {
    await cart.fill([TOY, BOOKS, { sku: 'GIFT-CARD-50' }])
    const screen = cartScreen(page, language)
    await screen.open()
    const lines = screen.root.locator('li[data-line]')
    const button = (at: number, label: string) =>
      lines.nth(at).getByRole('button', { name: copyOf(language, 'cart', `labels.${label}`) })
    const titleAt = async (at: number) => (await lines.nth(at).locator('p').first().innerText()).trim()
    const says = (title: string) =>
      expect
        .poll(() => spokenIn(page))
        .toContain(messageOf(language, 'announcements.removed').replace('{title}', title))
    const [first, second, third] = [await titleAt(0), await titleAt(1), await titleAt(2)]

    await button(1, 'remove').press('Enter')
    await says(second)
    await expect(lines.filter({ hasText: third })).toBeFocused()
    await button(1, 'oneLess').press('Enter')
    await says(third)
    await expect(lines.filter({ hasText: first })).toBeFocused()
    await button(0, 'remove').press('Enter')
    await says(first)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

for (const language of languagesOfUse())
  test(`S-377 a checkout that does not open says why, keeps the cart, and opens the next time (${language})`, async ({
    page,
    cart,
    server,
  }) => {
    await cart.fill([{ ...TOY, quantity: 2 }])
    const screen = cartScreen(page, language)
    await screen.open()
    const outcome = { kind: 'status', status: 503 } as const
    await server.faults.add({ upstream: 'checkout-orchestration', outcome })
    await screen.checkout.click()
    await expect(screen.alert.locator('strong')).toHaveText(messageOf(language, 'checkoutStart.title'))
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 2 })
    await server.faults.clear()
    await screen.checkout.click()
    await page.waitForURL(/\/checkout\/customer-information\//)
    expect(await cart.onServer()).toEqual({ [TOY.sku]: 2 })
  })

test('S-374 a cart that cannot be prepared says so once, and stays', async ({ page, cart, server }) => {
  await cart.fill([TOY])
  const screen = cartScreen(page)
  await screen.open()
  await server.faults.add({ outcome: { kind: 'status', status: 500 } })
  await screen.checkout.click()
  await screen.says('checkout')
  await server.faults.clear()
  expect(await cart.onServer()).toEqual({ [TOY.sku]: 1 })
})

test('a change that is on its way is waited for, and is part of what is checked out', async ({ page, cart }) => {
  await cart.fill([TOY])
  const screen = cartScreen(page)
  await screen.open()
  await screen.line(TOY.title).more.click()
  await screen.checkout.click()
  await page.waitForURL(/\/checkout\/customer-information\//)
  await expect(page.locator('[data-total]').last()).toContainText('36.00')
})

const KIT = { sku: 'KIT-OBSERVER-TAN', title: 'The Observer Play Kit' } as const
const GIFT = { sku: 'GIFT-CARD-25' } as const
const PLAN = { sku: 'PLAY-KITS-BABY-PUF-2' } as const
const optionOf = (language: Language, value: string) => copyOf(language, 'cart', `optionTexts.${value}`)

for (const language of languagesOfWords())
  test(`S-176, S-339 lines say what they are in the language of the page (${language})`, async ({ page, cart }) => {
    await cart.fill([KIT, GIFT, PLAN])
    const screen = cartScreen(page, language)
    await screen.open()
    const details = screen.root.locator('li[data-line] p:nth-child(2)')
    const label = (key: string) => copyOf(language, 'cart', `productTexts.${key}`)
    const [worth = ''] = optionOf(language, '25').split('{amount}')
    await expect(details).toContainText([
      `${label('singleLabel')} · ${optionOf(language, 'tan')}`,
      new RegExp(`^${worth}.*25`),
      `${label('subscriptionLabel')} · ${optionOf(language, 'pay-up-front-2')}`,
    ])
    await expect(screen.root.getByRole('link', { name: KIT.title })).toHaveAttribute(
      'href',
      /\/products\/kit-the-observer$/,
    )
  })

test('S-339, S-381 words of what another tab has added come with it; until then the page has its own', async ({
  page,
  cart,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await cart.fill([TOY])
  const screen = cartScreen(page, 'de')
  await screen.open()
  const isAboutWords = /_serverFn.*handles/
  await page.route(isAboutWords, (route) => route.abort())
  const changed = () => page.evaluate(() => new BroadcastChannel('playchart-cart').postMessage('changed'))
  await cart.fill([KIT])
  const line = screen.root.locator('li[data-line]', { hasText: KIT.title })
  // a tab that is still loading does not receive messages yet
  await expect(async () => {
    await changed()
    await expect(line).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  const single = copyOf('de', 'cart', 'labels.single')
  await expect(line).toContainText(`${single} · tan`)
  await page.unroute(isAboutWords)
  await changed()
  await expect(line).toContainText(`${single} · ${optionOf('de', 'tan')}`)
})

test('S-374 a checkout that cannot be prepared says so', async ({ page, cart, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await cart.fill([TOY])
  const screen = cartScreen(page)
  await screen.open()
  await page.route('**/_serverFn/**', (route) => route.abort())
  await screen.checkout.click()
  await screen.says('checkout')
})

for (const language of languagesOfUse())
  test(`every price stands within its line in a window of 320 px (${language})`, async ({ page, cart }) => {
    await cart.fill([{ sku: 'KIT-COMPANION-DARK', quantity: 2 }, { sku: BOOKS.sku }, TOY])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`${prefixOf(language)}/cart`)
    const lines = page.locator('li[data-line]')
    await expect(lines).toHaveCount(3)
    const beyond = await lines.evaluateAll((all) =>
      all.flatMap((line) =>
        [...line.querySelectorAll('*')]
          .filter((part) => part.getBoundingClientRect().right > line.getBoundingClientRect().right + 0.5)
          .map((part) => part.textContent),
      ),
    )
    expect(beyond).toEqual([])
  })
