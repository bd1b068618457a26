import { afterEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { connectPlayKitSchedule } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { playKitScheduleMachine } from '~/machines/account/play-kit-schedule/play-kit-schedule.machine'
import { shortName, unlistedStatuses } from '~/machines/account/play-kit-schedule/play-kit-schedule.rules'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { ok, refused } from '~/services/domain/result'
import { billingLabel, paymentOf } from '~/services/domain/subscriptions/order-cost.rules'
import type { ChildSchedule, ScheduleAnswer } from '~/services/flows/schedule/schedule.contract'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import type {
  ScheduledItem,
  Subscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { child, draft, item, subscription } from '../support/schedules'

const today = CivilDate.parse('2026-11-21')
const addresses = [
  {
    uuid: 'home',
    first_name: 'A',
    last_name: 'B',
    company: '',
    line1: 'Lane 1',
    line2: '',
    city: 'Utrecht',
    state: '',
    zip_code: '',
    country: 'NL',
  },
]

type Given = { children?: string[]; subscriptions?: Subscription[]; drafts?: ReturnType<typeof draft>[] | null }

function childrenOf({
  children = ['one'],
  subscriptions = [subscription('one')],
  drafts = [],
}: Given): ChildSchedule[] {
  const schedule = scheduleFrom({
    today,
    user: ok({ visibleChildren: children.map((uuid) => child(uuid)), addresses }),
    subscriptions: ok(subscriptions),
    drafts: drafts === null ? refused({ kind: 'unreachable' }) : ok(drafts),
  })
  if (!schedule.ok) throw new Error('there is no schedule')
  return schedule.value.children
}

function viewOf(children: ChildSchedule[], childUuid: string | null = null) {
  const actor = createActor(playKitScheduleMachine, {
    input: { as: 'account', schedule: { today, children }, childUuid },
  }).start()
  return { view: () => connectPlayKitSchedule(actor.getSnapshot()), send: actor.send }
}

const namesIn = (groups: { kits: { name: string }[] }[]) => groups.map(({ kits }) => kits.map(({ name }) => name))

describe('names in the selector', () => {
  test('A-016 A-294 sixteen letters are shown whole, of more the first sixteen and three dots', () => {
    expect(shortName('Maximiliaan-Alex')).toBe('Maximiliaan-Alex')
    expect(shortName('Maximiliaan-Alexander')).toBe('Maximiliaan-Alex...')
    expect(shortName('Bo')).toBe('Bo')
  })

  test('a sign of two code units is never cut in two', () => {
    expect(shortName('🦊'.repeat(17))).toBe(`${'🦊'.repeat(16)}...`)
  })

  test('A-016 the whole name stays known beside the short one', () => {
    const [known] = childrenOf({})
    if (!known) throw new Error('there is no child')
    const { view } = viewOf([{ ...known, name: 'Maximiliaan-Alexander' }])
    expect(view().children).toMatchObject([{ name: 'Maximiliaan-Alex...', fullName: 'Maximiliaan-Alexander' }])
  })
})

describe('the page of a child', () => {
  const statuses = (list: Subscription['subscription_status'][]) =>
    list.map((subscription_status, index) =>
      subscription('one', { uuid: `${index}`, subscription_status, created_at: `2026-0${index + 1}-01T00:00:00Z` }),
    )
  const pageOf = (list: Subscription['subscription_status'][]) =>
    viewOf(childrenOf({ subscriptions: statuses(list) })).view().kind

  test('A-017 without a subscription there is nothing', () => expect(pageOf([])).toBe('noSubscription'))
  test('A-018 a cancelled one says so', () => expect(pageOf(['cancelled'])).toBe('cancelled'))
  test('A-019 a finished one counts more than a cancelled one', () =>
    expect(pageOf(['finished', 'cancelled'])).toBe('prepaidUsed'))
  test('A-020 an active one counts more than all others', () =>
    expect(pageOf(['cancelled', 'active', 'finished'])).toBe('active'))
  test('a child whose subscription is only being made has none yet', () =>
    expect(pageOf(['created'])).toBe('noSubscription'))

  test('A-015 the child that the address names comes first, and nobody else’s', () => {
    const children = childrenOf({ children: ['one', 'two'] })
    expect(viewOf(children, 'two').view().child?.uuid).toBe('two')
    expect(viewOf(children, 'of somebody else').view().child?.uuid).toBe('one')
  })
})

describe('what is on the way', () => {
  const items = [
    item(1, { process_status: 'completed', order_id: 'PC-1' }),
    item(2, { process_status: 'shipping', order_id: 'PC-2' }),
    ...[3, 4, 5, 6, 7, 8, 9].map((number) => item(number)),
  ]
  const all = childrenOf({
    subscriptions: [subscription('one', { scheduled_items: items })],
    drafts: [draft('one', ['item-3', 'item-4'])],
  })

  test('A-021 A-022 the current kit, the next order, and what comes after it', () => {
    const { view } = viewOf(all)
    expect(view().current?.kits.map(({ name }) => name)).toEqual(['Kit 2'])
    expect(namesIn(view().next)).toEqual([['Kit 3', 'Kit 4']])
    expect(view().next).toMatchObject([
      { isDraft: true, isBundled: true, cost: { sum: { amountCents: 19_200, currency: 'eur' } } },
    ])
  })

  test('A-023 A-024 three kits come up at first, all of them once asked, and that for good', () => {
    const { view, send } = viewOf(all)
    expect(namesIn(view().upcoming).flat()).toEqual(['Kit 5', 'Kit 6', 'Kit 7'])
    expect(view().can.expand).toBe(true)
    send({ type: 'EXPAND' })
    expect(namesIn(view().upcoming).flat()).toEqual(['Kit 5', 'Kit 6', 'Kit 7', 'Kit 8', 'Kit 9'])
    expect(view().can.expand).toBe(false)
  })

  test('kits are counted, not the orders that they come in', () => {
    const bundled = items.map((each) => (Number(each.uuid.slice(5)) > 4 ? { ...each, order_id: 'PC-9' } : each))
    const { view } = viewOf(
      childrenOf({
        subscriptions: [subscription('one', { scheduled_items: bundled })],
        drafts: [draft('one', ['item-3', 'item-4'])],
      }),
    )
    expect(namesIn(view().upcoming)).toEqual([['Kit 5', 'Kit 6', 'Kit 7']])
    expect(view().can.expand).toBe(true)
  })

  test('without the drafts there is no preview, and the next box stands alone', () => {
    const { view } = viewOf(
      childrenOf({ subscriptions: [subscription('one', { scheduled_items: items })], drafts: null }),
    )
    expect(view().next).toMatchObject([{ isDraft: false, cost: null }])
    expect(namesIn(view().next)).toEqual([['Kit 3']])
  })

  test('A-025 A-026 errors stand on their own kit', () => {
    const broken = [
      item(1, { process_status: 'error', billing_error_message: 'card EXPIRED' }),
      item(2, { shipping_error_message: 'lost' }),
      item(3),
    ]
    const { view } = viewOf(childrenOf({ subscriptions: [subscription('one', { scheduled_items: broken })] }))
    expect(view().current?.kits.map(({ errors }) => errors)).toEqual([['expired']])
    expect(view().next.flatMap(({ kits }) => kits.map(({ errors }) => errors))).toEqual([['shipment']])
    expect(view().upcoming.flatMap(({ kits }) => kits.map(({ errors }) => errors))).toEqual([[]])
  })

  test('A-252 what is paid and what is not has its words, everything else a neutral one that is told once', () => {
    expect(['paid', 'prepay', 'awaiting_payment', 'refund'].map((status) => billingLabel(status as 'paid'))).toEqual([
      'paid',
      'paid',
      'awaiting',
      'other',
    ])
    const odd = [item(1, { billing_status: 'refund' }), item(2, { billing_status: 'refund' }), item(3)]
    expect(unlistedStatuses(childrenOf({ subscriptions: [subscription('one', { scheduled_items: odd })] }))).toEqual([
      'refund',
    ])
  })

  test('A-252 an order says how it is paid: all of it, some of it not yet, or in a way that has no name', () => {
    const paidBy = (...statuses: ScheduledItem['billing_status'][]) =>
      paymentOf(statuses.map((billing) => ({ billing })))
    expect([paidBy('paid'), paidBy('prepay', 'paid'), paidBy('prepay', 'awaiting_payment')]).toEqual([
      'paid',
      'paid',
      'awaiting',
    ])
    expect([paidBy('awaiting_payment', 'refund'), paidBy('error'), paidBy('pending_clearance')]).toEqual([
      'other',
      'other',
      'other',
    ])
  })

  test('A-045 the plan says how it is paid, since when and how far it has come', () => {
    const { view } = viewOf(all)
    expect(view().child?.plan).toEqual({
      key: 'subscription of one',
      kind: 'pay-per-kit',
      paying: { kind: 'pay-per-kit', kits: 1 },
      // the shop's day, where it was past midnight already
      since: '2026-11-21',
      laidOutFor: null,
      sent: 2,
      count: 9,
      language: 'en',
      hasBooks: false,
      isEnding: false,
      offers: ['language', 'prepay', 'addBooks', 'cancel'],
      to: 'Lane 1, Utrecht',
      addressUuid: 'home',
    })
  })
})

describe('asking again', () => {
  const schedule = { today, children: childrenOf({}) }

  /** What the page says once its question has come to this answer, and where it has led. */
  async function answered(answer: ScheduleAnswer) {
    const led: string[] = []
    const machine = playKitScheduleMachine.provide({
      actors: { getSchedule: fromPromise<ScheduleAnswer, { as: string }>(() => Promise.resolve(answer)) },
      actions: { goToSignIn: () => led.push('sign-in'), startAnew: () => led.push('anew') },
    })
    const actor = createActor(machine, { input: { as: 'account', schedule, childUuid: null } }).start()
    actor.send({ type: 'REFRESH' })
    const snapshot = await waitFor(actor, (found) => !found.hasTag('busy'))
    return { led, view: connectPlayKitSchedule(snapshot) }
  }

  test('whoever is signed out is led to the sign-in', async () => {
    const { led, view } = await answered(refused({ kind: 'unauthorised' }))
    expect([led, view.kind, view.children]).toEqual([['sign-in'], 'left', []])
  })

  test('where somebody else is signed in by now the page starts anew', async () => {
    const { led, view } = await answered(refused({ kind: 'otherPerson' }))
    expect([led, view.kind, view.children]).toEqual([['anew'], 'left', []])
  })

  test('an outage leaves what is known, marked as old', async () => {
    const { led, view } = await answered(refused({ kind: 'unreachable', cause: 'offline', retryAfterSeconds: null }))
    expect([led, view.kind, view.isStale, view.today]).toEqual([[], 'active', true, today])
  })

  test('the answer brings its own day: a page that stays open over midnight counts from the new one', async () => {
    const tomorrow = CivilDate.parse('2026-11-22')
    const { view } = await answered(ok({ ...schedule, today: tomorrow }))
    expect([view.isStale, view.today]).toEqual([false, tomorrow])
  })
})

describe('days written out', () => {
  const zone = process.env.TZ
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  test.each([
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Europe/Amsterdam',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
  ])('D-10 a day is the same day in %s, over every change of the clocks', (name) => {
    process.env.TZ = name
    for (const month of ['01', '03', '04', '10', '11', '12'])
      for (const date of ['01', '28', '29', '30'].map((number) => `2027-${month}-${number}`))
        if (!(month === '02' && Number(date.slice(8)) > 28))
          expect(
            dayWords(CivilDate.parse(date), { locale: 'en-GB', today: CivilDate.parse('2027-05-05'), style: 'day' }),
          ).toContain(`${Number(date.slice(8))} `)
  })

  test('the year is said where it is another one', () => {
    const words = { locale: 'en-GB', today: CivilDate.parse('2027-01-01'), style: 'weekday' } as const
    expect(dayWords(CivilDate.parse('2027-01-12'), words)).toBe('Tuesday 12 January')
    expect(dayWords(CivilDate.parse('2028-01-12'), words)).toContain('2028')
    expect(dayWords(CivilDate.parse('2027-01-12'), { ...words, locale: 'nl' })).toBe('dinsdag 12 januari')
    expect(dayWords(CivilDate.parse('2027-01-12'), { ...words, style: 'month' })).toBe('January 2027')
  })
})
