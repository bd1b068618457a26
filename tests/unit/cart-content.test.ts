import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenSubscription, linesToRemove } from '~/services/domain/cart/cart-content.rules'
import { lineWith } from '../support/cart-lines'

const PLAY_KITS = 'gid://shopify/Product/7'
const variant = (n: number) => `gid://shopify/ProductVariant/${n}`

const subscription = (id: string, batch: number, n = 1) =>
  lineWith({ id, batch, productId: PLAY_KITS, productType: 'Subscription', variantId: variant(n) })
const addOn = (id: string, batch: number) => lineWith({ id, batch, attributes: { parent_product_id: PLAY_KITS } })
const books = (id: string, batch: number, n: number) =>
  lineWith({ id, batch, productType: 'Book Bundle', attributes: { subscription_variant_id: variant(n) } })
const set = (id: string, handle: string, tags: string[] = []) =>
  lineWith({ id, handle, tags, productType: 'Skill Set' })

test('S-262 the youngest subscription stays; the earlier one goes with its add-ons', () => {
  const lines = [subscription('old', 1), addOn('old add-on', 1), subscription('new', 2), addOn('new add-on', 2)]
  expect(linesToRemove(lines)).toEqual(['old', 'old add-on'])
  expect(linesToRemove(lines.toReversed())).toEqual(['old add-on', 'old'])
  expect(chosenSubscription(lines)?.id).toBe('new')
})

test('S-262 an add-on that came before any subscription, or belongs to another product, stays', () => {
  const other = lineWith({ id: 'other', batch: 1, attributes: { parent_product_id: 'gid://shopify/Product/9' } })
  expect(linesToRemove([addOn('first', 1), subscription('old', 2), other, subscription('new', 3)])).toEqual(['old'])
})

test('S-263 attached book bundles of another plan go; bought alone they stay', () => {
  const alone = lineWith({ id: 'alone', productType: 'Book Bundle' })
  const lines = [subscription('plan', 1, 5), books('fits', 1, 5), books('stray', 1, 6), alone]
  expect(linesToRemove(lines)).toEqual(['stray'])
  expect(linesToRemove(lines.slice(1))).toEqual([])
})

test('S-264 the complete reading set takes the place of its parts', () => {
  const parts = [
    set('letters', 'skill-set-reading-letters', ['skill-set', 'part-of:skill-set-reading']),
    set('words', 'skill-set-reading-words', ['part-of:skill-set-reading']),
    set('counters', 'skill-set-numbers-counters', ['part-of:skill-set-numbers']),
  ]
  expect(linesToRemove(parts)).toEqual([])
  expect(linesToRemove([...parts, set('whole', 'skill-set-reading')])).toEqual(['letters', 'words'])
})

test('what is left needs nothing more removed, and holds at most one subscription', () => {
  const any = fc.oneof(
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }))
      .map(([batch, n]) => subscription('', batch, n)),
    fc.integer({ min: 1, max: 4 }).map((batch) => addOn('', batch)),
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 })).map(([batch, n]) => books('', batch, n)),
    fc.constant(set('', 'skill-set-reading')),
    fc.constant(set('', 'skill-set-reading-words', ['part-of:skill-set-reading'])),
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (drawn) => {
      const lines = drawn.map((line, index) => ({ ...line, id: String(index) }))
      const gone = new Set(linesToRemove(lines))
      const left = lines.filter(({ id }) => !gone.has(id))
      expect(linesToRemove(left)).toEqual([])
      const wanted = lines.some(({ productType }) => productType === 'Subscription') ? 1 : 0
      expect(left.filter(({ productType }) => productType === 'Subscription')).toHaveLength(wanted)
    }),
  )
})
