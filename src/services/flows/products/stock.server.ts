import type { LocaleCode } from '~/services/domain/locale'
import { localeOfCode } from '~/services/domain/locale'
import { type Outage, ok, type Result } from '~/services/domain/result'
import { env } from '~/services/platform/env/env.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { serviceToken } from '~/services/platform/secrets/secret.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { createShopifyAdmin, type ShopifyAdmin } from '~/services/upstreams/shopify/admin.server'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { shop } from './shop.server'

type Sold = { key: string; sales: readonly { sku: string; quantity: number }[]; locale: LocaleCode }
type TakeStock = (sold: Sold) => Promise<Result<null, Outage>>
type Wires = { client: Pick<ShopifyClient, 'variantsBySku'>; admin: ShopifyAdmin }

/** Tells the shop what our own checkout sold, once per key; what the shop does not know is left out. */
export const createTakeStock =
  ({ client, admin }: Wires): TakeStock =>
  async ({ key, sales, locale }) => {
    const skus = sales.map(({ sku }) => sku)
    const found = await client.variantsBySku(skus, localeOfCode(locale))
    if (!found.ok) return found
    const idOf = new Map(found.value.map(({ id, sku }) => [sku, id]))
    const lines = sales.flatMap(({ sku, quantity }) => {
      const variantId = idOf.get(sku)
      return variantId ? [{ variantId, quantity }] : []
    })
    return admin.orderCreate({ key, lines })
  }

/** The same in this process: a hosted shop counts its own. */
export const takeStock: TakeStock = async (sold) => (await stockTaker())(sold)

const stockTaker = (): Promise<TakeStock> =>
  sharedPromise('shop stock', async () => {
    const { SHOPIFY_BASE_URL, SHOPIFY_API_VERSION: apiVersion, publicOrigin } = env()
    if (SHOPIFY_BASE_URL) return async () => ok(null)
    const { shopify } = await embedded()
    const admin = createShopifyAdmin({ baseUrl: publicOrigin, fetch: shopify, token: serviceToken(), apiVersion })
    return createTakeStock({ client: (await shop()).client, admin })
  })
