import { describe, expect, test } from 'vitest'
import { serviceHttp } from '~/services/platform/wire/own-services.server'
import { createCatalogClient } from '~/services/upstreams/catalog/catalog.server'
import { createOrderManagerClient } from '~/services/upstreams/order-manager/order-manager.server'
import { EU, openCartShop } from '../support/cart-shop'

/*
 * An answer that is not what its protocol says, whatever its status: an outage, never "there is nothing". Every line
 * was an absence once, or could have become one.
 */

const KIT = 'kit-the-babbler'
const json = (body: unknown, status = 200) => Response.json(body, { status })

const world = openCartShop()
const NOT_SHOPIFY: [string, () => Response][] = [
  ['{}', () => json({})],
  ['null', () => json(null)],
  ['data: null', () => json({ data: null })],
  ['data: {}', () => json({ data: {} })],
  ['a change of nothing', () => json({ data: { change: null } })],
  ['neither a cart nor an error', () => json({ data: { change: { cart: null, userErrors: [] } } })],
  ['fewer products than were asked for', () => json({ data: { nodes: [] } })],
  ['half an answer', () => new Response('{"data":{"product"', { headers: { 'content-type': 'application/json' } })],
  ['a page', () => new Response('<h1>Shop</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a 404', () => new Response('<h1>404</h1>', { status: 404 })],
]

describe('Shopify', () => {
  test.each(NOT_SHOPIFY)('%s is an outage: no product is missing, and no cart is gone', async (_, answer) => {
    const { catalogue, client } = world.shop
    world.wire.through = async () => answer()
    const id = 'gid://shopify/ProductVariant/1'
    const answers = await Promise.all([
      catalogue.product(KIT, EU),
      catalogue.collection({ handle: 'play-kits', first: 10 }, EU),
      catalogue.merchandise([id], EU),
      catalogue.priced(['KIT-BABBLER'], EU),
      client.cart.read('gid://shopify/Cart/1?key=1', EU),
      client.cart.add({ cartId: 'gid://shopify/Cart/1?key=1', lines: [] }, EU),
    ])
    world.wire.through = (request, send) => send(request)
    for (const read of answers) expect(read).toMatchObject({ ok: false, error: { cause: expect.any(String) } })
  })
})

const NOT_A_SERVICE: [string, () => Response][] = [
  ['{}', () => json({})],
  ['orders: null', () => json({ orders: null })],
  ['a page', () => new Response('<h1>Orders</h1>')],
  ['a page with 404', () => new Response('<h1>404</h1>', { status: 404 })],
  ['a 401 of something between', () => json({ message: 'Unauthorized' }, 401)],
  ['a 404 with a text for an error', () => json({ error: 'not found' }, 404)],
]

describe('the shop’s own services', () => {
  test.each(NOT_A_SERVICE)('%s is an outage: nothing is missing, and nobody is signed out', async (_, answer) => {
    const http = serviceHttp({ upstream: 'catalog', baseUrl: 'http://service.test', fetch: async () => answer() })
    const headers = { authorization: 'Bearer token' }
    const asked = { language: 'en', currency: 'eur' } as const
    const answers = await Promise.all([
      createOrderManagerClient(http).orders({ headers, userUuid: '1' }),
      createCatalogClient(http).subscriptionPlan({ anchor: 'a', ...asked }),
      createCatalogClient(http).paymentMethods({ headers, userUuid: '1', language: 'en' }),
    ])
    for (const read of answers) expect(read).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  })
})
