import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-changes.contract'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const newcomer = persona('new')

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  services.clock.reset()
})
afterAll(() => services.close())

/** Senser and inspector are given, on 21 November and 21 January; the explorer would follow on 21 March. */
async function given(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
  const gift = { source: 'GIFTING_ACTIVATION', is_partial: true, payment_option: 'pay-up-front', prepaid: 2 } as const
  const subscription = wanted({ ...of, ...gift, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}

const EXTEND = { kind: 'extendGift', from: null } as const
const change = (uuid: string, asked: NewChange, as = parent.playchartId) =>
  services.client.changeSubscription({ headers: asPerson(as), uuid, change: asked })
const itemsOf = (uuid: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position)
describe('A-029 a gift that goes on', () => {
  test('is not charged until it is used up, and then as every kit is', async () => {
    const uuid = await given()
    expect(await change(uuid, EXTEND)).toEqual({ ok: true, value: { uuid, subscription_status: 'active' } })
    await services.dueOn('2027-01-21')
    expect(services.gateway.amounts()).toEqual([])
    await services.dueOn('2027-03-21')
    expect(services.gateway.amounts()).toEqual([8400])
    expect((await itemsOf(uuid)).slice(0, 3).map(({ anchor, billingStatus }) => [anchor, billingStatus])).toEqual([
      ['kit-the-senser', 'paid'],
      ['kit-the-inspector', 'prepay'],
      ['kit-the-explorer', 'paid'],
    ])
  })

  test('otherwise ends with its last kit, and charges nothing', async () => {
    const uuid = await given()
    await services.dueOn('2027-01-21', '2027-01-22', '2027-01-27', '2027-03-21')
    expect(services.gateway.amounts()).toEqual([])
    expect(await change(uuid, EXTEND)).toMatchObject({ error: { kind: 'refused', code: 'ended' } })
  })

  test('is taken back before the first charge, told twice is made once, and begins where it is asked to', async () => {
    const uuid = await given()
    await change(uuid, { ...EXTEND, from: 'kit-the-thinker' })
    const once = await itemsOf(uuid)
    expect(once[2]).toMatchObject({ anchor: 'kit-the-thinker', processStatus: 'awaiting_process' })
    expect(await change(uuid, { ...EXTEND, from: 'kit-the-thinker' })).toMatchObject({ ok: true })
    expect(await itemsOf(uuid)).toEqual(once)
    await change(uuid, { kind: 'cancel', reason: null, note: null })
    await services.dueOn('2027-01-21', '2027-05-21')
    expect(services.gateway.amounts()).toEqual([])
    expect((await itemsOf(uuid))[1]?.processStatus).not.toBe('cancelled')
  })

  test('two at the same moment lay the kits out once', async () => {
    const uuid = await given()
    const both = await Promise.all([change(uuid, EXTEND), change(uuid, EXTEND)])
    expect(both.map(({ ok }) => ok)).toEqual([true, true])
    const anchors = (await itemsOf(uuid)).map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('goes on after the kits of a second gift for the child', async () => {
    const child_uuid = randomUUID()
    const uuid = await given({ child_uuid })
    const second = await given({
      child_uuid,
      starting_kit_anchor: 'kit-the-explorer',
      first_on: CivilDate.parse('2027-03-21'),
    })
    expect(await change(uuid, EXTEND)).toMatchObject({ ok: true })
    const [first] = (await itemsOf(uuid)).slice(2)
    const last = (await itemsOf(second)).at(-1)
    expect(first?.anchor).not.toBe(last?.anchor)
    expect(first && last && first.scheduledDate > last.scheduledDate).toBe(true)
    expect(await change(second, EXTEND)).toMatchObject({ ok: false, error: { kind: 'refused', code: 'running' } })
  })

  test('of two for one child at the same moment one goes on, and no kit comes twice', async () => {
    const child_uuid = randomUUID()
    const first = await given({ child_uuid })
    const second = await given({
      ...{ child_uuid, starting_kit_anchor: 'kit-the-explorer' },
      first_on: CivilDate.parse('2027-03-21'),
    })
    const both = await Promise.all([change(first, EXTEND), change(second, EXTEND)])
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    const anchors = [...(await itemsOf(first)), ...(await itemsOf(second))].map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('needs a way to pay, and one that is given later is enough', async () => {
    const of = { user_uuid: newcomer.playchartId, delivery_address_uuid: newcomer.addressUuid }
    const uuid = await given(of)
    const before = await itemsOf(uuid)
    expect(await change(uuid, EXTEND, newcomer.playchartId)).toMatchObject({
      error: { kind: 'refused', code: 'noMethod' },
    })
    expect(await itemsOf(uuid)).toEqual(before)
    const card = { brand: 'visa', last4: '4242', gateway_token: 'token', billing_address_uuid: null }
    const body = { user_uuid: newcomer.playchartId, ...card }
    const path = '/external_payment_methods'
    expect((await services.deps.ask('catalog', { method: 'POST', path, body, key: 'a-first-card' })).status).toBe(201)
    expect(await change(uuid, EXTEND, newcomer.playchartId)).toMatchObject({ ok: true })
  })

  test.each([
    ['noGift', () => given({ source: 'WEB', is_partial: false, prepaid: 1, payment_option: 'paygo' }), EXTEND],
    ['notOffered', given, { ...EXTEND, from: 'kit-the-senser' }],
  ] as const)('or is refused: %s', async (code, start, asked) => {
    expect(await change(await start(), asked)).toMatchObject({ ok: false, error: { kind: 'refused', code } })
  })

  test('is not found of another person, and nothing is laid out', async () => {
    const uuid = await given()
    expect(await change(uuid, EXTEND, randomUUID())).toMatchObject({ error: { kind: 'notFound' } })
    expect(await itemsOf(uuid)).toHaveLength(2)
  })
})
