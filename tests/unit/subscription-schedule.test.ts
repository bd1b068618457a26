import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import {
  currentItem,
  editableItem,
  groupsByOrder,
  groupsOf,
  isBundled,
  isInWindow,
  isProcessed,
  isUpcoming,
  kitErrors,
  paymentScheduleKind,
  shipDateWindow,
  upcomingItems,
} from '~/services/domain/subscriptions/schedule.rules'
import {
  BILLING_STATUSES,
  PROCESS_STATUSES,
  type ProcessStatus,
  type ScheduledItem,
  SUBSCRIPTION_STATUSES,
} from '~/services/domain/subscriptions/vocabulary'

type Item = Pick<ScheduledItem, 'uuid' | 'scheduled_date' | 'process_status' | 'billing_status' | 'order_id'>

const item = (uuid: string, scheduled_date: string, process_status: ProcessStatus, more: Partial<Item> = {}): Item => ({
  uuid,
  scheduled_date: CivilDate.parse(scheduled_date),
  process_status,
  billing_status: 'awaiting_payment',
  order_id: null,
  ...more,
})
const ids = (items: readonly Item[]) => items.map(({ uuid }) => uuid)

const anyItem = fc.record({
  uuid: fc.uuid(),
  scheduled_date: fc.integer({ min: 0, max: 400 }).map((days) => plusDays(CivilDate.parse('2026-01-01'), days)),
  process_status: fc.constantFrom(...PROCESS_STATUSES),
  billing_status: fc.constantFrom(...BILLING_STATUSES),
  order_id: fc.constantFrom(null, 'PC-1', 'PC-2', 'PC-3'),
})
const anyItems = fc.uniqueArray(anyItem, { selector: ({ uuid }) => uuid, maxLength: 22 })

describe('current and upcoming', () => {
  test('A-038 the current kit is the latest processed one; of one day the later in the list', () => {
    const items = [
      item('last', '2026-09-01', 'shipping'),
      item('first', '2026-05-01', 'completed'),
      item('same day', '2026-09-01', 'error'),
      item('to come', '2026-11-01', 'awaiting_process'),
    ]
    expect(currentItem(items)?.uuid).toBe('same day')
    expect(currentItem(items.slice(0, 2))?.uuid).toBe('last')
    expect(currentItem(items.slice(3))).toBeNull()
  })

  test('A-038 processed is billing, preparation, shipping, completed and error (decided: E-09)', () => {
    const processed = PROCESS_STATUSES.filter((status) => isProcessed({ process_status: status }))
    expect(processed.toSorted()).toEqual(['billing', 'completed', 'error', 'shipment_preparation', 'shipping'])
  })

  test('A-039 upcoming is awaiting_process and skip_requested, the soonest first', () => {
    const upcoming = PROCESS_STATUSES.filter((status) => isUpcoming({ process_status: status }))
    expect(upcoming.toSorted()).toEqual(['awaiting_process', 'skip_requested'])
    const items = [item('b', '2026-12-01', 'awaiting_process'), item('a', '2026-10-01', 'skip_requested')]
    expect(ids(upcomingItems(items))).toEqual(['a', 'b'])
  })

  test('only the first item that awaits its processing can be edited', () => {
    const items = [
      item('later', '2026-12-01', 'awaiting_process'),
      item('skipped', '2026-10-01', 'skip_requested'),
      item('first', '2026-11-01', 'awaiting_process'),
    ]
    expect(editableItem(items)?.uuid).toBe('first')
    expect(editableItem(items.slice(1, 2))).toBeNull()
  })
})

