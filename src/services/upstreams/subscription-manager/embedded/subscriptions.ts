import { and, asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import type { Db } from '~/services/platform/database/database.server'
import { rowsOf } from '~/services/platform/database/nested'
import { onceBuilt } from '~/services/platform/database/once-built'
import type { AskService } from '~/services/platform/wire/service-deps'
import type {
  DatedSubscription,
  ReadingSubscription,
  Subscription,
  SubscriptionCounts,
} from '../subscription-manager.contract'
import { offerOf, type Products, productsOf } from './products'
import {
  type ItemRow,
  items,
  readingSubscriptions,
  type SubscriptionRow,
  subscriptions,
} from './subscription-manager.tables'
import { datedView, readingView, subscriptionView, type Viewing } from './subscription-view'

type Reading = { db: Db; ask: AskService; language: Language }

/** The play kit subscriptions of a person, the oldest first. Whose they are stands in the query itself. */
export const subscriptionsOf = async (reading: Reading & { userUuid: string }): Promise<Subscription[]> =>
  viewsOf(reading, { rows: await rowsOfUser(reading), hasBooks: true, view: subscriptionView })

/** The same for a schedule, which shows nothing of the books that could go with a box. */
export const datedSubscriptionsOf = async (reading: Reading & { userUuid: string }): Promise<DatedSubscription[]> =>
  viewsOf(reading, { rows: await rowsOfUser(reading), hasBooks: false, view: datedView })

const byUser = onceBuilt((db) =>
  db
    .select({ ...getTableColumns(subscriptions), items: itemsWhere(eq(items.subscriptionId, subscriptions.uuid)) })
    .from(subscriptions)
    .where(eq(subscriptions.userUuid, sql.placeholder('userUuid')))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.uuid)),
)

const rowsOfUser = ({ db, userUuid }: Pick<Reading, 'db'> & { userUuid: string }): Promise<WithItems[]> =>
  byUser(db).execute({ userUuid })

export async function subscriptionOf({ uuid, ...reading }: Reading & { uuid: string }): Promise<Subscription | null> {
  const rows = await reading.db
    .select({ ...getTableColumns(subscriptions), items: itemsWhere(eq(items.subscriptionId, subscriptions.uuid)) })
    .from(subscriptions)
    .where(eq(subscriptions.uuid, uuid))
  const [view = null] = await viewsOf(reading, { rows, hasBooks: true, view: subscriptionView })
  return view
}

const itemsWhere = (where: SQL) => rowsOf(items, { where, by: [items.position] })

type WithItems = SubscriptionRow & { items: ItemRow[] }

type Views<T> = { rows: WithItems[]; hasBooks: boolean; view: (viewing: Viewing) => T }

async function viewsOf<T>({ ask, language }: Reading, { rows, hasBooks, view }: Views<T>): Promise<T[]> {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  const known = new Map<Currency, Products>()
  for (const currency of currencies) {
    const own = rows.filter((row) => row.currency === currency)
    const anchors = own.flatMap(({ items: boxes }) => boxes.map(({ anchor }) => anchor))
    known.set(currency, await productsOf(ask, { anchors, language, currency, hasBooks }))
  }
  const preselected = rows.findLast(({ status }) => status === 'active') ?? rows.at(-1)
  return Promise.all(
    rows.map(async (row) =>
      view({
        row,
        items: row.items,
        products: known.get(row.currency) ?? new Map(),
        offer: row.bundleDiscountUuid === null ? null : await offerOf(ask, row.bundleDiscountUuid),
        isDefault: row === preselected,
      }),
    ),
  )
}

/** S-353, A-274: `isFull` leaves gifts out, which end with what was paid. */
export async function countsOf(
  db: Db,
  { userUuid, isFull }: { userUuid: string; isFull: boolean },
): Promise<SubscriptionCounts> {
  const rows = await db
    .select({ status: subscriptions.status, many: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.userUuid, userUuid), isFull ? eq(subscriptions.isPartial, false) : undefined))
    .groupBy(subscriptions.status)
  const many = (status: keyof SubscriptionCounts) => rows.find((row) => row.status === status)?.many ?? 0
  return { active: many('active'), cancelled: many('cancelled'), finished: many('finished') }
}

const readingsBy = onceBuilt((db) =>
  db
    .select({
      ...getTableColumns(readingSubscriptions),
      items: itemsWhere(eq(items.subscriptionId, readingSubscriptions.id)),
    })
    .from(readingSubscriptions)
    .where(eq(readingSubscriptions.userUuid, sql.placeholder('userUuid')))
    .orderBy(asc(readingSubscriptions.createdAt), asc(readingSubscriptions.id)),
)

/** The book box subscriptions of a person, the oldest first. */
export async function readingsOf(db: Db, userUuid: string): Promise<ReadingSubscription[]> {
  const rows = await readingsBy(db).execute({ userUuid })
  return rows.map((row) => readingView(row, row.items))
}

export async function readingOf(db: Db, id: string): Promise<ReadingSubscription | null> {
  const [row] = await db.select().from(readingSubscriptions).where(eq(readingSubscriptions.id, id))
  return row ? readingView(row, (await itemsOf(db, [id])).get(id) ?? []) : null
}

/** By subscription, each by position. */
export async function itemsOf(db: Db, ids: readonly string[]): Promise<Map<string, ItemRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(items)
    .where(inArray(items.subscriptionId, [...ids]))
    .orderBy(asc(items.position))
  return Map.groupBy(rows, ({ subscriptionId }) => subscriptionId)
}
