import { describe, expect, test } from 'vitest'
import { changedBy, refusal, started } from '../support/changes'

describe('A-028 several kits are paid together', () => {
  const prepay = { kind: 'prepay', kits: 4 } as const
  const left = (count: number) => started({ items: started().items.slice(0, 1 + count) })

  test('with the next charge, and each as it comes when that is taken back', () => {
    const then = changedBy(started(), prepay)
    expect(then).toEqual({ ...started(), advance: 4 })
    expect(changedBy(then, { kind: 'prepay', kits: 1 })).toEqual(started())
  })

  test('A-041 but not of a gift, which is paid', () => {
    expect(refusal(started({ isPartial: true }), prepay)).toBe('gift')
  })

  test('but not where the plan does so already', () => {
    expect(refusal(started({ isRenewing: true }), prepay)).toBe('renewing')
  })

  test('A-040 only where so many wait to be paid', () => {
    expect(refusal(left(4), prepay)).toBeNull()
    expect(refusal(left(3), prepay)).toBe('fewer')
    expect(refusal(changedBy(left(4), { kind: 'skip', item: 'item-2' }), prepay)).toBe('fewer')
    expect(refusal(started({ ...left(4), items: started({ prepaid: 2 }).items.slice(0, 5) }), prepay)).toBe('fewer')
  })

  test.each([
    { process_status: 'billing', billing_status: 'awaiting_payment' },
    { process_status: 'error', billing_status: 'error' },
  ] as const)('but not while a payment is open: $process_status', (open) => {
    const items = started().items.map((item, index) => (index === 1 ? { ...item, ...open } : item))
    expect(refusal(started({ items }), prepay)).toBe('owed')
  })

  test('but a lost parcel, which is paid, is in nobody’s way', () => {
    const lost = { process_status: 'error', billing_status: 'paid' } as const
    const items = started().items.map((item, index) => (index === 0 ? { ...item, ...lost } : item))
    expect(refusal(started({ items }), prepay)).toBeNull()
  })

  test('and nothing is left of it after a cancellation', () => {
    const cancelled = changedBy(changedBy(started(), prepay), { kind: 'cancel' })
    expect(cancelled.advance).toBe(1)
    expect(refusal(cancelled, prepay)).toBe('ended')
    expect(refusal(changedBy(started({ prepaid: 2 }), { kind: 'cancel' }), prepay)).toBe('ending')
  })
})
