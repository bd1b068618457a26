import { expect, test } from 'vitest'
import { CART_LIMITS } from '~/services/flows/cart/cart.contract'
import { carts } from '~/services/flows/cart/cart.tables'
import { EU, openCartShop, openTestShop, visitor } from '../support/cart-shop'

const world = openCartShop()
const UPDATE = '/api/cart/update?noredirect=1'

async function withLines(...handles: string[]) {
  const me = visitor(world.http)
  const variants = await Promise.all(handles.map((handle) => world.variant(handle)))
  const { body } = await me.add(variants.map(({ id }) => ({ merchandiseId: id })))
  const ids = variants.map(({ id }) => body.cart?.lines.find(({ variantId }) => variantId === id)?.id ?? '')
  return { me, ids, variants }
}
const update = (me: ReturnType<typeof visitor>, sequence: number, ...intents: { lineId: string; quantity: number }[]) =>
  me.json('update', UPDATE, { intents, sequence })

test('S-338 intents set quantities and remove lines, all in one request', async () => {
  const { me, ids } = await withLines('toy-bean-bags', 'toy-pull-along-duck')
  const [bags = '', duck = ''] = ids
  const { body } = await update(me, 1, { lineId: bags, quantity: 4 }, { lineId: duck, quantity: 0 })
  expect(body).toMatchObject({ ok: true, cart: { version: 1, totalQuantity: 4 } })
  expect(body.cart?.lines.map(({ id }) => id)).toEqual([bags])
})

test('decided: E-104 a late older request cannot win, and is told the cart as it is', async () => {
  const { me, ids } = await withLines('toy-bean-bags')
  const [bags = ''] = ids
  await update(me, 2, { lineId: bags, quantity: 7 })
  for (const sequence of [1, 2]) {
    const late = await update(me, sequence, { lineId: bags, quantity: 3 })
    expect(late).toMatchObject({
      status: 409,
      body: { ok: false, errorMessage: 'Failed to update cart', cart: { version: 2, totalQuantity: 7 } },
    })
  }
  expect((await me.cart())?.totalQuantity).toBe(7)
})

test('decided: E-104 of many requests at once the newest is what stays', async () => {
  const { me, ids } = await withLines('toy-bean-bags')
  const [bags = ''] = ids
  const order = [3, 9, 1, 12, 5, 2, 11, 4, 8, 10, 7, 6]
  await Promise.all(order.map((n) => update(me, n, { lineId: bags, quantity: n })))
  expect(await me.cart()).toMatchObject({ version: 12, totalQuantity: 12 })
})

test('decided: E-104 an add that was given up is refused when it arrives after all, and one that has arrived stays', async () => {
  const { me, variants } = await withLines('toy-bean-bags')
  const [arrived, late] = [crypto.randomUUID(), crypto.randomUUID()]
  const add = (idempotencyKey: string) =>
    me.json('add', '/api/cart/add?noredirect=1', {
      lines: variants.map(({ id }) => ({ merchandiseId: id, quantity: 1, attributes: [] })),
      idempotencyKey,
    })
  expect(await add(arrived)).toMatchObject({ status: 200, body: { cart: { totalQuantity: 2 } } })
  const fence = await me.json('update', UPDATE, { intents: [], sequence: 1, givenUp: [arrived, late] })
  expect(fence).toMatchObject({ status: 200, body: { cart: { version: 1, totalQuantity: 2 } } })
  expect(await add(late)).toMatchObject({ status: 422, body: { ok: false, code: 'keyReused' } })
  expect(await add(arrived)).toMatchObject({ status: 200 })
  expect((await me.cart())?.totalQuantity).toBe(2)
})

test('decided: E-104 a sequence far ahead of the last one is refused, so that no request uses them all up', async () => {
  const { me, ids } = await withLines('toy-bean-bags')
  const [bags = ''] = ids
  for (const sequence of [Number.MAX_SAFE_INTEGER, 2 ** 31, CART_LIMITS.leap + 1]) {
    const { status, body } = await update(me, sequence, { lineId: bags, quantity: 3 })
    expect([status, body.code, body.errorMessage]).toEqual([422, 'sequenceTooHigh', 'Failed to update cart'])
  }
  expect(await me.cart()).toMatchObject({ version: 0, totalQuantity: 1 })
})

