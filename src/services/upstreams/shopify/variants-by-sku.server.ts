import { z } from 'zod'
import type { Locale } from '~/services/domain/locale'
import { type Outage, ok, type Result } from '~/services/domain/result'
import { VARIANTS_BY_SKU_QUERY } from './queries/variants-by-sku.query'
import { SHOPIFY_LIMITS, SkuVariant } from './shopify.contract'
import type { Storefront } from './shopify.server'

const Product = SkuVariant.shape.product.extend({
  variants: z.object({ nodes: z.array(SkuVariant.omit({ product: true })) }),
})
const schema = z.object({ products: z.object({ nodes: z.array(Product) }) })

export type VariantsBySku = (skus: readonly string[], locale: Locale) => Promise<Result<SkuVariant[], Outage>>

/** Variants by their skus, as they are right now; those that the shop does not know are left out. */
export const createVariantsBySku =
  ({ ask }: Pick<Storefront, 'ask'>): VariantsBySku =>
  async (skus, locale) => {
    const wanted = [...new Set(skus)]
    const found: SkuVariant[] = []
    for (let from = 0; from < wanted.length; from += SHOPIFY_LIMITS.skusAtOnce) {
      const some = wanted.slice(from, from + SHOPIFY_LIMITS.skusAtOnce)
      const query = some.map((sku) => `sku:${JSON.stringify(sku)}`).join(' OR ')
      const answer = await ask({ document: VARIANTS_BY_SKU_QUERY, variables: { query }, schema, locale })
      if (!answer.ok) return answer
      found.push(...answer.value.products.nodes.flatMap(variantsOf).filter(({ sku }) => sku && some.includes(sku)))
    }
    return ok(found)
  }

const variantsOf = ({ variants, ...product }: z.infer<typeof Product>): SkuVariant[] =>
  variants.nodes.map((variant) => ({ ...variant, product }))
