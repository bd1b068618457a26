import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

const UNBORN = {
  user_uuid: parent.playchartId,
  delivery_address_uuid: parent.addressUuid,
  birthday: CivilDate.parse('2027-03-28'),
  starting_kit_anchor: 'kit-the-looker',
  first_kit: 'aroundDueDate',
} as const

async function add(more: Partial<NewSubscription['subscription']> = {}) {
  const subscription = wanted({ ...UNBORN, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value
}
/** The first items as the wire tells them. */
async function itemsNow(many = 2) {
  const read = await services.client.subscriptions({
    headers: asPerson(parent.playchartId),
    userUuid: parent.playchartId,
    language: 'en',
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value[0]?.scheduled_items.slice(0, many) ?? []
}
describe('E-111 the first kit of a child who is not born yet', () => {
  test('waits for its day on the order that paid it, and the next one for the child', async () => {
    const { scheduled_items, schedule_sections } = await add()
    expect(scheduled_items.slice(0, 2)).toMatchObject([
      {
        scheduled_date: '2027-03-14',
        original_scheduled_date: '2027-03-14',
        process_status: 'awaiting_process',
        billing_status: 'prepay',
        shipping_status: 'scheduled',
        scheduled_type: 'initial_item',
        order_id: 'PC-100001',
      },
      { scheduled_date: '2027-06-28', billing_status: 'awaiting_payment', order_id: null },
    ])
    expect(schedule_sections.map(({ section_status }) => section_status)).toEqual(['next', 'upcoming'])
  })

  test('leaves on it, and is neither charged nor ordered again', async () => {
    await add()
    await services.dueOn('2027-03-13')
    expect((await itemsNow())[0]?.process_status).toBe('awaiting_process')
    await services.dueOn('2027-03-14')
    const stages = [(await itemsNow())[0]]
    await services.dueOn('2027-03-15')
    stages.push((await itemsNow())[0])
    expect(stages.map((item) => [item?.process_status, item?.billing_status, item?.order_id])).toEqual([
      ['shipment_preparation', 'prepay', 'PC-100001'],
      ['shipping', 'prepay', 'PC-100001'],
    ])
    expect(services.gateway.amounts()).toEqual([])
    expect(services.gateway.letters()).toEqual([])
    expect(await services.orders(parent.playchartId)).toEqual([])
    await services.dueOn('2027-06-28')
    expect(services.gateway.amounts()).toEqual([8400])
  })

  test('A-214 can be given another day, and leaves on that one', async () => {
    const [first] = (await add()).scheduled_items
    const moveTo = (scheduled_date: string) =>
      services.patch(first?.uuid ?? '', {
        headers: { ...asPerson(parent.playchartId), 'content-type': 'application/json' },
        body: { installment: { scheduled_date } },
      })
    expect((await moveTo('2027-04-05')).status).toBe(422)
    expect((await moveTo('2027-02-28')).status).toBe(200)
    await services.dueOn('2027-02-28')
    expect((await itemsNow())[0]).toMatchObject({
      scheduled_date: '2027-02-28',
      process_status: 'shipment_preparation',
      order_id: 'PC-100001',
    })
    expect(services.gateway.amounts()).toEqual([])
  })

  test('costs nothing in the draft of the next order', async () => {
    const { uuid, scheduled_items } = await add({ has_books_addon: true })
    await services.due()
    expect(await services.drafts(parent.playchartId)).toMatchObject([
      { metadata: { subscription_uuid: uuid, item_uuids: [scheduled_items[0]?.uuid] }, total_price: 0 },
    ])
  })

  test('comes with the kits that are paid in advance with it, as many as were bought', async () => {
    await add({ payment_option: 'pay-up-front', prepaid: 2 })
    expect((await itemsNow(3)).map(({ billing_status }) => billing_status)).toEqual([
      'prepay',
      'prepay',
      'awaiting_payment',
    ])
    await services.dueOn('2027-03-14')
    await services.dueOn('2027-06-28')
    expect(services.gateway.amounts()).toEqual([])
  })

  test.each([
    ['now is said', { first_kit: 'now' }],
    ['nothing is said', { first_kit: undefined }],
    ['the due date is two weeks ahead', { birthday: CivilDate.parse('2026-12-05') }],
    ['the child is born', { birthday: CivilDate.parse('2026-11-01') }],
  ] as const)('comes with the order where %s', async (_why, more) => {
    const [first] = (await add(more)).scheduled_items
    expect(first).toMatchObject({
      scheduled_date: '2026-11-21',
      process_status: 'shipment_preparation',
      billing_status: 'paid',
      order_id: 'PC-100001',
    })
  })

  test('is laid out from the day of the order, also where that was yesterday', async () => {
    const [first] = (await add({ ordered_on: CivilDate.parse('2026-11-20'), birthday: CivilDate.parse('2026-12-05') }))
      .scheduled_items
    expect(first).toMatchObject({ scheduled_date: '2026-11-21', process_status: 'awaiting_process' })
    await services.due()
    expect((await itemsNow())[0]?.process_status).toBe('shipment_preparation')
  })

  test('no other word is taken', async () => {
    const subscription = { ...wanted(UNBORN), first_kit: 'later' }
    const key = randomUUID()
    const request = new Request('http://shop.test/subscriptions', {
      method: 'POST',
      headers: { ...asService, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ subscription }),
    })
    expect((await services.handler(request)).status).toBeGreaterThanOrEqual(400)
  })
})
