import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createCartHttp } from '~/services/flows/cart-api/cart-api.server'
import { endLeases } from '~/services/platform/database/lease'
import { EU, openCartShop, openTestShop, visitor } from '../support/cart-shop'

const world = openCartShop()
const FAILED = 'Failed to add item to cart'

test('S-333, S-334 a form adds a line; noredirect=1 answers JSON, without it the page moves on', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  const fields = { merchandiseId: bags.id, quantity: '2', source: 'product_page', item_origin: 'product_page' }
  const asJson = await me.form('add', '/api/cart/add?noredirect=1', fields)
  expect(asJson.body).toMatchObject({ ok: true, cart: { totalQuantity: 2 } })
  const moved = await me.form('add', '/api/cart/add', fields, { referer: 'http://shop.test/nl/products/x' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/nl/cart'])
  expect((await me.cart())?.totalQuantity).toBe(4)
})

test('S-335 the cart service takes a lines array in a form', async () => {
  const bags = await world.variant('toy-bean-bags')
  const duck = await world.variant('toy-pull-along-duck')
  const me = visitor(world.http)
  const lines = [
    { merchandiseId: bags.id, quantity: 1, attributes: [{ key: 'source', value: 'sub_shop' }] },
    { merchandiseId: duck.id, quantity: 3, attributes: [] },
  ]
  const { status, headers } = await me.form('add', '/cart/add', { lines: JSON.stringify(lines) })
  expect([status, headers.get('location')]).toEqual([303, '/cart'])
  expect((await me.cart())?.totalQuantity).toBe(4)
})

test('S-365, S-366 price and source attributes are written by the shop, not by the request', async () => {
  const kit = await world.variant('kit-the-looker')
  const { body } = await visitor(world.http).add([
    {
      merchandiseId: kit.id,
      attributes: [
        { key: 'price_source', value: 'gift' },
        { key: 'display_price', value: '1' },
        { key: 'price', value: '0.01' },
        { key: 'source', value: 'product_page' },
        { key: 'item_origin', value: 'product_page' },
        { key: 'quantity_limited_to_one', value: 'false' },
        { key: 'bundleDiscountedPrice', value: '1' },
      ],
    },
  ])
  expect(body.cart?.lines[0]?.price.amountCents).toBe(9700)
  expect(body.cart?.lines[0]?.attributes).toEqual({
    source: 'product_page',
    item_origin: 'product_page',
    quantity_limited_to_one: 'false',
    price_source: 'standalone',
    display_price: '9700',
    price: '97.00',
  })
})

test.each([-1, 1.5, 1e9, '2 ', null, true])('quantity %j is refused with 422', async (quantity) => {
  const bags = await world.variant('toy-bean-bags')
  const { status, body } = await visitor(world.http).add([{ merchandiseId: bags.id, quantity }])
  expect([status, body]).toEqual([422, { ok: false, errorMessage: FAILED }])
})

test.each(['-1', '1.5', '1e3', '2 ', '', 'NaN'])('a form quantity of %j is refused with 422', async (quantity) => {
  const bags = await world.variant('toy-bean-bags')
  const fields = { merchandiseId: bags.id, quantity }
  const { status } = await visitor(world.http).form('add', '/api/cart/add?noredirect=1', fields)
  expect(status).toBe(422)
})

test('a key with a leading underscore is refused, __proto__ is not even read', async () => {
  const bags = await world.variant('toy-bean-bags')
  const withKey = (key: string) =>
    visitor(world.http).add([{ merchandiseId: bags.id, attributes: [{ key, value: 'x' }] }])
  expect(await withKey('_batch')).toMatchObject({
    status: 422,
    body: { code: 'hiddenAttribute', errorMessage: FAILED },
  })
  expect((await withKey('__proto__')).status).toBe(400)
})

test('bodies that are no JSON, no form, too deep, or reach for a prototype are refused', async () => {
  const me = visitor(world.http)
  const path = '/api/cart/add?noredirect=1'
  expect((await me.json('add', path, '{"lines":')).status).toBe(400)
  expect((await me.json('add', path, '{"__proto__":{"isAdmin":true},"lines":[]}')).status).toBe(400)
  expect((await me.json('add', path, '['.repeat(1000) + ']'.repeat(1000))).status).toBe(400)
  expect((await me.json('add', path, '{}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await me.json('add', path, { lines: [] })).status).toBe(422)
})

test('S-302 one of a kind stays one, whatever the request says', async () => {
  const course = await world.variant('course-language')
  const me = visitor(world.http)
  const free = [{ key: 'quantity_limited_to_one', value: 'false' }]
  expect(await me.add([{ merchandiseId: course.id, quantity: 2, attributes: free }])).toMatchObject({
    status: 422,
    body: { code: 'overLimit' },
  })
  await me.add([{ merchandiseId: course.id, attributes: free }])
  const { body } = await me.add([{ merchandiseId: course.id }])
  expect(body.cart?.lines).toHaveLength(1)
  expect(body.cart?.lines[0]).toMatchObject({ quantity: 1, attributes: { is_course_pack: 'true' } })
})

test('S-301 an add-on is one piece; a parent that the shop does not know makes none', async () => {
  const duck = await world.variant('toy-pull-along-duck')
  const kit = await world.shop.catalogue.product('kit-the-looker', EU)
  const parent = kit.ok ? kit.value.id : ''
  const me = visitor(world.http)
  const add = (id: string) =>
    me.add([{ merchandiseId: duck.id, quantity: 5, attributes: [{ key: 'parent_product_id', value: id }] }])
  const { body } = await add(parent)
  expect(body.cart?.lines[0]).toMatchObject({ isAddon: true, quantity: 1, maximumQuantity: 1 })
  const unknownParent = await visitor(world.http).add([
    {
      merchandiseId: duck.id,
      quantity: 5,
      attributes: [{ key: 'parent_product_id', value: 'gid://shopify/Product/1' }],
    },
  ])
  expect(unknownParent.body.cart?.lines[0]).toMatchObject({ isAddon: false, quantity: 5 })
})

test('S-375 what is sold out, unknown, or beyond the stock is refused or cut', async () => {
  const tea = await world.variant('toy-felt-tea-set')
  expect(await visitor(world.http).add([{ merchandiseId: tea.id }])).toMatchObject({
    status: 422,
    body: { ok: false, code: 'outOfStock', errorMessage: FAILED },
  })
  const unknownVariant = await visitor(world.http).add([{ merchandiseId: 'gid://shopify/ProductVariant/1' }])
  expect(unknownVariant.body.code).toBe('unknownMerchandise')
  const clock = await world.variant('toy-wooden-clock')
  const { body } = await visitor(world.http).add([{ merchandiseId: clock.id, quantity: 9 }])
  expect(body.cart?.totalQuantity).toBe(5)
})

test('one idempotency key adds once, however often and however parallel it comes', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id }])
  const idempotencyKey = randomUUID()
  const lines = [{ merchandiseId: bags.id, quantity: 2 }]
  const answers = await Promise.all(Array.from({ length: 10 }, () => me.add(lines, { idempotencyKey })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await me.cart())?.totalQuantity).toBe(3)
  const reused = await me.add([{ merchandiseId: bags.id, quantity: 7 }], { idempotencyKey })
  expect([reused.status, reused.body.code]).toEqual([422, 'keyReused'])
})

