import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { monthsBetween, plusDays, plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS, kitForBirthDate, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { boxDates, layOut, planOf } from '~/services/domain/plans/layout.rules'
import { shipDateWindow } from '~/services/domain/subscriptions/schedule.rules'

const orderedOn = CivilDate.parse('2026-11-21')
const months = (anchor: string) => kitOfAnchor(anchor)?.minMonths ?? Number.NaN

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => plusDays(CivilDate.parse('2020-01-01'), days))
const anyOrder = fc.record({
  birthDate: anyDay,
  orderedOn: anyDay,
  startingKit: fc.constantFrom(...KITS.map(({ anchor }) => anchor)),
  prepaid: fc.integer({ min: 1, max: 22 }),
  isPartial: fc.boolean(),
})

describe('the schedule of a child of five months', () => {
  const laid = layOut({
    birthDate: CivilDate.parse('2026-06-21'),
    startingKit: 'kit-the-senser',
    orderedOn,
    prepaid: 1,
    isPartial: false,
  })
  test('begins on the day of the order and goes on with the months of each kit', () => {
    expect(laid.slice(0, 4).map(({ anchor, date }) => [anchor, date])).toEqual([
      ['kit-the-senser', '2026-11-21'],
      ['kit-the-inspector', '2027-01-21'],
      ['kit-the-explorer', '2027-03-21'],
      ['kit-the-thinker', '2027-05-21'],
    ])
    expect([laid.length, laid.at(-1)?.anchor, laid.at(-1)?.date]).toEqual([20, 'kit-the-planner', '2031-04-21'])
  })
  test('S-277 the first item is the initial one; S-275 it is paid, the others await their payment', () => {
    expect(laid.slice(0, 2).map(({ scheduled_type, billing_status }) => [scheduled_type, billing_status])).toEqual([
      ['initial_item', 'paid'],
      ['scheduled', 'awaiting_payment'],
    ])
  })
})

test('a child who is not born yet gets the first kit with the order and the second one three months after birth', () => {
  const laid = layOut({
    birthDate: CivilDate.parse('2027-05-31'),
    startingKit: 'kit-the-looker',
    orderedOn,
    prepaid: 1,
    isPartial: false,
  })
  expect(laid.slice(0, 3).map(({ date }) => date)).toEqual(['2026-11-21', '2027-08-31', '2027-10-31'])
})

test('a child who is past the first kits catches up, four weeks apart', () => {
  const laid = layOut({
    birthDate: CivilDate.parse('2025-11-21'),
    startingKit: 'kit-the-looker',
    orderedOn,
    prepaid: 1,
    isPartial: false,
  })
  expect(laid.slice(0, 3).map(({ date }) => date)).toEqual(['2026-11-21', '2026-12-19', '2027-01-16'])
})

test('an unknown kit starts nothing', () => {
  expect(layOut({ birthDate: orderedOn, startingKit: 'kit-the-x', orderedOn, prepaid: 1, isPartial: false })).toEqual(
    [],
  )
})

