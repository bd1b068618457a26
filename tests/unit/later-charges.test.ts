import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS, kitForBirthDate } from '~/services/domain/kits/kit.rules'
import { chargeSteps, chargesAfter } from '~/services/domain/plans/later-charges.rules'
import { layOut } from '~/services/domain/plans/layout.rules'
import type { PlanChoice } from '~/services/domain/plans/plan-choice'
import { kitCharges } from '~/services/flows/schedule/kit-charges.rules'
import { item, subscription } from '../support/schedules'

const today = CivilDate.parse('2026-11-21')
const paygo: PlanChoice = { paymentOption: 'paygo', size: 1, hasBooks: false }
const renewing = (size: number): PlanChoice => ({ paymentOption: 'recurring-pay-up-front', size, hasBooks: false })
const months = { charmer: '2026-08-21', senser: '2026-06-21', persister: '2022-04-21', planner: '2022-01-21' }

const stepsOf = (kit: keyof typeof months, plan: PlanChoice, currency: 'eur' | 'aud' = 'eur') => {
  const order = { startingKit: `kit-the-${kit}`, birthDate: CivilDate.parse(months[kit]), orderedOn: today }
  const steps = chargeSteps(chargesAfter({ ...order, plan, currency }))
  return steps.map(({ on, times, kits, sum }) => [on, times, kits, sum.amountCents])
}

describe('what is charged after an order', () => {
  test('E-113 is each kit on its day, and after the first birthday another price', () =>
    expect(stepsOf('senser', paygo)).toEqual([
      ['2027-01-21', 3, 1, 8400],
      ['2027-07-21', 16, 1, 12_600],
    ]))

  test('E-113 has the books in it', () =>
    expect(stepsOf('senser', { ...paygo, hasBooks: true }).map((step) => step[3])).toEqual([10_400, 14_600]))

  test('E-113 has no books where the region sells none', () =>
    expect(stepsOf('senser', { ...paygo, hasBooks: true }, 'aud').map((step) => step[3])).toEqual([13_000, 19_500]))

  test('E-113 begins after the kits that are paid in advance', () =>
    expect(stepsOf('senser', { ...paygo, paymentOption: 'pay-up-front', size: 4 })).toEqual([
      ['2027-07-21', 16, 1, 12_600],
    ]))

  test('E-113 of a plan that renews is each renewal, dearer over the first birthday, and what is left at its end', () =>
    expect(stepsOf('charmer', renewing(4))).toEqual([
      ['2027-07-21', 1, 4, 7800 + 3 * 11_700],
      ['2028-06-21', 3, 4, 4 * 11_700],
      ['2031-06-21', 1, 1, 12_600],
    ]))

  test('E-113 is nothing after the last kit', () => {
    expect(stepsOf('planner', paygo)).toEqual([])
    expect(stepsOf('persister', renewing(2))).toEqual([])
  })
})