test('decided: E-104 a cart whose sequence no longer fits 32 bits goes on', async () => {
  const { me, ids, variants } = await withLines('toy-bean-bags')
  const [bags = ''] = ids
  await world.db.update(carts).set({ sequence: 2 ** 31 - 1 })
  expect((await update(me, 2 ** 31, { lineId: bags, quantity: 2 })).status).toBe(200)
  await me.form('update', '/api/cart/update', { merchandiseId: variants[0]?.id ?? '', quantity: '3' })
  expect(await me.cart()).toMatchObject({ version: 2 ** 31 + 1, totalQuantity: 3 })
})

test('a request without intents is a fence: it answers with what came before it', async () => {
  const { me, ids } = await withLines('toy-bean-bags')
  const [bags = ''] = ids
  const slow = update(me, 1, { lineId: bags, quantity: 5 })
  const fence = await update(me, 2)
  expect((await slow).status).toBe(fence.body.cart?.totalQuantity === 5 ? 200 : 409)
  expect(fence.body.cart?.version).toBe(2)
  expect((await me.cart())?.totalQuantity).toBe(fence.body.cart?.totalQuantity)
})

test('a quantity beyond the stock is cut, and the answer says so by its quantity', async () => {
  const { me, ids } = await withLines('toy-wooden-clock')
  const [clock = ''] = ids
  const { status, body } = await update(me, 1, { lineId: clock, quantity: 8 })
  expect([status, body.cart?.lines[0]?.quantity]).toEqual([200, 5])
})

test('S-302 two of what is limited to one are refused; nothing changes', async () => {
  const { me, ids } = await withLines('course-sleep')
  const [course = ''] = ids
  const { status, body } = await update(me, 1, { lineId: course, quantity: 2 })
  expect([status, body.code]).toEqual([422, 'overLimit'])
  expect((await me.cart())?.totalQuantity).toBe(1)
})

test('a line that is not in the cart can be gone, but not be had', async () => {
  const { me } = await withLines('toy-bean-bags')
  expect((await update(me, 1, { lineId: 'gid://shopify/CartLine/none', quantity: 0 })).status).toBe(200)
  expect((await update(me, 2, { lineId: 'gid://shopify/CartLine/none', quantity: 1 })).body.code).toBe('unknownLine')
})

test.each([-1, 1.5, 1e9, '2 ', null])('S-375 quantity %j of an intent is refused with 422', async (quantity) => {
  const { me, ids } = await withLines('toy-bean-bags')
  const { status, body } = await me.json('update', UPDATE, { intents: [{ lineId: ids[0], quantity }], sequence: 1 })
  expect([status, body]).toEqual([422, { ok: false, errorMessage: 'Failed to update cart' }])
})

test('a form without script sets a quantity and goes back to the cart of its language', async () => {
  const { me, variants } = await withLines('toy-bean-bags')
  const fields = { merchandiseId: variants[0]?.id ?? '', quantity: '3' }
  const { status, headers } = await me.form('update', '/api/cart/update', fields, {
    referer: 'http://shop.test/de/cart',
  })
  expect([status, headers.get('location')]).toEqual([303, '/de/cart'])
  expect((await me.cart())?.totalQuantity).toBe(3)
})

test('S-336 S-375 removal takes a list of merchandise ids', async () => {
  const { me, variants } = await withLines('toy-bean-bags', 'toy-pull-along-duck', 'toy-nesting-cups')
  const merchandiseIds = variants.slice(0, 2).map(({ id }) => id)
  const { body } = await me.json('remove', '/api/cart/remove?noredirect=1', { merchandiseIds })
  expect(body.cart?.lines.map(({ handle }) => handle)).toEqual(['toy-nesting-cups'])
  const bad = await me.json('remove', '/api/cart/remove?noredirect=1', { merchandiseIds: ['x'] })
  expect([bad.status, bad.body.errorMessage]).toEqual([422, 'Failed to remove item from cart'])
})

test('S-262, S-263 a second subscription takes the place of the first, its add-ons and its books', async () => {
  const me = visitor(world.http)
  const [baby, toddler, duck, books] = await Promise.all([
    world.variant('the-play-kits', 'baby', 'paygo'),
    world.variant('the-play-kits', 'toddler', 'paygo'),
    world.variant('toy-pull-along-duck'),
    world.variant('book-seedling'),
  ])
  const product = await world.shop.catalogue.product('the-play-kits', EU)
  const parent = { key: 'parent_product_id', value: product.ok ? product.value.id : '' }
  const attached = { key: 'subscription_variant_id', value: baby.id }
  await me.add([
    { merchandiseId: baby.id },
    { merchandiseId: duck.id, attributes: [parent] },
    { merchandiseId: books.id, attributes: [attached] },
  ])
  expect((await me.cart())?.lines).toHaveLength(3)
  const { body } = await me.add([{ merchandiseId: toddler.id }])
  expect(body.cart?.lines.map(({ variantId }) => variantId)).toEqual([toddler.id])
})

