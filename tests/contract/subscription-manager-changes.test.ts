import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { cancellations, items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-changes.contract'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, ORIGIN, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const headers = asPerson(parent.playchartId)

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  services.clock.reset()
})
afterAll(() => services.close())

/** For a child of five months: the senser today, the inspector on 21 January, the explorer on 21 March. */
async function started(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
  const subscription = wanted({ ...of, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}

const change = (uuid: string, asked: NewChange, as = headers) =>
  services.client.changeSubscription({ headers: as, uuid, change: asked })
const CANCEL = { kind: 'cancel', reason: null, note: null } as const
const itemsOf = (uuid: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position)
const idOf = async (uuid: string, at: number) => (await itemsOf(uuid))[at]?.uuid ?? ''
async function shown(uuid: string) {
  const read = await services.client.subscriptions({ headers, userUuid: parent.playchartId, language: 'en' })
  const found = read.ok ? read.value.find((each) => each.uuid === uuid) : undefined
  if (!found) throw new Error('it is not listed')
  return found
}
describe('A-034 a skipped kit', () => {
  test('is neither billed nor sent, and the draft is of the kit after it', async () => {
    const uuid = await started()
    const item = await idOf(uuid, 1)
    expect(await change(uuid, { kind: 'skip', item })).toEqual({
      ok: true,
      value: { uuid, subscription_status: 'active' },
    })
    const [draft] = await services.drafts(parent.playchartId)
    expect(draft?.metadata.item_uuids).toEqual([await idOf(uuid, 2)])
    await services.dueOn('2027-01-21', '2027-01-22', '2027-01-27')
    expect(services.gateway.amounts()).toEqual([])
    expect((await itemsOf(uuid))[1]).toMatchObject({ processStatus: 'skipped', orderId: null })
    expect((await shown(uuid)).installments[1]?.status).toBe('skipped')
  })

  test('comes after all when that is taken back in time', async () => {
    const uuid = await started()
    const item = await idOf(uuid, 1)
    await change(uuid, { kind: 'skip', item })
    expect(await change(uuid, { kind: 'keep', item })).toMatchObject({ ok: true })
    await services.dueOn('2027-01-21')
    expect(services.gateway.amounts()).toHaveLength(1)
    expect(await change(uuid, { kind: 'keep', item })).toMatchObject({ error: { kind: 'refused', code: 'tooLate' } })
  })

  test('is not one that the renewal that is being billed pays', async () => {
    const uuid = await started({ payment_option: 'recurring-pay-up-front', prepaid: 2 })
    await services.dueOn('2027-01-21')
    services.lost.charges = 1
    await services.dueOn('2027-03-21')
    expect((await itemsOf(uuid))[2]?.processStatus).toBe('billing')
    expect(await change(uuid, { kind: 'skip', item: await idOf(uuid, 3) })).toMatchObject({ error: { code: 'paid' } })
    expect(await change(uuid, CANCEL)).toEqual({ ok: true, value: { uuid, subscription_status: 'active' } })
    await services.dueOn('2027-03-22')
    expect((await itemsOf(uuid)).slice(2, 5).map((item) => [item.processStatus, item.billingStatus])).toEqual([
      ['shipment_preparation', 'paid'],
      ['awaiting_process', 'prepay'],
      ['cancelled', 'awaiting_payment'],
    ])
  })
})

describe('A-035 a cancelled subscription', () => {
  test('charges nothing any more, has no draft, and keeps what was said of it', async () => {
    const uuid = await started()
    const said = { reason: 'money', note: 'We have enough for a while.' } as const
    expect(await change(uuid, { kind: 'cancel', ...said })).toMatchObject({
      value: { subscription_status: 'cancelled' },
    })
    expect(await services.drafts(parent.playchartId)).toEqual([])
    await services.dueOn('2027-01-21', '2027-03-21')
    expect(services.gateway.amounts()).toEqual([])
    expect(await shown(uuid)).toMatchObject({ subscription_status: 'cancelled' })
    const rows = await services.db.select().from(cancellations).where(eq(cancellations.subscriptionId, uuid))
    expect(rows).toMatchObject([said])
  })

  test('A-036 goes on with the next kit when it is taken up again, and bills it', async () => {
    const uuid = await started()
    await change(uuid, CANCEL)
    services.clock.set(Date.parse('2027-05-22T08:00:00Z'))
    expect(await change(uuid, { kind: 'reactivate' })).toMatchObject({ value: { subscription_status: 'active' } })
    const waiting = (await itemsOf(uuid)).filter(({ processStatus }) => processStatus === 'awaiting_process')
    expect(waiting[0]).toMatchObject({ scheduledDate: '2027-05-29', originalDate: '2027-05-29', orderId: null })
    expect((await services.drafts(parent.playchartId))[0]?.metadata.item_uuids).toEqual([waiting[0]?.uuid])
    await services.dueOn('2027-05-29')
    expect(services.gateway.amounts()).toHaveLength(1)
  })

  test('A-036 does not where another one brings kits to the child', async () => {
    const child_uuid = randomUUID()
    const uuid = await started({ child_uuid })
    await change(uuid, CANCEL)
    await started({ child_uuid })
    expect(await change(uuid, { kind: 'reactivate' })).toMatchObject({ error: { kind: 'refused', code: 'running' } })
  })
})

test('A-032 A-033 books are paid with every kit from the next one on, until they are cancelled', async () => {
  const uuid = await started()
  await change(uuid, { kind: 'addBooks' })
  expect(await shown(uuid)).toMatchObject({
    isBooksAddonActive: true,
    addon_preferences: [{ addon_kind: 'books_addon', addon_status: 'active' }],
  })
  await services.dueOn('2027-01-21')
  await change(uuid, { kind: 'cancelBooks' })
  await services.dueOn('2027-03-21')
  const [first = 0, second = 0] = services.gateway.amounts()
  expect(first - second).toBe(2000)
  expect(await shown(uuid)).toMatchObject({ isBooksAddonActive: false, addon_preferences: [] })
})

describe('A-028 kits paid together', () => {
  const prepay = { kind: 'prepay', kits: 4 } as const

  test('are paid on the day of the first of them, and the kit after them by itself', async () => {
    const uuid = await started()
    await change(uuid, prepay)
    expect(await shown(uuid)).toMatchObject({ advance_kits: 4 })
    await services.dueOn('2027-01-21')
    expect(services.gateway.amounts()).toEqual([3 * 7800 + 11_700])
    const later = (await itemsOf(uuid)).slice(2, 6)
    expect(later.map(({ billingStatus }) => billingStatus)).toEqual(['prepay', 'prepay', 'prepay', 'awaiting_payment'])
    expect(await shown(uuid)).toMatchObject({ advance_kits: 1 })
    await services.dueOn(...later.slice(0, 3).map(({ scheduledDate }) => scheduledDate))
    expect(services.gateway.amounts()).toHaveLength(1)
    await services.dueOn(later[3]?.scheduledDate ?? '')
    expect(services.gateway.amounts().slice(1)).toEqual([12_600])
  })

  test('stay together while their payment is declined, and nothing else can be chosen until it is made', async () => {
    const uuid = await started()
    await change(uuid, prepay)
    services.gateway.refused.set(`seed-${parent.playchartId}`, 'declined')
    await services.dueOn('2027-01-21')
    expect(await change(uuid, { kind: 'prepay', kits: 1 })).toMatchObject({ error: { code: 'owed' } })
    expect(await shown(uuid)).toMatchObject({ advance_kits: 4 })
  })

  test('are not cancelled once they are paid', async () => {
    const uuid = await started()
    await change(uuid, { kind: 'prepay', kits: 2 })
    await services.dueOn('2027-01-21')
    await change(uuid, CANCEL)
    expect((await itemsOf(uuid)).slice(1, 4).map(({ processStatus }) => processStatus)).toEqual([
      'shipment_preparation',
      'awaiting_process',
      'cancelled',
    ])
  })

  test('stand in the preview of the next order', async () => {
    const uuid = await started()
    await change(uuid, { kind: 'prepay', kits: 2 })
    expect(await services.drafts(parent.playchartId)).toMatchObject([{ total_price: 16_000 }])
  })
})

test('A-031 A-046 the language of the kits can be chosen where no books go with them', async () => {
  const uuid = await started({ has_books_addon: true })
  expect(await change(uuid, { kind: 'language', language: 'nl' })).toMatchObject({ error: { code: 'books' } })
  await change(uuid, { kind: 'cancelBooks' })
  await change(uuid, { kind: 'language', language: 'nl' })
  expect((await shown(uuid)).schedule_sections[0]?.subscription_preference.selected_options.language).toBe('nl')
  expect(await change(uuid, { kind: 'addBooks' })).toMatchObject({ error: { code: 'language' } })
})

test('the same change made by several at once is made once', async () => {
  const uuid = await started()
  const all = await Promise.all(Array.from({ length: 5 }, () => change(uuid, CANCEL)))
  expect(all.every(({ ok }) => ok)).toBe(true)
  await Promise.all(Array.from({ length: 5 }, () => change(uuid, { kind: 'reactivate' })))
  const anchors = (await itemsOf(uuid))
    .filter(({ processStatus }) => processStatus !== 'cancelled')
    .map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  const rows = await services.db.select().from(cancellations).where(eq(cancellations.subscriptionId, uuid))
  expect(rows).toHaveLength(1)
})

describe('only for whoever it belongs to', () => {
  const kinds: NewChange[] = [
    CANCEL,
    { kind: 'reactivate' },
    { kind: 'addBooks' },
    { kind: 'cancelBooks' },
    { kind: 'language', language: 'nl' },
    { kind: 'prepay', kits: 2 },
    { kind: 'skip', item: randomUUID() },
    { kind: 'keep', item: randomUUID() },
  ]
  test.each(kinds)(
    '$kind: somebody else’s and one that is not there are the same, and nothing is changed',
    async (asked) => {
      const uuid = await started()
      const mine = 'item' in asked ? { ...asked, item: await idOf(uuid, 1) } : asked
      const before = await itemsOf(uuid)
      const another = asPerson(randomUUID())
      expect(await change(uuid, mine, another)).toEqual({ ok: false, error: { kind: 'notFound' } })
      expect(await change(randomUUID(), mine)).toEqual({ ok: false, error: { kind: 'notFound' } })
      expect(await change('no-id', mine)).toEqual({ ok: false, error: { kind: 'notFound' } })
      expect(await change(uuid, mine, { authorization: 'Bearer nobody' })).toEqual({
        ok: false,
        error: { kind: 'unauthorised' },
      })
      expect(await itemsOf(uuid)).toEqual(before)
      expect(await shown(uuid)).toMatchObject({ subscription_status: 'active' })
    },
  )

  test('a kit of another subscription of one’s own is not found in this one', async () => {
    const [uuid, other] = [await started(), await started()]
    const item = await idOf(other, 1)
    expect(await change(uuid, { kind: 'skip', item })).toEqual({ ok: false, error: { kind: 'notFound' } })
  })

  test.each([
    {},
    { change: { kind: 'delete' } },
    { change: { kind: 'skip' } },
    { change: { kind: 'cancel', note: 'x'.repeat(301) } },
    { change: { kind: 'cancel', status: 'finished' } },
    { change: { kind: 'language', language: 'it' } },
    { change: { kind: 'prepay', kits: 3 } },
  ])('%j is no change', async (body) => {
    const uuid = await started()
    const answer = await services.handler(
      new Request(`${ORIGIN}/subscriptions/${uuid}/changes`, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    expect(answer.status).toBe(400)
  })
})
