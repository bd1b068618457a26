import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { Subscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
let own: Subscription
const parent = persona('parent').playchartId
const headers = asPerson(parent)

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  const subscription = wanted({ user_uuid: parent })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(added.error.kind)
  own = added.value
})
afterAll(() => services.close())

const idOf = (index: number) => own.installments[index]?.id ?? ''
const datesOf = async () => {
  const read = await services.client.subscriptions({ headers, userUuid: parent, language: 'en' })
  const found = read.ok ? read.value.find(({ uuid }) => uuid === own.uuid) : null
  return found?.scheduled_items.map(({ scheduled_date }) => scheduled_date)
}
const move = (index: number, date: string) =>
  services.client.moveInstallment({ headers, id: idOf(index), scheduledDate: CivilDate.parse(date) })

test('the next kit gets another day; its original one and the other kits stay', async () => {
  const before = await datesOf()
  expect(await move(1, '2027-02-11')).toMatchObject({
    ok: true,
    value: { id: idOf(1), scheduled_date: '2027-02-11', original_scheduled_date: '2027-01-21' },
  })
  expect(await datesOf()).toEqual(before?.with(1, CivilDate.parse('2027-02-11')))
})

test.each(['2026-12-30', '2027-02-12'])('A-293 not to %s, which is outside three weeks', async (date) => {
  const before = await datesOf()
  expect(await move(1, date)).toEqual({ ok: false, error: { kind: 'refused', code: 'outsideWindow' } })
  expect(await datesOf()).toEqual(before)
})

test('not to today or before, even within three weeks', async () => {
  services.clock.set(Date.parse('2027-01-10T12:00:00Z'))
  expect(await move(1, '2027-01-10')).toMatchObject({ error: { code: 'outsideWindow' } })
  expect(await move(1, '2027-01-11')).toMatchObject({ ok: true })
  services.clock.reset()
})

test('only the first one that waits can be moved', async () => {
  expect(await move(0, '2026-11-25')).toEqual({ ok: false, error: { kind: 'refused', code: 'notEditable' } })
  expect(await move(2, '2027-03-22')).toEqual({ ok: false, error: { kind: 'refused', code: 'notEditable' } })
})

test('T3 another person’s box is not there, and stays where it is', async () => {
  const before = await datesOf()
  const body = { installment: { scheduled_date: '2027-01-25' } }
  const foreign = await services.patch(idOf(1), { headers: asPerson(randomUUID()), body })
  const random = await services.patch(randomUUID(), { headers, body })
  expect([foreign.status, random.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await random.text())
  expect((await services.patch('x', { headers, body })).status).toBe(404)
  expect((await services.patch(idOf(1), { headers: {}, body })).status).toBe(401)
  expect(await datesOf()).toEqual(before)
})

test.each([
  { installment: { scheduled_date: '2027-01-25', status: 'complete', billing_status: 'paid' } },
  { installment: { scheduled_date: '2027-02-30' } },
  { installment: {} },
  {},
])('T4 %j is refused whole', async (body) => {
  const before = await datesOf()
  expect((await services.patch(idOf(1), { headers, body })).status).toBe(400)
  expect(await datesOf()).toEqual(before)
})

test('T23 twenty moves at once leave one of the days that were asked for', async () => {
  const days = Array.from({ length: 20 }, (_, index) => `2027-01-${String(index + 5).padStart(2, '0')}`)
  const answers = await Promise.all(days.map((date) => move(1, date)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(days).toContain((await datesOf())?.[1])
})
