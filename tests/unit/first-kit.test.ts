import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { firstKitChoice, firstKitDay } from '~/services/domain/plans/first-kit.rules'
import { chargesAfter } from '~/services/domain/plans/later-charges.rules'
import { layOut } from '~/services/domain/plans/layout.rules'
import { lastKits } from '~/services/domain/plans/plan.rules'
import { type Intended, payloadOf } from '~/services/flows/checkout/payload.rules'
import { NOTHING_REMEMBERED } from '~/services/flows/subscription/subscription.rules'

const today = CivilDate.parse('2026-11-21')
const due = CivilDate.parse('2027-03-28')
const order = { birthDate: due, startingKit: 'kit-the-looker', orderedOn: today, prepaid: 1, isPartial: false }

describe('the first kit of a child who is not born yet', () => {
  test('E-111 comes two weeks before the due date, or with the order', () => {
    expect(firstKitDay({ birthDate: due, orderedOn: today, firstKit: 'aroundDueDate' })).toBe('2027-03-14')
    expect(firstKitDay({ birthDate: due, orderedOn: today, firstKit: 'now' })).toBe(today)
    expect(firstKitDay({ birthDate: due, orderedOn: today })).toBe(today)
  })

  test.each([
    ['2026-12-06', '2026-11-22'],
    ['2026-12-05', null],
    ['2026-11-22', null],
    ['2026-11-21', null],
    ['2025-03-28', null],
  ])('E-111 born or due on %s it can come on %s at the latest', (birthDate, latest) => {
    const days = firstKitChoice({ birthDate: CivilDate.parse(birthDate), today })
    expect(days).toEqual(latest && { aroundDueDate: latest, now: today })
  })

  test('E-111 the schedule follows that day, which is paid in advance', () => {
    const laid = layOut({ ...order, firstKit: 'aroundDueDate' })
    expect(laid.slice(0, 3).map(({ date, billing_status }) => [date, billing_status])).toEqual([
      ['2027-03-14', 'prepay'],
      ['2027-06-28', 'awaiting_payment'],
      ['2027-08-28', 'awaiting_payment'],
    ])
    expect(laid[0]?.scheduled_type).toBe('initial_item')
    expect(layOut({ ...order, firstKit: 'now' })[0]).toMatchObject({ date: today, billing_status: 'paid' })
  })

  test('E-111 never comes before the order or after the birth, and every later one comes after it', () => {
    const anyOrder = fc.record({
      birthDate: fc.integer({ min: -60, max: 280 }).map((days) => plusDays(today, days)),
      firstKit: fc.constantFrom(...FIRST_KITS),
      prepaid: fc.integer({ min: 1, max: 22 }),
    })
    fc.assert(
      fc.property(anyOrder, (asked) => {
        const laid = layOut({ ...order, ...asked })
        const [first, second] = laid
        expect(first && first.date >= today && (first.date === today || first.date < asked.birthDate)).toBe(true)
        expect(second && first && second.date >= plusDays(first.date, 28)).toBe(true)
        expect(laid.filter(({ billing_status }) => billing_status !== 'awaiting_payment')).toHaveLength(asked.prepaid)
      }),
    )
  })

  test('E-111 E-113 the first of the later charges is on the day of the second kit, whenever the first one comes', () => {
    const plan = { paymentOption: 'paygo', size: 1, hasBooks: false } as const
    for (const firstKit of FIRST_KITS) {
      const [charge] = chargesAfter({ ...order, firstKit, plan, currency: 'eur' })
      expect([charge?.on, charge?.boxes.map(({ anchor }) => anchor)]).toEqual(['2027-06-28', ['kit-the-charmer']])
    }
  })
})

describe('what the checkout is asked for', () => {
  const child = (birthDate: string) => ({
    name: 'June',
    birthDate: CivilDate.parse(birthDate),
    language: 'en' as const,
  })
  const wanted = (memory: Partial<Intended['memory']>) => {
    const payload = payloadOf({
      source: 'subscription',
      locale: 'en-EU',
      today,
      lines: [],
      codes: [],
      country: null,
      continuation: null,
      memory: { ...NOTHING_REMEMBERED, ...memory },
      plan: null,
      boxes: [],
      userUuid: null,
      flags: {},
    })
    return payload.ok ? payload.value.subscriptions[0] : null
  }

  test.each(FIRST_KITS)('E-111 names when the first kit of a child to be born comes (%s)', (firstKit) => {
    const memory = { child: { ...child(due), firstKit }, startingKit: 'kit-the-looker' }
    expect(wanted(memory)).toMatchObject({ starting_kit_anchor: 'kit-the-looker', first_kit: firstKit })
  })

  test('E-111 says nothing of it for a child who is born', () => {
    const memory = { child: { ...child('2026-06-15'), firstKit: 'now' as const }, startingKit: 'kit-the-senser' }
    expect(wanted(memory)).not.toHaveProperty('first_kit')
  })
})

describe('the last kits', () => {
  test('E-111 are named where there are one or two', () => {
    const left = KITS.map((kit) => lastKits(kit).map(({ name }) => name))
    expect(left.slice(0, 20).flat()).toEqual([])
    expect(left.slice(20)).toEqual([['persister', 'planner'], ['planner']])
  })

  test('E-111 are those that a schedule has which begins with them', () => {
    for (const anchor of ['kit-the-persister', 'kit-the-planner']) {
      const kit = kitOfAnchor(anchor) ?? expect.unreachable()
      const laid = layOut({ ...order, birthDate: plusMonths(today, -kit.minMonths), startingKit: anchor })
      expect(lastKits(kit).map((each) => each.anchor)).toEqual(laid.map((each) => each.anchor))
    }
  })
})
