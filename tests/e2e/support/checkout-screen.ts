import { expect, type Page } from '@playwright/test'
import { TEST_CARDS } from '../../../src/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { cartScreen } from './cart-screen'
import { QA_KEY } from './process'
import { type Language, messageOf } from './words'

export const CODES: Record<Language, string> = { en: 'en-EU', nl: 'nl', fr: 'fr', de: 'de', es: 'es' }
export const CARDS = TEST_CARDS
type CardName = keyof typeof TEST_CARDS

/** The checkout as a buyer sees it: five steps, one open, and what has become of the payment. */
export function checkoutScreen(page: Page, language: Language = 'en') {
  const say = (key: string) => messageOf(language, `checkout.${key}`)
  const root = page.locator('[data-machine=checkout]')
  const step = (name: string) => root.locator(`[data-step=${name}]`)
  const at = (name: string) =>
    expect(root).toHaveAttribute('data-state', new RegExp(`^withBuyer\\.steps\\.${name}(\\.editing)?$`))
  const next = () => root.locator('form button[type=submit]').click()
  const screen = {
    root,
    say,
    step,
    at,
    next,
    summary: root.locator('[role=alert]'),
    heading: (name: string) => page.locator(`#step-${name}`),
    change: (name: string) => step(name).getByRole('button').click(),
    back: () => root.getByRole('button', { name: say('back'), exact: true }).click(),
    total: root.locator('[data-total]').last(),
    pay: root.getByRole('button', { name: say('review.pay'), exact: true }),
    leave: page.getByRole('banner').getByText(say('leave'), { exact: true }),
    confirmation: page.locator('#confirmation'),
    number: root.getByText(/PC-\d+/),
    /** from the cart's page to the first step, which is the address for somebody who is signed in */
    async open(first: 'contact' | 'address' = 'contact') {
      const cart = cartScreen(page, language)
      await cart.open()
      await cart.checkout.click()
      await page.waitForURL(new RegExp(`/${CODES[language]}/checkout/customer-information/[0-9a-f-]{36}`))
      await at(first)
    },
    async contact(email = 'buyer@example.test') {
      await page.fill('#contact-email', email)
      await next()
      await at('address')
    },
    async address(country = 'NL') {
      await at('address')
      await fillAddress(page, { country })
      await next()
      await at('delivery')
    },
    /** where nothing is sent */
    async billing() {
      await at('address')
      await fillAddress(page)
      await next()
      await at('payment')
    },
    async delivery() {
      await at('delivery')
      await next()
      await at('payment')
    },
    async card(name: CardName = 'good') {
      await at('payment')
      await page.fill('#card-number', CARDS[name])
      await page.fill('#card-expiry', '0730')
      await page.fill('#card-cvc', '123')
      await page.fill('#card-name', 'Robin Sample')
      await next()
      await at('review')
    },
    async toPayment(email?: string) {
      await screen.open()
      await screen.contact(email)
      await screen.address()
      await screen.delivery()
    },
    async toReview(card: CardName = 'good', email?: string) {
      await screen.toPayment(email)
      await screen.card(card)
    },
    isConfirmed: (timeout = 20_000) => expect(root).toHaveAttribute('data-state', 'withBuyer.confirmed', { timeout }),
    tells: (problem: string) =>
      expect(page.locator('#checkout-problem strong')).toHaveText(say(`problems.${problem}.title`)),
  }
  return screen
}
export type CheckoutScreen = ReturnType<typeof checkoutScreen>

/** An address as people type it. */
export async function fillAddress(page: Page, { country = 'NL', line1 = 'Sample Street 1' } = {}) {
  await page.selectOption('#shipping-country', country)
  await page.fill('#shipping-first-name', 'Robin')
  await page.fill('#shipping-last-name', 'Sample')
  await page.fill('#shipping-line1', line1)
  await page.fill('#shipping-zip-code', country === 'NL' ? '3511 AB' : '10115')
  await page.fill('#shipping-city', 'Utrecht')
}

/** The emails that one address got, as the mailbox shows them. */
export async function emailsTo(page: Page, email: string): Promise<string[]> {
  const other = await page.context().newPage()
  await other.goto(`/mailbox?key=${QA_KEY}`)
  const emails = await other.locator('article', { hasText: email }).locator('h2').allTextContents()
  await other.close()
  return emails
}
