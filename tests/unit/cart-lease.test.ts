import { expect, test } from 'vitest'
import { underLease } from '~/services/flows/cart/cart-changes.server'
import { LeaseLost, whileLeased } from '~/services/platform/database/lease'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'

const CHANGES = ['create', 'add', 'update', 'remove', 'moveTo'] as const

/** A shop that keeps what it was asked to do; none of its answers is looked at. */
function openShop() {
  const done: string[] = []
  const shop = Object.fromEntries(['read', ...CHANGES].map((name) => [name, async () => void done.push(name)]))
  // only who is asked matters here
  return { done, shop: shop as unknown as ShopifyClient['cart'] }
}

const changing = (name: (typeof CHANGES)[number], shop: ShopifyClient['cart']) =>
  Reflect.apply(shop[name], null, []) as Promise<unknown>

test.each(CHANGES)(
  'a holder whose time is up and whose cart is another’s does not ask the shop to %s',
  async (name) => {
    const { done, shop } = openShop()
    // asked for longer ago than a lease lasts: the process was paused since
    const since = performance.now() - 60_000
    const paused = whileLeased({ renew: async () => false, since }, (lease) => changing(name, underLease(shop, lease)))
    await expect(paused).rejects.toBeInstanceOf(LeaseLost)
    expect(done).toEqual([])
  },
)

test.each(CHANGES)('a holder whose time is up and who gets the cart again does ask the shop to %s', async (name) => {
  const { done, shop } = openShop()
  const since = performance.now() - 60_000
  await whileLeased({ renew: async () => true, since }, (lease) => changing(name, underLease(shop, lease)))
  expect(done).toEqual([name])
})
