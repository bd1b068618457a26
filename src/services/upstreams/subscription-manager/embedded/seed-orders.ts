import type { OrderFields } from '~/services/domain/orders/order.contract'
import type { AskService } from '~/services/platform/wire/service-deps'
import { chargeOf } from './kit-charge'
import { kitLines, type PricedLine } from './lines'
import { beginningWith, fieldsOf, orderOf, recipientOf } from './preparing'
import { productsOf } from './products'
import { planLines } from './purchase'
import { instantOf, type Told } from './seed-telling'
import type { ItemRow, ReadingRow, SubscriptionRow } from './subscription-manager.tables'

type Recipients = ReturnType<typeof recipientsOf>
type OrderOfBox = { item: ItemRow; order: OrderFields }

/** A box that has left stands on an order, whatever became of it then. */
const isOrdered = ({ processStatus, billingStatus }: ItemRow) =>
  !['awaiting_process', 'cancelled'].includes(processStatus) && billingStatus !== 'error'

type Of<Row> = { ask: AskService; recipients: Recipients; told: readonly Told<Row>[] }

/** The orders of the kits that have come. */
export async function ordersOfKits({ ask, recipients, told }: Of<SubscriptionRow>): Promise<OrderOfBox[]> {
  const anchors = told.flatMap(({ items }) => items.filter(isOrdered).map(({ anchor }) => anchor))
  const products = await productsOf(ask, { anchors, language: 'en', currency: 'eur' })
  const orders: OrderOfBox[] = []
  for (const { row, items } of told) {
    for (const item of items.filter(isOrdered)) {
      const lines = kitLines({ row, item, products, charge: firstCharge(row, { item, items }) })
      orders.push({ item, order: await orderOn(recipients, { row, item, lines }) })
    }
  }
  return orders
}

type Among = { item: ItemRow; items: readonly ItemRow[] }

/** The first order paid as many kits as the plan pays in advance; a gift was paid by somebody else. */
function firstCharge(row: SubscriptionRow, { item, items }: Among) {
  if (row.source === 'GIFTING_ACTIVATION' || item.billingStatus === 'prepay') return null
  const paid = item.position === 0 ? items.slice(0, row.prepaid) : [item]
  return chargeOf(paid, { ...row, plan: 'REPUF' })
}

/** The orders of the months that have come. */
export async function ordersOfBoxes({ ask, recipients, told }: Of<ReadingRow>): Promise<OrderOfBox[]> {
  const orders: OrderOfBox[] = []
  for (const { row, items } of told) {
    const lines = await planLines(ask, row)
    for (const item of items.filter(isOrdered))
      orders.push({ item, order: await orderOn(recipients, { row, item, lines }) })
  }
  return orders
}

/** Everybody has one address: each is asked for once. */
export function recipientsOf(ask: AskService) {
  const known = new Map<string, ReturnType<typeof recipientOf>>()
  return (of: Parameters<typeof recipientOf>[1]) => {
    const recipient = known.get(of.userUuid) ?? recipientOf(ask, of)
    known.set(of.userUuid, recipient)
    return recipient
  }
}

type On = { row: SubscriptionRow | ReadingRow; item: ItemRow; lines: PricedLine[] }

async function orderOn(recipients: Recipients, { row, item, lines }: On): Promise<OrderFields> {
  const purchase = { ...row, addressUuid: row.deliveryAddressUuid, lines }
  const recipient = await recipients(purchase)
  const order = orderOf(purchase, recipient)
  return {
    ...order,
    // a card is billed where its parcels go
    ...(order.total_price > 0 && { billing_address: fieldsOf(recipient.address) }),
    ...(order.total_price > 0 && item.position === 0 && beginningWith(item, 'card')),
    created_at: instantOf(item.scheduledDate),
    fulfillment_status: item.processStatus === 'completed' ? 'fulfilled' : 'fulfillment_in_progress',
  }
}
