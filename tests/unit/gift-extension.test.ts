import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Changeable } from '~/services/domain/changes/change'
import { isEnding } from '~/services/domain/changes/waiting.rules'
import { plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { KITS } from '~/services/domain/kits/kit.rules'
import { birthDate, changedBy, refusal, started, today } from '../support/changes'

/** Senser, inspector and explorer are given: one is on its way, two wait. */
const given = (more: Partial<Changeable> = {}): Changeable => {
  const now = started({ prepaid: 3 })
  return { ...now, isPartial: true, isGift: true, items: now.items.slice(0, 3), ...more }
}
const extend = (from: string | null = null) => ({ kind: 'extendGift', from }) as const
const addedTo = (then: Changeable) => then.items.slice(given().items.length)

describe('A-029 a gift goes on at its receiver’s own cost', () => {
  test('after its last kit, which stays paid, with each later one as it comes', () => {
    const then = changedBy(given(), extend())
    expect(then.items.slice(0, 3)).toEqual(given().items)
    expect(addedTo(then).map(({ anchor }) => anchor)).toEqual(KITS.slice(5).map(({ anchor }) => anchor))
    expect(new Set(addedTo(then).map(({ billing_status }) => billing_status))).toEqual(new Set(['awaiting_payment']))
    expect(addedTo(then)[0]?.scheduled_date).toBe(plusMonths(birthDate, KITS[5]?.minMonths ?? 0))
    expect([then.status, then.isPartial]).toEqual(['active', false])
  })

  test('from a later kit on where one is named', () => {
    const [first] = addedTo(changedBy(given(), extend('kit-the-babbler')))
    expect(first).toMatchObject({
      anchor: 'kit-the-babbler',
      scheduled_date: plusMonths(birthDate, 13),
      billing_status: 'awaiting_payment',
    })
  })

  test('after the kits of another gift for the child, none of them twice', () => {
    const second = started().items.slice(3, 5)
    const others = [{ status: 'active' as const, isPartial: true, items: second }]
    const [first] = addedTo(changedBy(given({ others }), extend()))
    expect(first?.anchor).toBe(KITS[7]?.anchor)
    expect(first && first.scheduled_date >= plusDays(second[1]?.scheduled_date ?? today, 28)).toBe(true)
  })

  test('with its books', () => {
    const withBooks = given({ hasBooks: true })
    expect(addedTo(changedBy(withBooks, extend())).every(({ hasBooks }) => hasBooks)).toBe(true)
  })

  test('told twice it is made once', () => {
    const then = changedBy(given(), extend())
    expect(changedBy(then, extend())).toBe(then)
  })

  test('until it is cancelled: what was given still comes, and nothing is charged', () => {
    const then = changedBy(changedBy(given(), extend()), { kind: 'cancel' })
    expect(then.items.slice(0, 3)).toEqual(given().items)
    expect(addedTo(then).every(({ process_status }) => process_status === 'cancelled')).toBe(true)
    expect([then.status, isEnding(then)]).toEqual(['active', true])
    expect(refusal(then, extend())).toBe('ending')
    expect(refusal(then, { kind: 'reactivate' })).toBeNull()
  })

  test.each([
    ['noGift', started(), extend()],
    ['noGift', given({ isGift: false }), extend()],
    ['ended', given({ status: 'finished' }), extend()],
    ['running', given({ others: [started()] }), extend()],
    ['notOffered', given(), extend('kit-the-senser')],
    ['notOffered', given(), extend('kit-the-explorer')],
    ['notOffered', given(), extend('a-toy')],
  ] as const)('or not: %s', (code, now, change) => expect(refusal(now, change)).toBe(code))

  test('or not where the child has outgrown the kits', () => {
    expect(refusal(given(), extend(), plusMonths(birthDate, 72))).toBe('complete')
  })

  test('never sooner than four weeks after the kit before, nor within a week, whenever it is asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 700 }), (days) => {
        const day = plusDays(today, days)
        const then = changedBy(given(), extend(), day)
        const dates = then.items.map(({ scheduled_date }) => scheduled_date)
        const [before = today, first = today] = dates.slice(2, 4)
        expect(first >= plusDays(day, 7) && first >= plusDays(before, 28)).toBe(true)
        expect(dates.slice(3)).toEqual(dates.slice(3).toSorted())
      }),
    )
  })
})
