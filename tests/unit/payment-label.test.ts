import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/services/domain/locale'
import { labelledIn } from '~/services/domain/orders/order-label.rules'
import { type PaymentSource, paymentLabel, paymentLabelIn } from '~/services/domain/payment/payment-label.rules'

const SOURCES: PaymentSource[] = [
  { kind: 'card', brand: 'amex', last4: '0005' },
  { kind: 'bankDebit', bankCode: 'INGB (NL)' },
  { kind: 'paypal' },
  { kind: 'credit' },
  { kind: 'store', label: 'Playchart gift card' },
]

describe.each(LANGUAGES)('A-132 a label that was kept in %s', (kept) => {
  test.each(SOURCES)('is read in every other language: $kind', (source) => {
    for (const wanted of LANGUAGES)
      expect(paymentLabelIn(paymentLabel(source, kept), wanted)).toBe(paymentLabel(source, wanted))
  })
})

test('an order of English days is shown in German', () => {
  const order = { id: 'PC-1', payment_label: 'Visa ending in 4242' }
  expect(labelledIn(order, 'de')).toEqual({ id: 'PC-1', payment_label: 'Visa mit den Endziffern 4242' })
})

test.each(['', 'Visa ending in 42', 'Somebody ending in a ditch'])('what is none of our words stays: %j', (label) =>
  expect(paymentLabelIn(label, 'fr')).toBe(label),
)
