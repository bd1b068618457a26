import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PERSONAS, persona } from '~/content/seed/personas'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { seedSubscriptionManager } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.seed'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { MadeOrder } from '~/services/upstreams/subscription-manager/other-services.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asService, readingWanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const { playchartId: userUuid } = persona('parent')
const today = () => shopDay(services.clock.now())

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

/** Whether the order of each box says that it has left, beside what the schedule says of it. */
async function standings() {
  const orders = (await Promise.all(PERSONAS.map(({ playchartId }) => services.orders(playchartId)))).flat()
  const boxes = await services.db.select().from(items)
  return boxes.flatMap(({ orderId, processStatus, sentAgainOn }) => {
    const order = orders.find(({ id }) => id === orderId)
    const hasLeft = order?.fulfillment_status === 'fulfilled'
    return order ? [{ order: order.id, processStatus, sentAgainOn, hasLeft }] : []
  })
}

test('S-276 everybody’s orders say on each day what the schedule says: packed, or that it has left', async () => {
  await seedSubscriptionManager(services.deps)
  for (let day = 0; day < 40; day += 1) {
    while ((await services.due()).moved > 0);
    for (const { order, processStatus, sentAgainOn, hasLeft } of await standings()) {
      // of what was lost the first parcel has left, whatever becomes of the second
      const isUnderWay = ['shipping', 'completed', 'error'].includes(processStatus) || sentAgainOn !== null
      expect([today(), order, hasLeft]).toEqual([today(), order, isUnderWay])
    }
    services.clock.advance(86_400_000)
  }
})

test('A-026 a parcel that is sent again has the day of that', async () => {
  await seedSubscriptionManager(services.deps)
  const [lost] = await services.db.select().from(items).where(eq(items.shippingStatus, 'error'))
  if (!lost) return expect.unreachable()
  const lostOn = today()
  await services.pass(30)
  const [sent] = await services.db.select().from(items).where(eq(items.uuid, lost.uuid))
  expect(sent).toMatchObject({ processStatus: 'completed', scheduledDate: plusDays(lostOn, 10) })
})

test('A-057 a box keeps the day of its order, also where that is noted later', async () => {
  const { order } = await orderAt('2026-11-21T22:59:00Z')
  const subscription = { ...readingWanted(userUuid), order_id: order.id }
  await services.client.addReading({ headers: asService, key: randomUUID(), subscription })
  await services.dueOn('2026-11-22', '2026-11-22')
  const [box] = await services.db.select().from(items).where(eq(items.orderId, order.id))
  expect(box).toMatchObject({ processStatus: 'shipping', scheduledDate: '2026-11-21', originalDate: '2026-11-21' })
  const [found] = await services.orders(userUuid)
  expect(found).toMatchObject({ id: order.id, fulfillment_status: 'fulfilled' })
})

/** As a checkout writes it, a minute before the shop's midnight. */
async function orderAt(instant: string) {
  await seedSubscriptionManager(services.deps)
  const [{ id: _id, status_url: _url, created_at: _at, fulfillment_status: _state, ...order } = expect.unreachable()] =
    await services.orders(userUuid)
  services.clock.set(Date.parse(instant))
  const asked = { method: 'POST', path: '/orders', key: randomUUID(), body: { order } } as const
  return MadeOrder.parse(await (await services.deps.ask('order-manager', asked)).json())
}