test('S-264 the whole reading set takes its parts out', async () => {
  const { me } = await withLines('skill-set-reading-letters', 'skill-set-reading-words', 'skill-set-numbers-shapes')
  const whole = await world.variant('skill-set-reading')
  const { body } = await me.add([{ merchandiseId: whole.id }])
  expect(body.cart?.lines.map(({ handle }) => handle).sort()).toEqual(['skill-set-numbers-shapes', 'skill-set-reading'])
})

test('S-181 before the checkout every attribute is hidden at the shop, and still read here', async () => {
  const { me } = await withLines('toy-bean-bags')
  const before = await me.cart()
  const token = me.jar.cookie?.split('=')[1] ?? ''
  const sent: string[] = []
  world.wire.through = async (request, send) => {
    sent.push(await request.clone().text())
    return send(request)
  }
  const { answer } = await world.shop.cart.prepareCheckout({ token, locale: EU })
  world.wire.through = (request, send) => send(request)
  const update = sent.find((text) => text.includes('mutation cartLinesUpdate')) ?? ''
  expect(update).toContain('"_display_price"')
  expect(update).not.toContain('"display_price"')
  expect(answer.ok && answer.value.lines[0]?.attributes).toEqual(before?.lines[0]?.attributes)
})

test('S-181 what was hidden is found again when the buyer comes back for more of it', async () => {
  const { me, variants } = await withLines('toy-bean-bags', 'course-sleep')
  const token = me.jar.cookie?.split('=')[1] ?? ''
  const hidden = await world.shop.cart.prepareCheckout({ token, locale: EU })
  expect(hidden.answer.ok).toBe(true)
  const { body } = await me.add([{ merchandiseId: variants[0]?.id, quantity: 2 }])
  expect(body.cart?.lines.map(({ handle, quantity }) => [handle, quantity])).toEqual([
    ['toy-bean-bags', 3],
    ['course-sleep', 1],
  ])
})

test('a cart that the shop has forgotten starts empty and takes new lines', async () => {
  const { me, variants } = await withLines('toy-bean-bags')
  world.wire.through = async (request, send) => {
    const isRead = (await request.clone().text()).includes('query cart(')
    return isRead ? Response.json({ data: { cart: null } }) : send(request)
  }
  expect((await me.cart())?.lines).toEqual([])
  const { body } = await me.add([{ merchandiseId: variants[0]?.id }])
  world.wire.through = (request, send) => send(request)
  expect(body.cart?.totalQuantity).toBe(1)
  expect((await me.cart())?.totalQuantity).toBe(1)
})

test('an outage is 503 with the address’s own text, and changes nothing', async () => {
  const { me, ids } = await withLines('toy-bean-bags')
  world.wire.through = async () => new Response(null, { status: 500 })
  const { status, body } = await update(me, 1, { lineId: ids[0] ?? '', quantity: 2 })
  world.wire.through = (request, send) => send(request)
  expect([status, body]).toEqual([503, { ok: false, errorMessage: 'Failed to update cart' }])
  expect((await me.cart())?.totalQuantity).toBe(1)
})

test('two processes change one cart one after the other', async () => {
  const { me, variants } = await withLines('toy-bean-bags')
  const other = openTestShop({ db: world.db, clock: world.clock, client: world.shop.client })
  const visitor = { token: me.jar.cookie?.split('=')[1] ?? '', locale: EU }
  const lines = [{ merchandiseId: variants[0]?.id ?? '', quantity: 1, attributes: [] }]
  const atOnce: number[] = []
  let inside = 0
  world.wire.through = async (request, send) => {
    const isChange = (await request.clone().text()).includes('mutation ')
    if (!isChange) return send(request)
    atOnce.push(++inside)
    const answer = await send(request)
    inside -= 1
    return answer
  }
  const shops = [world.shop, other]
  await Promise.all(shops.flatMap((shop) => Array.from({ length: 5 }, () => shop.cart.add(visitor, { lines }))))
  world.wire.through = (request, send) => send(request)
  expect(atOnce).toEqual(Array.from({ length: 10 }, () => 1))
  expect((await me.cart())?.totalQuantity).toBe(11)
})