describe('groups', () => {
  const schedule = [
    item('old', '2026-05-01', 'completed', { order_id: 'PC-1' }),
    item('now', '2026-09-01', 'shipping', { order_id: 'PC-2' }),
    item('now too', '2026-09-01', 'shipping', { order_id: 'PC-2' }),
    item('next', '2026-11-01', 'awaiting_process'),
    item('then', '2027-01-01', 'awaiting_process'),
    item('last', '2027-04-01', 'awaiting_process'),
    item('gone', '2026-07-01', 'skipped'),
  ]

  test('A-042 items of one order stand together, others alone', () => {
    expect(groupsByOrder(schedule.slice(0, 4)).map(({ key, items }) => [key, ids(items)])).toEqual([
      ['PC-1', ['old']],
      ['PC-2', ['now', 'now too']],
      ['next', ['next']],
    ])
  })

  test('A-043 what is in the draft comes next, together', () => {
    const { current, next, upcoming, past } = groupsOf(schedule, ['next', 'then'])
    expect(current?.orderId).toBe('PC-2')
    expect(next.map(({ isDraft, items }) => [isDraft, ids(items)])).toEqual([[true, ['next', 'then']]])
    expect(upcoming.map(({ items }) => ids(items))).toEqual([['last']])
    expect(past.map(({ key }) => key)).toEqual(['PC-1'])
  })

  test('A-043 without a draft the next order is the first upcoming kit', () => {
    const { next, upcoming } = groupsOf(schedule)
    expect(next.map(({ isDraft, items }) => [isDraft, ids(items)])).toEqual([[false, ['next']]])
    expect(upcoming.flatMap(({ items }) => ids(items))).toEqual(['then', 'last'])
  })

  test('A-044 a kit is bundled when its group has more than one item', () => {
    const { current, next } = groupsOf(schedule)
    expect([current, ...next].map((group) => group && isBundled(group))).toEqual([true, false])
  })

  test('every processed and every upcoming item is in exactly one group, and nothing else is', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 0, max: 3 }), (items, drafted) => {
        const draft = upcomingItems(items)
          .slice(0, drafted)
          .map(({ uuid }) => uuid)
        const { current, next, upcoming, past } = groupsOf(items, draft)
        const shown = [...(current ? [current] : []), ...next, ...upcoming, ...past].flatMap((group) => group.items)
        const meant = items.filter((each) => isProcessed(each) || isUpcoming(each))
        expect(ids(shown).toSorted()).toEqual(ids(meant).toSorted())
      }),
    )
  })
})

const whole = (more: Partial<ScheduledItem>): ScheduledItem => ({
  ...item('', '2026-11-01', 'awaiting_process'),
  shipping_status: 'scheduled',
  scheduled_type: 'scheduled',
  billing_error_message: null,
  shipping_error_message: null,
  ...more,
})

describe('A-045 the kinds of a payment schedule', () => {
  type Paid = Parameters<typeof paymentScheduleKind>[0]
  const paid: Paid = {
    subscription_status: 'active',
    subscription_source: 'WEB',
    paymentPlan: 'PAYGO',
    partial_subscription: false,
    scheduled_items: [whole({ billing_status: 'prepay' })],
  }
  const unpaid = [whole({ billing_status: 'awaiting_payment' })]
  const limited = { partial_subscription: true, paymentPlan: 'PUF' } as const
  const given = { partial_subscription: true, subscription_source: 'GIFTING_ACTIVATION' } as const
  const kinds: [kind: string, when: string, change: Partial<Paid>][] = [
    ['pay-per-kit', 'paid as it comes', {}],
    ['prepaid', 'paid in advance', { paymentPlan: 'PUF' }],
    ['pay-per-kit', 'paid in advance, and used up', { paymentPlan: 'PUF', scheduled_items: unpaid }],
    ['repuf', 'paid in advance again and again', { paymentPlan: 'REPUF' }],
    ['gifted', 'given and partial, whatever waits', { ...given, scheduled_items: unpaid }],
    ['gifted', 'given and partial', { ...given, paymentPlan: 'PUF' }],
    ['prepaid', 'paid in advance and partial', { partial_subscription: true, paymentPlan: 'PUF' }],
    ['prepaid', 'paid in advance and partial, all sent', { ...limited, scheduled_items: [] }],
    ['gifted', 'started by a gift', { subscription_source: 'GIFTING_ACTIVATION' }],
    [
      'pay-per-kit',
      'a gift that goes on, used up',
      { subscription_source: 'GIFTING_ACTIVATION', scheduled_items: unpaid },
    ],
    ['inactive', 'cancelled', { subscription_status: 'cancelled', paymentPlan: 'REPUF' }],
    ['inactive_gifted', 'given and finished', { ...given, subscription_status: 'finished' }],
    ['inactive', 'paid in advance, used up and finished', { ...limited, subscription_status: 'finished' }],
  ]
  test.each(kinds)('%s where it is %s', (kind, _, change) => {
    expect(paymentScheduleKind({ ...paid, ...change })).toBe(kind)
  })
  test('a status other than active is never a running kind', () => {
    for (const subscription_status of SUBSCRIPTION_STATUSES.filter((status) => status !== 'active'))
      expect(paymentScheduleKind({ ...paid, scheduled_items: [], subscription_status })).toBe('inactive')
  })
})

