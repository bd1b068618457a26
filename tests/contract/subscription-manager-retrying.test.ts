import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { ReadingSubscriptionsAnswer } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import {
  asPerson,
  asService,
  openSubscriptionWorld,
  readingWanted,
  type SubscriptionWorld,
  wanted,
} from '../support/subscription-manager-world'

let world: SubscriptionWorld
let [kits, club, userUuid] = ['', '', '']

beforeAll(async () => {
  world = await openSubscriptionWorld()
})
beforeEach(async () => {
  userUuid = randomUUID()
  const key = () => ({ headers: asService, key: randomUUID() })
  const kitsAdded = await world.client.addSubscription({ ...key(), subscription: wanted({ user_uuid: userUuid }) })
  const clubAdded = await world.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  if (!kitsAdded.ok || !clubAdded.ok) throw new Error('it was not added')
  kits = kitsAdded.value.uuid
  club = clubAdded.value.id
})
afterAll(() => world.close())

const FAILED = {
  processStatus: 'error',
  billingStatus: 'error',
  billingError: 'Card was declined',
  failures: 2,
} as const
const LOST = { processStatus: 'error', shippingStatus: 'error', shippingError: 'Lost' } as const
const first = (id: string) => and(eq(items.subscriptionId, id), eq(items.position, 0))
const set = (id: string, change: Partial<typeof items.$inferInsert>) =>
  world.db.update(items).set(change).where(first(id))
const stateOf = async (id: string) => {
  const [item] = await world.db.select().from(items).where(first(id))
  return [item?.processStatus, item?.billingStatus, item?.billingError, item?.failures]
}
const retry = (user = userUuid) =>
  world.client.retryPayments({ headers: asService, userUuid: user, paymentLabel: 'Mastercard ending in 4444' })

test('A-130 A-025 where nobody answers for what it costs, it is due again, of kits and of boxes, and nothing is said of it any more', async () => {
  await set(kits, FAILED)
  await set(club, FAILED)
  const later = { outcome: 'later', amount: null }
  expect(await retry()).toMatchObject({ ok: true, value: { retried: 2, charges: [later, later] } })
  for (const id of [kits, club]) expect(await stateOf(id)).toEqual(['billing', 'awaiting_payment', null, 2])
  expect(await retry()).toEqual({ ok: true, value: { retried: 0, charges: [] } })
})

test('A-026 a parcel that was lost stays as it is, and what somebody else could not pay, too', async () => {
  await set(kits, LOST)
  await set(club, FAILED)
  expect(await retry(randomUUID())).toEqual({ ok: true, value: { retried: 0, charges: [] } })
  expect((await stateOf(club))[0]).toBe('error')
  expect(await retry()).toMatchObject({ ok: true, value: { retried: 1 } })
  expect((await stateOf(kits))[0]).toBe('error')
})

test('A-228 boxes say how they are paid from then on', async () => {
  await retry()
  const readings = await world.client.readings({ headers: asPerson(userUuid), userUuid })
  expect(readings.ok && readings.value.map(({ paymentMethod }) => paymentMethod?.localized_label)).toEqual([
    'Mastercard ending in 4444',
  ])
})

test('A-285 a box says why its payment failed; of a service that does not know the word nothing is known', async () => {
  await set(club, FAILED)
  const readings = await world.client.readings({ headers: asPerson(userUuid), userUuid })
  const installments = readings.ok ? (readings.value[0]?.installments ?? []) : []
  expect(installments.map(({ billing_error_message }) => billing_error_message).slice(0, 2)).toEqual([
    ...[FAILED.billingError, null],
  ])
  const { billing_error_message: _, ...known } = installments[0] ?? {}
  const [reading] = readings.ok ? readings.value : []
  const parsed = ReadingSubscriptionsAnswer.parse({ subscriptions: [{ ...reading, installments: [known] }] })
  expect(parsed.subscriptions[0]?.installments[0]?.billing_error_message).toBeNull()
})

test('nobody but our own server has it tried again', async () => {
  const asked = { headers: asPerson(userUuid), userUuid, paymentLabel: 'Visa' }
  expect(await world.client.retryPayments(asked)).toEqual({ ok: false, error: { kind: 'unauthorised' } })
})