describe('of every order', () => {
  test('the schedule begins on its day with its kit, and dates rise by four weeks or more', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const laid = layOut(order)
        expect([laid[0]?.anchor, laid[0]?.date]).toEqual([order.startingKit, order.orderedOn])
        laid.slice(1).forEach(({ date }, index) => {
          expect(date >= plusDays(laid[index]?.date ?? date, 28)).toBe(true)
        })
      }),
    )
  })
  test('each kit comes at most once, in order of position, without a gap', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const positions = layOut(order).map(({ anchor }) => kitOfAnchor(anchor)?.position ?? 0)
        expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index))
      }),
    )
  })
  test('no kit after the first one comes before its age, and none later than it must', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const laid = layOut(order)
        laid.slice(1).forEach(({ anchor, date }, index) => {
          expect(monthsBetween(order.birthDate, date)).toBeGreaterThanOrEqual(months(anchor))
          const soonest = plusDays(laid[index]?.date ?? date, 28)
          const dayBefore = plusDays(date, -1)
          expect(date === soonest || dayBefore < plusMonths(order.birthDate, months(anchor))).toBe(true)
        })
      }),
    )
  })
  test('a gift ends with what was paid, anything else with the planner', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const laid = layOut(order)
        const left = KITS.length + 1 - (kitOfAnchor(order.startingKit)?.position ?? 0)
        expect(laid).toHaveLength(order.isPartial ? Math.min(order.prepaid, left) : left)
        if (!order.isPartial) expect(laid.at(-1)?.anchor).toBe('kit-the-planner')
      }),
    )
  })
  test('S-275 the first is paid, those in advance are prepay, the rest awaits payment', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const statuses = layOut(order).map(({ billing_status }) => billing_status)
        const expected = statuses.map((_, at) =>
          at === 0 ? 'paid' : at < order.prepaid ? 'prepay' : 'awaiting_payment',
        )
        expect(statuses).toEqual(expected)
      }),
    )
  })
  test('a child who starts with the kit of its age has grown into every later one on the day that it comes, and is not past it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -270, max: 1800 }), anyDay, (days, on) => {
        const birthDate = plusDays(on, -days)
        const kit = kitForBirthDate(birthDate, on)
        if (!kit) return
        const order = { birthDate, startingKit: kit.anchor, orderedOn: on, prepaid: 1, isPartial: false }
        for (const { anchor, date } of layOut(order).slice(1)) {
          const age = monthsBetween(birthDate, date)
          expect(age).toBeGreaterThanOrEqual(months(anchor))
          expect(age).toBeLessThanOrEqual(kitOfAnchor(anchor)?.maxMonths ?? 0)
        }
      }),
    )
  })
})

test('a month of age is completed on the day that plusMonths gives, leap days and short months included', () => {
  expect(monthsBetween(CivilDate.parse('2026-01-31'), CivilDate.parse('2026-04-30'))).toBe(3)
  expect(monthsBetween(CivilDate.parse('2029-07-29'), CivilDate.parse('2032-02-28'))).toBe(30)
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (birthDate, age) => {
      const reached = plusMonths(birthDate, age)
      expect(monthsBetween(birthDate, reached)).toBe(age)
      expect(monthsBetween(birthDate, plusDays(reached, -1))).toBe(age - 1)
      expect(monthsBetween(reached, birthDate)).toBe(-age)
    }),
  )
})

test('monthly boxes come on the day of the order, on the last day of a month that is shorter', () => {
  expect(boxDates(CivilDate.parse('2026-08-31'), 0, 7)).toEqual([
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 40 }), (on, from) => {
      const dates = boxDates(on, from, 12)
      expect(dates.map((date) => date.slice(0, 7))).toEqual(
        dates.map((_, index) => plusMonths(CivilDate.parse(`${on.slice(0, 7)}-01`), from + index).slice(0, 7)),
      )
      expect(new Set(dates).size).toBe(12)
    }),
  )
})

describe('the server’s own time zone', () => {
  const order = {
    birthDate: CivilDate.parse('2024-02-29'),
    startingKit: 'kit-the-babbler',
    orderedOn: CivilDate.parse('2025-03-29'),
    prepaid: 1,
    isPartial: false,
  }
  const [own, expected] = [process.env.TZ, layOut(order)]
  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })
  const zones = [
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Amsterdam',
    'America/St_Johns',
    'Asia/Kathmandu',
    'UTC',
  ]
  test.each(zones)('changes no day in %s, over the change of the clocks and leap days', (zone) => {
    process.env.TZ = zone
    expect(layOut(order)).toEqual(expected)
    expect(boxDates(CivilDate.parse('2028-01-31'), 0, 3)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31'])
    expect(
      shipDateWindow({ originalDate: CivilDate.parse('2026-03-29'), today: CivilDate.parse('2026-03-28') }),
    ).toEqual({
      from: '2026-03-29',
      until: '2026-04-19',
    })
    expect(
      ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z'].map((at) =>
        shopDay(Date.parse(at)),
      ),
    ).toEqual(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])
  })
})

test('S-279, A-222 each way to pay is a plan', () => {
  expect((['paygo', 'pay-up-front', 'recurring-pay-up-front'] as const).map(planOf)).toEqual(['PAYGO', 'PUF', 'REPUF'])
})
