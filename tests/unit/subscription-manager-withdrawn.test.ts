import { describe, expect, test } from 'vitest'
import { withdrawnWith } from '~/services/upstreams/subscription-manager/embedded/withdrawn.rules'

type Box = Parameters<typeof withdrawnWith>[0][number]

const box = (uuid: string, more: Partial<Box> = {}): Box => ({
  ...{ uuid, orderId: null, beginsAgain: false, pending: null },
  ...{ processStatus: 'awaiting_process', billingStatus: 'awaiting_payment' },
  ...more,
})
/** Charged with that order, and not sent unless said otherwise. */
const charged = (uuid: string, orderId: string, more: Partial<Box> = {}) =>
  box(uuid, { processStatus: 'shipment_preparation', billingStatus: 'paid', orderId, ...more })
const ahead = (uuid: string, more: Partial<Box> = {}) => box(uuid, { billingStatus: 'prepay', ...more })
const gone = (own: readonly Box[], orderId = 'FIRST') => withdrawnWith(own, orderId).gone

describe('E-101 what does not come any more of what is withdrawn from', () => {
  test('is all that waits, paid with it or not paid for, and what is packed on it', () => {
    expect(
      gone([charged('a', 'FIRST'), ahead('b'), ahead('c'), box('d'), box('e', { processStatus: 'error' })]),
    ).toEqual([...['a', 'b', 'c', 'd', 'e']])
  })

  test('is nothing that has left, and nothing that is packed on another order', () => {
    const sent = charged('a', 'FIRST', { processStatus: 'completed' })
    expect(gone([sent, charged('b', 'SECOND'), box('c')])).toEqual(['c'])
  })

  test('is nothing that another order has paid for, before it or after it', () => {
    const before = [charged('x', 'EARLIER', { processStatus: 'completed' }), ahead('y')]
    const after = [charged('b', 'SECOND', { processStatus: 'completed' }), ahead('c'), ahead('d'), box('e')]
    expect(gone([...before, charged('a', 'FIRST'), ...after])).toEqual(['a', 'e'])
  })

  test('is nothing that a payment is just being made for', () => {
    const order = { user_uuid: null } as never // nobody reads it here
    const paying = box('b', { processStatus: 'billing', pending: { charge: null, order, covers: ['c'] } })
    expect(gone([charged('a', 'FIRST'), paying, box('c'), box('d')])).toEqual(['a', 'd'])
  })

  test('ends before what has begun again since: that goes on, and is withdrawn from by itself', () => {
    const own = [
      charged('a', 'FIRST', { processStatus: 'completed' }),
      ahead('b'),
      charged('c', 'AGAIN', { beginsAgain: true }),
      box('d'),
    ]
    expect(withdrawnWith(own, 'FIRST')).toEqual({ gone: ['b'], returned: ['a'], goesOn: true })
    expect(withdrawnWith(own, 'AGAIN')).toEqual({ gone: ['c', 'd'], returned: [], goesOn: false })
  })
})