describe('of every order', () => {
  const anyOrder = fc.record({
    birthDate: fc.integer({ min: -200, max: 1800 }).map((days) => plusDays(today, -days)),
    currency: fc.constantFrom('eur', 'usd', 'gbp', 'aud'),
    plan: fc.record({
      paymentOption: fc.constantFrom('paygo', 'pay-up-front', 'recurring-pay-up-front'),
      size: fc.constantFrom(2, 4),
      hasBooks: fc.boolean(),
    }),
  })
  const orders = anyOrder.map(({ plan, ...order }) => ({
    ...order,
    plan: plan.paymentOption === 'paygo' ? { ...plan, size: 1 } : plan,
    startingKit: kitForBirthDate(order.birthDate, today)?.anchor ?? '',
    orderedOn: today,
  }))

  test('E-113 each kit that is not paid with it is paid once, in the order in which they come, on the first one’s day', () =>
    fc.assert(
      fc.property(orders, (order) => {
        fc.pre(order.startingKit !== '')
        const charges = chargesAfter(order)
        const laid = layOut({ ...order, prepaid: order.plan.size, isPartial: false }).slice(order.plan.size)
        expect(charges.flatMap(({ boxes }) => boxes.map(({ anchor, on }) => [anchor, on]))).toEqual(
          laid.map(({ anchor, date }) => [anchor, date]),
        )
        for (const { on, boxes } of charges) expect(on).toBe(boxes[0]?.on)
      }),
    ))

  test('E-113 a sum is its kits, books and delivery; E-110 delivery is none; no renewal is dearer than kit by kit', () =>
    fc.assert(
      fc.property(orders, (order) => {
        fc.pre(order.startingKit !== '')
        for (const { kits, books, delivery, sum, oneByOne, boxes } of chargesAfter(order)) {
          expect(sum.amountCents).toBe(kits.amountCents + books.amountCents + delivery.amountCents)
          expect(delivery.amountCents).toBe(0)
          expect(boxes.length > 1).toBe(kits.amountCents < oneByOne.amountCents)
        }
      }),
    ))

  test('E-113 the steps that are said are the charges, none more and none less', () =>
    fc.assert(
      fc.property(orders, (order) => {
        fc.pre(order.startingKit !== '')
        const charges = chargesAfter(order)
        const said = chargeSteps(charges).flatMap(({ times, kits, sum }) =>
          Array.from({ length: times }, () => [kits, sum.amountCents]),
        )
        expect(said).toEqual(charges.map(({ boxes, sum }) => [boxes.length, sum.amountCents]))
      }),
    ))
})

describe('the schedule', () => {
  const kits = KITS.slice(4, 9).map(({ anchor }, index) => {
    const one = item(index + 1)
    return { ...one, product: { ...one.product, anchor } }
  })
  const offer = { id: 'prepay-2', size: 2, amount: 1, full_amount: 1, currency_code: 'eur' as const }
  const eur = (amountCents: number) => ({ amountCents, currency: 'eur' })

  test('E-113 says what each kit costs on its day', () => {
    const charges = kitCharges(subscription('one', { scheduled_items: kits }))
    expect([...charges.values()].map((charge) => charge.kind === 'own' && charge.sum.amountCents)).toEqual([
      8400, 8400, 12_600, 12_600, 12_600,
    ])
  })

  test('E-113 says with which kit another one is paid where the plan renews', () => {
    const renews = { paymentPlan: 'REPUF' as const, bundle_discount: { ...offer, applicable_bundles: [] } }
    expect([...kitCharges(subscription('one', { ...renews, scheduled_items: kits })).values()]).toEqual([
      { kind: 'own', sum: eur(16_000), kits: 2 },
      { kind: 'with', anchor: 'kit-the-explorer', isOpen: false },
      { kind: 'own', sum: eur(24_000), kits: 2 },
      { kind: 'with', anchor: 'kit-the-babbler', isOpen: false },
      { kind: 'own', sum: eur(12_600), kits: 1 },
    ])
  })

  test('E-113 says of a kit whether the payment that it goes with has failed', () => {
    const scheduled_items = kits.slice(0, 2).map((kit, index) => ({
      ...kit,
      ...(index === 0 && ({ process_status: 'error', billing_status: 'error' } as const)),
    }))
    const [, other] = [...kitCharges(subscription('one', { advance_kits: 2, scheduled_items })).values()]
    expect(other).toEqual({ kind: 'with', anchor: 'kit-the-explorer', isOpen: true })
  })

  test('E-113 says nothing of a kit that is paid, will be skipped, or has no price here', () => {
    const [paid, skipped, unknown] = kits
    if (!paid || !skipped || !unknown) throw new Error('there are five')
    const charges = kitCharges(
      subscription('one', {
        scheduled_items: [
          { ...paid, billing_status: 'prepay' },
          { ...skipped, process_status: 'skip_requested' },
          { ...unknown, product: { ...unknown.product, anchor: 'kit-the-new-one' } },
        ],
      }),
    )
    expect(charges.size).toBe(0)
  })
})
