import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS, persona } from '~/content/seed/personas'
import { type CivilDate as Day, plusMonths, shopDay } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import {
  currentItem,
  editableItem,
  kitErrors,
  paymentScheduleKind,
  upcomingItems,
} from '~/services/domain/subscriptions/schedule.rules'
import { childPage } from '~/services/domain/subscriptions/status.rules'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { User } from '~/services/upstreams/account-manager/account-manager.contract'
import { seedSubscriptionManager } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.seed'
import { DatedSubscriptionsAnswer } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { PLACES } from '../../scripts/machines/places'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson } from '../support/subscription-manager-world'

let services: SubscriptionServices
let today: Day
beforeAll(async () => {
  services = await openSubscriptionServices()
  today = shopDay(services.deps.clock.now())
  // the second time there is nothing left to do
  for (let times = 0; times < 2; times += 1) await seedSubscriptionManager(services.deps)
})
afterAll(() => services.close())

async function kitsOf(name: string) {
  const { playchartId: userUuid } = persona(name)
  const read = await services.client.subscriptions({ headers: asPerson(userUuid), userUuid, language: 'en' })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

async function boxesOf(name: string) {
  const { playchartId: userUuid } = persona(name)
  const read = await services.client.readings({ headers: asPerson(userUuid), userUuid })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

const CHILD = { name: 'Child', birthday: CivilDate.parse('2026-01-01'), is_hidden: false, verified_dob: false }

function kidOf(name: string, index = 0) {
  const { uuid, ageMonths } = persona(name).children[index] ?? { uuid: '', ageMonths: 0 }
  return { uuid, birthday: plusMonths(today, -ageMonths) }
}

test('the gallery of states names a subscription and a kit that every seed has: the day of that kit can be changed', async () => {
  const { uuid: child } = kidOf('parent', 1)
  const own = (await kitsOf('parent')).find(({ child_uuid }) => child_uuid === child)
  const kit = editableItem(own?.scheduled_items ?? [])
  expect(PLACES.confirmAction?.path).toMatch(new RegExp(`/cancel/${own?.uuid}$`))
  expect(PLACES.shipDateEdit?.path).toMatch(new RegExp(`/${own?.uuid}/edit-ship-date/${kit?.uuid}$`))
})

test('a view of the dates has no more than a schedule shows, and says of it what the whole answer says', async () => {
  const { playchartId: userUuid } = persona('parent')
  const asked = { headers: asPerson(userUuid), userUuid, language: 'en' } as const
  const brief = await services.client.datedSubscriptions(asked)
  const whole = await services.client.subscriptions(asked)
  if (!brief.ok || !whole.ok) throw new Error('the service did not answer')
  // who does not know the view answers the whole of it
  expect(brief.value).toEqual(
    DatedSubscriptionsAnswer.parse({ subscriptions: whole.value }).subscriptions.map((each) => ({
      ...each,
      schedule_sections: each.schedule_sections.slice(0, 1),
    })),
  )
  const sizeOf = (value: unknown) => JSON.stringify(value).length
  expect(sizeOf(brief.value) / sizeOf(whole.value)).toBeLessThan(0.2)
  const children = persona('parent').children.map(({ uuid }) => uuid)
  const user = { visibleChildren: children.map((uuid) => ({ ...CHILD, uuid })), addresses: [] }
  const scheduleOf = (subscriptions: typeof brief) =>
    scheduleFrom({ today: CivilDate.parse('2026-11-21'), user: ok(user), subscriptions, drafts: ok([]) })
  expect(scheduleOf(brief)).toEqual(scheduleOf(whole))
  expect(whole.value.length).toBeGreaterThan(1)
})

describe('between them the people of the seed have', () => {
  test('every state of the page: active, aged out, cancelled, none', async () => {
    const pages = ['parent', 'finished', 'cancelled'].map(
      async (name) => childPage(await kitsOf(name), kidOf(name), today).state,
    )
    expect(await Promise.all(pages)).toEqual(['active', 'agedOut', 'cancelled'])
    const finished = await kitsOf('finished')
    const endings = [1, 2].map((index) => childPage(finished, kidOf('finished', index), today))
    expect(endings.map((page) => [page.state, 'nextKit' in page && page.nextKit?.name])).toEqual([
      ['giftUsed', 'storyteller'],
      ['prepaidUsed', 'investigator'],
    ])
    expect(childPage(await kitsOf('new'), kidOf('parent'), today).state).toBe('none')
  })

  test('every kind of payment schedule', async () => {
    const kinds = ['parent', 'cancelled', 'gift', 'prepaid', 'repuf'].map(async (name) => {
      const [subscription] = await kitsOf(name)
      return subscription && paymentScheduleKind(subscription)
    })
    expect(await Promise.all(kinds)).toEqual(['pay-per-kit', 'inactive', 'gifted', 'prepaid', 'repuf'])
    // E-108: what was paid in advance and is used up was no gift
    expect((await kitsOf('finished')).map(paymentScheduleKind)).toEqual(['inactive_gifted', 'inactive', 'inactive'])
  })

  test('an expired card, a declined one and a lost parcel, each on the current kit', async () => {
    const subscriptions = await kitsOf('billing')
    const errors = [0, 1, 2].map((index) => {
      const page = childPage(subscriptions, kidOf('billing', index), today)
      const current = page.state === 'active' ? currentItem(page.subscription.scheduled_items) : null
      return current && kitErrors(current)
    })
    expect(errors).toEqual([['expired'], ['declined'], ['shipment']])
  })

  test('books with the older child’s kits alone', async () => {
    const subscriptions = await kitsOf('parent')
    const books = [0, 1].map((index) => {
      const page = childPage(subscriptions, kidOf('parent', index), today)
      return page.state === 'active' && page.subscription.isBooksAddonActive
    })
    expect(books).toEqual([true, false])
  })

  test('book boxes that are active, paused and being processed', async () => {
    expect((await boxesOf('parent')).map(({ status }) => status).toSorted()).toEqual(['active', 'paused'])
    const [processing, ...others] = await boxesOf('reader')
    const installments = processing?.installments.map(({ status }) => status) ?? []
    expect([processing?.status, others]).toEqual(['active', []])
    expect(installments[0]).toMatch(/^(ordered|processing)$/)
    expect(installments).not.toContain('complete')
  })
})

const WITH_KITS = ['parent', 'cancelled', 'finished', 'gift', 'billing', 'prepaid', 'repuf']

test.each(WITH_KITS)('%s@: what has come stands on orders of that person, what has not on none', async (name) => {
  const orders = await services.orders(persona(name).playchartId)
  const items = (await kitsOf(name)).flatMap(({ scheduled_items }) => scheduled_items)
  const ids = items.flatMap(({ order_id }) => order_id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  expect(orders.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  for (const { order_id, process_status, billing_status } of items)
    expect(order_id !== null).toBe(
      !['awaiting_process', 'cancelled'].includes(process_status) && billing_status !== 'error',
    )
})

test('E-105 what was given was paid as a gift, and who paid several kits at once reads how many', async () => {
  const told = async (name: string) =>
    (await services.orders(persona(name).playchartId)).map(({ total_price, payment_label, line_items: [line] }) => [
      ...[total_price > 0, payment_label],
      line?.properties.variant_title?.split(' / ').at(-1),
    ])
  for (const [isCharged, label] of await told('gift')) expect([isCharged, label]).toEqual([false, 'Gift'])
  expect(await told('prepaid')).toEqual([[true, 'Visa ending in 4242', '4 kits, paid in advance']])
  expect(await told('finished')).toContainEqual([true, 'Visa ending in 4242', '2 kits, paid in advance'])
})

test('they are for children of the account', async () => {
  for (const name of WITH_KITS) {
    const { playchartId } = persona(name)
    const { user } = await (await services.deps.ask('account-manager', { path: `/users/${playchartId}` })).json()
    const known = User.parse(user).children.map(({ uuid }) => uuid)
    for (const { child_uuid } of await kitsOf(name)) expect(known).toContain(child_uuid)
  }
})

test('on the first day nothing is due, and every active schedule has its next kit ahead and its draft', async () => {
  const before = services.gateway.amounts()
  while ((await services.due()).moved > 0);
  expect(services.gateway.amounts()).toEqual(before)
  for (const name of WITH_KITS)
    for (const subscription of await kitsOf(name)) {
      const [next] = upcomingItems(subscription.scheduled_items)
      const isActive = subscription.subscription_status === 'active'
      expect(next !== undefined).toBe(isActive)
      expect(next === undefined || next.scheduled_date > '2026-11-21').toBe(true)
      const drafts: { metadata: { subscription_uuid: string } }[] = await services.drafts(persona(name).playchartId)
      expect(drafts.some(({ metadata }) => metadata.subscription_uuid === subscription.uuid)).toBe(isActive)
    }
})

test('a start that was cut short is made up for: no order twice', async () => {
  await services.empty()
  services.lost.orders = 1
  await expect(seedSubscriptionManager(services.deps)).rejects.toMatchObject({
    message: 'order-manager did not answer',
    cause: { message: 'killed' },
  })
  await seedSubscriptionManager(services.deps)
  const orders = await services.orders(persona('parent').playchartId)
  const items = (await kitsOf('parent')).flatMap(({ scheduled_items }) => scheduled_items)
  const boxes = (await boxesOf('parent')).flatMap(({ installments }) => installments)
  expect(orders).toHaveLength([...items, ...boxes].filter(({ order_id }) => order_id !== null).length)
})

test('E-101 what began with an order was paid at the gateway, for as much as the order says', async () => {
  const orders = (await Promise.all(PERSONAS.map(({ playchartId }) => services.orders(playchartId)))).flat()
  const begun = orders.flatMap(({ begins, total_price }) => (begins ? [[begins.payment.key, total_price]] : []))
  expect(begun.length).toBeGreaterThan(8)
  for (const [key = '', total] of begun) expect(services.gateway.book.get(String(key))?.amount).toBe(total)
})
