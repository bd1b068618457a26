import type { Page } from '@playwright/test'
import { expect } from './shop'
import { type Language, messageOf, prefixOf } from './words'

const BASE = '/pages/subscription-v3'
export const NOW = '2026-11-20T10:00:00.000Z'

/** The pages of the subscription, as a parent uses them. */
export function flowScreen(page: Page, language: Language = 'en') {
  const prefix = prefixOf(language)
  const path = (step: string, query = '') => `${prefix}${BASE}/${step}${query && `?${query}`}`
  const main = page.locator('main')
  const submit = main.locator('form button[type=submit]').last()
  return {
    main,
    submit,
    root: page.locator('[data-machine=subscriptionFlow]'),
    name: main.locator('input[name=name]'),
    part: (name: 'day' | 'month' | 'year') => main.locator(`input[name=${name}]`),
    bookLanguage: main.locator('select[name=language]'),
    summary: page.locator('#error-summary'),
    plan: (id: string) => main.locator(`input[name=plan][value="${id}"]`),
    renews: main.locator('input[name=renews][value=true]'),
    books: main.locator('input[name=books]'),
    back: main.getByRole('link', { name: messageOf(language, 'payment.back'), exact: true }),
    /** of any step, by what it is */
    backLink: main
      .locator('a:has(svg)')
      .filter({ hasNot: page.locator('img') })
      .first(),
    rows: main.locator('dl').first(),
    path,
    open: (step: string, query = '') => page.goto(path(step, query)),
    isAt: (step: string, query = '') => expect(page).toHaveURL(path(step, query)),
    async fillChild({ day = '20', month = '8', year = '2025', name = 'Noor' } = {}) {
      await main.locator('input[name=name]').fill(name)
      for (const [part, value] of Object.entries({ day, month, year }))
        await main.locator(`input[name=${part}]`).fill(value)
    },
    async fillGift({ name = 'A friend', email = 'friend@playchart.test', kit = 'kit-the-looker' } = {}) {
      await main.locator('#gift-recipientName').fill(name)
      await main.locator('#gift-recipientEmail').fill(email)
      await main.locator('#gift-kitAnchor').selectOption(kit)
    },
    async goToPayment(query = '') {
      await page.goto(path('child-info', query))
      await this.fillChild()
      await submit.click()
      await expect(page).toHaveURL(new RegExp(`${BASE}/payment-options`))
    },
    async goToReview(query = '') {
      await this.goToPayment(query)
      await submit.click()
      await expect(page).toHaveURL(new RegExp(`${BASE}/order-review`))
    },
  }
}
