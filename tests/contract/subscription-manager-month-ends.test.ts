import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { shopDay } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { readingClubFrom } from '~/services/flows/reading-club/reading-club.rules'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, readingWanted, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const userUuid = parent.playchartId
const asOwner = asPerson(userUuid)

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

const key = () => ({ headers: asService, key: randomUUID() })
async function kits() {
  const of = { user_uuid: userUuid, delivery_address_uuid: parent.addressUuid }
  const subscription = wanted({ ...of, birthday: CivilDate.parse('2026-05-31') })
  const added = await services.client.addSubscription({ ...key(), subscription })
  return added.ok ? added.value.uuid : ''
}
async function boxes() {
  services.clock.set(Date.parse('2026-11-30T08:00:00Z'))
  const added = await services.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  return added.ok ? added.value.id : ''
}
const itemsOf = (id: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, id)).orderBy(items.position)
async function daysOf(id: string) {
  const waiting = (await itemsOf(id)).filter(({ processStatus }) => processStatus === 'awaiting_process')
  return waiting.map(({ scheduledDate, originalDate }) => {
    expect(originalDate).toBe(scheduledDate)
    return scheduledDate
  })
}

test.each([
  ['kits', kits, ['2027-03-31', '2027-05-31', '2027-07-31', '2027-10-31'], ['2027-04-30', '2027-05-31']],
  ['boxes', boxes, ['2027-03-30', '2027-04-30', '2027-05-30', '2027-06-30'], ['2027-04-30', '2027-05-30']],
] as const)(
  'A-025 arrears that go through February leave %s at the end of their months',
  async (_, add, first, then) => {
    const id = await add()
    services.gateway.refused.set(`seed-${userUuid}`, 'declined')
    await services.dueOn('2026-11-30', '2026-12-31', '2027-01-30', '2027-02-27')
    const [due] = await daysOf(id)
    await services.dueOn(due ?? '')
    expect((await daysOf(id)).slice(0, 4)).toEqual(first)
    for (const day of then) {
      const [next] = await daysOf(id)
      await services.dueOn(next ?? '')
      expect([next, (await daysOf(id))[0]]).toEqual([next, day])
    }
  },
)

/** What the page of the club says: on which day the boxes go on. */
async function resumesOn() {
  const read = await services.client.readings({ headers: asOwner, userUuid })
  if (!read.ok) throw new Error(read.error.kind)
  const around = { addresses: [], plans: [], canPause: true, language: 'en' } as const
  const club = readingClubFrom({ today: shopDay(services.clock.now()), subscriptions: read.value, ...around })
  return club.subscriptions[0]?.resumesOn
}

test('A-256 pauses that end around February leave the boxes on their day, and the page says the same one', async () => {
  services.clock.set(Date.parse('2026-12-31T08:00:00Z'))
  const added = await services.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  const id = added.ok ? added.value.id : ''
  for (const [until, first] of [
    ['2027-02-15', '2027-02-28'],
    ['2027-03-29', '2027-03-31'],
    ['2027-03-31', '2027-04-30'],
    ['2027-06-30', '2027-07-31'],
    ['2028-02-29', '2028-03-31'],
  ] as const) {
    await services.client.pause({ headers: asOwner, id })
    services.clock.set(Date.parse(`${until}T08:00:00Z`))
    expect(await resumesOn()).toBe(first)
    await services.client.releasePause({ headers: asOwner, id })
    expect((await daysOf(id))[0]).toBe(first)
  }
  expect((await daysOf(id)).slice(0, 3)).toEqual(['2028-03-31', '2028-04-30', '2028-05-31'])
})

test('A-214 of a kit that was moved by hand, the days that can be chosen move on as far as the kit', async () => {
  const id = await kits()
  services.gateway.refused.set(`seed-${userUuid}`, 'declined')
  await services.dueOn('2026-12-31')
  const [, , kit] = await itemsOf(id)
  const body = { installment: { scheduled_date: '2027-03-05' } }
  const headers = { ...asOwner, 'content-type': 'application/json' }
  expect((await services.patch(kit?.uuid ?? '', { headers, body })).status).toBe(200)
  await services.dueOn('2027-03-05')
  expect((await itemsOf(id))[2]).toMatchObject({ scheduledDate: '2027-04-05', originalDate: '2027-03-31' })
})

test('A-256 what is laid out after a pause follows the boxes that have moved, on their day', async () => {
  services.clock.set(Date.parse('2027-01-31T08:00:00Z'))
  const added = await services.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  const id = added.ok ? added.value.id : ''
  await services.due()
  await services.client.pause({ headers: asOwner, id })
  services.clock.set(Date.parse('2027-04-10T08:00:00Z'))
  await services.client.releasePause({ headers: asOwner, id })
  const before = await daysOf(id)
  await services.dueOn('2027-04-30', '2027-05-31')
  const after = await daysOf(id)
  expect([before[0], before.at(-1)]).toEqual(['2027-04-30', '2028-02-29'])
  expect(after.slice(-2)).toEqual(['2028-03-31', '2028-04-30'])
})

test('A-061 boxes that start again go on as they would have, whatever day the last one left', async () => {
  services.clock.set(Date.parse('2026-12-31T08:00:00Z'))
  const added = await services.client.addReading({ ...key(), subscription: readingWanted(userUuid) })
  const id = added.ok ? added.value.id : ''
  await services.dueOn('2026-12-31', '2027-01-01')
  // as of a parcel that was sent again
  const [last] = await itemsOf(id)
  const sentAgain = { scheduledDate: CivilDate.parse('2027-01-10') }
  await services.db
    .update(items)
    .set(sentAgain)
    .where(eq(items.uuid, last?.uuid ?? ''))
  for (const change of [{ kind: 'cancelBoxes', reason: null, note: null }, { kind: 'reactivateBoxes' }] as const)
    await services.client.changeReading({ headers: asOwner, id, change })
  expect((await daysOf(id)).slice(0, 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31'])
})
