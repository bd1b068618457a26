import { and, eq, getTableColumns, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type CivilDate, plusDays, shopDay } from '~/services/domain/dates/civil-date'
import type { Db } from '~/services/platform/database/database.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { DueStep } from '~/services/platform/wire/due.contract'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'
import type { DueAnswer } from '../subscription-manager.contract'
import { announce, toAnnounce } from './announcing'
import { waitsForEarlier } from './arrears'
import { bill } from './billing'
import { sendDraft, subscriptionsWithDueDraft } from './drafts'
import { untoldNotices, writeNotice } from './notices'
import { step } from './steps'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

/** The warehouse sends a box on the day after its order. */
const SENT_AFTER_DAYS = 1
/** Days on the way. */
const ARRIVES_AFTER_DAYS = 4
/** A parcel that was lost and is not found by then is sent again, once, and nothing is charged for it. */
const SENT_AGAIN_AFTER_DAYS = 10
/** So many in one call: it ends before anybody's patience, and the next call goes on. */
const MOST = 25
/** Of so many that have waited longest. */
const OLDEST = 500

type Deps = Pick<ServiceDeps, 'db' | 'ask' | 'clock'>

/**
 * What the shop's day brings, by the injected clock: boxes whose day has come are billed and ordered, those in the
 * warehouse leave it, those on the way arrive or, lost, are sent again, letters go out a week before a charge, and drafts
 * follow. What fails stays as it is and is tried again.
 */
export async function processDue(deps: Deps): Promise<DueAnswer> {
  const today = shopDay(deps.clock.now())
  const done: DueAnswer = { moved: 0, failed: 0, steps: [] }
  const attempt = async (work: () => Promise<boolean>) => {
    try {
      if (await work()) done.moved += 1
    } catch (error) {
      done.failed += 1
      logEvent('subscriptions.due-failed', { error })
    }
  }
  for (const item of await dueItems(deps.db, today))
    await attempt(async () => {
      const hasMoved = await onward(deps, item, today)
      if (hasMoved) done.steps.push(...(await stepsOf(deps.db, item)))
      return hasMoved
    })
  for (const item of await toAnnounce(deps, today)) await attempt(() => announce(deps, item))
  for (const notice of await untoldNotices(deps.db, MOST)) await attempt(() => writeNotice(deps, notice))
  for (const row of await subscriptionsWithDueDraft(deps.db, MOST))
    await attempt(async () => {
      await sendDraft(deps, row)
      return true
    })
  return done
}

/** Where the box is now. */
async function stepsOf(db: Db, { uuid }: Pick<ItemRow, 'uuid'>): Promise<DueStep[]> {
  const rows = await db.select().from(items).where(eq(items.uuid, uuid))
  return rows.map(({ subscriptionId: subscription, anchor: product, processStatus: now }) => ({
    ...{ subscription, product, now },
  }))
}

/** As far as a box gets today. */
async function onward(deps: Deps, item: ItemRow, today: CivilDate): Promise<boolean> {
  const { db } = deps
  switch (item.processStatus) {
    case 'shipping':
      return step({ db, item, event: 'DELIVERED', today })
    case 'shipment_preparation':
      // a parcel that is sent again has the day of that, any other the one that was chosen for it
      return step({
        db,
        item,
        event: 'SHIPPED',
        today,
        and: item.sentAgainOn === null ? {} : { scheduledDate: item.sentAgainOn },
      })
    case 'billing':
      return bill(deps, item, today)
    case 'error':
      return step({ db, item, event: 'SENT_AGAIN', today, and: { shippingError: null, sentAgainOn: today } })
    default: {
      if (await waitsForEarlier(db, item, today)) return false
      const isNew = await step({ db, item, event: 'DUE', today })
      const [begun] = isNew ? await db.select().from(items).where(eq(items.uuid, item.uuid)) : []
      return begun?.processStatus === 'billing' ? bill(deps, begun, today) : isNew
    }
  }
}

/**
 * Of subscriptions that run; what is on its way already arrives whatever became of the subscription. Each part is read from
 * the end of an index where the oldest are.
 */
async function dueItems(db: Db, today: CivilDate): Promise<ItemRow[]> {
  const isOf = (status: ItemRow['processStatus']) => eq(items.processStatus, status)
  const since = (days: number) => lte(items.steppedOn, plusDays(today, -days))
  const isLost = and(eq(items.shippingStatus, 'error'), ne(items.billingStatus, 'error'), isNull(items.sentAgainOn))
  const hasCome = lte(items.scheduledDate, today)
  const oldest = unionAll(
    waiting(db, and(isOf('awaiting_process'), hasCome)),
    waiting(db, and(isOf('skip_requested'), hasCome)),
    underWay(db, isOf('billing')),
    underWay(db, and(isOf('shipment_preparation'), since(SENT_AFTER_DAYS))),
    underWay(db, and(isOf('shipping'), since(ARRIVES_AFTER_DAYS))),
    underWay(db, and(isOf('error'), isLost, since(SENT_AGAIN_AFTER_DAYS))),
  ).as('oldest')
  // by chance, so that boxes that fail again and again do not keep others from their turn
  const chosen = await db.select().from(oldest).orderBy(sql`random()`).limit(MOST)
  // the boxes of a subscription one after the other
  return chosen.sort((one, other) => one.position - other.position)
}

const waiting = (db: Db, which: SQL | undefined) =>
  db
    .select(getTableColumns(items))
    .from(items)
    .leftJoin(subscriptions, eq(subscriptions.uuid, items.subscriptionId))
    .leftJoin(readingSubscriptions, eq(readingSubscriptions.id, items.subscriptionId))
    .where(and(which, or(eq(subscriptions.status, 'active'), eq(readingSubscriptions.status, 'active'))))
    .orderBy(items.scheduledDate)
    .limit(OLDEST)

const underWay = (db: Db, which: SQL | undefined) =>
  db.select(getTableColumns(items)).from(items).where(which).orderBy(items.steppedOn).limit(OLDEST)
