import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsBetween, plusDays } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { KITS } from '~/services/domain/kits/kit.rules'
import {
  afterEvent,
  type ItemEvent,
  installmentStatusOf,
  statusAfter,
} from '~/services/domain/subscriptions/process.rules'
import { childPage } from '~/services/domain/subscriptions/status.rules'
import {
  BILLING_STATUSES,
  INSTALLMENT_STATUSES,
  PROCESS_STATUSES,
  type ProcessStatus,
  SHIPPING_STATUSES,
  type SubscriptionSource,
  type SubscriptionStatus,
} from '~/services/domain/subscriptions/vocabulary'

describe("a child's page (decided: E-53)", () => {
  const today = CivilDate.parse('2026-11-21')
  const child = { uuid: 'child', birthday: CivilDate.parse('2021-03-21') }
  const at = (subscription_status: SubscriptionStatus, created_at: string, child_uuid = 'child') => ({
    subscription_status,
    subscription_source: 'WEB' as SubscriptionSource,
    partial_subscription: false,
    created_at,
    child_uuid,
    scheduled_items: [] as { product: { anchor: string }; process_status: ProcessStatus }[],
  })
  const stateOf = (subscriptions: ReturnType<typeof at>[], of = child) => childPage(subscriptions, of, today).state
  test('A-017 without a subscription of that child there is none', () => {
    expect(stateOf([at('active', '2026-01-01T00:00:00Z', 'sibling')])).toBe('none')
  })
  test.each(['inactive', 'created', 'error'] as const)('S-268 one that is %s is shown to nobody', (status) => {
    expect(stateOf([at(status, '2026-01-01T00:00:00Z')])).toBe('none')
  })
  test.each([
    ['A-020', ['cancelled', 'finished', 'active'], 'active'],
    ['A-019', ['cancelled', 'finished'], 'agedOut'],
    ['A-018', ['cancelled', 'inactive'], 'cancelled'],
  ] as const)('S-269 %s of %j the page is %s', (_, statuses, state) => {
    const subscriptions = statuses.map((status) => at(status, '2026-01-01T00:00:00Z'))
    expect(stateOf(subscriptions)).toBe(state)
    expect(stateOf(subscriptions.toReversed())).toBe(state)
  })
  test('of two in the same state the one that began last is shown', () => {
    const [older, newer] = [at('cancelled', '2025-12-31T23:00:00Z'), at('cancelled', '2026-01-01T00:00:00.000Z')]
    expect(childPage([older, newer], child, today)).toMatchObject({ state: 'cancelled', subscription: newer })
    expect(childPage([newer, older], child, today)).toMatchObject({ state: 'cancelled', subscription: newer })
  })
  test('E-107 of those that run the one that does not end by itself is shown, with the gifts beside it', () => {
    const own = at('active', '2026-01-01T00:00:00Z')
    const gift = { ...at('active', '2026-02-01T00:00:00Z'), partial_subscription: true }
    expect(childPage([own, gift], child, today)).toMatchObject({ subscription: own, others: [gift] })
  })

  const ended = (last: string, source: SubscriptionSource = 'WEB') => ({
    ...at('finished', '2026-01-01T00:00:00Z'),
    subscription_source: source,
    scheduled_items: [{ product: { anchor: last }, process_status: 'completed' as const }],
  })
  const toddler = { uuid: 'child', birthday: CivilDate.parse('2025-09-21') }
  const pageOf = (...[last, source, of = toddler]: [string, SubscriptionSource, typeof toddler?]) => {
    const page = childPage([ended(last, source)], of, today)
    return [page.state, 'nextKit' in page ? (page.nextKit?.name ?? null) : null]
  }
  test('E-108 a gift and a prepayment that are used up are two pages, each with the next kit', () => {
    expect(pageOf('kit-the-thinker', 'GIFTING_ACTIVATION')).toEqual(['giftUsed', 'babbler'])
    expect(pageOf('kit-the-thinker', 'WEB')).toEqual(['prepaidUsed', 'babbler'])
  })
  test('E-108 the next kit is never one that came, nor one that the child is past', () => {
    expect(pageOf('kit-the-babbler', 'WEB')).toEqual(['prepaidUsed', 'adventurer'])
    expect(pageOf('kit-the-looker', 'WEB')).toEqual(['prepaidUsed', 'babbler'])
  })
  test('E-108 only after the last kit, or past every kit, and from 60 months on, a child has outgrown the shop', () => {
    expect(pageOf('kit-the-planner', 'WEB', child)).toEqual(['agedOut', null])
    expect(pageOf('kit-the-looker', 'GIFTING_ACTIVATION', child)).toEqual(['agedOut', null])
    const almost = { uuid: 'child', birthday: CivilDate.parse('2021-11-22') }
    expect(pageOf('kit-the-planner', 'WEB', almost)).toEqual(['complete', null])
    expect(pageOf('kit-the-planner', 'WEB', { uuid: 'child', birthday: CivilDate.parse('2021-11-21') })).toEqual([
      'agedOut',
      null,
    ])
  })
  test('E-108 nobody younger than 60 months is ever told to have outgrown the shop', () => {
    const days = fc.integer({ min: -270, max: 365 * 5 })
    fc.assert(
      fc.property(
        days,
        fc.constantFrom(...KITS),
        fc.constantFrom('WEB', 'GIFTING_ACTIVATION'),
        (age, { anchor }, source) => {
          const birthday = plusDays(today, -age)
          const [state] = pageOf(anchor, source as SubscriptionSource, { uuid: 'child', birthday })
          expect(state === 'agedOut' && (birthday > today || monthsBetween(birthday, today) < 60)).toBe(false)
        },
      ),
    )
  })
})

