import { and, asc, eq, getTableColumns, gt, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import { type CivilDate, plusDays } from '~/services/domain/dates/civil-date'
import { KITS } from '~/services/domain/kits/kit.rules'
import type { OrderLine } from '~/services/domain/orders/order.contract'
import { commandService } from '~/services/platform/wire/service-calls'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { WrittenLetter } from '../other-services.contract'
import { isHeldBack } from './arrears'
import { exceedsCredit } from './credit-left'
import { prepared } from './preparing'
import { type ItemRow, items, type Pending, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/** A letter goes out so many days before a charge. */
const AHEAD_DAYS = 7
const AT_ONCE = 25

type Deps = Pick<ServiceDeps, 'db' | 'ask'>

type Announcing = ItemRow & { draft: number | null }

/**
 * Boxes that are charged within the week and whose day was not named in a letter yet, or was another one, or whose next
 * order was changed since; none that an open payment holds back.
 */
export function toAnnounce({ db }: Pick<Deps, 'db'>, today: CivilDate): Promise<Announcing[]> {
  const isSoon = and(gt(items.scheduledDate, today), lte(items.scheduledDate, plusDays(today, AHEAD_DAYS)))
  const isUnpaid = and(eq(items.processStatus, 'awaiting_process'), eq(items.billingStatus, 'awaiting_payment'))
  const isUntold = or(isNull(items.announcedFor), ne(items.announcedFor, items.scheduledDate))
  const isChanged = gt(subscriptions.draftDue, sql`(${items.announced} ->> 'draft')::int`)
  return db
    .select({ ...getTableColumns(items), draft: subscriptions.draftDue })
    .from(items)
    .leftJoin(subscriptions, eq(subscriptions.uuid, items.subscriptionId))
    .leftJoin(readingSubscriptions, eq(readingSubscriptions.id, items.subscriptionId))
    .where(
      and(
        isSoon,
        isUnpaid,
        or(isUntold, isChanged),
        not(isHeldBack(db)),
        or(eq(subscriptions.status, 'active'), eq(readingSubscriptions.status, 'active')),
      ),
    )
    .orderBy(asc(items.scheduledDate))
    .limit(AT_ONCE)
}

/**
 * The letter before a charge: what the engine would bill today, asked of the same function (decided: E-113). None where the
 * last one named the same day and the same sum.
 */
export async function announce(deps: Deps, item: Announcing): Promise<boolean> {
  const wanted = await prepared(deps, item)
  // who pays in no way yet is written to as soon as somebody knows how
  if (wanted === 'noMethod') return false
  const { uuid, scheduledDate: on, announcedFor, announced, draft } = item
  const amount = wanted.charge?.amount ?? 0
  const isNew = announcedFor !== on || announced?.amount !== amount
  const letters = announced?.letters ?? 0
  // one that names what an earlier one did, for the second time, is another letter
  const letter = {
    kind: 'ahead',
    pending: wanted,
    on,
    key: `${uuid}:ahead:${letters}:${on}:${amount}`,
    orderId: null,
  } as const
  if (isNew) await writeLetter(deps, { ...letter, isShort: await exceedsCredit(deps, item, wanted) })
  const { length } = await deps.db
    .update(items)
    .set({ announcedFor: on, announced: { amount, letters: isNew ? letters + 1 : letters, draft } })
    .where(and(eq(items.uuid, uuid), eq(items.scheduledDate, on)))
    .returning({ uuid: items.uuid })
  return length > 0
}

const isLastKit = (anchor: string | undefined) => anchor === KITS.at(-1)?.anchor

type Letter = {
  kind: 'ahead' | 'charged' | 'failed'
  pending: Pending
  on: CivilDate
  key: string
  orderId: string | null
  /** the balance that is to pay it is not enough */
  isShort?: boolean
}

/** With what was chosen for it, for whoever reads must see that the right one comes. */
function titleOf({ quantity, properties: { title, variant_title: chosen } }: OrderLine): string {
  const named = chosen ? `${title} (${chosen})` : title
  return quantity > 1 ? `${quantity} × ${named}` : named
}

/** Of a box that costs something; the letters' service takes each key once. */
export async function writeLetter(
  { ask }: Pick<Deps, 'ask'>,
  { kind, pending, on, key, orderId, isShort = false }: Letter,
) {
  const { charge, order, locale, covers, childName = null } = pending
  if (!charge || !locale) return
  const letter = {
    kind,
    of: order.line_items.some(({ properties }) => properties.product_type === 'ERC') ? 'boxes' : 'kits',
    kits: covers.length + 1,
    is_last: order.line_items.some(({ properties }) => isLastKit(properties.kit_anchor)),
    child_name: childName,
    to: order.email,
    locale,
    on,
    titles: order.line_items.map(titleOf),
    amount: charge.amount,
    currency_code: charge.currency_code,
    country: order.shipping_address.country,
    tax: order.total_tax,
    payment_label: order.payment_label,
    gateway_token: charge.gateway_token,
    is_credit: charge.gateway_token === null,
    exceeds_credit: isShort,
    user_uuid: order.user_uuid,
    begins: order.begins !== undefined,
    order_id: orderId,
  }
  const asked = { name: 'checkout-orchestration', path: '/api/v1/checkout_orchestration/letters', key } as const
  await commandService(ask, { ...asked, body: { letter }, schema: WrittenLetter })
}
