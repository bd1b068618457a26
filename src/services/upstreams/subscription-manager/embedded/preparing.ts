import { eq } from 'drizzle-orm'
import type { OrderFields } from '~/services/domain/orders/order.contract'
import type { Address, AddressFields } from '~/services/domain/people/address.contract'
import { vatOf } from '~/services/domain/prices/tax.rules'
import { totalsOf } from '~/services/domain/prices/totals.rules'
import { askService, commandService } from '~/services/platform/wire/service-calls'
import type { AskService, ServiceDeps } from '~/services/platform/wire/service-deps'
import { Charged, KnownAddress, MadeOrder, Payer } from '../other-services.contract'
import { boxPurchase, kitPurchase, type Purchase } from './purchase'
import { type ItemRow, type Pending, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

/** Each try of a payment is one of its own. */
export const paymentKey = ({ uuid, failures }: Pick<ItemRow, 'uuid' | 'failures'>) => `${uuid}:${failures}`

/** What begins with the order of a box, and what pays for it. */
export const beginningWith = (
  item: ItemRow,
  by: 'card' | 'credit',
): Pick<OrderFields, 'begins_subscription' | 'begins'> => ({
  begins_subscription: true,
  begins: {
    of: item.kind === 'play_kit' ? 'kits' : 'boxes',
    subscription_id: item.subscriptionId,
    payment: { by, key: paymentKey(item) },
  },
})

/** What is ordered with a box, what it comes to, and who gets it. */
export async function ordered(deps: Deps, item: ItemRow) {
  const purchase = item.kind === 'play_kit' ? await kitPurchase(deps, item) : await boxPurchase(deps, item)
  const recipient = await recipientOf(deps.ask, purchase)
  const { covers, locale } = purchase
  return { purchase, order: orderOf(purchase, recipient), covers, locale, childName: recipient.childName }
}

/** What will be charged and ordered for a box; 'noMethod' where something is to be paid and nobody knows how. */
export async function prepared(deps: Deps, item: ItemRow): Promise<Pending | 'noMethod'> {
  const { purchase, order, covers, locale, childName } = await ordered(deps, item)
  const { total_price: amount, currency_code } = order
  if (amount === 0) return { charge: null, order, covers, locale, childName }
  const method = await methodOf(deps.ask, purchase)
  if (!method) return 'noMethod'
  const { gateway_token, localized_label, billing_address_uuid } = method
  const billing = billing_address_uuid === null ? null : await addressOf(deps.ask, billing_address_uuid)
  return {
    charge: { gateway_token, amount, currency_code },
    order: {
      ...order,
      ...(billing && { billing_address: fieldsOf(billing) }),
      payment_label: localized_label,
      ...(purchase.awaitsFirstCharge && beginningWith(item, gateway_token === null ? 'credit' : 'card')),
    },
    covers,
    locale,
    childName,
  }
}

type Recipient = { email: string; address: Address; childName: string | null }

/** Who gets it where. */
export async function recipientOf(
  ask: AskService,
  {
    userUuid,
    addressUuid,
    childUuid = null,
  }: Pick<Purchase, 'userUuid' | 'addressUuid'> & Partial<Pick<Purchase, 'childUuid'>>,
): Promise<Recipient> {
  const payer = await askService(ask, { name: 'account-manager', path: `/users/${userUuid}`, schema: Payer })
  const named = addressUuid ? await addressOf(ask, addressUuid) : null
  const address = named ?? payer?.user.addresses[0]
  if (!payer || !address) throw new Error('a subscription whose account or address is not there')
  const { email, children } = payer.user
  return { email, address, childName: children.find(({ uuid }) => uuid === childUuid)?.name ?? null }
}

/** Null for one that is not there any more. */
async function addressOf(ask: AskService, uuid: string): Promise<Address | null> {
  const answer = await askService(ask, { name: 'account-manager', path: `/addresses/${uuid}`, schema: KnownAddress })
  return answer?.address ?? null
}

export function fieldsOf({ uuid: _uuid, ...fields }: Address): AddressFields {
  return fields
}

/** Whether its person has a way to pay; nobody has for a subscription that does not exist. */
export async function paysForKits({ db, ask, uuid }: Pick<ServiceDeps, 'db' | 'ask'> & { uuid: string }) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.uuid, uuid))
  return row !== undefined && (await methodOf(ask, row)) !== null
}

async function methodOf(ask: AskService, { userUuid, language }: Pick<Purchase, 'userUuid' | 'language'>) {
  const path = `/external_payment_methods/for_user/${userUuid}/charged?language=${language}`
  return (await askService(ask, { name: 'catalog', path, schema: Charged }))?.charged_payment_method ?? null
}

type Ordered = Pick<Purchase, 'userUuid' | 'lines' | 'currency' | 'paymentLabel'>

/** Subscriptions are delivered without a charge for it. */
export function orderOf(
  { userUuid, lines, currency, paymentLabel }: Ordered,
  { email, address }: Pick<Recipient, 'email' | 'address'>,
): OrderFields {
  const vat = vatOf(address.country)
  const totals = totalsOf({
    lines: lines.map(({ line, fullPrice }) => ({ price: line.price, full_price: fullPrice, quantity: line.quantity })),
    codes: [],
    shipping: 0,
    vat,
  })
  return {
    user_uuid: userUuid,
    email,
    shipping_address: { ...fieldsOf(address), original_uuid: address.uuid },
    shipping_method: 'standard',
    payment_label: paymentLabel,
    line_items: lines.map(({ line }) => line),
    subtotal_price: totals.subtotal,
    total_shipping: 0,
    total_tax: totals.tax,
    total_price: totals.total,
    total_discounts: totals.discount,
    total_tariff: 0,
    currency_code: currency,
    taxes_included: vat.isIncluded,
  }
}

type Writing = { order: OrderFields; key: string }

/** Writes an order at the order manager, once per key; its id. */
export async function writeOrder(ask: AskService, { order, key }: Writing): Promise<string> {
  const made = { name: 'order-manager', path: '/orders', key, body: { order }, schema: MadeOrder } as const
  return (await commandService(ask, made)).order.id
}
