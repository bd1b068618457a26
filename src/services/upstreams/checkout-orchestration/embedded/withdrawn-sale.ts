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
export type Sale = { subscriptions: Subscribed[]; paid: Paid }

/** An order of the subscription manager says it itself, one of a checkout by its invoice. */
export async function saleOf(deps: Deps, { begins, checkout_uuid, ...order }: Order): Promise<Sale> {
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

/** Each once, however often. */
export async function endSale({ ask }: Deps, { subscriptions }: Sale, order_id: string): Promise<void> {
  for (const { of, id } of subscriptions) {
    const path = `${PATHS[of]}/${id}/withdrawals`
    await commandService(ask, { name: 'subscription-manager', path, body: { order_id }, schema: EndedSubscription })
  }
}

/** Once, to where it came from. */
export async function giveBack({ ask, gateway }: Deps, { paid }: Sale, userUuid: Order['user_uuid']): Promise<void> {
  const { by, key, amount, currency } = paid
  if (amount === 0) return
  if (by === 'card') return void (await gateway.refund({ of: key, amount, currency }))
  const body = { credit_return: { user_uuid: userUuid, key } }
  await commandService(ask, { name: 'catalog', path: '/credit_returns', body, schema: ReturnedCredit })
}
