import { describe, expect, test } from 'vitest'
import { PaymentMethodPage } from '~/components/settings/payment-method-page'
import type { Money } from '~/services/domain/money/money'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { textOf } from '../../support/markup'
import { ADDRESS } from '../../support/orders'
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

describe.each(LANGUAGES)('A-129 A-130 A-131 how somebody pays (%s)', (language) => {
  test('is named, with where who pays lives, each leading to where it is changed', async () => {
    const billing = { uuid: 'address', ...ADDRESS }
    const method = { uuid: 'm', label: 'Visa ending in 4242', billing, credit: null }
    const hrefs = { card: '/card', billing: '/billing', back: '/back' }
    const screen = await draw(<PaymentMethodPage view={{ page, method, hrefs, backTo: 'settings' }} />, language)
    const rows = Object.fromEntries(screen.all('a').map((row) => [row.attributes.href, textOf(row)]))
    expect(rows['/card']).toContain('Visa ending in 4242')
    expect(rows['/billing']).toContain('Sample Street 1')
    expect(rows).toHaveProperty('/back')
  })

  test('is a card that is to be given, where nobody pays yet', async () => {
    const hrefs = { card: '/card', billing: null, back: '/back' }
    const { text, messages } = await draw(
      <PaymentMethodPage view={{ page, method: null, hrefs, backTo: 'club' }} />,
      language,
    )
    const { none, addCard, backToClub } = messages.settings.paymentForm
    for (const said of [none, addCard, backToClub]) expect(text).toContain(said)
  })
})
