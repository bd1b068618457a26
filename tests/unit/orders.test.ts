import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { orderHistoryPlaceAt, orderHref, orderPlaceAt } from '~/services/domain/links/order-links.rules'
import { pictureOfLine } from '~/services/domain/orders/order-picture.rules'
import { orderState } from '~/services/domain/orders/order-state.rules'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { ownOrder } from '~/services/flows/order/order.rules'
import { orderRow } from '~/services/flows/order-history/order-history.rules'
import { standingOf } from '~/services/flows/withdrawal/withdrawal.rules'
import { ADDRESS, line, order, TODAY, UUID } from '../support/orders'

describe('A-140 the list of orders', () => {
  test('says of each its day, what is in it, what it came to, and how far it is', () => {
    expect(orderRow(order)).toEqual({
      id: 'PC-100042',
      // in the shop's own time it was placed after midnight
      day: '2026-11-27',
      state: 'placed',
      titles: ['One TOY-1', 'One TOY-2'],
      pictures: ['toy-1'],
      sum: { amountCents: 6900, currency: 'eur' },
      paidBy: null,
    })
  })

  test('shows three pictures at most', () => {
    const many = [1, 2, 3, 4].map((one) => line(`TOY-${one}`, { picture: `toy-${one}` }))
    expect(orderRow({ ...order, line_items: many }).pictures).toEqual(['toy-1', 'toy-2', 'toy-3'])
  })
})

describe('A-179 one order', () => {
  const shown = ownOrder(order, TODAY)

  test('its sums add up to what was paid', () => {
    const { goods, saved, codes, subtotal, shipping, total } = shown.sums
    expect(codes).toEqual([{ code: 'TEN', amount: 800 }])
    expect([goods, saved, goods - saved - 800, subtotal + shipping]).toEqual([8000, 800, subtotal, total])
    expect(shown.lines.map((each) => [each.quantity, each.total])).toEqual([
      [1, 2400],
      [2, 4800],
    ])
  })

  test('E-101 has not left while it is being packed: it does not leave once it is withdrawn from', () => {
    const states = ['unfulfilled', 'fulfillment_in_progress', 'fulfilled'] as const
    const left = states.map((fulfillment_status) => ownOrder({ ...order, fulfillment_status }, TODAY).hasLeft)
    expect(left).toEqual([false, false, true])
  })

  test('E-101 says of what more may come: of kits that are its person’s own, and of boxes of the club', () => {
    const comesAgain = (...line_items: (typeof order)['line_items']) =>
      ownOrder({ ...order, line_items }, TODAY).comesAgain
    const kit = { kit_anchor: 'kit-the-senser' }
    expect(comesAgain(line('KIT', kit))).toEqual({ kits: true, club: false })
    expect(comesAgain(line('ERC-BOX-3-4'))).toEqual({ kits: false, club: true })
    expect(comesAgain(line('KIT', { ...kit, gifting_order_activation_code: 'G' }))).toEqual({
      kits: false,
      club: false,
    })
    expect(shown.comesAgain).toEqual({ kits: false, club: false })
  })

  test('E-105 nothing is saved by a kit that was paid before: in advance, or by somebody else', () => {
    const before = { ...line('KIT', { puf_discount: '8400' }), price: 0 }
    const sums = { subtotal_price: 8400, total_discounts: 8400, discount_codes: [], total_shipping: 0, total_price: 0 }
    const prepaid = ownOrder({ ...order, ...sums, line_items: [before] }, TODAY)
    expect(prepaid).toMatchObject({
      paidBy: 'paidAhead',
      lines: [{ isAhead: true }],
      sums: { saved: 0, ahead: 8400, subtotal: 0 },
    })
    const given = ownOrder({ ...order, ...sums, line_items: [before], payment_label: 'Geschenk' }, TODAY)
    expect(given).toMatchObject({ paidBy: 'given', sums: { saved: 0, ahead: 8400 } })
    const charged = { ...line('BOOKS'), price: 2400 }
    const rows = [[before], [before, charged]].map((lines) =>
      orderRow({ ...order, ...sums, line_items: lines, total_price: lines.length > 1 ? 2400 : 0 }),
    )
    // the list says so where nothing was charged
    expect(rows.map((row) => row.paidBy)).toEqual(['paidAhead', null])
    // what a first order saves is a saving
    const first = line('KIT', { puf_discount: '800' })
    expect(ownOrder({ ...order, line_items: [first] }, TODAY)).toMatchObject({
      lines: [{ isAhead: false }],
      sums: { ahead: 0 },
    })
  })

  test('A-030 a line says what was chosen with it', () => {
    const lines = [line('KIT-1', { variant_title: 'Doll Robin' }), line('KIT-2')]
    const [own, plain] = ownOrder({ ...order, line_items: lines }, TODAY).lines
    expect([own?.variant, plain?.variant]).toEqual(['Doll Robin', null])
  })

  test('says who pays where the order knows it, and of a card no more than its label', () => {
    expect(shown.details).toEqual({
      delivery: ADDRESS,
      billing: null,
      method: 'express',
      paidWith: 'Visa ending in 4242',
    })
    const billed = { ...ADDRESS, line1: 'Other Street 2' }
    expect(ownOrder({ ...order, billing_address: billed }, TODAY).details.billing).toEqual(billed)
  })

  test('A-180 its address is the account’s to change until it is packed', () => {
    expect(shown.editable).toBe(UUID)
    for (const fulfillment_status of ['fulfillment_in_progress', 'fulfilled'] as const)
      expect(ownOrder({ ...order, fulfillment_status }, TODAY).editable).toBeNull()
    const ofNobody = { ...order.shipping_address, original_uuid: null }
    expect(ownOrder({ ...order, shipping_address: ofNobody }, TODAY).editable).toBeNull()
  })

  test('what needs no parcel goes nowhere, and names who pays', () => {
    const mailed = ownOrder({ ...order, shipping_method: 'none' }, TODAY)
    expect([mailed.state, mailed.editable, mailed.details.delivery]).toEqual(['mailed', null, null])
    expect(mailed.details.billing).toEqual(ADDRESS)
  })
})

