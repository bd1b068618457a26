import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  badgeCount,
  badgeText,
  clampedLines,
  type Intents,
  isLimitedToOne,
  maximumQuantity,
  projectCart,
  quantityRefusal,
} from '~/services/domain/cart/cart.rules'
import { cartWith, lineWith } from '../support/cart-lines'

describe('S-302 limited to one', () => {
  test.each(['Subscription', 'Course Pack', 'Skill Set', 'ERC'])('%s', (productType) => {
    expect(isLimitedToOne({ productType, attributes: { quantity_limited_to_one: 'false' } })).toBe(true)
  })

  test('a gift, a line with the limit attribute, a book bundle that came with a subscription', () => {
    expect(isLimitedToOne({ productType: 'Toys', attributes: { type: 'gift' } })).toBe(true)
    expect(isLimitedToOne({ productType: 'Toys', attributes: { gifts: '{"to":"x"}' } })).toBe(true)
    expect(isLimitedToOne({ productType: 'Toys', attributes: { quantity_limited_to_one: 'true' } })).toBe(true)
    const subscription_variant_id = 'gid://shopify/ProductVariant/1'
    expect(isLimitedToOne({ productType: 'Book Bundle', attributes: { subscription_variant_id } })).toBe(true)
  })

  test.each(['Play Kits', 'Toys', 'Dolls', 'Book Bundle', 'Kit Component', 'Gift Card'])(
    '%s alone is not',
    (productType) => {
      expect(isLimitedToOne({ productType, attributes: {} })).toBe(false)
    },
  )
})

test('S-301 an add-on is one piece; an order limit holds; unlimited has no maximum', () => {
  const of = (attributes: Parameters<typeof maximumQuantity>[0]['attributes']) =>
    maximumQuantity({ productType: 'Toys', attributes })
  expect(of({ parent_product_id: 'gid://shopify/Product/1' })).toBe(1)
  expect(of({ quantity_limit: '3' })).toBe(3)
  expect(of({ quantity_limit: 'unlimited' })).toBeNull()
  expect(of({})).toBeNull()
})

test('S-301 a quantity is a whole number from 0 on, within the maximum', () => {
  expect(
    [-1, 1.5, Number.NaN, 1_000_001].map((quantity) => quantityRefusal({ maximumQuantity: null }, quantity)),
  ).toEqual(Array.from({ length: 4 }, () => 'notAQuantity'))
  expect(quantityRefusal({ maximumQuantity: 1 }, 2)).toBe('overLimit')
  expect(quantityRefusal({ maximumQuantity: 1 }, 1)).toBeNull()
  expect(quantityRefusal({ maximumQuantity: null }, 0)).toBeNull()
})

test('S-043 the badge: nothing for 0, the number to 99, 99+ from 100 on', () => {
  expect([0, 1, 99, 100, 5000].map(badgeText)).toEqual([null, '1', '99', '99+', '99+'])
})

const intentsOf = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'gone'), fc.integer({ min: 0, max: 200 }))
const cartOf = fc
  .tuple(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 150 }))
  .map(([a, b, c]) =>
    cartWith([
      lineWith({ id: 'a', quantity: a }),
      lineWith({ id: 'b', quantity: b }),
      lineWith({ id: 'c', quantity: c }),
    ]),
  )

test('S-260 the shown cart is the settled one with every intent applied, and its money untouched', () => {
  fc.assert(
    fc.property(cartOf, intentsOf, (cart, intents: Intents) => {
      const shown = projectCart(cart, intents)
      for (const line of cart.lines) {
        const asked = intents[line.id] ?? line.quantity
        expect(shown.lines.find(({ id }) => id === line.id)?.quantity ?? 0).toBe(asked)
      }
      expect(shown.lines.every(({ quantity }) => quantity > 0)).toBe(true)
      expect(shown.totalQuantity).toBe(badgeCount(cart, intents))
      expect(shown.cost).toEqual(cart.cost)
    }),
  )
})

test('an answer that is what was shown has no cut lines; any other names exactly the lines that differ', () => {
  fc.assert(
    fc.property(cartOf, intentsOf, fc.constantFrom('a', 'b', 'c'), (cart, intents: Intents, cut) => {
      const mine = Object.fromEntries(Object.entries(intents).filter(([id]) => id !== 'gone'))
      const shown = projectCart(cart, mine)
      expect(clampedLines(shown, mine)).toEqual([])
      const less = { lines: shown.lines.filter(({ id }) => id !== cut) }
      expect(clampedLines(less, mine)).toEqual((mine[cut] ?? 0) > 0 ? [cut] : [])
    }),
  )
})

test('adds that are under way count in the badge', () => {
  const cart = cartWith([lineWith({ id: 'a', quantity: 2 })])
  expect(badgeCount(cart, { a: 1 }, [{ quantity: 3 }, { quantity: 1 }])).toBe(5)
})
