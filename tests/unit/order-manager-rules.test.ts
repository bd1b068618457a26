import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusPath, uuidList } from '~/services/upstreams/order-manager/embedded/order-manager.rules'

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
