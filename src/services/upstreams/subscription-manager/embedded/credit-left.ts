import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { askService } from '~/services/platform/wire/service-calls'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import { KnownCredit } from '../other-services.contract'
import { prepared } from './preparing'
import { type ItemRow, items, type Pending, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'ask'>
type Charge = NonNullable<Pending['charge']>

/** Whether the balance that pays a box is, as it is today, less than all that it pays until that box's day. */
export async function exceedsCredit(deps: Deps, item: ItemRow, pending: Pending): Promise<boolean> {
  const { charge, order, covers } = pending
  const { user_uuid: userUuid } = order
  if (charge?.gateway_token !== null || userUuid === null) return false
  const left = await creditOf(deps, userUuid, charge)
  // what comes before it is asked for only where that decides
  return left < charge.amount || left < charge.amount + (await takenBefore(deps, { item, userUuid, covers }))
}

/** In another currency nothing is taken from it. */
async function creditOf({ ask }: Deps, userUuid: string, { currency_code }: Charge): Promise<number> {
  const path = `/credit_summary?user_uuid=${userUuid}`
  const known = await askService(ask, { name: 'catalog', path, schema: KnownCredit })
  const credit = known?.credits_available.advocate_rewards
  return credit?.currency_code === currency_code ? credit.total_balance : 0
}

type Billed = Pick<Pending, 'covers'> & { item: ItemRow; userUuid: string }

/** What their other boxes take until then; of one day nobody knows which is billed first. */
async function takenBefore(deps: Deps, { item, userUuid, covers }: Billed): Promise<number> {
  const paid = new Set(covers)
  let sum = 0
  for (const other of await othersUntil(deps, item, userUuid)) {
    if (paid.has(other.uuid)) continue
    const wanted = other.pending ?? (await prepared(deps, other))
    if (wanted === 'noMethod' || !wanted.charge) continue
    sum += wanted.charge.amount
    for (const uuid of wanted.covers) paid.add(uuid)
  }
  return sum
}

/** Boxes of somebody that wait to be paid until the day of this one. */
function othersUntil({ db }: Deps, item: ItemRow, userUuid: string): Promise<ItemRow[]> {
  const isRunning = (of: typeof subscriptions | typeof readingSubscriptions) =>
    and(eq(of.userUuid, userUuid), eq(of.status, 'active'))
  const theirs = unionAll(
    db.select({ of: subscriptions.uuid }).from(subscriptions).where(isRunning(subscriptions)),
    db.select({ of: readingSubscriptions.id }).from(readingSubscriptions).where(isRunning(readingSubscriptions)),
  )
  const isUnpaid = and(
    inArray(items.processStatus, ['awaiting_process', 'billing']),
    eq(items.billingStatus, 'awaiting_payment'),
  )
  const isBefore = and(ne(items.uuid, item.uuid), lte(items.scheduledDate, item.scheduledDate))
  return db
    .select()
    .from(items)
    .where(and(inArray(items.subscriptionId, theirs), isUnpaid, isBefore))
    .orderBy(asc(items.scheduledDate), asc(items.position))
}
