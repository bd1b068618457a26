import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { erasedOrder } from '~/services/domain/orders/erased-order.rules'
import { ERASED, erasedAddress } from '~/services/domain/people/erased.rules'
import { erasureStanding } from '~/services/flows/privacy/erasure.rules'
import { exportFileName } from '~/services/flows/privacy/export.rules'
import type { OrderData } from '~/services/upstreams/order-manager/personal-data.contract'
import type { SubscriptionData } from '~/services/upstreams/subscription-manager/personal-data.contract'

const day = (text: string) => CivilDate.parse(text)
const TODAY = day('2026-11-27')

type Kits = SubscriptionData['play_kits'][number]
type Box = Kits['boxes'][number]
const box = (process_status: Box['process_status'], billing_status: Box['billing_status']): Box => ({
  ...{ uuid: 'box', anchor: 'kit-the-looker', scheduled_date: day('2026-11-27'), order_id: null },
  ...{ process_status, billing_status, shipping_status: 'not_shipped' },
})
const about = {
  ...{ payment_label: 'Visa ending in 4242', currency_code: 'eur' as const, created_at: '2026-01-01T00:00:00.000Z' },
  cancellations: [],
} as const
const kits = (subscription_status: Kits['subscription_status'], ...boxes: Box[]): Kits => ({
  ...{ ...about, uuid: 'kits', child_uuid: 'child', birthday: day('2026-01-01'), delivery_address_uuid: 'address' },
  ...{ cancellations: [], is_gift: false, customization: {}, subscription_status, boxes },
})
type Club = SubscriptionData['reading_club'][number]
const club = (status: Club['status'], ...boxes: Box[]): Club => ({
  ...{ ...about, id: 'club', plan_anchor: 'early-reader-club', delivery_address_uuid: null },
  ...{ cancellations: [], status, boxes },
})
const ADDRESS = {
  ...{ first_name: 'Noa', last_name: 'de Vries', company: '', line1: 'Prinsengracht 1', line2: '', city: 'Amsterdam' },
  ...{ state: '', zip_code: '1015 DK', country: 'NL' },
}
type Order = OrderData['orders'][number]
const order = (id: string, more: Partial<Order> = {}): Order => ({
  ...{ id, user_uuid: 'user', email: 'noa@playchart.test', created_at: '2026-11-20T10:00:00.000Z', status_url: '/x' },
  ...{ fulfillment_status: 'unfulfilled', shipping_address: { ...ADDRESS, original_uuid: 'address' } },
  ...{ shipping_method: 'standard', payment_label: 'Visa ending in 4242', line_items: [], subtotal_price: 100 },
  ...{ total_shipping: 0, total_tax: 17, total_price: 100, total_discounts: 0, total_tariff: 0 },
  ...{ currency_code: 'eur', taxes_included: true, ...more },
})
type Has = { groups?: string[]; play_kits?: Kits[]; reading_club?: Club[]; orders?: Order[] }
const standing = ({ groups = [], play_kits = [], reading_club = [], orders = [] }: Has = {}) =>
  erasureStanding({
    today: TODAY,
    groups,
    subscriptions: { play_kits, reading_club },
    orders: { orders, draft_orders: [] },
  })

describe('E-101 an account can be erased', () => {
  test('where nothing runs and everything has come', () => {
    const play_kits = [
      kits('cancelled', box('completed', 'paid'), box('cancelled', 'prepay')),
      kits('finished', box('shipping', 'paid')),
    ]
    const reading_club = [club('cancelled', box('awaiting_process', 'awaiting_payment'), box('error', 'error'))]
    const orders = [order('PC-1', { fulfillment_status: 'fulfilled' })]
    expect(standing()).toEqual({ kind: 'open' })
    expect(standing({ play_kits, reading_club, orders })).toEqual({ kind: 'open' })
  })

  test('not while a subscription runs', () => {
    const blocked = { play_kits: [kits('cancelled'), kits('active')], reading_club: [club('paused')] }
    expect(standing(blocked)).toEqual({ kind: 'blocked', by: [{ kind: 'playKits' }, { kind: 'readingClub' }] })
  })

  test.each(['awaiting_process', 'skip_requested', 'billing', 'shipment_preparation', 'error'] as const)(
    'not while a paid box is to come that is “%s”',
    (status) => {
      for (const paid of ['paid', 'prepay', 'pending_clearance'] as const) {
        const play_kits = [kits('cancelled', box(status, paid))]
        expect(standing({ play_kits })).toEqual({ kind: 'blocked', by: [{ kind: 'paidKits' }] })
        const reading_club = [club('cancelled', box(status, paid))]
        expect(standing({ reading_club })).toEqual({ kind: 'blocked', by: [{ kind: 'readingClub' }] })
      }
    },
  )

  test('not while an order has not left that nobody has withdrawn from', () => {
    const orders = [order('PC-1'), order('PC-2', { withdrawn_at: '2026-11-21T10:00:00.000Z' })]
    expect(standing({ orders })).toEqual({ kind: 'blocked', by: [{ kind: 'leaving', id: 'PC-1' }] })
  })

  test('and says of such an order whether it can still be withdrawn from: until the end of its last day, if it has one', () => {
    const until = (id: string, last: string) => order(id, { withdrawable_until: day(last) })
    const orders = [
      until('PC-1', '2026-11-28'),
      until('PC-2', '2026-11-27'),
      until('PC-3', '2026-11-26'),
      order('PC-4'),
    ]
    const by = ['order', 'order', 'leaving', 'leaving'].map((kind, index) => ({ kind, id: `PC-${index + 1}` }))
    expect(standing({ orders })).toEqual({ kind: 'blocked', by })
  })

  test('never of the team', () => expect(standing({ groups: ['editor'] })).toEqual({ kind: 'team' }))
})

describe('E-101 what stays', () => {
  test('of an address is its country and its state', () => {
    const { country, state, ...rest } = erasedAddress({ ...ADDRESS, country: 'US', state: 'CA' })
    expect([country, state]).toEqual(['US', 'CA'])
    expect(new Set(Object.values(rest))).toEqual(new Set([ERASED.text, '']))
  })

  test('of an order is what was sold and for how much', () => {
    const erased = erasedOrder(order('PC-1', { billing_address: ADDRESS }))
    const { email, shipping_address, billing_address, ...books } = erased
    const { email: _, shipping_address: __, ...before } = order('PC-1')
    expect(books).toEqual(before)
    expect([email, shipping_address.original_uuid, billing_address]).toEqual([
      ERASED.email,
      null,
      erasedAddress(ADDRESS),
    ])
    expect('billing_address' in erasedOrder(order('PC-1'))).toBe(false)
  })
})

test('E-101 a file says of which day it is', () =>
  expect(exportFileName(day('2026-11-27'))).toBe('playchart-data-2026-11-27.json'))
