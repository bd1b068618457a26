import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  items,
  readingSubscriptions,
} from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import {
  asPerson,
  asService,
  ORIGIN,
  openSubscriptionWorld,
  readingWanted,
  type SubscriptionWorld,
} from '../support/subscription-manager-world'

let world: SubscriptionWorld
let [own, userUuid] = ['', '']

beforeAll(async () => {
  world = await openSubscriptionWorld()
})
beforeEach(async () => {
  world.clock.reset()
  userUuid = randomUUID()
  const subscription = readingWanted(userUuid)
  const added = await world.client.addReading({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(added.error.kind)
  own = added.value.id
  await setStatus('paused')
})
afterAll(() => world.close())

const setStatus = (status: 'paused' | 'active' | 'cancelled' | 'pending') =>
  world.db.update(readingSubscriptions).set({ status }).where(eq(readingSubscriptions.id, own))
const release = (headers = asPerson(userUuid), id = own) => world.client.releasePause({ headers, id })
async function read() {
  const readings = await world.client.readings({ headers: asPerson(userUuid), userUuid })
  if (!readings.ok || !readings.value[0]) throw new Error('it is not there')
  return readings.value[0]
}
const released = () => ({ ok: true, value: { subscription_id: own } })

test('A-228 S-361 is found by its person, and says which box of the plan comes, in which money, and where it goes', async () => {
  expect(await read()).toMatchObject({
    ...{ plan_installment_id: 'erc-monthly-3-4', currency_code: 'eur', delivery_address_uuid: null },
  })
})

test('A-238 A-256 a paused one goes on: its boxes are scheduled again, on their days where those lie ahead', async () => {
  const before = await read()
  expect(before.installments.slice(1).every(({ status }) => status === 'paused')).toBe(true)
  expect(await release()).toEqual(released())
  const after = await read()
  expect([after.status, after.installments.length]).toEqual(['active', before.installments.length])
  expect(after.installments.slice(1).every(({ status }) => status === 'scheduled')).toBe(true)
  expect(after.installments.map(({ scheduled_date }) => scheduled_date)).toEqual(
    before.installments.map(({ scheduled_date }) => scheduled_date),
  )
})

test('A-256 after a long pause no box lies in the past, and they come monthly, in their order', async () => {
  world.clock.set(Date.parse('2027-04-21T12:00:00Z'))
  await release()
  const { installments } = await read()
  const days = installments.slice(1).map(({ scheduled_date, original_scheduled_date }) => {
    expect(original_scheduled_date).toBe(scheduled_date)
    return scheduled_date
  })
  expect(days.slice(0, 3)).toEqual(['2027-05-21', '2027-06-21', '2027-07-21'])
  expect(installments[0]?.scheduled_date).toBe('2026-11-21')
})

test('told twice, and by two at once, it answers the same and moves the days once', async () => {
  world.clock.set(Date.parse('2027-04-21T12:00:00Z'))
  expect(await Promise.all([release(), release()])).toEqual([released(), released()])
  const days = (await read()).installments.map(({ scheduled_date }) => scheduled_date)
  expect(await release()).toEqual(released())
  expect((await read()).installments.map(({ scheduled_date }) => scheduled_date)).toEqual(days)
})

test('our own server may release anybody’s', async () => {
  expect(await release(asService)).toEqual(released())
})

test.each(['cancelled', 'pending'] as const)('one that is %s does not go on', async (status) => {
  await setStatus(status)
  expect(await release()).toEqual({ ok: false, error: { kind: 'refused', code: 'notPaused' } })
  expect((await read()).status).toBe(status)
})

test('somebody else’s, and one that nobody has, are not there, and stay', async () => {
  const notFound = { ok: false, error: { kind: 'notFound' } }
  expect(await release(asPerson(randomUUID()))).toEqual(notFound)
  expect(await release(undefined, randomUUID())).toEqual(notFound)
  const [kit] = await world.db.select().from(items).where(eq(items.subscriptionId, own))
  expect(await release(undefined, kit?.uuid)).toEqual(notFound)
  expect((await read()).status).toBe('paused')
})

test.each([
  ['nobody', 401, () => [own, {}] as const],
  ['what is no id', 404, () => ['x', asPerson(userUuid)] as const],
])('%s gets %i', async (_who, status, how) => {
  const [id, headers] = how()
  const path = `${ORIGIN}/sub_engine/subscriptions/${id}/pause_releases`
  const answer = await world.handler(new Request(path, { method: 'POST', headers }))
  expect(answer.status).toBe(status)
  expect((await read()).status).toBe('paused')
})