const EVENTS: ItemEvent[] = [
  'DUE',
  'PAID',
  'PAYMENT_FAILED',
  'PAYMENT_RETRIED',
  'SHIPPED',
  'SHIPMENT_FAILED',
  'SENT_AGAIN',
  'DELIVERED',
  'SKIP',
  'KEEP',
  'CANCEL',
  'RETURNED',
]
const waiting = {
  process_status: 'awaiting_process',
  billing_status: 'awaiting_payment',
  shipping_status: 'scheduled',
} as const

describe('an item', () => {
  test('S-273 goes from waiting over billing, preparation and shipping to completed', () => {
    const way = ['DUE', 'PAID', 'SHIPPED', 'DELIVERED'] as const
    const states = way.map((_, index) =>
      way
        .slice(0, index + 1)
        .reduce<Parameters<typeof afterEvent>[0]>((item, event) => afterEvent(item, event), waiting),
    )
    expect(states).toEqual([
      { ...waiting, process_status: 'billing' },
      { process_status: 'shipment_preparation', billing_status: 'paid', shipping_status: 'warehouse_notified' },
      { process_status: 'shipping', billing_status: 'paid', shipping_status: 'shipped' },
      { process_status: 'completed', billing_status: 'paid', shipping_status: 'shipped' },
    ])
  })
  test('S-275 one that was paid in advance stays prepay', () => {
    const billing = { ...waiting, process_status: 'billing', billing_status: 'prepay' } as const
    expect(afterEvent(billing, 'PAID').billing_status).toBe('prepay')
  })
  test('a payment that failed can be tried again, a lost parcel cannot', () => {
    const failed = afterEvent({ ...waiting, process_status: 'billing' as const }, 'PAYMENT_FAILED')
    expect(failed).toMatchObject({ process_status: 'error', billing_status: 'error' })
    expect(afterEvent(failed, 'PAYMENT_RETRIED')).toMatchObject({
      process_status: 'billing',
      billing_status: 'awaiting_payment',
    })
    const lost = { process_status: 'error', billing_status: 'paid', shipping_status: 'error' } as const
    expect(afterEvent(lost, 'PAYMENT_RETRIED')).toBe(lost)
  })
  test('A-026 a lost parcel is sent again without another payment, and nothing else that is held up', () => {
    const lost = { process_status: 'error', billing_status: 'paid', shipping_status: 'error' } as const
    expect(afterEvent(lost, 'SENT_AGAIN')).toEqual({
      ...{ process_status: 'shipment_preparation', billing_status: 'paid', shipping_status: 'warehouse_notified' },
    })
    for (const other of [{ billing_status: 'error' }, { shipping_status: 'scheduled' }] as const)
      expect(afterEvent({ ...lost, ...other }, 'SENT_AGAIN')).toMatchObject({ process_status: 'error' })
  })
  test('that is to be skipped is skipped on its day, and can be kept until then', () => {
    const skipping = afterEvent({ ...waiting }, 'SKIP')
    expect([afterEvent(skipping, 'DUE').process_status, afterEvent(skipping, 'KEEP').process_status]).toEqual([
      'skipped',
      'awaiting_process',
    ])
  })

  const anyState = fc.record({
    process_status: fc.constantFrom(...PROCESS_STATUSES),
    billing_status: fc.constantFrom(...BILLING_STATUSES),
    shipping_status: fc.constantFrom(...SHIPPING_STATUSES),
  })
  test('answers every event in every state with a state of the contract, and nothing ends twice', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...EVENTS), (state, event) => {
        const after = afterEvent(state, event)
        expect(PROCESS_STATUSES).toContain(after.process_status)
        if (['skipped', 'cancelled', 'not_applicable', 'returned'].includes(state.process_status))
          expect(after).toBe(state)
        if (after !== state) expect(after.process_status).not.toBe(state.process_status)
      }),
    )
  })
  test('is never paid twice, whatever happens in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
        let item: Parameters<typeof afterEvent>[0] = waiting
        let payments = 0
        for (const event of events) {
          const after = afterEvent(item, event)
          if (event === 'PAID' && after !== item) payments += 1
          item = after
        }
        expect(payments).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a subscription by its items', () => {
  const items = (...statuses: ProcessStatus[]) => statuses.map((process_status) => ({ process_status }))
  test('is finished when nothing is left and the last one came', () => {
    expect(statusAfter('active', items('completed', 'skipped', 'completed'))).toBe('finished')
    expect(statusAfter('active', items('completed', 'shipping'))).toBe('active')
    expect(statusAfter('active', items('completed', 'error'))).toBe('active')
  })
  test('that is not active stays what it is', () => {
    expect([statusAfter('cancelled', items('completed')), statusAfter('active', [])]).toEqual(['cancelled', 'active'])
  })
  test('S-272 every state of a box is a state of its payment', () => {
    for (const status of PROCESS_STATUSES) expect(INSTALLMENT_STATUSES).toContain(installmentStatusOf(status))
    expect(installmentStatusOf('completed')).toBe('complete')
    expect(installmentStatusOf('shipping')).toBe('ordered')
  })
})
