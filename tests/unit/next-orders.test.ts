import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import {
  childrenOn,
  endedOf,
  endingCountOf,
  heldUpOf,
  nextOrders,
} from '~/services/flows/account-home/next-orders.rules'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import type { DraftOrder } from '~/services/upstreams/order-manager/order-manager.contract'
import type {
  ScheduledItem,
  Subscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { child, draft, item, subscription } from '../support/schedules'

const words = {
  'kit-the-3': { shortTitle: 'The Third', ageRange: '5–6 months', band: 1, shortDescription: '' },
} as const

function scheduleOf(subscriptions: Subscription[], drafts: DraftOrder[] = []) {
  const schedule = scheduleFrom({
    today: CivilDate.parse('2026-11-21'),
    user: ok({ visibleChildren: ['one', 'two'].map((uuid) => child(uuid)), addresses: [] }),
    subscriptions: ok(subscriptions),
    drafts: ok(drafts),
  })
  if (!schedule.ok) throw new Error('there is no schedule')
  return schedule.value
}
const ageHref = (uuid: string) => `/age/${uuid}`
const ending = { words, againHref: (uuid: string) => `/again/${uuid}` }
const nextOf = (...given: Parameters<typeof scheduleOf>) => nextOrders(scheduleOf(...given), { words, ageHref })
const sent = item(2, { process_status: 'completed', billing_status: 'paid' })

describe('A-134 what comes next on the account home', () => {
  test('is the next kit of each child, the soonest first, in the words of the content where it has some', () => {
    const later = subscription('one', { scheduled_items: [4, 5].map((number) => item(number)) })
    const sooner = subscription('two', { scheduled_items: [sent, item(3)] })
    expect(
      nextOf([later, sooner]).map(({ childUuid, title, ageRange, date }) => [childUuid, title, ageRange, date]),
    ).toEqual([
      ['two', 'The Third', '5–6 months', '2027-03-12'],
      ['one', 'Kit 4', '1–2 months', '2027-04-12'],
    ])
  })

  test('stands on a ruler between the kit that is there and the two after it', () => {
    const [next] = nextOf([
      subscription('one', { scheduled_items: [sent, ...[3, 4, 5, 6].map((number) => item(number))] }),
    ])
    expect([next?.here?.title, next?.stops.map(({ title }) => title)]).toEqual([
      'Kit 2',
      ['The Third', 'Kit 4', 'Kit 5'],
    ])
  })

  test('says that its kits were laid out for another birth date, and where they follow it', () => {
    const [old, now] = [CivilDate.parse('2025-01-21'), CivilDate.parse('2025-09-21')]
    const outdated = (laid_out_for: CivilDate | null) => nextOf([subscription('one', { laid_out_for })])[0]?.outdated
    const own = { laidOutFor: old, href: '/age/subscription of one' }
    expect([outdated(old), outdated(now), outdated(null)]).toEqual([own, null, null])
  })

  test('is not a kit that will be skipped', () => {
    const skipped = item(3, { process_status: 'skip_requested' })
    expect(nextOf([subscription('one', { scheduled_items: [skipped, item(4)] })])[0]?.date).toBe('2027-04-12')
  })

  test('costs what the draft of its order comes to, and says how many kits come together', () => {
    const [next] = nextOf([subscription('one')], [draft('one', ['item-1', 'item-2'])])
    expect(next).toMatchObject({ count: 2, cost: { sum: { amountCents: 19_200 }, payment: 'awaiting' } })
    expect(next?.stops[0]?.more).toBe(1)
  })

  test('says which payment failed and with which kit, of the one that is held up too', () => {
    const declined = item(1, { billing_status: 'error', billing_error_message: 'card_declined' })
    const [next] = nextOf([subscription('one', { scheduled_items: [declined, item(2)] })])
    expect(next?.problems).toMatchObject([{ title: 'Kit 1', error: 'declined' }])
    const held = { ...declined, process_status: 'error' } as const
    expect(nextOf([subscription('one', { scheduled_items: [held, item(2)] })])[0]).toMatchObject({
      title: 'Kit 2',
      problems: [{ title: 'Kit 1', error: 'declined' }],
    })
  })

  test('A-025 A-026 says of each kit that has not come, however many came after it, and what is owed in all', () => {
    const kitsOf = (number: number) => ({
      ...item(number).product,
      anchor: ['', 'kit-the-senser', 'kit-the-inspector'][number] ?? '',
    })
    const failed = {
      process_status: 'error',
      billing_status: 'error',
      billing_error_message: 'Card was declined',
    } as const
    const unpaid = [1, 2].map((number) => item(number, { ...failed, product: kitsOf(number) }))
    const lost = item(3, { process_status: 'error', billing_status: 'paid', shipping_error_message: 'lost' })
    const again = item(4, { process_status: 'shipping', billing_status: 'paid' })
    const came = item(5, { process_status: 'completed', billing_status: 'paid' })
    const child = scheduleOf([subscription('one', { scheduled_items: [...unpaid, lost, again, came, item(6)] })])
      .children[0]
    expect(child?.underWay.map(({ kits }) => kits.map(({ errors }) => errors))).toEqual([
      [['declined']],
      [['declined']],
      [['shipment']],
      [[]],
    ])
    expect(child?.owed).toEqual({ sum: { amountCents: 16_800, currency: 'eur' }, kits: 2 })
    const [next] = nextOf([subscription('one', { scheduled_items: [...unpaid, lost, again, came, item(6)] })])
    expect(next?.problems.map(({ error }) => error)).toEqual(['declined', 'declined', 'shipment'])
    expect(next?.owed).toEqual(child?.owed)
  })

  test('A-025 A-026 of a last kit that has not come it is said, too, though nothing comes after it', () => {
    const declined = { process_status: 'error', billing_status: 'error', billing_error_message: 'declined' } as const
    const unpaid = item(2, { ...declined, product: { ...item(2).product, anchor: 'kit-the-senser' } })
    const lost = item(3, { process_status: 'error', billing_status: 'paid', shipping_error_message: 'lost' })
    const heldUp = (...scheduled_items: ScheduledItem[]) =>
      heldUpOf(scheduleOf([subscription('one', { scheduled_items })]), { words }).map(({ childUuid, ...of }) => [
        childUuid,
        of.problems.map(({ title, error }) => `${title}: ${error}`),
        of.owed,
      ])
    const owed = { sum: { amountCents: 8400, currency: 'eur' }, kits: 1 }
    expect(heldUp(unpaid, lost)).toEqual([['one', ['Kit 2: declined', 'The Third: shipment'], owed]])
    expect(heldUp(lost, item(4, { process_status: 'skip_requested' }))).toEqual([
      ['one', ['The Third: shipment'], null],
    ])
    // it stands with what comes next
    expect(heldUp(unpaid, lost, item(4))).toEqual([])
    expect(heldUp(sent)).toEqual([])
    const over = (one: ScheduledItem) =>
      heldUpOf(scheduleOf([subscription('one', { scheduled_items: [one], subscription_status: 'cancelled' })]), {
        words,
      }).map(({ problems, owed: sum }) => [problems.map(({ error }) => error), sum])
    expect(over(unpaid)).toEqual([])
    expect(over(lost)).toEqual([[['shipment'], null]])
  })

  test('is nothing where no subscription runs', () => {
    expect(nextOf([])).toEqual([])
    expect(nextOf([subscription('one', { subscription_status: 'cancelled' })])).toEqual([])
  })

  test('is a gift where somebody gave it', () => {
    const given = { subscription_source: 'GIFTING_ACTIVATION', partial_subscription: true } as const
    expect(nextOf([subscription('one', given)])[0]?.isGift).toBe(true)
    expect(nextOf([subscription('one')])[0]?.isGift).toBe(false)
  })
})

describe('why nothing comes', () => {
  test('E-108 is said of the child that the schedule opens with', () => {
    expect(endedOf(scheduleOf([]), ending)).toEqual({
      ...{ kind: 'noSubscription', nextKit: null, againHref: null },
      leaving: [],
    })
    const cancelled = subscription('two', { subscription_status: 'cancelled', isDefaultSelectedSubscription: true })
    expect(endedOf(scheduleOf([cancelled]), ending)).toEqual({
      ...{ kind: 'cancelled', nextKit: null },
      againHref: `/again/${cancelled.uuid}`,
      leaving: [],
    })
  })

  test.each([
    ['billing', true],
    ['shipment_preparation', true],
    ['shipping', false],
    ['completed', false],
  ] as const)('A-035 a kit of what was cancelled that is in %s has still to leave: %s', (process_status, isSaid) => {
    const cancelled = subscription('one', {
      ...{ subscription_status: 'cancelled', isDefaultSelectedSubscription: true },
      scheduled_items: [item(3, { process_status, billing_status: 'paid' }), item(4, { process_status: 'cancelled' })],
    })
    const { leaving } = endedOf(scheduleOf([cancelled]), ending) ?? {}
    expect(leaving).toEqual(isSaid ? [{ title: 'The Third', process: process_status }] : [])
  })

  test('E-108 the other children who could go on are named, each with the kit that would be next or the way to start again', () => {
    const used = subscription('one', {
      ...{ subscription_status: 'finished', subscription_source: 'GIFTING_ACTIVATION' },
      scheduled_items: [sent],
      isDefaultSelectedSubscription: true,
    })
    const cancelled = subscription('two', { subscription_status: 'cancelled' })
    const onFor = (isSaid: boolean) => childrenOn(scheduleOf([used, cancelled]), { ...ending, isSaid })
    const again = { childUuid: 'two', nextKit: null, againHref: `/again/${cancelled.uuid}` }
    expect(onFor(true)).toMatchObject([again])
    expect(onFor(false)).toMatchObject([{ childUuid: 'one', againHref: null }, again])
    expect(childrenOn(scheduleOf([subscription('one')]), { ...ending, isSaid: false })).toEqual([])
  })

  test('A-035 of another child who was cancelled, too, what is being packed still comes', () => {
    const cancelled = subscription('two', {
      subscription_status: 'cancelled',
      scheduled_items: [item(3, { process_status: 'shipment_preparation', billing_status: 'paid' })],
    })
    const schedule = scheduleOf([subscription('one', { isDefaultSelectedSubscription: true }), cancelled])
    const [other] = childrenOn(schedule, { ...ending, isSaid: false })
    expect(other?.leaving).toEqual([{ title: 'The Third', process: 'shipment_preparation' }])
  })

  test('is not said while a subscription runs', () =>
    expect(endedOf(scheduleOf([subscription('one')]), ending)).toBeNull())
})

test('A-035 of what runs, those that end with their paid kits are counted', () => {
  const paid = item(4, { billing_status: 'prepay' })
  const dropped = item(5, { process_status: 'cancelled' })
  const ending = subscription('one', { scheduled_items: [sent, paid, dropped] })
  expect(endingCountOf(scheduleOf([ending, subscription('two')]))).toBe(1)
  expect(endingCountOf(scheduleOf([{ ...ending, subscription_status: 'cancelled' }, subscription('two')]))).toBe(0)
})
