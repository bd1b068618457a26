import { beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { Order } from '~/services/domain/orders/order.contract'
import { refunds, withdrawals } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { SEEDS } from '~/services/upstreams/composition-root.server'
import { kits } from '../support/checkout-payloads'
import { BIRTHDAY, openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { boxesIn, kitsIn } from '../support/engine-rows'
import { personOf } from '../support/own-services'

const world = openCheckoutWorld()
const MINUTES_2 = 120_000
const DAY_MS = 86_400_000

beforeEach(async () => {
  world.rules.clear()
  world.clock.time = Date.parse('2026-11-21T12:00:00.000Z')
  await SEEDS['subscription-manager']({ db: world.db, clock: world.clock, ask: world.asService })
})

async function ordersOf(userUuid: string): Promise<Order[]> {
  return Order.array().parse(await world.ordersOf(userUuid))
}
const withdraw = (order_id: string, by: string) =>
  world.ask(`${ROOT}/withdrawals`, { method: 'POST', headers: personOf(by), body: { order_id, locale: 'en-EU' } })
const refundsOf = async () => (await world.db.select().from(refunds)).map(({ amount }) => amount)
const itemsOf = (id: string) => boxesIn(world.db, id)
const statusOf = async (uuid: string, userUuid: string) =>
  (await kitsIn(world.db, userUuid)).find((kits) => kits.uuid === uuid)?.status
const undone = async () => (await world.db.select().from(withdrawals)).filter(({ doneAt }) => doneAt === null).length

/** The shop's day and what it brings. */
async function dueOn(...days: string[]) {
  for (const day of days) {
    world.clock.time = Date.parse(`${day}T12:00:00.000Z`)
    while ((await world.askOther('subscription-manager', '/sub_engine/due', { method: 'POST' })).body.moved > 0);
  }
}
async function change(uuid: string, asked: object, by = PARENT) {
  const asking = { method: 'POST', headers: personOf(by), body: { change: asked } }
  expect((await world.askOther('subscription-manager', `/subscriptions/${uuid}/changes`, asking)).status).toBe(200)
}

async function bought(plan: Parameters<typeof kits>[0] = {}): Promise<string> {
  const { uuid, total } = await world.ready(kits(plan), 'subscription')
  return (await world.complete(uuid, { total })).body.checkout.subscription_uuid
}
const CANCEL = { kind: 'cancel', reason: null, note: null }

describe('E-101 an order that no checkout wrote', () => {
  test('is withdrawn from where a subscription began with it: all of it goes back, once, and nothing more comes', async () => {
    const { playchartId } = persona('prepaid')
    const first = (await ordersOf(playchartId)).at(-1)
    if (!first?.begins) return expect.unreachable()
    expect(first).toMatchObject({ begins_subscription: true, withdrawable_until: '2026-12-03' })
    const before = await refundsOf()
    const made = await withdraw(first.id, playchartId)
    expect([made.status, made.body.withdrawal.refund]).toEqual([201, first.total_price])
    await Promise.all([withdraw(first.id, playchartId), withdraw(first.id, playchartId)])
    expect((await refundsOf()).slice(before.length)).toEqual([first.total_price])
    expect(await statusOf(first.begins.subscription_id, playchartId)).toBe('cancelled')
    const [sent, ...rest] = (await itemsOf(first.begins.subscription_id)).map(({ processStatus }) => processStatus)
    expect([sent, new Set(rest)]).toEqual(['returned', new Set(['cancelled'])])
    expect((await ordersOf(playchartId)).at(-1)?.withdrawn_at).toBe('2026-11-21T12:00:00.000Z')
  })

  test('stands while the card gateway is away, and is ended later, without what has started again meanwhile', async () => {
    const { playchartId } = persona('repuf')
    const order = (await ordersOf(playchartId)).at(-1)
    const kits = order?.begins?.subscription_id ?? ''
    world.rules.add({
      ...{ upstream: 'card-gateway', operation: 'refund', times: null },
      outcome: { kind: 'status', status: 503 },
    })
    // kits of twenty days ago: one day is left
    world.clock.time = Date.parse('2026-11-22T12:00:00.000Z')
    expect((await withdraw(order?.id ?? '', playchartId)).status).toBe(201)
    expect([await undone(), await statusOf(kits, playchartId)]).toEqual([1, 'cancelled'])
    await change(kits, { kind: 'reactivate' }, playchartId)
    world.rules.clear()
    world.clock.time += MINUTES_2
    await world.due()
    expect([await undone(), (await refundsOf()).at(-1)]).toEqual([0, order?.total_price])
    expect(await statusOf(kits, playchartId)).toBe('active')
  })

  test('brings no box that is still being processed, once it is withdrawn from', async () => {
    const { playchartId } = persona('reader')
    const [order] = await ordersOf(playchartId)
    if (!order?.begins) return expect.unreachable()
    expect(order.begins.of).toBe('boxes')
    expect(order.fulfillment_status).toBe('fulfillment_in_progress')
    expect((await withdraw(order.id, playchartId)).status).toBe(201)
    await world.due()
    expect(world.emails.find(({ id }) => id === `withdrawal-${order.id}`)?.text).toContain('The order has not left us')
    await dueOn('2026-11-21', '2026-11-22', '2026-11-23')
    const boxes = await itemsOf(order.begins.subscription_id)
    expect(new Set(boxes.map(({ processStatus }) => processStatus))).toEqual(new Set(['cancelled']))
    expect((await ordersOf(playchartId))[0]?.fulfillment_status).not.toBe('fulfilled')
  })

  test('is withdrawn from where kits began again with it, and the order after it is not', async () => {
    const uuid = await bought()
    await change(uuid, CANCEL)
    await change(uuid, { kind: 'reactivate' })
    await dueOn('2027-01-21', '2027-01-22', '2027-03-21')
    const [later, again] = await ordersOf(PARENT)
    expect(later).toMatchObject({ total_price: 8400 })
    expect([later?.begins, later?.withdrawable_until]).toEqual([undefined, undefined])
    expect(again?.begins).toMatchObject({ of: 'kits', subscription_id: uuid, payment: { by: 'card' } })
    world.clock.time = Date.parse('2027-02-12T12:00:00.000Z')
    const before = await refundsOf()
    expect((await withdraw(again?.id ?? '', PARENT)).status).toBe(201)
    expect((await refundsOf()).slice(before.length)).toEqual([8400])
    expect(await statusOf(uuid, PARENT)).toBe('cancelled')
    expect((await withdraw(later?.id ?? '', PARENT)).body.error.code).toBe('notOpen')
  })

  test('is withdrawn from where the reading club began again with it, and the box after it is not', async () => {
    const { playchartId } = persona('parent')
    const headers = personOf(playchartId)
    const { body } = await world.askOther('subscription-manager', `/sub_engine/users/${playchartId}/subscriptions`)
    const { id } = body.subscriptions.find(({ status }: { status: string }) => status === 'active')
    for (const asked of [{ kind: 'cancelBoxes', reason: null, note: null }, { kind: 'reactivateBoxes' }]) {
      const asking = { method: 'POST', headers, body: { change: asked } }
      await world.askOther('subscription-manager', `/sub_engine/subscriptions/${id}/changes`, asking)
    }
    const days = (await itemsOf(id)).flatMap(({ scheduledDate: on, processStatus }) =>
      processStatus === 'awaiting_process' ? [on] : [],
    )
    await dueOn(...days.slice(0, 2))
    const [later, again] = (await ordersOf(playchartId)).filter(({ line_items }) =>
      line_items[0]?.sku.startsWith('ERC'),
    )
    expect(later?.begins).toBeUndefined()
    expect(again?.begins).toMatchObject({ of: 'boxes', subscription_id: id })
    world.clock.time = Date.parse(again?.created_at ?? '') + 10 * DAY_MS
    const before = await refundsOf()
    expect((await withdraw(again?.id ?? '', playchartId)).status).toBe(201)
    expect((await refundsOf()).slice(before.length)).toEqual([again?.total_price])
    expect((await itemsOf(id)).at(-1)?.processStatus).toBe('cancelled')
  })
})

test('E-101 what was paid before still comes, and so does what another order has paid for; both end the subscription', async () => {
  const child = { name: 'July', birthday: BIRTHDAY, child_uuid: null }
  const uuid = await bought({ payment_option: 'pay-up-front', size: 2, child })
  await change(uuid, CANCEL)
  await change(uuid, { kind: 'reactivate' })
  const [, paid, again, next] = await itemsOf(uuid)
  await dueOn(paid?.scheduledDate ?? '', again?.scheduledDate ?? '')
  const first = (await ordersOf(PARENT)).find(({ begins }) => begins?.subscription_id === uuid)
  expect(first?.total_price).toBe(8400)
  await change(uuid, { kind: 'prepay', kits: 2 })
  await dueOn(next?.scheduledDate ?? '')
  // declared in time, and looked at only now
  const asking = { method: 'POST', body: { order_id: first?.id } }
  await world.askOther('subscription-manager', `/subscriptions/${uuid}/withdrawals`, asking)
  expect(await statusOf(uuid, PARENT)).toBe('active')
  const after = await itemsOf(uuid)
  const waiting = after.filter(({ processStatus }) => processStatus === 'awaiting_process')
  expect(waiting.map(({ billingStatus }) => billingStatus)).toEqual(['prepay'])
  await dueOn(...waiting.map(({ scheduledDate }) => scheduledDate))
  await dueOn('2029-01-01', '2029-01-02', '2029-01-10')
  expect(await statusOf(uuid, PARENT)).toBe('finished')
})