test('a retry after a lost answer does not add twice', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id }])
  const idempotencyKey = randomUUID()
  const lines = [{ merchandiseId: bags.id, quantity: 2 }]
  world.wire.through = async (request, send) => {
    const isAdd = (await request.clone().text()).includes('mutation cartLinesAdd')
    const answer = await send(request)
    return isAdd ? new Response(null, { status: 502 }) : answer
  }
  const lost = await me.add(lines, { idempotencyKey })
  world.wire.through = (request, send) => send(request)
  expect([lost.status, lost.body.errorMessage]).toEqual([503, FAILED])
  const again = await me.add(lines, { idempotencyKey })
  expect([again.status, again.body.cart?.totalQuantity]).toEqual([200, 3])
})

test('twenty adds at once all count', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id }])
  await Promise.all(Array.from({ length: 20 }, () => me.add([{ merchandiseId: bags.id }])))
  expect((await me.cart())?.totalQuantity).toBe(21)
})

type Visitor = ReturnType<typeof visitor>

/** A process over the same rows and the same shop: what this one holds in memory, it does not know. */
const anotherProcess = (jar: { cookie: string | null }) => {
  const { db, clock } = world
  const cart = openTestShop({ db, clock, client: world.shop.client }).cart
  const shop = async () => world.shop
  const me = visitor(createCartHttp({ carts: async () => cart, shop }))
  me.jar.cookie = jar.cookie
  return me
}

