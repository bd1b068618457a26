import { z } from 'zod'
import { centsFromDecimal, type Money } from '~/services/domain/money/money'
import type { Outage } from '~/services/domain/result'

/*
 * What this client asks of Shopify's Storefront API, and what it is answered: the parts of each object that the
 * documents in queries/ name, parsed. What they mean to the shop is said by the flows that ask.
 */

/** Most that one page of an answer holds (Shopify: 250 nodes; here by the documents): pieces. */
export const SHOPIFY_LIMITS = { variants: 50, images: 20, cartLines: 100, skusAtOnce: 40 } as const

/** `gid://shopify/<type>/<number>`: Shopify's global id, of a cart line with `?cart=<token>` behind it. */
export const numberOfGid = (gid: string) => gid.split('?')[0]?.split('/').at(-1) ?? ''

/** Shopify writes the cart's token behind its line ids; what goes to a browser goes without. */
export const withoutCartToken = (lineId: string) => lineId.split('?')[0] ?? lineId

/** `{ amount: "84.0", currencyCode: "EUR" }` on the wire; minor units here. @see https://shopify.dev/docs/api/storefront/latest/objects/MoneyV2 */
const WireMoney = z
  .object({ amount: z.string().regex(/^\d+(\.\d+)?$/), currencyCode: z.enum(['USD', 'GBP', 'AUD', 'EUR']) })
  .transform(({ amount, currencyCode }): Money => {
    const currencies = { USD: 'usd', GBP: 'gbp', AUD: 'aud', EUR: 'eur' } as const
    return { amountCents: centsFromDecimal(amount), currency: currencies[currencyCode] }
  })

/** Pixels; null where Shopify does not know them. */
export const WireImage = z.object({
  url: z.string(),
  altText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
export type WireImage = z.infer<typeof WireImage>

/** `title` is 'Default Title' for the only variant of a product; `quantityAvailable` null: nothing is counted. */
export const WireVariant = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.string().nullable(),
  availableForSale: z.boolean(),
  currentlyNotInStock: z.boolean(),
  quantityAvailable: z.number().int().nullable(),
  price: WireMoney,
  compareAtPrice: WireMoney.nullable(),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: WireImage.nullable(),
})
export type WireVariant = z.infer<typeof WireVariant>

/** The metafields that were asked for, in their order; null where one is unset. */
export const WireMetafields = z.array(z.object({ key: z.string(), value: z.string() }).nullable())
export type WireMetafields = z.infer<typeof WireMetafields>

const Head = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
})

/** A variant, and its product by name. */
export const WireMerchandise = WireVariant.extend({ product: Head })
export type WireMerchandise = z.infer<typeof WireMerchandise>

const nodes = <S extends z.ZodType>(schema: S) => z.object({ nodes: z.array(schema) })

/** A product without options has one called 'Title'. @see https://shopify.dev/docs/api/storefront/latest/objects/Product */
export const WireProduct = Head.extend({
  descriptionHtml: z.string(),
  availableForSale: z.boolean(),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  options: z.array(z.object({ name: z.string(), optionValues: z.array(z.object({ name: z.string() })) })),
  images: nodes(WireImage),
  variants: nodes(WireVariant),
  sellingPlanGroups: nodes(
    z.object({
      sellingPlans: nodes(z.object({ id: z.string(), name: z.string(), description: z.string().nullable() })),
    }),
  ),
  metafields: WireMetafields,
})
export type WireProduct = z.infer<typeof WireProduct>

/** What a list asks of a product. */
export const WireCard = Head.extend({
  availableForSale: z.boolean(),
  featuredImage: WireImage.nullable(),
  variants: nodes(WireVariant),
  metafields: WireMetafields,
})
export type WireCard = z.infer<typeof WireCard>

/** One page of a collection; `endCursor` leads to the page after. @see https://shopify.dev/docs/api/storefront/latest/objects/Collection */
export const WireCollection = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  image: WireImage.nullable(),
  products: nodes(WireCard).extend({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})
export type WireCollection = z.infer<typeof WireCollection>

