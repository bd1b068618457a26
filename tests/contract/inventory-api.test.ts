import { expect, test } from 'vitest'
import { notAllowed } from '~/services/request/pipeline/refusal.server'
import { EU, openCartShop, visitor } from '../support/cart-shop'

const world = openCartShop()
const ask = (query: string) => visitor(world.http).send('inventory', `/api/inventory?${query}`)

async function product(handle: string) {
  const found = await world.shop.catalogue.product(handle, EU)
  if (!found.ok) throw new Error(handle)
  return found.value
}

test('S-194, S-340 each variant says whether it is below the threshold', async () => {
  const noa = await product('toy-doll-noa')
  const { status, body } = await ask(`productId=${encodeURIComponent(noa.id)}&threshold=10`)
  expect(status).toBe(200)
  expect(body).toEqual({
    inventoryData: noa.variants.map(({ id }, index) => ({ variantId: id, isBelowThreshold: index === 1 })),
  })
})

test('S-400 five wooden clocks and six persister kits are below ten; the number alone names a product too', async () => {
  for (const handle of ['toy-wooden-clock', 'kit-the-persister']) {
    const { id, variants } = await product(handle)
    const { body } = await ask(`productId=${id.split('/').at(-1)}&threshold=10`)
    expect(body).toEqual({ inventoryData: [{ variantId: variants[0]?.id, isBelowThreshold: true }] })
  }
})

test('S-306 both are needed, and are what they say; S-380 the field is error', async () => {
  const { id } = await product('toy-wooden-clock')
  const queries = [`productId=${id}`, 'threshold=10', `productId=${id}&threshold=x`, 'productId=abc&threshold=1']
  for (const query of queries) {
    const { status, body } = await ask(query)
    expect([query, status, body]).toEqual([query, 422, { error: 'Failed to fetch inventory data' }])
  }
  expect((await ask(`productId=${id}&productId=${id}&threshold=1`)).status).toBe(400)
  expect((await ask('productId=1&threshold=1')).status).toBe(404)
})

test('S-380 an outage has the same text', async () => {
  const { id } = await product('toy-wooden-clock')
  world.wire.through = async () => new Response('no', { status: 503 })
  const { status, body } = await ask(`productId=${id}&threshold=10`)
  world.wire.through = (request, send) => send(request)
  expect([status, body]).toEqual([503, { error: 'Failed to fetch inventory data' }])
})

test('another method is 405 and says which one is taken', () => {
  expect(notAllowed('POST')).toThrow(expect.objectContaining({ status: 405, headers: { allow: 'POST' } }))
})