describe('the days to which a box can be moved', () => {
  const today = CivilDate.parse('2026-11-21')
  test('A-293 three weeks before to three weeks after the original day', () => {
    expect(shipDateWindow({ originalDate: CivilDate.parse('2027-01-10'), today })).toEqual({
      from: '2026-12-20',
      until: '2027-01-31',
    })
  })
  test.each(['2026-11-22', '2026-12-12'])('from tomorrow when the range began by today: original %s', (original) => {
    expect(shipDateWindow({ originalDate: CivilDate.parse(original), today })?.from).toBe('2026-11-22')
  })
  test('from the start itself when that is tomorrow', () => {
    expect(shipDateWindow({ originalDate: CivilDate.parse('2026-12-13'), today })?.from).toBe('2026-11-22')
  })
  test('no day is left when tomorrow is after the end (decided: E-11)', () => {
    expect(shipDateWindow({ originalDate: CivilDate.parse('2026-11-01'), today })).toEqual({
      from: '2026-11-22',
      until: '2026-11-22',
    })
    expect(shipDateWindow({ originalDate: CivilDate.parse('2026-10-31'), today })).toBeNull()
    expect(isInWindow(CivilDate.parse('2026-11-22'), null)).toBe(false)
  })
  test('the window is never wider than 43 days and never holds today, leap days and clock changes included', () => {
    const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => plusDays(CivilDate.parse('2023-12-01'), days))
    fc.assert(
      fc.property(anyDay, anyDay, (now, originalDate) => {
        const window = shipDateWindow({ originalDate, today: now })
        if (!window) {
          expect(plusDays(originalDate, 21) <= now).toBe(true)
          return
        }
        expect(window.from > now && window.from <= window.until).toBe(true)
        expect(window.from >= plusDays(originalDate, -21) && window.until === plusDays(originalDate, 21)).toBe(true)
        expect(isInWindow(window.from, window) && isInWindow(window.until, window)).toBe(true)
        expect(isInWindow(plusDays(window.from, -1), window) || isInWindow(plusDays(window.until, 1), window)).toBe(
          false,
        )
      }),
    )
  })
})

test.each([
  ['A-025', { billing: 'Your card has expired.', shipping: null }, ['expired']],
  ['A-025', { billing: 'CARD WAS DECLINED', shipping: null }, ['declined']],
  ['A-025', { billing: 'declined: the card expired', shipping: null }, ['expired']],
  ['A-025, A-287', { billing: 'something else', shipping: null }, ['payment']],
  ['A-026', { billing: null, shipping: 'lost' }, ['shipment']],
  ['A-025, A-026', { billing: 'declined', shipping: 'lost' }, ['declined', 'shipment']],
  ['A-025', { billing: null, shipping: null }, []],
])('%s %j has the banners %j (decided: E-33)', (_, { billing, shipping }, banners) => {
  expect(kitErrors({ billing_error_message: billing, shipping_error_message: shipping })).toEqual(banners)
})
