import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { fulfilmentOn, statusPath, uuidList } from '~/services/upstreams/order-manager/embedded/order-manager.rules'

test('the path of an order is a path of this shop, whatever its id', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (id) => {
      if (!id.isWellFormed()) return
      expect(new URL(statusPath(id), 'https://shop.test').origin).toBe('https://shop.test')
    }),
  )
})

test('a list of ids is taken whole or not at all', () => {
  const ids = fc.array(fc.uuid(), { maxLength: 50 })
  fc.assert(fc.property(ids, (list) => void expect(uuidList(list.join(','))).toEqual(list)))
  fc.assert(fc.property(ids, (list) => void expect(uuidList([...list, 'x'].join(','))).toBeNull()))
})

describe('S-276 an order of now leaves by itself', () => {
  test.each([
    ['unfulfilled', undefined, '2026-11-27', 'unfulfilled'],
    ['unfulfilled', undefined, '2026-11-28', 'fulfilled'],
    ['unfulfilled', '2027-01-05', '2027-01-05', 'unfulfilled'],
    ['unfulfilled', '2027-01-05', '2027-01-06', 'fulfilled'],
    ['unfulfilled', '2026-11-01', '2026-11-27', 'unfulfilled'],
    ['fulfillment_in_progress', undefined, '2026-11-27', 'fulfillment_in_progress'],
    ['fulfillment_in_progress', undefined, '2026-11-28', 'fulfilled'],
    ['fulfilled', '2027-01-05', '2026-11-27', 'fulfilled'],
  ] as const)('%s, for %s, is on %s %s', (fulfillment_status, ships, today, expected) => {
    const ships_on = ships && CivilDate.parse(ships)
    expect(
      fulfilmentOn({ created_at: '2026-11-26T23:30:00.000Z', fulfillment_status, ships_on }, CivilDate.parse(today)),
    ).toBe(expected)
  })
})
