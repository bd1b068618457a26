import { type Catalogue, createCatalogue } from '~/services/flows/products/catalogue.server'
import { cached } from '~/services/platform/cache/cache.server'
import type { Clock } from '~/services/platform/clock/clock'
import { movableClock } from '~/services/platform/clock/clock.server'
import { type Db, database } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { createIdempotency, type Idempotency } from '~/services/platform/idempotency/idempotency.server'
import { sharedPromise } from '~/services/platform/lifecycle/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { createShopifyClient, type ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { type CartService, createCartService } from './cart.server'
import { createCartRows } from './cart-rows.server'

export type Shop = { client: ShopifyClient; catalogue: Catalogue; cart: CartService; idempotency: Idempotency }

/** Everything that sells, over one database and one upstream. */
export function createShop({
  db,
  clock,
  client,
  keep = cached,
}: {
  db: Db
  clock: Clock
  client: ShopifyClient
  keep?: typeof cached
}): Shop {
  const catalogue = createCatalogue({ client, cached: keep })
  const idempotency = createIdempotency({ db, clock })
  const cart = createCartService({ client, catalogue, idempotency, rows: createCartRows({ db, clock }) })
  return { client, catalogue, cart, idempotency }
}

/** The shop of this process: hosted when SHOPIFY_BASE_URL is set, else the embedded one. */
export const shop = (): Promise<Shop> =>
  sharedPromise('shop', async () => {
    const { SHOPIFY_BASE_URL, SHOPIFY_PUBLIC_TOKEN: token, SHOPIFY_API_VERSION: apiVersion, publicOrigin } = env()
    const fetch = SHOPIFY_BASE_URL ? undefined : (await embedded()).shopify
    const client = createShopifyClient({ baseUrl: SHOPIFY_BASE_URL ?? publicOrigin, fetch, token, apiVersion })
    return createShop({ db: await database(), clock: movableClock(), client })
  })
