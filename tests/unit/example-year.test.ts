import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { exampleYear } from '~/services/domain/plans/example-year.rules'
import { layOut } from '~/services/domain/plans/layout.rules'
import { deliveryOf, yearPrices } from '~/services/flows/how-it-works/how-it-works.rules'

describe('the example child of How it works', () => {
  test('is eleven months old today, and its boxes lie at thirteen months and every three months from then on', () => {
    const { birthDate, stops, birthdays } = exampleYear(CivilDate.parse('2026-11-23'))
    expect(birthDate).toBe('2025-12-23')
    expect(stops.map(({ anchor, date, months, lasts }) => [anchor, date, months, lasts])).toEqual([
      ['kit-the-thinker', '2026-11-23', 11, 2],
      ['kit-the-babbler', '2027-01-23', 13, 3],
      ['kit-the-adventurer', '2027-04-23', 16, 3],
      ['kit-the-realist', '2027-07-23', 19, 3],
      ['kit-the-companion', '2027-10-23', 22, 3],
      ['kit-the-helper', '2028-01-23', 25, 3],
    ])
    expect(birthdays).toEqual([
      { years: 1, at: 1 },
      { years: 2, at: 13 },
    ])
  })

  test('gets on every day of the calendar what a family that orders then would get, on a ruler of seventeen months', () => {
    const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => plusDays(CivilDate.parse('2026-01-01'), days))
    fc.assert(
      fc.property(anyDay, (today) => {
        const { birthDate, stops, ticks } = exampleYear(today)
        const order = { startingKit: 'kit-the-thinker', orderedOn: today, prepaid: 1, isPartial: false }
        const laid = layOut({ birthDate, ...order }).slice(0, 6)
        expect(stops.map(({ anchor, date }) => [anchor, date])).toEqual(laid.map(({ anchor, date }) => [anchor, date]))
        expect(ticks).toHaveLength(17)
      }),
    )
  })
})

describe('the prices of How it works', () => {
  const age = { slug: '0-12-months', url: '/', title: 'First year', band: 1, priceKey: '0-12-months' } as const
  const prices = { heading: '', text: '', subscribe: '', single: '', link: null, ages: [age] }

  test.each([
    ['eu', 8400, 'eur'],
    ['us', 8000, 'usd'],
    ['gb', 8000, 'gbp'],
    ['au', 13_000, 'aud'],
  ] as const)('are those of the region: %s', (region, amountCents, currency) => {
    const [first] = yearPrices({ prices }, { region, singles: [null] })
    expect(first).toMatchObject({ kits: 6, subscription: { amountCents, currency }, single: null })
  })

  test('name what the cheapest kit costs to send alone: nothing from the threshold on, and its price below', () => {
    const kit = (amountCents: number) => ({ amountCents, currency: 'eur' as const })
    expect(deliveryOf([kit(15_200), kit(9700)])).toEqual(kit(0))
    expect(deliveryOf([kit(15_200), kit(4900)])).toEqual(kit(495))
    expect(deliveryOf([])).toBeNull()
  })
})
