import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import {
  isAgedOut,
  KIT_DISCOUNT_PERCENT,
  KITS,
  kitForBirthDate,
  kitMatches,
  kitOfAnchor,
  savingsPercent,
  standaloneKit,
} from '~/services/domain/kits/kit.rules'
import type { Region } from '~/services/domain/locale'
import { booksOf, onePrice } from '~/services/domain/plans/plan.rules'
import { withBooks } from '~/services/domain/plans/plan-price.rules'

const today = CivilDate.parse('2026-11-21')
const aged = (months: number) => plusMonths(today, -months)
const kit = (name: string) => {
  const found = kitOfAnchor(`kit-the-${name}`)
  if (!found) throw new Error(name)
  return found
}

test('S-210 twenty-two kits with anchors and titles', () => {
  expect(KITS).toHaveLength(22)
  expect(kit('looker').title).toBe('The Looker Play Kit')
  expect(kit('free-spirit').title).toBe('The Free Spirit Play Kit')
  expect(kit('problem-solver').title).toBe('The Problem Solver Play Kit')
})

test.each([
  ['S-212', 'looker', 0, 3, 0],
  ['S-213', 'charmer', 3, 4, 3],
  ['S-214', 'senser', 5, 6, 5],
  ['S-215', 'inspector', 7, 8, 7],
  ['S-216', 'explorer', 9, 10, 9],
  ['S-217', 'thinker', 11, 12, 11],
  ['S-218', 'babbler', 13, 15, 14],
  ['S-219', 'adventurer', 16, 18, 17],
  ['S-220', 'realist', 19, 21, 20],
  ['S-221', 'companion', 22, 24, 23],
  ['S-222', 'helper', 25, 27, 26],
  ['S-223', 'enthusiast', 28, 30, 29],
  ['S-224', 'investigator', 31, 33, 32],
  ['S-225', 'free-spirit', 34, 36, 35],
  ['S-226', 'observer', 37, 39, 38],
  ['S-227', 'storyteller', 40, 42, 41],
  ['S-228', 'problem-solver', 43, 45, 44],
  ['S-229', 'analyst', 46, 48, 47],
  ['S-230', 'connector', 49, 51, 50],
  ['S-231', 'examiner', 52, 54, 53],
  ['S-232', 'persister', 55, 57, 56],
  ['S-233', 'planner', 58, 60, 59],
])('%s %s is for %i to %i months, %i when unknown', (_, name, minMonths, maxMonths, defaultAgeMonths) => {
  expect(kit(name)).toMatchObject({ minMonths, maxMonths, defaultAgeMonths })
})

describe('decided: E-05', () => {
  test('at three months both kits match, and the birth date finds the later one', () => {
    const birthDate = aged(3)
    expect(kitMatches({ kit: kit('looker'), birthDate, today })).toBe(true)
    expect(kitMatches({ kit: kit('charmer'), birthDate, today })).toBe(true)
    expect(kitForBirthDate(birthDate, today)?.name).toBe('charmer')
  })
  test('a child to be born within nine months starts with the looker', () => {
    expect(kitForBirthDate(plusMonths(today, 9), today)?.name).toBe('looker')
    expect(kitForBirthDate(plusDays(plusMonths(today, 9), 1), today)).toBeNull()
  })
  test('over sixty completed months a child is aged out', () => {
    const last = plusDays(aged(61), 1)
    expect([kitForBirthDate(last, today)?.name, isAgedOut(last, today)]).toEqual(['planner', false])
    expect([kitForBirthDate(aged(61), today), isAgedOut(aged(61), today)]).toEqual([null, true])
  })
  test('every day of the first sixty months has a kit, and the kit matches it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1830 }), (days) => {
        const birthDate = plusDays(today, -days)
        const found = kitForBirthDate(birthDate, today)
        expect(found && kitMatches({ kit: found, birthDate, today })).toBe(true)
      }),
    )
  })
})

test('S-396, S-397 six baby kits at 13 %, sixteen toddler kits at 17 %', () => {
  expect(KIT_DISCOUNT_PERCENT).toEqual({ baby: 13, toddler: 17 })
  expect(KITS.filter(({ band }) => band === 'baby').map(({ name }) => name)).toEqual([
    'looker',
    'charmer',
    'senser',
    'inspector',
    'explorer',
    'thinker',
  ])
})

test('S-395 what is saved is one minus price / original price, in per cent', () => {
  expect([savingsPercent(8400, 9700), savingsPercent(75, 100), savingsPercent(100, 100)]).toEqual([14, 25, 0])
  expect(savingsPercent(10, 0)).toBe(0)
})

const variants = (priceCentsStandalone: number | null) =>
  [{ id: 'v', title: '', sku: null, availableForSale: true, priceCentsStandalone }].map((variant) => ({
    ...variant,
    numericId: '1',
    price: { amountCents: 1, currency: 'eur' as const },
    compareAt: null,
    formattedPrice: '',
    currentlyNotInStock: false,
    quantityAvailable: null,
    selectedOptions: [],
    image: null,
  }))

test('S-190, S-191 the single kit: its own id, price and title, and only where a price is set', () => {
  expect(standaloneKit({ id: 'p', variants: variants(9700) })).toEqual({
    id: 'p-standalone',
    title: 'Single Play Kit',
    optionDetails: null,
    variants: [{ id: 'v', title: '', sku: null, availableForSale: true, selectedOptions: [], priceCents: 9700 }],
  })
  expect(standaloneKit({ id: 'p', variants: variants(null) })).toBeNull()
})

test('S-392, S-393, S-394 what kits and their books cost, by region: (kit + books) × kits', () => {
  const one = (region: Region, name: string) => onePrice(kit(name), region).amountCents
  expect([one('eu', 'thinker'), one('eu', 'babbler'), one('eu', 'observer')]).toEqual([8400, 12_600, 12_600])
  expect([one('us', 'looker'), one('gb', 'looker'), one('au', 'looker'), one('au', 'free-spirit')]).toEqual([
    8000, 8000, 13_000, 19_500,
  ])
  const two = (region: Region) => {
    const { currency } = onePrice(kit('looker'), region)
    const books = booksOf({ language: 'en', region, isGift: false })
    return withBooks({ amountCents: 2 * one(region, 'looker'), currency }, { books, kits: 2 }).amountCents
  }
  expect([two('eu'), two('us'), two('gb')]).toEqual([20_800, 19_600, 19_800])
  expect(booksOf({ language: 'en', region: 'au', isGift: false })).toBeNull()
})
