import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
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
  type SubscriptionStatus,
} from '~/services/domain/subscriptions/vocabulary'

describe("a child's page (decided: E-53)", () => {
  const at = (subscription_status: SubscriptionStatus, created_at: string, child_uuid = 'child') => ({
    subscription_status,
    created_at,
    child_uuid,
  })
  test('A-017 without a subscription of that child there is none', () => {
    expect(childPage([at('active', '2026-01-01T00:00:00Z', 'sibling')], 'child').state).toBe('none')
    expect(childPage([at('error', '2026-01-01T00:00:00Z')], 'child').state).toBe('none')
  })
  test.each([
    ['A-020', ['cancelled', 'finished', 'active'], 'active'],
    ['A-019', ['cancelled', 'finished'], 'agedOut'],
    ['A-018', ['cancelled', 'inactive'], 'cancelled'],
  ] as const)('%s of %j the page is %s', (_, statuses, state) => {
    const subscriptions = statuses.map((status) => at(status, '2026-01-01T00:00:00Z'))
    expect(childPage(subscriptions, 'child').state).toBe(state)
    expect(childPage(subscriptions.toReversed(), 'child').state).toBe(state)
  })
  test('of two in the same state the one that began last is shown', () => {
    const [older, newer] = [at('cancelled', '2025-12-31T23:00:00Z'), at('cancelled', '2026-01-01T00:00:00.000Z')]
    expect(childPage([older, newer], 'child')).toEqual({ state: 'cancelled', subscription: newer })
    expect(childPage([newer, older], 'child')).toEqual({ state: 'cancelled', subscription: newer })
  })
})

const EVENTS: ItemEvent[] = [
  'DUE',
  'PAID',
  'PAYMENT_FAILED',
  'PAYMENT_RETRIED',
  'SHIPPED',
  'SHIPMENT_FAILED',
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
