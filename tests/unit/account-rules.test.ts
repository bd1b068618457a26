import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KITS, savingsPercent } from '~/services/domain/kits/kit.rules'
import { LANGUAGES } from '~/services/domain/locale'
import { paymentLabel } from '~/services/domain/payment/payment-label.rules'
import { BUNDLE_SIZES, bundleOffer, kitsOfBundle, offerOfId } from '~/services/domain/prices/offers.rules'

const CURRENCIES = ['usd', 'gbp', 'aud', 'eur'] as const
describe('offers', () => {
  const kit = fc.constantFrom(...KITS)
  const cents = fc.integer({ min: 1, max: 100_000 })

  test('A-218 an offer holds as many kits as its size says, in order of age, and never one alone', () => {
    fc.assert(
      fc.property(kit, fc.integer({ min: 0, max: 24 }), ({ anchor, position }, size) => {
        const kits = kitsOfBundle(anchor, size)
        if (size < 2 || position + size - 1 > KITS.length) return void expect(kits).toBeNull()
        expect(kits?.map((each) => each.position)).toEqual(Array.from({ length: size }, (_, at) => position + at))
      }),
    )
  })

  test('an offer is between what its kits cost in the cheaper and in the dearer size, and is found by its id', () => {
    const sizes = fc.constantFrom(...BUNDLE_SIZES)
    fc.assert(
      fc.property(kit, sizes, fc.constantFrom(...CURRENCIES), cents, cents, (from, size, currency, baby, toddler) => {
        const prices = [
          { size, band: 'baby' as const, amount: baby * size, fullAmount: 2 * baby * size },
          { size, band: 'toddler' as const, amount: toddler * size, fullAmount: 2 * toddler * size },
        ]
        const asked = { startingAnchor: from.anchor, size, currency }
        const offer = bundleOffer({ ...asked, prices })
        if (!offer) return void expect(kitsOfBundle(from.anchor, size)).toBeNull()
        expect(offer.amount).toBeGreaterThanOrEqual(Math.min(baby, toddler) * size)
        expect(offer.amount).toBeLessThanOrEqual(Math.max(baby, toddler) * size)
        expect(offer.full_amount).toBe(2 * offer.amount)
        expect(offerOfId(offer.id)).toEqual(asked)
        expect(savingsPercent(offer.amount, offer.full_amount)).toBe(50)
      }),
    )
  })

  test('A-219 savings are whole per cent, rounded up', () => {
    expect(savingsPercent(16800, 19400)).toBe(14)
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (full_amount, off) => {
        const amount = Math.max(0, full_amount - off)
        const savings = savingsPercent(amount, full_amount)
        expect(Number.isInteger(savings)).toBe(true)
        expect(savings * full_amount).toBeGreaterThanOrEqual((full_amount - amount) * 100)
        expect((savings - 1) * full_amount).toBeLessThan((full_amount - amount) * 100)
      }),
    )
  })

  test('no other text is the id of an offer', () => {
    fc.assert(fc.property(fc.string(), (text) => void expect(offerOfId(text)).toBeNull()))
  })
})

describe('labels of how people pay', () => {
  const language = fc.constantFrom(...LANGUAGES)

  test('A-132 a card is its brand and its last four digits, in every language', () => {
    const four = fc.stringMatching(/^\d{4}$/)
    fc.assert(
      fc.property(language, fc.constantFrom('visa', 'VISA', 'Visa'), four, (spoken, brand, last4) => {
        const label = paymentLabel({ kind: 'card', brand, last4 }, spoken)
        expect(label).toMatch(/^Visa /)
        expect(label.replace(/\D/g, '')).toBe(last4)
      }),
    )
  })

  test('A-132 a bank debit names its bank code, PayPal is PayPal, and a store says its own label', () => {
    fc.assert(
      fc.property(language, fc.stringMatching(/^[A-Z]{4,8}$/), (spoken, text) => {
        expect(paymentLabel({ kind: 'bankDebit', bankCode: text }, spoken)).toContain(`(${text})`)
        expect(paymentLabel({ kind: 'paypal' }, spoken)).toBe('PayPal')
        expect(paymentLabel({ kind: 'store', label: text }, spoken)).toBe(text)
      }),
    )
    const credit = LANGUAGES.map((spoken) => paymentLabel({ kind: 'credit' }, spoken))
    expect(new Set(credit).size).toBe(LANGUAGES.length)
  })
})
