import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Changeable, ChangeableItem } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { type CivilDate, monthsBetween, plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { changeableIn, offersOf } from '~/services/flows/schedule/changeable.rules'
import { birthDate, changedBy, refusal, started, today } from '../support/changes'
import { child, subscription } from '../support/schedules'

const FOLLOW = { kind: 'followAge' } as const
/** Months by which the child is older than was said; younger where it is less than none. */
const older = (months: number) => plusMonths(birthDate, -months)
const corrected = (months: number, of: Parameters<typeof started>[0] = {}) =>
  started({ ...of, birthDate: older(months), laidOutFor: birthDate })
const daysOf = ({ items }: Changeable) => items.map((item) => [item.anchor, item.scheduled_date])
const positionOf = ({ anchor }: ChangeableItem) => kitOfAnchor(anchor)?.position ?? 0

describe('a birth date that was corrected', () => {
  test('the kits that nobody has paid come for it: none younger than the child, a week from now at the soonest', () => {
    const then = changedBy(corrected(6), FOLLOW)
    expect(daysOf(then).slice(0, 4)).toEqual([
      ['kit-the-senser', today],
      // four weeks after the one that is on its way
      ['kit-the-thinker', '2026-12-19'],
      ['kit-the-babbler', '2027-01-21'],
      ['kit-the-adventurer', '2027-04-21'],
    ])
    expect(then.laidOutFor).toBe(older(6))
    expect(then.items.at(-1)?.anchor).toBe(KITS.at(-1)?.anchor)
  })

  test('of a younger child: the same kits, each when the child grows into it', () => {
    const then = changedBy(corrected(-3), FOLLOW)
    expect(daysOf(then).slice(0, 3)).toEqual([
      ['kit-the-senser', today],
      ['kit-the-inspector', '2027-04-21'],
      ['kit-the-explorer', '2027-06-21'],
    ])
    expect(then.items).toHaveLength(started().items.length)
  })

  test('what was left out for an older child comes after all', () => {
    const before = changedBy(corrected(6), FOLLOW)
    const then = changedBy({ ...before, birthDate }, FOLLOW, plusDays(today, 1))
    expect(then.items.slice(1).map(positionOf)).toEqual(KITS.slice(3).map(({ position }) => position))
    expect(then.items.slice(1, 4).map(({ uuid }) => uuid)).toEqual([null, null, 'item-3'])
  })

  test('what is paid keeps its kit and its day, and the next one comes after it', () => {
    const now = corrected(6, { prepaid: 3 })
    const then = changedBy(now, FOLLOW)
    expect(then.items.slice(0, 3)).toEqual(now.items.slice(0, 3))
    expect(then.items[3]?.anchor).toBe('kit-the-thinker')
    expect(then.items[3]?.scheduled_date).toBe('2027-04-18')
  })

  test('a kit that comes again stays skipped, and keeps its books and what was chosen for it', () => {
    const now = changedBy(corrected(2), { kind: 'skip', item: 'item-5' })
    const chosen = {
      ...now,
      items: now.items.map((item) => ({ ...item, hasBooks: true, customization: { doll: 'tan' } })),
    }
    const then = changedBy(chosen, FOLLOW)
    const at = (of: Changeable) => of.items.find(({ uuid }) => uuid === 'item-5')
    expect(at(then)).toEqual({ ...at(chosen), scheduled_date: '2027-08-21' })
    expect(at(then)?.process_status).toBe('skip_requested')
  })

  test('a kit whose day has come keeps it', () => {
    const day = started().items[1]?.scheduled_date ?? today
    const then = changedBy(corrected(6), FOLLOW, day)
    expect(then.items[1]).toEqual(started().items[1])
    expect(then.items[2]?.scheduled_date).toBe(plusDays(day, 28))
  })

  test('what a gift brings the child comes neither twice nor within four weeks of it', () => {
    const given = started()
      .items.slice(5, 7)
      .map((item) => ({ ...item, billing_status: 'prepay' as const }))
    const then = changedBy({ ...corrected(4), others: [{ status: 'active', isPartial: true, items: given }] }, FOLLOW)
    const [first] = then.items.slice(1)
    expect(first?.anchor).toBe(KITS[9]?.anchor)
    expect(first?.scheduled_date).toBe(plusDays(given[1]?.scheduled_date ?? today, 28))
  })

  test('days that were moved by hand stay where the birth date is the same', () => {
    const now = started()
    const items = now.items.map((item, at) => (at === 1 ? { ...item, scheduled_date: plusDays(today, 40) } : item))
    expect(changedBy({ ...now, items }, FOLLOW).items).toBe(items)
  })
})

describe('or it moves nothing', () => {
  const ending = changedBy(corrected(6, { prepaid: 2 }), { kind: 'cancel' })
  const item = (at: number, more: Partial<ChangeableItem>) => {
    const now = corrected(6)
    return { ...now, items: now.items.map((each, index) => (index === at ? { ...each, ...more } : each)) }
  }

  test.each([
    ['gift', corrected(6, { isPartial: true })],
    ['ended', corrected(6, { status: 'cancelled' })],
    ['ending', ending],
    ['owed', item(0, { process_status: 'billing', billing_status: 'awaiting_payment' })],
    ['owed', item(0, { process_status: 'error', billing_status: 'error' })],
    ['complete', corrected(70)],
    [null, item(0, { process_status: 'cancelled', billing_status: 'error' })],
    [null, item(0, { process_status: 'error', billing_status: 'paid' })],
  ] as const)('%s', (code, now) => expect(refusal(now, FOLLOW)).toBe(code))

  test('where nothing is left to be paid', () => {
    const now = corrected(6, { items: started({ prepaid: 3 }).items.slice(0, 3) })
    expect(changedBy(now, FOLLOW)).toBe(now)
  })

  test('where no day becomes another one', () => {
    const [last] = started().items.slice(-1)
    // a week from now is later than any of its months
    const now = { ...corrected(55), items: last ? [{ ...last, scheduled_date: plusDays(today, 7) }] : [] }
    expect(changedBy(now, FOLLOW)).toBe(now)
    expect(offersOf(now, today)).not.toContain('followAge')
  })
})

describe('it is offered', () => {
  test('only where the kits were laid out for another birth date', () => {
    expect(offersOf(corrected(6), today)).toContain('followAge')
    expect(offersOf(started(), today)).not.toContain('followAge')
    expect(offersOf(changedBy(corrected(6), FOLLOW), today)).not.toContain('followAge')
  })

  test('by the birth date that the engine tells; who tells none has laid them out for this child', () => {
    const [one] = [child('one')]
    const told = (laid_out_for: CivilDate | null) =>
      changeableIn(subscription('one', { laid_out_for }), { child: one, subscriptions: [] }).laidOutFor
    expect([told(older(1)), told(null)]).toEqual([older(1), one.birthday])
  })
})

test('a subscription that begins again, and a gift that goes on, are laid out for the birth date of now', () => {
  const stopped = changedBy(corrected(6), { kind: 'cancel' })
  expect(changedBy(stopped, { kind: 'reactivate' }).laidOutFor).toBe(older(6))
  const gift = corrected(6, { isGift: true, isPartial: true, items: started({ prepaid: 2 }).items.slice(0, 2) })
  expect(changedBy(gift, { kind: 'extendGift', from: null }).laidOutFor).toBe(older(6))
})

const LOST = ['cancelled', 'not_applicable']
const PAID = ['paid', 'prepay']

test.each([1, 2, 4])('whatever is corrected whenever, with %i kits paid, what must not be never is', (prepaid) => {
  const lived = fc.record({
    months: fc.integer({ min: -6, max: 40 }),
    days: fc.integer({ min: 0, max: 500 }),
    skips: fc.array(fc.nat(19), { maxLength: 4 }),
    again: fc.integer({ min: -6, max: 40 }),
  })
  fc.assert(
    fc.property(lived, ({ months, days, skips, again }) => {
      const day = plusDays(today, days)
      const begun = started({ prepaid })
      const sent = begun.items.map((item) =>
        item.scheduled_date <= day
          ? { ...item, process_status: 'completed' as const, billing_status: 'paid' as const }
          : item,
      )
      const skipped = skips.reduce(
        (now, at) => {
          const made = afterChange(now, { kind: 'skip', item: `item-${at}` }, day)
          return made.ok ? made.value : now
        },
        { ...begun, items: sent },
      )
      for (const birth of [older(months), older(again)]) {
        const now = { ...skipped, birthDate: birth }
        const made = afterChange(now, FOLLOW, day)
        if (!made.ok) {
          expect(made.error).toBe('complete')
          continue
        }
        const then = made.value
        const coming = then.items.filter(({ process_status }) => !LOST.includes(process_status))
        const anchors = coming.map(({ anchor }) => anchor)
        expect(new Set(anchors).size, 'no kit twice').toBe(anchors.length)
        const dates = coming.map(({ scheduled_date }) => scheduled_date)
        expect(dates, 'dates never go backwards').toEqual(dates.toSorted())
        const paid = ({ items }: Changeable) => items.filter((item) => PAID.includes(item.billing_status))
        expect(paid(then), 'what is paid keeps kit, day and place').toEqual(paid(now))
        const moved = then.items.filter((item) => !now.items.includes(item))
        const known = monthsBetween(birth < day ? birth : day, day)
        for (const item of moved) {
          expect(item.billing_status, 'what is moved is still to be paid').toBe('awaiting_payment')
          expect(item.scheduled_date >= plusDays(day, 7), 'a week of notice').toBe(true)
          expect((kitOfAnchor(item.anchor)?.maxMonths ?? 0) >= known, 'none younger than the child').toBe(true)
        }
        expect(changedBy(then, FOLLOW, plusDays(day, 3)), 'the same change is made once').toBe(then)
      }
    }),
    { numRuns: 300 },
  )
})
