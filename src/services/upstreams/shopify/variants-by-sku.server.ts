import { z } from 'zod'
import type { Locale } from '~/services/domain/locale'
import { type Outage, ok, type Result } from '~/services/domain/result'
import { titleOf, WireVariant } from './product.wire'
import { VARIANTS_BY_SKU_QUERY } from './queries/variants-by-sku.query'
import type { Storefront } from './storefront.server'

const WireFound = WireVariant.extend({ requiresShipping: z.boolean() })
const Product = z.object({
  handle: z.string(),
  title: z.string(),
  productType: z.string(),
  variants: z.object({ nodes: z.array(WireFound) }),
})
const schema = z.object({ products: z.object({ nodes: z.array(Product) }) })

/** A variant with what a bill says of it. */
export type SkuVariant = ReturnType<typeof variantsOf>[number]

export type VariantsBySku = (skus: readonly string[], locale: Locale) => Promise<Result<SkuVariant[], Outage>>

const AT_ONCE = 40

/** Variants by their skus, as they are right now; those that the shop does not know are left out. */
export const createVariantsBySku =
  ({ ask }: Pick<Storefront, 'ask'>): VariantsBySku =>
  async (skus, locale) => {
    const wanted = [...new Set(skus)]
    const found: SkuVariant[] = []
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const some = wanted.slice(from, from + AT_ONCE)
      const query = some.map((sku) => `sku:${JSON.stringify(sku)}`).join(' OR ')
      const answer = await ask({ document: VARIANTS_BY_SKU_QUERY, variables: { query }, schema, locale })
      if (!answer.ok) return answer
      found.push(...answer.value.products.nodes.flatMap(variantsOf).filter(({ sku }) => some.includes(sku)))
    }
    return ok(found)
  }

const variantsOf = ({ variants, ...product }: z.infer<typeof Product>) =>
  variants.nodes.map(({ price, compareAtPrice, image, sku, ...variant }) => ({
    sku: sku ?? '',
    handle: product.handle,
    title: [product.title, titleOf(variant)].filter(Boolean).join(', '),
    productTitle: product.title,
    productType: product.productType,
    price,
    compareAt: compareAtPrice,
    picture: image?.url ?? null,
    isShipped: variant.requiresShipping,
    isAvailable: variant.availableForSale,
    /** null: nothing is counted, or the shop sells on */
    left: variant.currentlyNotInStock ? null : variant.quantityAvailable,
  }))
