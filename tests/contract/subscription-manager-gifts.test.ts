import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { items, subscriptions } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const CHILD = '00000002-0000-4000-8001-000000000001'

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

type More = Partial<NewSubscription['subscription']>
const OWN = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid, child_uuid: CHILD }
const add = (more: More) =>
  services.client.addSubscription({ headers: asService, key: randomUUID(), subscription: wanted({ ...OWN, ...more }) })
const GIFT: More = { source: 'GIFTING_ACTIVATION', is_partial: true, payment_option: 'pay-up-front', order_id: 'PC-9' }
const give = (size: number, more: More = {}) => add({ ...GIFT, prepaid: size, ...more })

/** Every kit that this child still gets or has got, by day. */
async function kits() {
  const userUuid = parent.playchartId
  const read = await services.client.subscriptions({ headers: asPerson(userUuid), userUuid, language: 'en' })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
    .flatMap(({ partial_subscription: isGift, scheduled_items }) =>
      scheduled_items.map((item) => ({ ...item, isGift })),
    )
    .filter(({ process_status }) => process_status !== 'not_applicable')
    .toSorted((one, other) => (one.scheduled_date < other.scheduled_date ? -1 : 1))
}
const told = async (count: number) =>
  (await kits())
    .slice(0, count)
    .map(({ product, isGift, scheduled_date }) => [product.anchor.slice(8), isGift ? 'gift' : 'own', scheduled_date])

describe('E-107 a gift for a child whose kits run', () => {
  test('follows the kit that is paid, on the days that were planned, and the subscription goes on after it', async () => {
    await add({})
    const before = (await kits()).map(({ product, scheduled_date }) => [product.anchor, scheduled_date])
    expect((await give(2)).ok).toBe(true)
    expect(await told(4)).toEqual([
      ['senser', 'own', '2026-11-21'],
      ['inspector', 'gift', '2027-01-21'],
      ['explorer', 'gift', '2027-03-21'],
      ['thinker', 'own', '2027-05-21'],
    ])
    expect((await kits()).map(({ product, scheduled_date }) => [product.anchor, scheduled_date])).toEqual(before)
  })

  test('is not charged: the card pays the kits before and after it, and no kit comes twice', async () => {
    await add({})
    await give(2)
    for (const on of ['2027-01-21', '2027-03-21', '2027-05-21']) {
      services.clock.set(Date.parse(`${on}T08:00:00Z`))
      await services.due()
    }
    expect(services.gateway.amounts()).toEqual([8400])
    const orders = await services.orders(parent.playchartId)
    expect(orders.map(({ total_price }) => total_price).toSorted()).toEqual([0, 0, 8400].toSorted())
  })

  test.each([
    ['PUF', { payment_option: 'pay-up-front', prepaid: 3 } as const, 'thinker'],
    ['REPUF', { payment_option: 'recurring-pay-up-front', prepaid: 2 } as const, 'explorer'],
    ['another gift', { ...GIFT, prepaid: 4 }, 'babbler'],
  ])('follows what is paid in advance (%s)', async (_plan, more, first) => {
    await add(more)
    await give(1)
    expect((await kits()).find(({ isGift, order_id }) => isGift && order_id === null && true)).toBeDefined()
    const given = await services.db
      .select()
      .from(items)
      .where(eq(items.billingStatus, 'prepay'))
      .orderBy(items.scheduledDate)
    expect(given.at(-1)?.anchor).toBe(`kit-the-${first}`)
  })

  test('leaves the kits of a renewal that is being billed to it', async () => {
    await add({ payment_option: 'recurring-pay-up-front', prepaid: 2 })
    await services.db.update(items).set({ processStatus: 'billing' }).where(eq(items.position, 2))
    await give(1)
    const [gift] = (await kits()).filter(({ isGift }) => isGift)
    expect(gift?.product.anchor).toBe('kit-the-babbler')
  })

  test('of two at the same moment the second follows the first', async () => {
    await add({})
    await Promise.all([give(2), give(3)])
    const anchors = (await kits()).map(({ product }) => product.anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect((await kits()).filter(({ isGift }) => isGift)).toHaveLength(5)
  })

  test('of two at the same moment for a child without kits one begins and the other follows', async () => {
    await Promise.all([give(2), give(3)])
    const anchors = (await kits()).map(({ product }) => product.anchor)
    expect([new Set(anchors).size, anchors.length]).toEqual([5, 5])
  })

  test('is refused where fewer kits are left than were given, and changes nothing', async () => {
    const old = { birthday: '2022-03-21', starting_kit_anchor: 'kit-the-persister' } as More
    await add(old)
    expect(await give(2, old)).toEqual({ ok: false, error: { kind: 'refused', code: 'fewKits' } })
    expect((await kits()).map(({ process_status }) => process_status)).not.toContain('not_applicable')
    expect((await give(1, old)).ok).toBe(true)
  })

  test('ends what it leaves nothing to', async () => {
    const old = { birthday: '2022-03-21', starting_kit_anchor: 'kit-the-persister' } as More
    await add(old)
    await services.db.update(items).set({ processStatus: 'completed' }).where(eq(items.position, 0))
    await give(1, old)
    const rows = await services.db.select().from(subscriptions)
    expect(rows.map(({ isPartial, status }) => [isPartial, status]).toSorted()).toEqual([
      [false, 'finished'],
      [true, 'active'],
    ])
  })

  test('does not touch the kits of a sibling', async () => {
    await add({ child_uuid: randomUUID() })
    await give(2)
    expect((await kits()).filter(({ isGift }) => isGift)[0]).toMatchObject({
      scheduled_date: '2026-11-21',
      order_id: 'PC-9',
    })
  })
})