/** Requests of a process that is killed: they end with the test. */
const left: { end: () => void; ended: Promise<unknown> }[] = []
afterEach(async () => {
  for (const { end } of left) end()
  await Promise.all(left.splice(0).map(({ ended }) => ended))
})

/** Sends an add and is killed: when the shop has it, or before. */
async function killedInAdd(me: Visitor, add: Parameters<Visitor['add']>, when: 'before' | 'after') {
  const [reached, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  world.wire.through = async (request, send) => {
    if (!(await request.clone().text()).includes('mutation cartLinesAdd')) return send(request)
    world.wire.through = (next, pass) => pass(next)
    if (when === 'after') await send(request)
    reached.resolve()
    await end.promise
    return new Response(null, { status: 502 })
  }
  left.push({ end: end.resolve, ended: me.add(...add) })
  await reached.promise
  // as the start of a process with an embedded database does
  await endLeases(world.db)
}

test('an add whose process died is done once, at once, and whatever came in between', async () => {
  const bags = await world.variant('toy-bean-bags')
  const duck = await world.variant('toy-pull-along-duck')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id, quantity: 1 }])
  const idempotencyKey = randomUUID()
  const lines = [{ merchandiseId: bags.id, quantity: 2 }]
  await killedInAdd(me, [lines, { idempotencyKey }], 'after')
  const other = anotherProcess(me.jar)
  const started = performance.now()
  const between = await other.add([{ merchandiseId: bags.id, quantity: 4 }], { idempotencyKey: randomUUID() })
  expect([between.status, between.body.cart?.totalQuantity]).toEqual([200, 7])
  for (const _ of [1, 2]) {
    const again = await other.add(lines, { idempotencyKey })
    expect([again.status, again.body.cart?.totalQuantity]).toEqual([200, 7])
  }
  expect(performance.now() - started).toBeLessThan(2000)
  const removed = await other.json('remove', '/api/cart/remove?noredirect=1', { merchandiseIds: [bags.id] })
  expect(removed.body.cart?.totalQuantity).toBe(0)
  expect((await other.add(lines, { idempotencyKey })).body.cart?.totalQuantity).toBe(0)
  expect((await other.add([{ merchandiseId: duck.id }])).body.cart?.totalQuantity).toBe(1)
})

test('an add that was killed before the shop had it is done by the next request with its key, also among others', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id, quantity: 1 }])
  const idempotencyKey = randomUUID()
  const lines = [{ merchandiseId: bags.id, quantity: 2 }]
  await killedInAdd(me, [lines, { idempotencyKey }], 'before')
  const other = anotherProcess(me.jar)
  await other.add([{ merchandiseId: bags.id, quantity: 4 }], { idempotencyKey: randomUUID() })
  const again = await other.add(lines, { idempotencyKey })
  expect([again.status, again.body.cart?.totalQuantity]).toEqual([200, 7])
})

test('what is left of a bundle that was half there is not added a second time', async () => {
  const [course, bags] = [await world.variant('course-language'), await world.variant('toy-bean-bags')]
  const me = visitor(world.http)
  await me.add([{ merchandiseId: course.id }])
  const idempotencyKey = randomUUID()
  const lines = [{ merchandiseId: course.id }, { merchandiseId: bags.id, quantity: 2 }]
  await killedInAdd(me, [lines, { idempotencyKey }], 'after')
  const again = await anotherProcess(me.jar).add(lines, { idempotencyKey })
  expect([again.status, again.body.cart?.totalQuantity]).toEqual([200, 3])
})

test('whoever lost the lease while it was away writes nothing', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  const { body } = await me.add([{ merchandiseId: bags.id }])
  const lineId = body.cart?.lines[0]?.id ?? ''
  const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  world.wire.through = async (request, send) => {
    world.wire.through = (next, pass) => pass(next)
    reading.resolve()
    await goOn.promise
    return send(request)
  }
  const change = (quantity: number) => ({ intents: [{ lineId, quantity }], sequence: 1 })
  const slow = me.json('update', '/api/cart/update?noredirect=1', change(9))
  await reading.promise
  await endLeases(world.db)
  const quick = await anotherProcess(me.jar).json('update', '/api/cart/update?noredirect=1', change(5))
  goOn.resolve()
  expect([quick.status, (await slow).status]).toEqual([200, 503])
  expect(await me.cart()).toMatchObject({ version: 1, totalQuantity: 5 })
})
