import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { shopDay } from '~/services/domain/dates/civil-date'
import { Order } from '~/services/domain/orders/order.contract'
import { SEEDS } from '~/services/upstreams/composition-root.server'
import { openCheckoutWorld, ROOT } from '../support/checkout-world'
import { boxesIn, kitsIn } from '../support/engine-rows'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const { playchartId } = persona('gift')
const headers = personOf(playchartId)

async function balance(): Promise<number> {
  const { body } = await world.askOther('catalog', `/credit_summary?user_uuid=${playchartId}`)
  return body.credits_available.advocate_rewards.total_balance
}
const orders = async () => Order.array().parse(await world.ordersOf(playchartId))

/** The gift goes on, and its days come until one of its kits is charged. */
async function extendedUntilCharged(): Promise<string> {
  const [gift] = await kitsIn(world.db, playchartId)
  const uuid = gift?.uuid ?? ''
  const body = { change: { kind: 'extendGift', from: null } }
  await world.askOther('subscription-manager', `/subscriptions/${uuid}/changes`, { method: 'POST', headers, body })
  const own = await boxesIn(world.db, uuid)
  const first = own.findIndex(({ billingStatus }) => billingStatus === 'awaiting_payment')
  const today = shopDay(world.clock.now())
  for (const { scheduledDate } of own.slice(0, first + 1).filter((item) => item.scheduledDate > today)) {
    world.clock.time = Date.parse(`${scheduledDate}T12:00:00.000Z`)
    while ((await world.askOther('subscription-manager', '/sub_engine/due', { method: 'POST' })).body.moved > 0);
  }
  return uuid
}

test('E-101 A-029 a gift that goes on is withdrawn from by its first charge, which goes back to the balance once', async () => {
  await SEEDS['subscription-manager']({ db: world.db, clock: world.clock, ask: world.asService })
  const before = 30_000
  await world.db.execute(
    sql`update catalog.credits set advocate_rewards_cents = ${before} where user_uuid = ${playchartId}`,
  )
  const uuid = await extendedUntilCharged()
  const [order, ofGift] = await orders()
  const { id, total_price: total } = order ?? expect.unreachable()
  expect(order?.begins).toMatchObject({ subscription_id: uuid, payment: { by: 'credit' } })
  expect([ofGift?.begins, ofGift?.withdrawable_until]).toEqual([undefined, undefined])
  expect(await balance()).toBe(before - total)
  for (let times = 0; times < 2; times += 1) {
    const body = { order_id: id, locale: 'en-EU' }
    expect((await world.ask(`${ROOT}/withdrawals`, { method: 'POST', headers, body })).status).toBe(201)
  }
  expect(await balance()).toBe(before)
  expect(await kitsIn(world.db, playchartId)).toEqual([{ uuid, status: 'cancelled' }])
})
