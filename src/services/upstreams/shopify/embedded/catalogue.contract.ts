import { z } from 'zod'
import { Slug } from '~/services/domain/ids/slug.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { PRODUCT_TYPES } from '~/services/domain/products/product.contract'

/** A text in the languages of the shop. `description` texts are HTML; every other text is plain. */
export const Localized = z.record(z.enum(LANGUAGES), z.string())
export type Localized = z.infer<typeof Localized>

/** Integer minor units in each of the shop's currencies (ISO 4217, as Shopify spells them). */
export const PriceCents = z.object({
  EUR: z.number().int().nonnegative(),
  USD: z.number().int().nonnegative(),
  GBP: z.number().int().nonnegative(),
  AUD: z.number().int().nonnegative(),
})
export type PriceCents = z.infer<typeof PriceCents>

const handle = Slug

/**
 * One thing that can be bought. `optionValues` names a value for each option of the product; `stock` null means that
 * nothing is counted; `policy` 'continue' sells below zero; `image` is a name of src/content/media.
 */
export const SeedVariant = z.object({
  sku: z.string().min(1),
  optionValues: z.record(z.string(), z.string()),
  priceCents: PriceCents,
  compareAtCents: PriceCents.optional(),
  stock: z.number().int().nullable(),
  policy: z.enum(['deny', 'continue']),
  image: z.string().optional(),
})
export type SeedVariant = z.infer<typeof SeedVariant>

/** As Shopify stores it: `value` is always text, `type` says how to read it ("single_line_text_field", "json", "boolean"). */
export const SeedMetafield = z.object({ namespace: z.string(), key: z.string(), type: z.string(), value: z.string() })
export type SeedMetafield = z.infer<typeof SeedMetafield>

export const SeedSellingPlan = z.object({
  name: Localized,
  handle,
  deliveryMonths: z.number().int().positive(),
  description: Localized,
})
export type SeedSellingPlan = z.infer<typeof SeedSellingPlan>

const Product = z.object({
  handle,
  productType: z.enum(PRODUCT_TYPES),
  tags: z.array(z.string()),
  title: Localized,
  description: Localized,
  seoTitle: Localized.optional(),
  seoDescription: Localized.optional(),
  collections: z.array(handle),
  options: z
    .array(
      z.object({
        name: z.string().min(1),
        values: z.array(z.string().min(1)).min(1),
        swatches: z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/i)).optional(),
      }),
    )
    .max(3),
  images: z.array(z.string()),
  variants: z.array(SeedVariant).min(1).max(2000),
  metafields: z.array(SeedMetafield),
  requiresShipping: z.boolean(),
  publishedAt: z.iso.datetime(),
  sellingPlans: z.array(SeedSellingPlan).optional(),
})

/**
 * A product of the seed. `options` is [] for a single variant; `images` are names of src/content/media masters, the
 * first is the featured one; `collections` are handles of SeedCollection; `publishedAt` is ISO 8601, UTC; `swatches` give
 * an option's values their colours. A metafield of a reference type may name handles (variants: skus) instead of ids.
 */
export const SeedProduct = Product.check((context) => {
  const { options, variants } = context.value
  for (const [index, variant] of variants.entries()) {
    const isWhole = options.every((option) => option.values.includes(variant.optionValues[option.name] ?? ''))
    if (isWhole && Object.keys(variant.optionValues).length === options.length) continue
    const message = `${variant.sku} does not name one value of each option`
    context.issues.push({ code: 'custom', message, input: variant, path: ['variants', index, 'optionValues'] })
  }
})
export type SeedProduct = z.infer<typeof SeedProduct>

export const CollectionSort = z.enum([
  'MANUAL',
  'BEST_SELLING',
  'ALPHA_ASC',
  'ALPHA_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'CREATED',
  'CREATED_DESC',
])
export type CollectionSort = z.infer<typeof CollectionSort>

/** `sort` is the collection's default order; MANUAL is the order of the products in the seed files. */
export const SeedCollection = z.object({
  handle,
  title: Localized,
  description: Localized,
  image: z.string().optional(),
  sort: CollectionSort,
})
export type SeedCollection = z.infer<typeof SeedCollection>

/** A page of legal text. `body` is HTML. */
export const SeedPolicy = z.object({ handle, title: Localized, body: Localized })
export type SeedPolicy = z.infer<typeof SeedPolicy>

const path = z.string().regex(/^\//)

/** Menus, pages, policies and redirects. `path` and `target` start with "/" and become absolute on the shop's origin. */
export const SeedShop = z.object({
  name: z.string(),
  description: Localized,
  menus: z.array(
    z.object({ handle, title: Localized.optional(), items: z.array(z.object({ title: Localized, path })) }),
  ),
  pages: z.array(z.object({ handle, title: Localized, bodyHtml: Localized })),
  policies: z.object({
    privacyPolicy: SeedPolicy.optional(),
    refundPolicy: SeedPolicy.optional(),
    shippingPolicy: SeedPolicy.optional(),
    termsOfService: SeedPolicy.optional(),
  }),
  redirects: z.array(z.object({ path, target: z.string() })),
})
export type SeedShop = z.infer<typeof SeedShop>

/**
 * What src/content/media/index.json says of a master picture: pixels of the original, its alternative text (one text
 * serves all languages) and the first characters of its content's hash.
 */
export const MediaEntry = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.union([Localized, z.string()]),
  hash: z.string().optional(),
})
export type MediaEntry = z.infer<typeof MediaEntry>

/** Everything that fills the embedded shop. `media` is keyed by the picture's name. */
export type ShopifySeed = {
  products: SeedProduct[]
  collections: SeedCollection[]
  shop: SeedShop
  media: Record<string, MediaEntry>
}
