import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import type { SubscriptionChange } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { type CivilDate, plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import { changeableIn } from '~/services/flows/schedule/changeable.rules'
import { UserAnswer } from '~/services/upstreams/account-manager/account-manager.contract'
import { items, subscriptions } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-changes.contract'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const child = parent.children.find(({ verifiedDob }) => !verifiedDob)
const FOLLOW = { kind: 'followAge' } as const
const CANCEL = { kind: 'cancel', reason: null, note: null } as const
const BORN = plusMonths(shopDay(Date.parse('2026-11-21T12:00:00Z')), -5)

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  services.clock.reset()
  await born(BORN)
})
afterAll(() => services.close())

async function family() {
  const answer = await services.deps.ask('account-manager', { path: `/users/${parent.playchartId}` })
  return UserAnswer.parse(await answer.json()).user
}

/** What the account has for the child from now on. */
async function born(birthday: CivilDate) {
  const body = { child: { name: 'Noor', birthday } }
  const answer = await services.deps.ask('account-manager', { method: 'PUT', path: `/children/${child?.uuid}`, body })
  expect(answer.status).toBe(200)
}

/** Senser with the order, then a kit every two months: 21 January, 21 March … */
async function started(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, child_uuid: child?.uuid, delivery_address_uuid: parent.addressUuid }
  const subscription = wanted({ ...of, birthday: BORN, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}

const change = (uuid: string, asked: NewChange, as: string = parent.playchartId) =>
  services.client.changeSubscription({ headers: asPerson(as), uuid, change: asked })
const rowsOf = (uuid: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position)
const waiting = async (uuid: string) =>
  (await rowsOf(uuid))
    .filter(({ processStatus }) => processStatus === 'awaiting_process')
    .map(({ anchor, scheduledDate }) => [anchor, scheduledDate])
const shown = async () => {
  const asked = { headers: asPerson(parent.playchartId), userUuid: parent.playchartId, language: 'en' } as const
  const read = await services.client.datedSubscriptions(asked)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** What the page says of a change before it is made: the kits that would come, and when. */
async function previewed(uuid: string, asked: SubscriptionChange) {
  const all = await shown()
  const own = all.find((each) => each.uuid === uuid)
  const now = (await family()).visibleChildren.find((each) => each.uuid === child?.uuid)
  if (!own || !now) throw new Error('nothing to change')
  const after = afterChange(changeableIn(own, { child: now, subscriptions: all }), asked, shopDay(services.clock.now()))
  if (!after.ok) throw new Error(after.error)
  return after.value.items
    .filter(({ process_status }) => process_status === 'awaiting_process')
    .map(({ anchor, scheduled_date }) => [anchor, scheduled_date])
}

describe('a birth date that is corrected while kits come', () => {
  test('moves nothing by itself, and is told by the schedule', async () => {
    const uuid = await started()
    const before = await rowsOf(uuid)
    await born(plusMonths(BORN, -6))
    expect(await rowsOf(uuid)).toEqual(before)
    expect((await shown())[0]?.laid_out_for).toBe(BORN)
  })

  test('then the kits come as the page said, and the same kits are the same rows', async () => {
    const uuid = await started()
    const before = await rowsOf(uuid)
    await born(plusMonths(BORN, -6))
    const said = await previewed(uuid, FOLLOW)
    expect(await change(uuid, FOLLOW)).toEqual({ ok: true, value: { uuid, subscription_status: 'active' } })
    expect(await waiting(uuid)).toEqual(said)
    expect(said.slice(0, 2)).toEqual([
      ['kit-the-thinker', '2026-12-19'],
      ['kit-the-babbler', '2027-01-21'],
    ])
    const after = await rowsOf(uuid)
    expect(after.map(({ uuid: id, anchor }) => [anchor, id])).toEqual(
      before.filter((_, at) => at === 0 || at > 2).map(({ uuid: id, anchor }) => [anchor, id]),
    )
    expect(after.every(({ scheduledDate, originalDate }) => scheduledDate === originalDate)).toBe(true)
    expect((await shown())[0]?.laid_out_for).toBe(plusMonths(BORN, -6))
    const [draft] = await services.drafts(parent.playchartId)
    expect(draft?.metadata.item_uuids).toEqual([after[1]?.uuid])
  })

  test('what was left out comes back, in its place before the others', async () => {
    const uuid = await started()
    await born(plusMonths(BORN, -6))
    await change(uuid, FOLLOW)
    await born(BORN)
    const said = await previewed(uuid, FOLLOW)
    expect(await change(uuid, FOLLOW)).toMatchObject({ ok: true })
    expect(await waiting(uuid)).toEqual(said)
    const days = (await rowsOf(uuid)).map(({ scheduledDate }) => scheduledDate)
    expect(days).toEqual(days.toSorted())
    expect(said[0]).toEqual(['kit-the-inspector', '2027-01-21'])
    await services.dueOn('2027-01-21')
    expect(services.gateway.amounts()).toEqual([8400])
  })

  test('what is paid keeps its row as it is, and is not charged again', async () => {
    const uuid = await started({ payment_option: 'pay-up-front', prepaid: 3 })
    const before = await rowsOf(uuid)
    await born(plusMonths(BORN, -6))
    await change(uuid, FOLLOW)
    expect((await rowsOf(uuid)).slice(0, 3)).toEqual(before.slice(0, 3))
    await services.dueOn('2027-01-21', '2027-03-21')
    expect(services.gateway.amounts()).toEqual([])
    await services.dueOn('2027-04-18')
    expect(services.gateway.amounts()).toHaveLength(1)
  })

  test('the letter before the charge names the new day', async () => {
    const uuid = await started()
    await services.dueOn('2027-01-15')
    expect(services.gateway.letters()).toMatchObject([{ kind: 'ahead', on: '2027-01-21' }])
    await born(plusMonths(BORN, 1))
    await change(uuid, FOLLOW)
    expect((await waiting(uuid))[0]).toEqual(['kit-the-inspector', '2027-02-21'])
    await services.dueOn('2027-01-22')
    expect(services.gateway.amounts()).toEqual([])
    await services.dueOn('2027-02-15')
    expect(services.gateway.letters()).toMatchObject([{}, { kind: 'ahead', on: '2027-02-21' }])
  })

  test('several at once lay the kits out once, and once more changes nothing', async () => {
    const uuid = await started()
    await born(plusMonths(BORN, -6))
    const all = await Promise.all(Array.from({ length: 4 }, () => change(uuid, FOLLOW)))
    expect(all.every(({ ok }) => ok)).toBe(true)
    const once = await rowsOf(uuid)
    expect(new Set(once.map(({ anchor }) => anchor)).size).toBe(once.length)
    services.clock.set(Date.parse('2026-11-25T08:00:00Z'))
    expect(await change(uuid, FOLLOW)).toMatchObject({ ok: true })
    expect(await rowsOf(uuid)).toEqual(once)
  })

  test.each([
    ['gift', { source: 'GIFTING_ACTIVATION', is_partial: true, payment_option: 'pay-up-front', prepaid: 2 }],
    ['complete', {}],
  ] as const)('is refused, and nothing moves: %s', async (code, more) => {
    const uuid = await started(more)
    await born(plusMonths(BORN, code === 'complete' ? -57 : -6))
    const before = await rowsOf(uuid)
    expect(await change(uuid, FOLLOW)).toMatchObject({ ok: false, error: { kind: 'refused', code } })
    expect(await rowsOf(uuid)).toEqual(before)
  })

  test('while a payment is open nothing moves', async () => {
    const uuid = await started()
    await born(plusMonths(BORN, -6))
    services.gateway.refused.set('tok_demo', 'declined')
    services.lost.charges = 1
    await services.dueOn('2027-01-21')
    const before = await rowsOf(uuid)
    expect(before[1]?.processStatus).toBe('billing')
    expect(await change(uuid, FOLLOW)).toMatchObject({ error: { kind: 'refused', code: 'owed' } })
    expect(await rowsOf(uuid)).toEqual(before)
  })

  test('of somebody else is not found, and without the account nothing is made', async () => {
    const uuid = await started()
    await born(plusMonths(BORN, -6))
    const before = await rowsOf(uuid)
    expect(await change(uuid, FOLLOW, randomUUID())).toEqual({ ok: false, error: { kind: 'notFound' } })
    const outcome = { kind: 'status', status: 503 } as const
    services.rules.add({ upstream: 'account-manager', operation: '*', outcome, times: 20 })
    expect(await change(uuid, FOLLOW)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(await rowsOf(uuid)).toEqual(before)
  })
})

describe('after a birth date was corrected the engine does what the page says', () => {
  test('of a subscription that begins again', async () => {
    const uuid = await started()
    await change(uuid, CANCEL)
    await born(plusMonths(BORN, -6))
    const said = await previewed(uuid, { kind: 'reactivate' })
    expect(said[0]?.[0]).toBe('kit-the-thinker')
    expect(await change(uuid, { kind: 'reactivate' })).toMatchObject({ ok: true })
    expect(await waiting(uuid)).toEqual(said)
    expect((await shown())[0]?.laid_out_for).toBe(plusMonths(BORN, -6))
  })

  test('of a gift that goes on', async () => {
    const gift = { source: 'GIFTING_ACTIVATION', is_partial: true, payment_option: 'pay-up-front', prepaid: 2 } as const
    const uuid = await started(gift)
    await born(plusMonths(BORN, -6))
    const asked = { kind: 'extendGift', from: null } as const
    const said = await previewed(uuid, asked)
    expect(said.map(([anchor]) => anchor).slice(0, 2)).toEqual(['kit-the-inspector', 'kit-the-thinker'])
    expect(await change(uuid, asked)).toMatchObject({ ok: true })
    expect(await waiting(uuid)).toEqual(said)
  })

  test('of a child that the account has no longer: as it was laid out before', async () => {
    const uuid = await started({ child_uuid: randomUUID() })
    await change(uuid, CANCEL)
    expect(await change(uuid, { kind: 'reactivate' })).toMatchObject({ ok: true })
    const [row] = await services.db.select().from(subscriptions).where(eq(subscriptions.uuid, uuid))
    expect(row?.birthday).toBe(BORN)
    expect((await waiting(uuid))[0]).toEqual(['kit-the-inspector', '2027-01-21'])
  })
})
