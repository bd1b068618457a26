import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { shopDay } from '~/services/domain/dates/civil-date'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
let id = ''
const parent = persona('parent')
const LOST = { processStatus: 'error', shippingStatus: 'error', shippingError: 'The parcel was lost.' } as const

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  const subscription = wanted({ user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  id = added.ok ? added.value.uuid : ''
  await lose()
})
afterAll(() => services.close())

const first = () => and(eq(items.subscriptionId, id), eq(items.position, 0))
const lose = () =>
  services.db
    .update(items)
    .set({ ...LOST, steppedOn: shopDay(services.clock.now()) })
    .where(first())
const kit = async () => (await services.db.select().from(items).where(first()))[0]

test('A-026 a lost parcel is looked for ten days, and then sent again without a charge', async () => {
  const before = await kit()
  await services.pass(9)
  expect(await kit()).toMatchObject(LOST)
  await services.pass(1)
  expect(await kit()).toMatchObject({ processStatus: 'shipment_preparation', shippingError: null })
  await services.pass(5)
  expect(await kit()).toMatchObject({ processStatus: 'completed', shippingStatus: 'shipped', orderId: before?.orderId })
  expect(services.gateway.amounts()).toEqual([])
})

test('A-026 it is sent again once, and what is lost twice stays for somebody to look at', async () => {
  await services.pass(11)
  await lose()
  await services.pass(30)
  expect(await kit()).toMatchObject(LOST)
})
