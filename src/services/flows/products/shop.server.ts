import { type LocaleCode, localeOfCode } from '~/services/domain/locale'
import { cached } from '~/services/platform/cache/cache.server'
import { env } from '~/services/platform/env/env.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import { createShopifyClient, type ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { type Catalogue, createCatalogue } from './catalogue.server'
import { SHOP_METAFIELDS } from './product.mapping'

export type Shop = { client: ShopifyClient; catalogue: Catalogue }

/** The shop of this process: hosted when SHOPIFY_BASE_URL is set, else the embedded one. */
export const shop = (): Promise<Shop> =>
  sharedPromise('shop', async () => {
    const { SHOPIFY_BASE_URL, SHOPIFY_PUBLIC_TOKEN: token, SHOPIFY_API_VERSION: apiVersion, publicOrigin } = env()
    const fetch = SHOPIFY_BASE_URL ? undefined : (await embedded()).shopify
    const baseUrl = SHOPIFY_BASE_URL ?? publicOrigin
    const client = createShopifyClient({ baseUrl, fetch, token, apiVersion, metafields: SHOP_METAFIELDS })
    return { client, catalogue: createCatalogue({ client, cached }) }
  })

/** What variants cost in a locale's currency, for a checkout that bills them. */
export const pricedVariants = async (skus: readonly string[], locale: LocaleCode) =>
  skus.length === 0 ? { ok: true as const, value: [] } : (await shop()).catalogue.priced(skus, localeOfCode(locale))
