import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DELIVERY, deliveryCents, deliveryMethods, isServed } from '~/services/domain/delivery/delivery.rules'
import { REGIONS } from '~/services/domain/locale'
import { brandOf, isCardExpired, isLuhnValid } from '~/services/domain/payment/card.rules'
import { codesWith, givenCodes } from '~/services/domain/prices/discount-code.rules'
import { EU_COUNTRIES, vatOf } from '~/services/domain/prices/tax.rules'
import { goodsOf, totalsOf } from '~/services/domain/prices/totals.rules'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const lines = fc.array(
  fc
    .record({ price: cents, saved: cents, quantity: fc.integer({ min: 1, max: 1000 }) })
    .map(({ price, saved, quantity }) => ({ price, full_price: price + saved, quantity })),
  { maxLength: 20 },
)
const codes = fc.array(fc.record({ code: fc.string({ minLength: 1 }), amount: cents }), { maxLength: 4 })
const vat = fc.record({ permille: fc.integer({ min: 0, max: 300 }), isIncluded: fc.boolean() })

test('the total is the goods less the codes, and the delivery, with the tax on top only where prices come without it', () => {
  const property = fc.property(fc.record({ lines, codes, shipping: cents, vat }), (bill) => {
    const { discount_codes, ...totals } = totalsOf(bill)
    const added = bill.vat.isIncluded ? 0 : totals.tax
    const off = discount_codes.reduce((sum, { amount }) => sum + amount, 0)
    expect(totals.total).toBe(totals.subtotal - totals.discount - off + totals.shipping + added)
    expect(totals.subtotal - totals.discount).toBe(goodsOf(bill.lines))
    for (const amount of Object.values(totals)) expect(Number.isInteger(amount) && amount >= 0).toBe(true)
  })
  fc.assert(property, { numRuns: 500 })
})

test('codes take what the shop said of them, together never more than the goods cost, and nothing of the delivery', () => {
  const property = fc.property(fc.record({ lines, codes, shipping: cents, vat }), (bill) => {
    const { discount_codes: taken, total } = totalsOf(bill)
    const sum = (each: typeof taken) => each.reduce((all, { amount }) => all + amount, 0)
    expect(sum(taken)).toBe(Math.min(sum(bill.codes), goodsOf(bill.lines)))
    expect(taken.map(({ code }) => code)).toEqual(bill.codes.map(({ code }) => code))
    expect(taken.every(({ amount }, index) => amount >= 0 && amount <= (bill.codes[index]?.amount ?? -1))).toBe(true)
    expect(total).toBeGreaterThanOrEqual(bill.shipping)
    expect(total).toBeLessThanOrEqual(totalsOf({ ...bill, codes: [] }).total)
  })
  fc.assert(property, { numRuns: 500 })
})

test('a code is the same however it is written; what an offer without a code takes off has no name', () => {
  expect(givenCodes([' welcome10', 'WELCOME10', '', '  ', 'PLAY5 '])).toEqual(['WELCOME10', 'PLAY5'])
  const taken = [
    { code: 'WELCOME10', amountCents: 300 },
    { code: 'WELCOME10', amountCents: 40 },
    { code: '', amountCents: 5 },
  ]
  expect(codesWith(['welcome10', 'NOPE'], taken)).toEqual([
    { code: 'welcome10', amountCents: 340 },
    { code: 'NOPE', amountCents: 0 },
    { code: '', amountCents: 5 },
  ])
})

test('an included tax is worked out from the total, and rounded once', () => {
  const property = fc.property(lines, cents, fc.integer({ min: 0, max: 300 }), (bought, shipping, permille) => {
    const { tax, total } = totalsOf({ lines: bought, codes: [], shipping, vat: { permille, isIncluded: true } })
    expect(tax).toBeLessThanOrEqual(total)
    const net = (total * 1000) / (1000 + permille)
    expect(Math.abs(total - net - tax)).toBeLessThanOrEqual(0.5 + 1e-6)
  })
  fc.assert(property, { numRuns: 500 })
})

test('one more of something never costs less', () => {
  const one = fc.tuple(lines, cents, vat, fc.nat())
  const property = fc.property(one, ([bought, shipping, rate, at]) => {
    fc.pre(bought.length > 0)
    const more = bought.map((line, index) =>
      index === at % bought.length ? { ...line, quantity: line.quantity + 1 } : line,
    )
    const before = totalsOf({ lines: bought, codes: [], shipping, vat: rate })
    expect(totalsOf({ lines: more, codes: [], shipping, vat: rate }).total).toBeGreaterThanOrEqual(before.total)
  })
  fc.assert(property)
})

test('every country of the union has its VAT in the price; Britain and Australia too, the United States none', () => {
  expect(EU_COUNTRIES).toHaveLength(27)
  for (const country of EU_COUNTRIES) {
    const { permille, isIncluded } = vatOf(country)
    expect([permille >= 170 && permille <= 270, isIncluded]).toEqual([true, true])
  }
  expect(['FI', 'NL', 'DE', 'GB', 'AU', 'US'].map((country) => vatOf(country))).toEqual([
    { permille: 255, isIncluded: true },
    { permille: 210, isIncluded: true },
    { permille: 190, isIncluded: true },
    { permille: 200, isIncluded: true },
    { permille: 100, isIncluded: true },
    { permille: 0, isIncluded: false },
  ])
})

/** Standard rates in per cent, as the union lists them. */
const RATES: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

test('each country of the union has the rate that is its own', () => {
  expect(Object.fromEntries(EU_COUNTRIES.map((country) => [country, vatOf(country).permille / 10]))).toEqual(RATES)
  expect(vatOf('CH')).toEqual({ permille: 0, isIncluded: false })
})

test.each(REGIONS)('standard delivery in %s is free from a value on, express never is', (region) => {
  const { freeFrom, standard, home } = DELIVERY[region]
  const priceOf = (goodsCents: number, way: 'standard' | 'express') =>
    deliveryCents(deliveryMethods({ region, goodsCents, hasSubscription: false }), way)
  expect([priceOf(freeFrom - 1, 'standard'), priceOf(freeFrom, 'standard')]).toEqual([standard.price, 0])
  expect(priceOf(10_000_000, 'express')).toBeGreaterThan(0)
  expect([isServed(region, home), isServed(region, 'CH')]).toEqual([true, false])
})

test.each(REGIONS)('E-110 a kit or a box of a subscription ships free in %s, whatever it costs', (region) => {
  const methods = deliveryMethods({ region, goodsCents: 1, hasSubscription: true })
  expect(deliveryCents(methods, 'standard')).toBe(0)
  expect(deliveryCents(methods, 'express')).toBeGreaterThan(0)
})

test('a number is a card’s where its last digit fits', () => {
  for (const number of Object.values(TEST_CARDS)) expect([number, isLuhnValid(number)]).toEqual([number, true])
  expect(['4242424242424241', '0', '4242 4242 4242 4242', ''].map(isLuhnValid)).toEqual([false, false, false, false])
  expect(['4242424242424242', '5555555555554444', '378282246310005', '9999'].map(brandOf)).toEqual([
    'visa',
    'mastercard',
    'amex',
    'card',
  ])
})

test('a card is good until its month is over', () => {
  const today = '2026-11-30'
  expect(isCardExpired({ month: 11, year: 2026, today })).toBe(false)
  expect(isCardExpired({ month: 10, year: 2026, today })).toBe(true)
  expect(isCardExpired({ month: 12, year: 2025, today })).toBe(true)
})
