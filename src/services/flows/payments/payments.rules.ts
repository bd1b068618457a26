import { type CivilDate, shopDay } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { Order } from '~/services/domain/orders/order.contract'
import { ok, type Result, refused } from '~/services/domain/result'
import {
  byDate,
  givenItems,
  isProcessed,
  isUpcoming,
  paymentScheduleKind,
} from '~/services/domain/subscriptions/schedule.rules'
import { LEAVING } from '~/services/domain/subscriptions/to-come.rules'
import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import { kitCharges } from '~/services/flows/schedule/kit-charges.rules'
import { payingWordsOf } from '~/services/flows/schedule/paying.rules'
import type { User } from '~/services/upstreams/account-manager/account-manager.contract'
import type {
  DatedItem,
  DatedSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { type Ledger, paymentOf } from './payment.rules'
import type { Payment, PaymentRow, PaymentSchedule } from './payments.contract'

type Parts<E> = {
  /** the shop's day */
  today: CivilDate
  user: Result<Pick<User, 'visibleChildren'>, E>
  subscriptions: Result<readonly DatedSubscription[], E>
  /** without them nobody can say what was paid, and that is all */
  orders: Result<readonly Order[], unknown>
}

/** The payments of one subscription; `notFound` where this person has none of that id. */
export function paymentsFrom<E>(
  { today, user, subscriptions, orders }: Parts<E>,
  wanted: string,
): Result<PaymentSchedule, E | { kind: 'notFound' }> {
  if (!user.ok) return user
  if (!subscriptions.ok) return subscriptions
  const subscription = subscriptions.value.find(({ uuid }) => uuid === wanted)
  const child = user.value.visibleChildren.find(({ uuid }) => uuid === subscription?.child_uuid)
  if (!subscription || !child) return refused({ kind: 'notFound' })
  const known = new Map((orders.ok ? orders.value : []).map((order) => [order.id, order]))
  return ok({ ...scheduleOf(subscription, { today, orders: known }), childUuid: child.uuid, childName: child.name })
}

type Around = { today: CivilDate; orders: ReadonlyMap<string, Order> }

function scheduleOf(subscription: DatedSubscription, { today, orders }: Around) {
  const kind = paymentScheduleKind(subscription)
  const isShown = kind.startsWith('inactive') ? isProcessed : stands
  const scheduled_items = byDate(subscription.scheduled_items)
  const items = scheduled_items.filter((item) => isShown(item) || isGivenBack(item, orders))
  const given = givenItems({ ...subscription, scheduled_items })
  const rows = rowsOf(items, { orders, charges: kitCharges(subscription), given })
  // what failed is charged first, and nothing after it before that
  const first = rows.find(({ payment }) => payment.kind === 'planned' || payment.kind === 'failed')
  const isAhead = ({ uuid }: DatedItem) =>
    rows.some(({ key, payment }) => key === uuid && (payment.kind === 'covered' || payment.kind === 'gift'))
  return {
    ...{ today, kind, rows, paying: payingWordsOf(subscription) },
    isLeaving: subscription.scheduled_items.some(({ process_status: status }) =>
      LEAVING.some((each) => each === status),
    ),
    since: shopDay(Date.parse(subscription.created_at)),
    next:
      first?.payment.kind === 'planned' ? { sum: first.payment.sum, kits: first.payment.kits, on: first.date } : null,
    ahead: items.filter((item) => isUpcoming(item) && isAhead(item)).length,
    paid: paidInAll(items, rows, orders),
  }
}

const OTHERS: readonly ProcessStatus[] = ['skipped', 'returned']
/** What was withdrawn from does not come, but its payment was made. */
const isGivenBack = ({ order_id: id }: DatedItem, orders: Around['orders']) =>
  orders.get(id ?? '')?.withdrawn_at !== undefined
/** What nobody gets stands in no row. */
const stands = (item: DatedItem) => isProcessed(item) || isUpcoming(item) || OTHERS.includes(item.process_status)

function rowsOf(items: readonly DatedItem[], ledger: Ledger): PaymentRow[] {
  const payments = items.map((item) => paymentOf(item, ledger))
  return items.map((item, index) => ({
    key: item.uuid,
    anchor: item.product.anchor,
    name: item.product.name,
    ageRange: item.product.display_age_range,
    date: item.scheduled_date,
    hasBooks: item.scheduled_addons.some(({ addon_kind }) => addon_kind === 'books_addon'),
    picture: pictureOf(item),
    payment: withOpen(payments, index) ?? withCovered(payments, index),
  }))
}

/** A kit of a payment that has failed. */
function withOpen(payments: readonly Payment[], index: number): Payment | null {
  if (payments[index]?.kind !== 'with') return null
  const paying = payments.slice(0, index).findLast(({ kind }) => kind !== 'with' && kind !== 'skipped')
  return paying?.kind === 'failed' ? { kind: 'withOpen' } : null
}

/** A payment of the past pays for its kit and for those paid ahead after it. */
function withCovered(payments: readonly Payment[], index: number): Payment {
  const payment = payments[index] ?? { kind: 'owed' }
  if (payment.kind !== 'charged') return payment
  const rest = payments.slice(index + 1)
  const end = rest.findIndex(({ kind }) => kind !== 'covered')
  return { ...payment, kits: 1 + (end === -1 ? rest.length : end) }
}

/** Open where it has left, closed where it has not; by their places among a product's pictures. */
function pictureOf(item: DatedItem): string | null {
  const place = isUpcoming(item) ? 1 : 0
  const { assets } = item.product
  return assets.find(({ sort_order }) => sort_order === place)?.uri ?? assets[0]?.uri ?? null
}

/** Each order counts once, and `label` is how all of them were paid. Null where one is not known, or nothing was paid. */
function paidInAll(items: readonly DatedItem[], rows: readonly PaymentRow[], orders: Around['orders']) {
  if (rows.some(({ payment }) => payment.kind === 'paid')) return null
  const charged = new Set(rows.filter(({ payment }) => payment.kind === 'charged').map(({ key }) => key))
  const ids = new Set(items.filter(({ uuid }) => charged.has(uuid)).map(({ order_id }) => order_id ?? ''))
  const paid = [...ids].flatMap((id) => orders.get(id) ?? [])
  const last = paid.at(-1)
  if (!last) return null
  const sum: Money = {
    amountCents: paid.reduce((all, { total_price }) => all + total_price, 0),
    currency: last.currency_code,
  }
  const isOneWay = paid.every(({ payment_label }) => payment_label === last.payment_label)
  return { sum, label: isOneWay ? last.payment_label : null }
}
