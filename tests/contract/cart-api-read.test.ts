import { expect, test } from 'vitest'
import { Cart } from '~/services/domain/cart/cart.contract'
import { EU, openCartShop, visitor } from '../support/cart-shop'

const world = openCartShop()

test('S-337 a visitor without a cart reads an empty one, uncached, without a cookie', async () => {
  const { status, headers, body } = await visitor(world.http).send('read', '/api/cart')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('set-cookie')).toBeNull()
  expect(body.cart).toMatchObject({ totalQuantity: 0, lines: [], version: 0, currency: 'eur' })
})

test('S-174, S-176 a line carries its goods, price, limit, stock and page from the wire', async () => {
  const mila = await world.variant('toy-doll-mila', 'tan')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: mila.id, quantity: 2, attributes: [{ key: 'source', value: 'product_page' }] }])
  const cart = Cart.parse(await me.cart())
  expect(cart.totalQuantity).toBe(2)
  expect(cart.lines).toHaveLength(1)
  expect(cart.lines[0]).toMatchObject({
    title: 'Mila, a felt doll',
    handle: 'toy-doll-mila',
    productType: 'Dolls',
    variantTitle: 'tan',
    variantId: mila.id,
    sku: 'TOY-DOLL-MILA-TAN',
    price: { amountCents: 3400, currency: 'eur' },
    subtotal: { amountCents: 6800, currency: 'eur' },
    currency: 'eur',
    quantity: 2,
    maximumQuantity: null,
    isAddon: false,
    isLimitedToOne: false,
    pdpUrl: null,
    availableForSale: true,
    currentlyNotInStock: false,
    inventoryStatus: 'active',
    ageRange: { minMonths: 12, maxMonths: 60 },
    subscriptionDetails: null,
    savings: null,
  })
  expect(cart.lines[0]?.variants.map(({ title }) => title)).toEqual(['light', 'tan', 'dark'])
  expect(cart.lines[0]?.variantsSet).toHaveLength(3)
  expect(cart.lines[0]?.image?.url).toContain('/upstream/media/toy-doll-mila-tan')
  expect(cart.cost).toMatchObject({ subtotal: { amountCents: 6800 }, total: { amountCents: 6800 } })
})

test('the browser learns no cart id and no cart token of the shop', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  const { body, headers } = await me.add([{ merchandiseId: bags.id }])
  expect(JSON.stringify(body)).not.toMatch(/shopify\/Cart\/|[?&](?:cart|key)=/)
  expect(headers.get('set-cookie')).toMatch(/^__Host-cart=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
})

test('S-180 a subscription line says its kind, size and starting kit, and what it saves', async () => {
  const plan = await world.variant('the-play-kits', 'baby', 'pay-up-front-4')
  const me = visitor(world.http)
  const payload = { starting_kit_anchor: 'kit-the-senser', bundleDiscountedPrice: 1, savings: 99_999 }
  const { body } = await me.add([
    { merchandiseId: plan.id, attributes: [{ key: 'subscriptionsPayload', value: JSON.stringify(payload) }] },
  ])
  expect(body.cart?.lines[0]).toMatchObject({
    subscriptionDetails: { name: 'The Play Kits', type: 'puf', size: 4, anchor: 'kit-the-senser' },
    maximumQuantity: 1,
    isLimitedToOne: true,
    price: { amountCents: 31_200 },
    savings: { amountCents: 7600, currency: 'eur' },
  })
  expect(JSON.parse(body.cart?.lines[0]?.attributes.subscriptionsPayload ?? '')).toEqual({
    name: 'The Play Kits',
    size: 4,
    savings: 7600,
    bundleDiscountedPrice: 31_200,
    starting_kit_anchor: 'kit-the-senser',
  })
})

test('a cart follows its visitor to another language and region', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  await me.add([{ merchandiseId: bags.id }])
  const dutch = await me.send('read', '/api/cart', { headers: { referer: 'http://shop.test/nl/cart' } })
  expect(dutch.body.cart?.lines[0]).toMatchObject({ title: 'Drie pittenzakjes', pdpUrl: null })
  me.jar.cookie += '; region=gb'
  const british = await me.cart()
  expect(british).toMatchObject({ currency: 'gbp', cost: { total: { amountCents: 1600, currency: 'gbp' } } })
})

test('S-339 translations name products and their pages in a language', async () => {
  const bags = await world.shop.catalogue.product('toy-bean-bags', EU)
  const id = bags.ok ? bags.value.id : ''
  const looker = await world.shop.catalogue.product('kit-the-looker', EU)
  const kit = looker.ok ? looker.value.id : ''
  const ask = (query: string) => visitor(world.http).send('translations', `/api/cart/translations?${query}`)
  const { status, body } = await ask(`productIds=${id},${kit}&locale=de`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    products: [{ id, title: 'Drei Bohnensäckchen', handle: 'toy-bean-bags' }, { id: kit }],
    // a toy has no page of its own
    pdpUrls: [{ id: kit, url: '/de/products/kit-the-looker' }],
  })
  expect((await ask(`productIds=${id}&locale=it`)).status).toBe(422)
  expect((await ask(`productIds=${id}&locale=de&locale=nl`)).status).toBe(400)
})

test('S-307 who is logged out fills a cart, changes it and finds it again, by the cookie of the cart alone', async () => {
  const bags = await world.variant('toy-bean-bags')
  const me = visitor(world.http)
  const { status, body } = await me.add([{ merchandiseId: bags.id }])
  expect([status, body.cart?.totalQuantity]).toEqual([200, 1])
  const intents = [{ lineId: body.cart?.lines[0]?.id, quantity: 3 }]
  const changed = await me.json('update', '/api/cart/update?noredirect=1', { intents, sequence: 1 })
  expect([changed.status, changed.body.cart?.totalQuantity]).toEqual([200, 3])
  expect(me.jar.cookie).toMatch(/^__Host-cart=[^;]+$/)
  expect((await me.cart())?.totalQuantity).toBe(3)
})
