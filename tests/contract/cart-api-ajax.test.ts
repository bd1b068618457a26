import { expect, test } from 'vitest'
import { openCartShop, visitor } from '../support/cart-shop'

const world = openCartShop()

test('S-344 add.js, cart.js, update.js and clear.js speak Shopify’s Ajax shapes', async () => {
  const mila = await world.variant('toy-doll-mila', 'dark')
  const id = Number(mila.numericId)
  const me = visitor(world.http)
  const added = await me.json('ajaxAdd', '/cart/add.js', {
    items: [{ id, quantity: 2, properties: { source: 'sub_shop' } }],
  })
  expect(added.status).toBe(200)
  expect(added.body).toMatchObject({ items: [{ id, variant_id: id, quantity: 2, price: 3400, line_price: 6800 }] })

  const read = await me.send('ajaxRead', '/cart.js')
  expect(read.headers.get('cache-control')).toBe('private, no-store')
  expect(read.body).toMatchObject({
    currency: 'EUR',
    item_count: 2,
    total_price: 6800,
    items: [
      {
        id,
        title: 'Mila, a felt doll - dark',
        product_title: 'Mila, a felt doll',
        variant_title: 'dark',
        sku: 'TOY-DOLL-MILA-DARK',
        handle: 'toy-doll-mila',
        // a doll has no page of its own
        url: null,
        properties: { source: 'sub_shop' },
      },
    ],
  })
  const updated = await me.json('ajaxUpdate', '/cart/update.js', { updates: { [id]: 5 } })
  expect(updated.body).toMatchObject({ item_count: 5, total_price: 17_000 })
  const listed = await me.json('ajaxUpdate', '/cart/update.js', { updates: [1] })
  expect(listed.body).toMatchObject({ item_count: 1 })
  const cleared = await me.json('ajaxClear', '/cart/clear.js', {})
  expect(cleared.body).toMatchObject({ item_count: 0, items: [], total_price: 0 })
})

test('S-344 one item by form answers that item', async () => {
  const bags = await world.variant('toy-bean-bags')
  const { body } = await visitor(world.http).form('ajaxAdd', '/cart/add.js', { id: bags.numericId, quantity: '3' })
  expect(body).toMatchObject({ variant_id: Number(bags.numericId), quantity: 3 })
})

test('S-344 a refusal has Shopify’s shape and our text', async () => {
  const tea = await world.variant('toy-felt-tea-set')
  const me = visitor(world.http)
  const { status, body } = await me.json('ajaxAdd', '/cart/add.js', { id: Number(tea.numericId) })
  expect([status, body]).toEqual([
    422,
    { status: 422, message: 'Cart Error', description: 'Failed to add item to cart', code: 'outOfStock' },
  ])
  expect((await me.json('ajaxAdd', '/cart/add.js', { id: 'x' })).status).toBe(422)
  expect((await me.json('ajaxUpdate', '/cart/update.js', '{"updates":{"__proto__":{"x":1}}}')).status).toBe(400)
})