describe('E-101 an order with a gift', () => {
  const code = 'AAAA-BBBB-CCCC'
  const bought = {
    ...order,
    line_items: [line('GIFT', { gifting_order_activation_code: code })],
    withdrawable_until: CivilDate.parse('2026-12-10'),
  }
  const shown = (...given: Parameters<typeof ownOrder>[2] & object) => ownOrder(bought, TODAY, given)

  test('says of its own gift whether it is redeemed', () => {
    expect(ownOrder(order, TODAY).gift).toBeNull()
    expect(shown().gift).toBe('open')
    expect(shown({ code, status: 'sent' }, { code: 'DDDD-BBBB-CCCC', status: 'activated' }).gift).toBe('open')
    expect(shown({ code, status: 'activated' }).gift).toBe('activated')
  })

  test('can be withdrawn from until it is', () => {
    const standing = (status: 'sent' | 'activated', over: Partial<OwnOrder> = {}) =>
      standingOf({ ...shown({ code, status }), ...over })
    expect([standing('sent'), standing('activated')]).toEqual(['open', 'giftActivated'])
    expect(standing('activated', { withdrawnAt: '2026-11-26T10:00:00.000Z' })).toBe('withdrawn')
    expect(standing('sent', { withdrawableUntil: CivilDate.parse('2026-11-26') })).toBe('tooLate')
    expect(standing('activated', { withdrawableUntil: null })).toBe('notOpen')
  })
})

test.each([
  ['unfulfilled', 'placed'],
  ['fulfillment_in_progress', 'packed'],
  ['fulfilled', 'shipped'],
] as const)('S-276 an order that is %s is %s', (fulfillment_status, state) =>
  expect(orderState({ ...order, fulfillment_status })).toBe(state),
)

test.each([
  [line('TOY', { picture: 'toy-duck' }), 'toy-duck'],
  [line('PLAY-KITS', { kit_anchor: 'kit-the-senser' }), 'kit-senser-open'],
  [line('BOOKS', { kit_anchor: 'kit-the-senser', product_type: 'Book Bundle' }), 'book-bundle'],
  [line('ERC-BOX-4-5'), 'erc-box-4-5'],
  [line('KIT', { kit_anchor: 'kit-of-nobody' }), null],
  [line('TOY'), null],
])('A-140 a line has its picture: %#', (sold, picture) => expect(pictureOfLine(sold)).toBe(picture))

test.each([
  ['orders/PC-100042', { id: 'PC-100042' }],
  ['orders/', null],
  ['orders/PC-1/withdrawn', null],
  ['orders/%2e%2e', null],
  [`orders/${'1'.repeat(41)}`, null],
])('%s is the page of an order, or none', (path, place) => expect(orderPlaceAt(path)).toEqual(place))

test('an order has an address in the language of the page, as has the list', () => {
  expect(orderHref({ prefix: '/nl', id: 'PC-1' })).toBe('/nl/account/orders/PC-1')
  expect(orderHistoryPlaceAt('order-history')).not.toBeNull()
  expect(orderHistoryPlaceAt('order-histories')).toBeNull()
})