/** Asked for by `first` pieces after a cursor. */
export type CollectionPage = { handle: string; first: number; after?: string | null }

export const VariantStock = WireVariant.pick({ id: true, availableForSale: true, quantityAvailable: true })
export type VariantStock = z.infer<typeof VariantStock>

/** A variant found by its sku, with what a bill needs of it and its product. */
export const SkuVariant = WireVariant.extend({
  requiresShipping: z.boolean(),
  product: Head.pick({ handle: true, title: true, productType: true }),
})
export type SkuVariant = z.infer<typeof SkuVariant>

/** What a line asks of the other variants of its product. */
const WireSibling = WireVariant.pick({
  id: true,
  title: true,
  sku: true,
  availableForSale: true,
  price: true,
  selectedOptions: true,
  image: true,
})

/** What a code, or an offer that needs none, takes off. @see https://shopify.dev/docs/api/storefront/latest/interfaces/CartDiscountAllocation */
const WireDiscount = z.object({ discountedAmount: WireMoney, code: z.string().optional() })

/** A line keeps quantity 0 when its goods have sold out. @see https://shopify.dev/docs/api/storefront/latest/objects/CartLine */
export const WireLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  attributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  cost: z.object({ subtotalAmount: WireMoney }),
  discountAllocations: z.array(WireDiscount),
  merchandise: WireVariant.extend({
    product: WireCard.omit({ availableForSale: true }).extend({ variants: nodes(WireSibling) }),
  }),
})
export type WireLine = z.infer<typeof WireLine>

/**
 * `id` is a secret: who knows it may change the cart. A code stays in its cart whether it applies or not; a line's
 * subtotal is before what the codes take off, the cart's amounts are after it. @see https://shopify.dev/docs/api/storefront/latest/objects/Cart
 */
export const WireCart = z.object({
  id: z.string(),
  totalQuantity: z.number().int(),
  checkoutUrl: z.url(),
  /** where its prices are those of */
  buyerIdentity: z.object({ countryCode: z.string().nullable() }),
  cost: z.object({ subtotalAmount: WireMoney, totalAmount: WireMoney }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(WireDiscount),
  lines: nodes(WireLine),
})
export type WireCart = z.infer<typeof WireCart>

/** What each mutation of a cart answers: the cart, or why there is none. */
export const WireChange = z.object({
  change: z
    .object({
      cart: WireCart.nullable(),
      userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
      warnings: z.array(z.object({ code: z.string() })).default([]),
    })
    .refine(({ cart, userErrors }) => cart !== null || userErrors.length > 0, { error: 'neither a cart nor an error' }),
})

type WrittenAttribute = { key: string; value: string }
export type LineInput = { merchandiseId: string; quantity: number; attributes: WrittenAttribute[] }
export type LineUpdate = { id: string; quantity?: number; attributes?: WrittenAttribute[] }

/** A read that gave nothing. `notFound`: the shop has no such product, collection or variant. */
export type ReadError = Outage | { kind: 'notFound' }

/** Shopify keeps a code that it does not know, with this warning. @see https://shopify.dev/docs/api/storefront/latest/enums/CartWarningCode */
export const UNKNOWN_CODE = 'DISCOUNT_NOT_FOUND'

/** `gone`: Shopify does not know the cart any more. `userError`: it refuses, with its own code; UNKNOWN_CODE: no code is known. */
export type CartWireError = Outage | { kind: 'gone' } | { kind: 'userError'; code: string }

/** What apps of a merchant authorise themselves with. @see https://shopify.dev/docs/api/admin-graphql/latest */
export const ADMIN_TOKEN_HEADER = 'x-shopify-access-token'

/** A line of an order: how much of which variant. */
export type SoldLine = { variantId: string; quantity: number }

/** @see https://shopify.dev/docs/api/admin-graphql/latest/payloads/OrderCreatePayload */
export const WireOrderCreated = z.object({
  data: z.object({
    orderCreate: z.object({
      order: z.object({ id: z.string() }).nullable(),
      userErrors: z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() })),
    }),
  }),
})
