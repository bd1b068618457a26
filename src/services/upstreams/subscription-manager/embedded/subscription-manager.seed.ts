import { inArray } from 'drizzle-orm'
import { PERSONAS } from '~/content/seed/personas'
import { shopDay } from '~/services/domain/dates/civil-date'
import type { OrderFields } from '~/services/domain/orders/order.contract'
import { commandService } from '~/services/platform/wire/service-calls'
import type { AskService, ServiceDeps } from '~/services/platform/wire/service-deps'
import { BY_GATEWAY } from './billing'
import { paymentKey, writeOrder } from './preparing'
import { ordersOfBoxes, ordersOfKits, recipientsOf } from './seed-orders'
import { KIT_STORIES, READING_STORIES } from './seed-stories'
import { toldBoxes, toldKits } from './seed-telling'
import { type ItemRow, items, readingSubscriptions, subscriptions } from './subscription-manager.tables'

type Deps = Pick<ServiceDeps, 'db' | 'clock' | 'ask'>

/**
 * Adds what the people of the seed have to a store that has never had it. Dates are counted back from the
 * shop's day. Orders of the past are written over the order manager's wire first, each under its box's key: a start that
 * was cut short is made up for by the next one.
 */
export async function seedSubscriptionManager({ db, clock, ask }: Deps): Promise<void> {
  const isTheirs = inArray(
    subscriptions.userUuid,
    PERSONAS.map(({ playchartId }) => playchartId),
  )
  const [known] = await db.select({ uuid: subscriptions.uuid }).from(subscriptions).where(isTheirs).limit(1)
  if (known) return
  const today = shopDay(clock.now())
  const kits = KIT_STORIES.map((story) => toldKits(story, today))
  const boxes = READING_STORIES.map((story) => toldBoxes(story, today))
  const recipients = recipientsOf(ask)
  const ofKits = await ordersOfKits({ ask, recipients, told: kits })
  const orders = [...ofKits, ...(await ordersOfBoxes({ ask, recipients, told: boxes }))]
  for (const { item, order } of orders) await writePayment(ask, { item, order })
  const ids = new Map<string, string>()
  // the day is part of the key: what was told of another day is another order
  for (const { item, order } of orders)
    ids.set(item.uuid, await writeOrder(ask, { order, key: `${item.uuid}:${today}` }))
  const ordered = (item: ItemRow): ItemRow => ({ ...item, orderId: ids.get(item.uuid) ?? null })
  await db.transaction(async (tx) => {
    await tx.insert(subscriptions).values(kits.map(({ row }) => row))
    await tx.insert(readingSubscriptions).values(boxes.map(({ row }) => row))
    for (const told of [...kits, ...boxes]) await tx.insert(items).values(told.items.map(ordered))
  })
}

type Paying = { item: ItemRow; order: OrderFields }

/** The card of then, which need not be the one of now. */
const CARD_OF_THEN = 'seed-first-payment'

/** What began with an order is paid at the gateway, so that it can go back. */
async function writePayment(ask: AskService, { item, order }: Paying) {
  if (!order.begins) return
  const charge = { gateway_token: CARD_OF_THEN, amount: order.total_price, currency_code: order.currency_code }
  await commandService(ask, { ...BY_GATEWAY, key: paymentKey(item), body: { charge } })
}
