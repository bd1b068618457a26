import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
let kit = ''
const parent = persona('parent')
const userUuid = parent.playchartId

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  const subscription = wanted({ user_uuid: userUuid, delivery_address_uuid: parent.addressUuid })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  const [item] = added.ok ? added.value.scheduled_items : []
  kit = item?.uuid ?? ''
  const FAILED = {
    processStatus: 'error',
    billingStatus: 'error',
    billingError: 'Card was declined',
    orderId: null,
  } as const
  await services.db.update(items).set(FAILED).where(eq(items.uuid, kit))
})
afterAll(() => services.close())

const open = (user = userUuid) => services.client.openPayments({ headers: asPerson(user), userUuid })
const retry = () => services.client.retryPayments({ headers: asService, userUuid, paymentLabel: 'Visa ending in 4242' })
const charges = async () => {
  const answer = await retry()
  return answer.ok ? answer.value.charges : answer
}
const OPEN = { kind: 'play_kit', anchor: 'kit-the-senser', kits: 1, amount: 8400, currency_code: 'eur' }

test('A-025 A-130 what is said to be charged at once is what is charged, and then nothing is open', async () => {
  expect(await open()).toEqual({ ok: true, value: [{ uuid: kit, ...OPEN }] })
  expect(await charges()).toEqual([{ uuid: kit, ...OPEN, outcome: 'charged' }])
  expect(services.gateway.amounts()).toEqual([OPEN.amount])
  expect(await open()).toEqual({ ok: true, value: [] })
  expect(await charges()).toEqual([])
})

test('A-025 what the bank declines is said, and stays open', async () => {
  await services.payWith(parent, 'token-declined')
  services.gateway.refused.set('token-declined', 'declined')
  expect(await charges()).toEqual([{ uuid: kit, ...OPEN, outcome: 'declined' }])
  expect(await open()).toEqual({ ok: true, value: [{ uuid: kit, ...OPEN }] })
})

test('where the answer of the bank gets lost it is asked again by itself, and the card is charged once', async () => {
  services.lost.charges = 1
  expect(await charges()).toEqual([{ uuid: kit, ...OPEN, outcome: 'later' }])
  await services.due()
  expect(await open()).toEqual({ ok: true, value: [] })
  expect(services.gateway.amounts()).toEqual([OPEN.amount])
})

test('nobody learns what another one owes', async () => {
  expect(await open(randomUUID())).toEqual({ ok: false, error: { kind: 'notFound' } })
})
