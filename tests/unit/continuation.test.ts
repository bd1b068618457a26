import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CivilDate, plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { continuationOf, type KitOfChild } from '~/services/domain/plans/continuation.rules'
import { layOut } from '~/services/domain/plans/layout.rules'

const day = (text: string) => text as CivilDate
const today = day('2026-11-21')
const came = (name: string, on: string): KitOfChild => ({
  anchor: `kit-the-${name}`,
  scheduled_date: day(on),
  process_status: 'completed',
})

describe('how kits go on', () => {
  test('a child without kits begins as any other, and so does one whose kits never came', () => {
    const child = { birthDate: day('2026-06-15'), today }
    expect(continuationOf([], child)).toBeNull()
    expect(continuationOf([{ ...came('senser', '2026-11-20'), process_status: 'cancelled' }], child)).toBeNull()
  })

  test('the kit after the last one waits until the child has grown into it', () => {
    const next = continuationOf([came('senser', '2026-11-01')], { birthDate: day('2026-06-15'), today })
    expect([next?.kit.name, next?.on]).toEqual(['inspector', '2027-01-15'])
  })

  test('four weeks lie between two kits; what is due comes with the order', () => {
    const birthDate = day('2026-04-15')
    const soon = continuationOf([came('senser', '2026-11-10')], { birthDate, today })
    expect([soon?.kit.name, soon?.on]).toEqual(['inspector', '2026-12-08'])
    const due = continuationOf([came('senser', '2026-10-01')], { birthDate, today })
    expect([due?.kit.name, due?.on]).toEqual(['inspector', null])
  })

  test('kits that the child is past are left out; after the last one nothing is left', () => {
    const birthDate = day('2025-04-15')
    expect(continuationOf([came('looker', '2025-05-01')], { birthDate, today })?.kit.name).toBe('realist')
    expect(continuationOf([came('planner', '2026-10-01')], { birthDate: day('2022-01-01'), today })).toBeNull()
  })

  test('whatever a child has had, no kit comes twice, none too early and none sooner than four weeks after another', () => {
    const given = fc.record({ age: fc.integer({ min: 0, max: 60 }), kits: fc.uniqueArray(fc.constantFrom(...KITS)) })
    const property = fc.property(given, fc.integer({ min: 0, max: 200 }), ({ age, kits }, since) => {
      const birthDate = plusMonths(today, -age)
      const had = kits.map(({ name }, index) => came(name, plusDays(today, 28 * index - since)))
      const next = continuationOf(had, { birthDate, today })
      if (!next) return
      const order = { birthDate, startingKit: next.kit.anchor, orderedOn: today, prepaid: 1, isPartial: false }
      const laid = layOut({ ...order, firstOn: next.on })
      const anchors = [...had, ...laid].map(({ anchor }) => anchor)
      expect(new Set(anchors).size).toBe(anchors.length)
      const [first] = laid
      const last = had
        .map(({ scheduled_date }) => scheduled_date)
        .toSorted()
        .at(-1)
      expect(first && last && first.date >= plusDays(last, 28)).toBe(true)
      for (const { anchor, date } of laid)
        expect(date >= plusMonths(birthDate, kitOfAnchor(anchor)?.minMonths ?? 0)).toBe(true)
    })
    fc.assert(property)
  })
})
