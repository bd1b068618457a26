import { eq } from 'drizzle-orm'
import type { Currency } from '~/services/domain/money/money'
import type { Order } from '~/services/domain/orders/order.contract'
import { commandService } from '~/services/platform/wire/service-calls'
import { EndedSubscription, ReturnedCredit } from '../other-services.contract'
import { type Invoice, invoices } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import type { Gateway } from './gateway'
import { laterChargeKey } from './kept-cards'
import { chargeOf } from './payment'

type Deps = CheckoutDeps & { gateway: Gateway }
type Subscribed = { of: 'kits' | 'boxes'; id: string }
type Paid = { by: 'card' | 'credit'; key: string; amount: number; currency: Currency }
/** What was agreed upon with an order. */
type Sale = { subscriptions: Subscribed[]; paid: Paid }

/** The subscriptions that began with an order end, and its money goes back where it came from. Each happens once, however often. */
export async function undoSale(deps: Deps, order: Order): Promise<void> {
  const { subscriptions, paid } = await saleOf(deps, order)
  for (const subscription of subscriptions) await endSubscription(deps, { subscription, order_id: order.id })
  if (paid.amount > 0) await giveBack(deps, { paid, userUuid: order.user_uuid })
}

/** An order of the subscription manager says it itself, one of a checkout by its invoice. */
async function saleOf(deps: Deps, { begins, checkout_uuid, ...order }: Order): Promise<Sale> {
  if (!begins) return soldBy(await invoiceOf(deps, checkout_uuid))
  const { of, subscription_id: id, payment } = begins
  const key = payment.by === 'card' ? laterChargeKey(payment.key) : payment.key
  return {
    subscriptions: [{ of, id }],
    paid: { by: payment.by, key, amount: order.total_price, currency: order.currency_code },
  }
}

async function invoiceOf({ db }: Deps, uuid = ''): Promise<Invoice> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.uuid, uuid))
  if (!invoice) throw new Error('an order without its checkout')
  return invoice
}

function soldBy(invoice: Invoice): Sale {
  const { subscription: kits, readingSubscription: boxes } = invoice.made
  const { key, amount, currency } = chargeOf(invoice)
  return {
    subscriptions: [
      ...(kits ? [{ of: 'kits' as const, id: kits }] : []),
      ...(boxes ? [{ of: 'boxes' as const, id: boxes }] : []),
    ],
    paid: { by: 'card', key, amount, currency },
  }
}

const PATHS = { kits: '/subscriptions', boxes: '/sub_engine/subscriptions' } as const

async function endSubscription(
  { ask }: Deps,
  { subscription, order_id }: { subscription: Subscribed; order_id: string },
) {
  const path = `${PATHS[subscription.of]}/${subscription.id}/withdrawals`
  await commandService(ask, { name: 'subscription-manager', path, body: { order_id }, schema: EndedSubscription })
}

async function giveBack({ ask, gateway }: Deps, { paid, userUuid }: { paid: Paid; userUuid: Order['user_uuid'] }) {
  const { by, key, amount, currency } = paid
  if (by === 'card') return void (await gateway.refund({ of: key, amount, currency }))
  const body = { credit_return: { user_uuid: userUuid, key } }
  await commandService(ask, { name: 'catalog', path: '/credit_returns', body, schema: ReturnedCredit })
}
