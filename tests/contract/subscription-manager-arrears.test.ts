import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { plusDays, shopDay } from '~/services/domain/dates/civil-date'
import { step } from '~/services/upstreams/subscription-manager/embedded/steps'
import { type ItemRow, items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, readingWanted, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const userUuid = parent.playchartId
const card = `seed-${userUuid}`

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

const key = () => ({ headers: asService, key: randomUUID() })
async function kits() {
  const subscription = wanted({ user_uuid: userUuid, delivery_address_uuid: parent.addressUuid })
  const added = await services.client.addSubscription({ ...key(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}
async function boxes() {
  const added = await services.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.id
}
const itemsOf = (id: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, id)).orderBy(items.position)
const openIn = (rows: readonly ItemRow[]) =>
  rows.filter(({ billingStatus }) => billingStatus === 'error').map(({ position }) => position)
const datesIn = (rows: readonly ItemRow[]) => rows.map(({ scheduledDate }) => scheduledDate)
const waitingIn = (rows: readonly ItemRow[]) => rows.filter(({ processStatus }) => processStatus === 'awaiting_process')
const today = () => shopDay(services.clock.now())
const decline = () => services.gateway.refused.set(card, 'declined')
/** With a card that works. */
const pay = () => services.client.retryPayments({ headers: asService, userUuid, paymentLabel: 'Visa ending in 4242' })

test.each([
  ['kits day by day', kits, ['2027-01-21', '2027-03-21', '2027-05-21', '2027-07-30']],
  ['kits over half a year at once', kits, ['2027-07-30']],
  ['boxes of the club month by month', boxes, ['2026-11-22', '2026-12-21', '2027-01-21', '2027-02-21']],
  ['boxes over months at once', boxes, ['2026-11-22', '2027-02-21']],
] as const)(
  'A-025 arrears do not grow: %s, one alone waits to be paid and the ones after it move on',
  async (_, add, days) => {
    const id = await add()
    decline()
    await services.dueOn(...days)
    await services.due()
    const rows = await itemsOf(id)
    expect(openIn(rows)).toEqual([1])
    expect(datesIn(rows)).toEqual(datesIn(rows).toSorted())
    expect(waitingIn(rows).every(({ scheduledDate }) => scheduledDate > today())).toBe(true)
    // each payment that failed has had a letter, and none is announced that cannot come
    expect(services.gateway.letters().filter(({ kind }) => kind === 'failed')).toHaveLength(1)
    expect(services.gateway.letters().filter(({ kind, on: day }) => kind === 'ahead' && day > '2027-01-22')).toEqual([])
  },
)

test('A-025 once it is paid, that one alone is charged and has the day on which it leaves, and the next one comes on its own', async () => {
  const id = await kits()
  decline()
  await services.dueOn('2027-04-02')
  services.gateway.refused.clear()
  expect(await pay()).toMatchObject({ ok: true, value: { retried: 1, charges: [{ outcome: 'charged' }] } })
  await services.due()
  expect(services.gateway.amounts()).toEqual([8400])
  const rows = await itemsOf(id)
  const [next] = waitingIn(rows)
  // the schedule, the order and the payment name the same day
  expect(rows[1]).toMatchObject({ scheduledDate: '2027-04-02', originalDate: '2027-01-21' })
  const [order] = await services.orders(userUuid)
  expect([order?.id, order?.created_at.slice(0, 10)]).toEqual([rows[1]?.orderId, '2027-04-02'])
  expect(next).toMatchObject({ position: 2, scheduledDate: '2027-04-21', originalDate: '2027-04-21' })
  await services.dueOn('2027-04-21')
  expect(services.gateway.amounts()).toEqual([8400, 8400])
})

test('A-025 no letter names a charge that an open payment holds back, and once that is paid one does', async () => {
  await kits()
  decline()
  await services.dueOn('2027-01-21', '2027-03-15')
  const announced = () => services.gateway.letters().flatMap(({ kind, on }) => (kind === 'ahead' ? on : []))
  expect(announced()).not.toContain('2027-03-21')
  services.gateway.refused.clear()
  await pay()
  await services.due()
  expect(announced()).toContain('2027-03-21')
})

test('A-025 several processes at once leave one open payment, and so does one that dies on its way', async () => {
  const id = await kits()
  decline()
  services.lost.charges = 1
  services.clock.set(Date.parse('2027-07-30T08:00:00Z'))
  await Promise.all(Array.from({ length: 4 }, () => services.due()))
  await services.due()
  expect(openIn(await itemsOf(id))).toEqual([1])
})

test('what had failed before a pause is billed when it ends, by the card that was given meanwhile', async () => {
  const id = await boxes()
  decline()
  await services.dueOn('2026-11-22', '2026-12-21')
  expect(openIn(await itemsOf(id))).toEqual([1])
  const asOwner = asPerson(userUuid)
  expect(await services.client.pause({ headers: asOwner, id })).toMatchObject({ ok: true })
  services.gateway.refused.clear()
  expect(await pay()).toMatchObject({ ok: true, value: { retried: 0 } })
  expect(services.gateway.amounts()).toEqual([])
  await services.client.releasePause({ headers: asOwner, id })
  await services.due()
  expect([openIn(await itemsOf(id)), services.gateway.amounts()]).toEqual([[], [2400]])
})

test('a box that is to be skipped is skipped on its day, while the ones around it wait', async () => {
  const id = await kits()
  const [, , , third] = await itemsOf(id)
  if (!third) return expect.unreachable()
  const change = { kind: 'skip', item: third.uuid } as const
  await services.client.changeSubscription({ headers: asPerson(userUuid), uuid: id, change })
  decline()
  await services.dueOn('2027-06-30')
  await services.due()
  const [, , second, skipped] = await itemsOf(id)
  expect(second).toMatchObject({ processStatus: 'awaiting_process', scheduledDate: '2027-07-21' })
  expect(skipped).toMatchObject({ processStatus: 'skipped', scheduledDate: third.scheduledDate })
})

test('a box whose day has been moved since it was read is not billed', async () => {
  const id = await kits()
  const [, box] = await itemsOf(id)
  if (!box) return expect.unreachable()
  services.clock.set(Date.parse('2027-01-21T08:00:00Z'))
  await services.db
    .update(items)
    .set({ scheduledDate: plusDays(today(), 30) })
    .where(eq(items.uuid, box.uuid))
  expect(await step({ db: services.db, item: box, event: 'DUE', today: today() })).toBe(false)
})

test('what is paid in advance comes on its day, whatever else is open', async () => {
  const id = await kits()
  await services.db.update(items).set({ billingStatus: 'prepay' }).where(eq(items.position, 2))
  decline()
  await services.dueOn('2027-03-21')
  const rows = await itemsOf(id)
  expect(rows.slice(1, 3).map(({ processStatus }) => processStatus)).toEqual(['error', 'shipment_preparation'])
})
