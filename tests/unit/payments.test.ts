import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Order } from '~/services/domain/orders/order.contract'
import { ok, refused } from '~/services/domain/result'
import type { Payment } from '~/services/flows/payments/payments.contract'
import { paymentsFrom } from '~/services/flows/payments/payments.rules'
import { paymentsHref, paymentsPlaceAt } from '~/services/flows/payments/payments-links.rules'
import type {
  ScheduledItem,
  Subscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { child, item, subscription } from '../support/schedules'

const today = CivilDate.parse('2027-02-20')
const WANTED = 'subscription of one'
const KITS = ['kit-the-babbler', 'kit-the-adventurer', 'kit-the-realist', 'kit-the-companion'] as const

/** The nth kit of these, on the 12th of the nth month of 2027. */
const kit = (number: number, over: Partial<ScheduledItem> = {}): ScheduledItem => {
  const made = item(number)
  return { ...made, product: { ...made.product, anchor: KITS[number - 1] ?? made.product.anchor }, ...over }
}
const sent = (number: number, over: Partial<ScheduledItem> = {}) =>
  kit(number, { process_status: 'completed', billing_status: 'paid', order_id: `order-${number}`, ...over })

const line = (kit_anchor: string | undefined, product_type: string) => ({
  ...{ sku: 'A', quantity: 1, price: 8400 },
  properties: { product_type, title: '', ...(kit_anchor && { kit_anchor }) },
})
const order = (number: number, over: Partial<Order> = {}): Order => ({
  ...{ id: `order-${number}`, user_uuid: null, email: 'a@b.test', status_url: '/', shipping_method: '' },
  created_at: `2027-0${number}-11T23:30:00Z`,
  fulfillment_status: 'fulfilled',
  shipping_address: {
    ...{ first_name: '', last_name: '', company: '', line1: '', line2: '', city: '', state: '', zip_code: '' },
    ...{ country: 'NL', original_uuid: null },
  },
  payment_label: `Visa ending in ${number}`,
  line_items: [line(KITS[number - 1], 'Play Kits'), line(undefined, 'Book Bundle')],
  ...{ subtotal_price: 8400, total_shipping: 0, total_tax: 0, total_price: 8400, total_discounts: 0 },
  ...{ total_tariff: 0, currency_code: 'eur', taxes_included: true },
  ...over,
})

type Given = { over?: Partial<Subscription>; items: ScheduledItem[]; orders?: Order[] | null; on?: CivilDate }
function paymentsOf({ over, items, orders = [], on = today }: Given) {
  const read = paymentsFrom(
    {
      ...{ today: on, user: ok({ visibleChildren: [child('one')] }) },
      subscriptions: ok([subscription('one', { scheduled_items: items, ...over })]),
      orders: orders === null ? refused({ kind: 'unreachable' }) : ok(orders),
    },
    WANTED,
  )
  if (!read.ok) throw new Error('there are no payments')
  return read.value
}
const paymentIn = (given: Given): Payment | undefined => paymentsOf(given).rows[0]?.payment
const kindsIn = (given: Given) => paymentsOf(given).rows.map(({ payment }) => payment.kind)

test.each(['active', 'cancelled'] as const)(
  'E-101 what was withdrawn from stands there with the day on which its payment went back (%s)',
  (status) => {
    const withdrawn = kit(1, { process_status: 'cancelled', billing_status: 'paid', order_id: 'order-1' })
    const orders = [order(1, { withdrawn_at: '2027-01-20T10:00:00Z' })]
    const { rows, paid } = paymentsOf({
      over: { subscription_status: status },
      items: [withdrawn, kit(2, { process_status: 'cancelled' })],
      orders,
    })
    const payment = { kind: 'givenBack', sum: { amountCents: 8400, currency: 'eur' }, on: '2027-01-20' }
    expect(rows.map((row) => row.payment)).toEqual([payment])
    expect(paid).toBeNull()
  },
)

test('A-045 the schedule of the payments says in the same words as that of the kits how they are paid', () => {
  const ahead = [kit(3, { billing_status: 'prepay' }), kit(4)]
  const wordsOf = (over: Partial<Subscription>, items = ahead) =>
    paymentsOf({ over, items: [sent(1), ...items] }).paying
  expect(wordsOf({})).toEqual({ kind: 'ahead', kits: 1 })
  // one that is cancelled ends with the last kit that is paid
  expect(wordsOf({}, ahead.slice(0, 1))).toEqual({ kind: 'aheadAlone', kits: 1 })
  expect(wordsOf({}, [kit(3)])).toEqual({ kind: 'pay-per-kit', kits: 1 })
  expect(wordsOf({ advance_kits: 2 }, [kit(3), kit(4)])).toEqual({ kind: 'together', kits: 2 })
  expect(wordsOf({ paymentPlan: 'PUF' })).toMatchObject({ kind: 'prepaid' })
  const given = { paymentPlan: 'PUF', subscription_source: 'GIFTING_ACTIVATION' } as const
  expect(wordsOf(given)).toMatchObject({ kind: 'goesOn' })
  expect(wordsOf(given, ahead.slice(0, 1))).toMatchObject({ kind: 'gifted' })
})

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' })

describe('E-76 each kit is a row', () => {
  test('A-229 with its date, its name and what was taken for it on the shop’s day of its order', () => {
    const { rows, paid } = paymentsOf({ items: [sent(2), sent(1)], orders: [order(1), order(2)] })
    expect(rows.map(({ date, anchor }) => [date, anchor])).toEqual([
      ['2027-01-12', KITS[0]],
      ['2027-02-12', KITS[1]],
    ])
    expect(rows[0]?.payment).toEqual({ kind: 'charged', sum: eur(8400), on: '2027-01-12', kits: 1, hasMore: false })
    // two cards were charged: neither stands beside what both paid
    expect(paid).toEqual({ sum: eur(16_800), label: null })
  })

  test('A-229 says with which card all of it was paid, where it was one', () => {
    const card = { payment_label: 'Visa ending in 4242' }
    const { paid } = paymentsOf({ items: [sent(1), sent(2)], orders: [order(1, card), order(2, card)] })
    expect(paid).toEqual({ sum: eur(16_800), label: 'Visa ending in 4242' })
  })

  test('says where other things stood on the order of a kit', () => {
    const toy = order(1, { line_items: [line(KITS[0], 'Play Kits'), line(undefined, 'Toy')] })
    const another = order(1, { line_items: [line(KITS[0], 'Play Kits'), line(KITS[3], 'Play Kits')] })
    for (const mixed of [toy, another])
      expect(paymentIn({ items: [sent(1)], orders: [mixed] })).toMatchObject({ hasMore: true })
  })

  test('a kit without a known order was paid, and nobody says what was paid in all', () => {
    expect(paymentIn({ items: [sent(1)] })).toEqual({ kind: 'paid' })
    expect(paymentsOf({ items: [sent(1), sent(2)], orders: [order(2)] }).paid).toBeNull()
    expect(paymentIn({ items: [sent(1)], orders: null })).toEqual({ kind: 'paid' })
  })

  test('A-252 kits paid ahead are covered by the payment before them, which says for how many it is', () => {
    const items = [sent(1), sent(2, { billing_status: 'prepay' }), kit(3, { billing_status: 'prepay' }), kit(4)]
    const given: Given = {
      ...{ items, orders: [order(1, { total_price: 23_400 }), order(2, { total_price: 0 })] },
      over: { paymentPlan: 'PUF' },
    }
    const { rows, ahead, kind, paid } = paymentsOf(given)
    expect(rows.map(({ payment }) => payment.kind)).toEqual(['charged', 'covered', 'covered', 'planned'])
    expect(rows[0]?.payment).toMatchObject({ kits: 3, sum: eur(23_400) })
    expect([ahead, kind]).toEqual([1, 'prepaid'])
    expect(paid?.sum).toEqual(eur(23_400))
  })

  test('A-045 what is still to be charged is what the engine will bill, and a renewal is one charge for its kits', () => {
    const offer = { id: 'o', size: 2, amount: 0, full_amount: 0, currency_code: 'eur' } as const
    const over: Given['over'] = { paymentPlan: 'REPUF', bundle_discount: { ...offer, applicable_bundles: [] } }
    const given: Given = { over, items: [sent(1), kit(2), kit(3)], orders: [order(1)] }
    const { next, rows, kind } = paymentsOf(given)
    expect(kind).toBe('repuf')
    expect(rows.map(({ payment }) => payment.kind)).toEqual(['charged', 'planned', 'with'])
    expect(next).toMatchObject({ on: '2027-02-12', kits: 2 })
    expect(paymentsOf({ items: [kit(2), kit(3)] }).next).toMatchObject({ on: '2027-02-12', kits: 1 })
  })

  test.each([
    ['failed', { process_status: 'error', billing_status: 'error' }],
    ['refunded', { process_status: 'returned', billing_status: 'refund' }],
    ['pending', { process_status: 'billing', billing_status: 'pending_clearance' }],
    ['pending', { process_status: 'billing', billing_status: 'awaiting_payment' }],
    ['skipped', { process_status: 'skip_requested', billing_status: 'awaiting_payment' }],
    ['skipped', { process_status: 'skipped', billing_status: 'awaiting_payment' }],
  ] as const)('S-275 is %s where it is %j', (kind, over) => {
    expect(paymentIn({ items: [kit(1, over)] })?.kind).toBe(kind)
  })

  test('E-113 a payment of several kits that failed is the next one, and its other kits go with what is open', () => {
    const failed = kit(1, { process_status: 'error', billing_status: 'error' })
    const { rows, next } = paymentsOf({ over: { advance_kits: 2 }, items: [failed, kit(2), kit(3)] })
    expect(rows.map(({ payment }) => payment.kind)).toEqual(['failed', 'withOpen', 'planned'])
    expect(next).toBeNull()
    const planned = paymentsOf({ over: { advance_kits: 2 }, items: [kit(1), kit(2), kit(3)] })
    expect(planned.rows.map(({ payment }) => payment.kind)).toEqual(['planned', 'with', 'planned'])
    expect(planned.next).toMatchObject({ kits: 2 })
  })

  test('a failed payment says what is owed', () => {
    const failed = kit(1, { process_status: 'error', billing_status: 'error' })
    expect(paymentIn({ items: [failed] })).toMatchObject({ kind: 'failed', sum: { currency: 'eur' } })
  })

  test('a kit that this shop has no price for is owed without a sum', () => {
    expect(paymentIn({ items: [item(9)] })).toEqual({ kind: 'owed' })
  })

  test('what nobody gets is in no row', () => {
    const gone = [kit(1, { process_status: 'cancelled' }), kit(2, { process_status: 'not_applicable' })]
    expect(kindsIn({ items: [...gone, kit(3)] })).toEqual(['planned'])
  })
})

const GIVEN = { partial_subscription: true, subscription_source: 'GIFTING_ACTIVATION' } as const

describe('A-045 the kinds', () => {
  test('E-108 a prepayment that is used up is no gift: what was paid is said of it', () => {
    const items = [sent(1), sent(2, { billing_status: 'prepay' })]
    const over = { subscription_status: 'finished', partial_subscription: true, paymentPlan: 'PUF' } as const
    const given: Given = { over, items, orders: [order(1), order(2, { total_price: 0 })] }
    expect(kindsIn(given)).toEqual(['charged', 'covered'])
    expect(paymentsOf(given).paid?.sum).toEqual(eur(8400))
  })

  test('a gift has no sums', () => {
    const items = [sent(1), kit(2, { billing_status: 'prepay' })]
    const given: Given = { over: GIVEN, items, orders: [order(1)] }
    const { kind, next, ahead, paid } = paymentsOf(given)
    expect(kindsIn(given)).toEqual(['gift', 'gift'])
    expect([kind, next, ahead, paid]).toEqual(['gifted', null, 1, null])
  })

  test('A-029 of a gift that goes on, what was given is called so, and what its receiver has paid is summed up', () => {
    const nothing = { total_price: 0 }
    const given: Given = {
      over: { subscription_source: 'GIFTING_ACTIVATION', partial_subscription: false },
      items: [sent(1), sent(2, { billing_status: 'prepay' }), sent(3), kit(4), kit(5, { billing_status: 'prepay' })],
      orders: [order(1, nothing), order(2, nothing), order(3)],
    }
    expect(kindsIn(given)).toEqual(['gift', 'gift', 'charged', 'planned', 'covered'])
    expect(paymentsOf(given).paid?.sum).toEqual(eur(8400))
    const web: Given = { ...given, over: { subscription_source: 'WEB' } }
    expect([kindsIn(web)[0], paymentsOf(web).paid]).toEqual(['paid', null])
  })

  describe('A-029 E-76 of a gift that went on and is cancelled, what its receiver paid stands with its sum', () => {
    const nothing = { total_price: 0 }
    const own = (over: Partial<ScheduledItem> = {}) => sent(3, { process_status: 'shipment_preparation', ...over })
    const ended = (third: ScheduledItem, orders: Order[] | null): Given => ({
      over: { subscription_source: 'GIFTING_ACTIVATION', paymentPlan: 'PUF', subscription_status: 'cancelled' },
      items: [sent(1), sent(2, { billing_status: 'prepay' }), third, kit(4, { process_status: 'cancelled' })],
      orders: orders && [order(1, nothing), order(2, nothing), ...orders],
    })

    test('and the page is of no gift', () => {
      const given = ended(own(), [order(3)])
      const { kind, paying, paid } = paymentsOf(given)
      expect(kindsIn(given)).toEqual(['gift', 'gift', 'charged'])
      expect([kind, paying.kind, paid?.sum]).toEqual(['inactive', 'inactive', eur(8400)])
    })

    test('where it was withdrawn from, as given back', () => {
      const given = ended(own({ process_status: 'cancelled' }), [order(3, { withdrawn_at: '2027-03-20T10:00:00Z' })])
      const { kind, rows, paid } = paymentsOf(given)
      expect(rows.map(({ payment }) => payment)).toEqual([
        ...[{ kind: 'gift' }, { kind: 'gift' }],
        { kind: 'givenBack', sum: eur(8400), on: '2027-03-20' },
      ])
      expect([kind, paid]).toEqual(['inactive', null])
    })

    test('where nobody knows its order, as paid', () => {
      expect(kindsIn(ended(own(), null))).toEqual(['gift', 'gift', 'paid'])
    })

    test('where nothing was charged it stays a gift', () => {
      const given = ended(kit(3, { process_status: 'cancelled' }), [])
      expect([paymentsOf(given).kind, kindsIn(given)]).toEqual(['inactive_gifted', ['gift', 'gift']])
    })

    test('while kits that they have paid ahead still come, it says so', () => {
      const given = ended(own(), [order(3)])
      const ahead = kit(4, { billing_status: 'prepay' })
      const running = { ...given, over: { ...given.over, subscription_status: 'active' as const } }
      const { kind, paying } = paymentsOf({ ...running, items: [...given.items.slice(0, 3), ahead] })
      expect([kind, paying]).toEqual(['pay-per-kit', { kind: 'aheadAlone', kits: 1 }])
    })
  })

  test.each([
    ['cancelled', {}, 'inactive'],
    ['finished', GIVEN, 'inactive_gifted'],
    ['finished', { partial_subscription: true }, 'inactive'],
  ] as const)('E-76 one that is %s shows what was, and nothing that comes', (subscription_status, more, kind) => {
    const items = [sent(1), kit(2), kit(3, { process_status: 'cancelled' })]
    const read = paymentsOf({ over: { subscription_status, ...more }, items, orders: [order(1)] })
    expect([read.kind, read.rows.length, read.next]).toEqual([kind, 1, null])
  })

  test('a gift that has ended says whether its last kit has left', () => {
    const over: Partial<Subscription> = { subscription_status: 'finished', ...GIVEN }
    const last = (process_status: ScheduledItem['process_status']) =>
      kit(2, { process_status, billing_status: 'prepay' })
    const isLeaving = (item: ScheduledItem) => paymentsOf({ over, items: [sent(1), item] }).isLeaving
    expect([isLeaving(last('shipment_preparation')), isLeaving(last('shipping'))]).toEqual([true, false])
  })
})

test('nobody finds what is not theirs, and an outage is told as it is', () => {
  const user = ok({ visibleChildren: [child('one')] })
  const own = ok([subscription('one')])
  const asked = { today, user, subscriptions: own, orders: ok([]) }
  const notFound = { ok: false, error: { kind: 'notFound' } }
  expect(paymentsFrom(asked, 'subscription of two')).toEqual(notFound)
  expect(paymentsFrom({ ...asked, user: ok({ visibleChildren: [] }) }, WANTED)).toEqual(notFound)
  const away = refused({ kind: 'unreachable' as const })
  expect(paymentsFrom({ ...asked, user: away }, WANTED)).toBe(away)
  expect(paymentsFrom({ ...asked, subscriptions: away }, WANTED)).toBe(away)
})

test('A-099 the address names the subscription', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  expect(paymentsHref({ prefix: '/de', subscription: id })).toBe(`/de/account/payment-schedule/${id}`)
  expect(paymentsPlaceAt(`payment-schedule/${id}`)).toEqual({ subscription: id })
  for (const path of ['payment-schedule/x', 'payment-schedule', `payment-schedule/${id}/more`])
    expect(paymentsPlaceAt(path)).toBeNull()
})
