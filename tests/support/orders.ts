import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { Order } from '~/services/domain/orders/order.contract'
import { ownOrder } from '~/services/flows/order/order.rules'

const day = (text: string) => CivilDate.parse(text)
export const TODAY = day('2026-11-27')
export const ADDRESS = {
  ...{ first_name: 'Bo', last_name: 'Example', company: '', line1: 'Sample Street 1', line2: '' },
  ...{ city: 'Utrecht', state: '', zip_code: '3511 AX', country: 'NL' },
}
export const UUID = '00000001-0000-4000-8000-000000000001'
export const line = (sku: string, more: object = {}) => ({
  ...{ sku, quantity: 1, price: 2400 },
  properties: { product_type: 'Toy', title: `One ${sku}`, ...more },
})
export const order: Order = Order.parse({
  ...{ id: 'PC-100042', user_uuid: UUID, email: 'bo@playchart.test', created_at: '2026-11-26T23:30:00.000Z' },
  ...{ status_url: '/account/orders/PC-100042', fulfillment_status: 'unfulfilled', shipping_method: 'express' },
  shipping_address: { ...ADDRESS, original_uuid: UUID },
  payment_label: 'Visa ending in 4242',
  line_items: [line('TOY-1', { picture: 'toy-1' }), { ...line('TOY-2'), quantity: 2 }],
  ...{ subtotal_price: 8000, total_shipping: 500, total_tax: 1193, total_price: 6900 },
  ...{
    total_discounts: 1600,
    discount_codes: [
      { code: 'TEN', amount: 800 },
      { code: 'NONE', amount: 0 },
    ],
  },
  ...{ total_tariff: 0, currency_code: 'eur', taxes_included: true },
})

export const ownOrderOf = () => ownOrder(order, TODAY)
