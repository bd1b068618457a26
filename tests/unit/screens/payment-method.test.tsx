import { describe, expect, test } from 'vitest'
import { PaymentMethodPage } from '~/components/settings/payment-method-page'
import type { Money } from '~/services/domain/money/money'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { draw, LANGUAGES, type Language } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'payment-method', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}
const euros = (amountCents: number): Money => ({ amountCents, currency: 'eur' })

function show(credit: Money | null, language: Language = 'en') {
  const method = { uuid: 'm', label: 'Subscription credit balance', billing: null, credit }
  const hrefs = { card: '/card', billing: null, back: '/back' }
  return draw(<PaymentMethodPage view={{ page, method, hrefs, backTo: 'settings' }} />, language)
}

describe.each(LANGUAGES)('A-132 the balance that pays (%s)', (language) => {
  test('says what is left of it and what it pays, and that it pays nothing once it is used', async () => {
    const { text, messages } = await show(euros(4500), language)
    const { creditPays, creditUsed } = messages.settings.paymentForm
    expect(text).toMatch(/45[.,]00/)
    expect([text.includes(creditPays), text.includes(creditUsed)]).toEqual([true, false])
    const used = await show(euros(0), language)
    expect([used.text.includes(creditPays), used.text.includes(creditUsed)]).toEqual([false, true])
  })
})

test('A-132 a card has no balance', async () => {
  const { text, messages } = await show(null)
  expect(text).not.toContain(messages.settings.paymentForm.creditPays)
  expect(text).not.toContain('€')
})
