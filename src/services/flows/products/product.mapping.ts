import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import { intlLocale, type Locale } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import { mediaSource } from '~/services/domain/pictures/picture-address.rules'
import type { PricedVariant } from '~/services/domain/products/priced-variant'
import type {
  Collection,
  Product,
  ProductCard,
  ProductFacts,
  ProductVariant,
  ShopImage,
} from '~/services/domain/products/product.contract'
import {
  numberOfGid,
  type SkuVariant,
  type WireCard,
  type WireCollection,
  type WireImage,
  type WireMetafields,
  type WireProduct,
  type WireVariant,
} from '~/services/upstreams/shopify/shopify.contract'

/** The single kit's price by currency (S-187): what each currency's metafield means. */
const STANDALONE_KEY = {
  eur: 'price_cents_standalone',
  usd: 'price_cents_standalone_usd',
  gbp: 'price_cents_standalone_gbp',
  aud: 'price_cents_standalone_aud',
} as const

const AGE_KEYS = ['min_months', 'max_months'] as const
const FACT_KEYS = [
  'kit_position',
  'kit_months_span',
  ...AGE_KEYS,
  'price_cents_babylist',
  'book_stage',
  ...Object.values(STANDALONE_KEY),
] as const
type FactKey = (typeof FACT_KEYS)[number]

/** What this shop keeps of a product beside Shopify's own fields. */
export const SHOP_METAFIELDS = { product: FACT_KEYS, line: AGE_KEYS }

/** Where the picture lives for a browser; a picture of unknown size is taken for one of the shop's squares. */
export const imageOf = (image: WireImage | null): ShopImage | null =>
  image && {
    url: mediaSource(image.url),
    alt: image.altText ?? '',
    width: image.width ?? 800,
    height: image.height ?? 800,
  }

function textFact(facts: WireMetafields, key: FactKey): string | null {
  return facts.find((fact) => fact?.key === key)?.value ?? null
}

function numberFact(facts: WireMetafields, key: FactKey): number | null {
  const value = Number(textFact(facts, key) ?? Number.NaN)
  return Number.isInteger(value) ? value : null
}

export const factsOf = (facts: WireMetafields): ProductFacts => ({
  kitPosition: numberFact(facts, 'kit_position'),
  kitMonthsSpan: numberFact(facts, 'kit_months_span'),
  minMonths: numberFact(facts, 'min_months'),
  maxMonths: numberFact(facts, 'max_months'),
  priceCentsBabylist: numberFact(facts, 'price_cents_babylist'),
  bookStage: textFact(facts, 'book_stage'),
})

function variantOf({
  wire,
  facts,
  locale,
}: {
  wire: WireVariant
  facts: WireMetafields
  locale: Locale
}): ProductVariant {
  const { compareAtPrice, image, ...variant } = wire
  return {
    ...variant,
    image: imageOf(image),
    title: titleOf(wire),
    numericId: numberOfGid(wire.id),
    compareAt: compareAtPrice,
    priceCentsStandalone: numberFact(facts, STANDALONE_KEY[wire.price.currency]),
    formattedPrice: formatMoney(wire.price, intlLocale(locale.code)),
  }
}

/** S-068; Shopify calls the only variant of a product 'Default Title'. */
export const titleOf = ({ title, selectedOptions }: Pick<WireVariant, 'title' | 'selectedOptions'>) =>
  title === 'Default Title' ? '' : selectedOptions.map(({ value }) => value).join(' / ')

export function productOf(wire: WireProduct, locale: Locale): Product {
  const { variants, images, options, sellingPlanGroups, metafields, ...head } = wire
  return {
    ...head,
    options: optionsOf(options),
    variants: variants.nodes.map((variant) => variantOf({ wire: variant, facts: metafields, locale })),
    images: images.nodes.flatMap((image) => imageOf(image) ?? []),
    facts: factsOf(metafields),
    sellingPlans: sellingPlanGroups.nodes.flatMap(({ sellingPlans }) => sellingPlans.nodes),
  }
}

/** Shopify gives a product without options one that is called 'Title'. */
function optionsOf(options: WireProduct['options']) {
  const real = options.filter(({ name, optionValues }) => name !== 'Title' || optionValues[0]?.name !== 'Default Title')
  return real.map(({ name, optionValues }) => ({ name, values: optionValues.map((value) => value.name) }))
}

/** Null for a product without variants, which cannot be sold. */
function cardOf(wire: WireCard, locale: Locale): ProductCard | null {
  const { variants, featuredImage, metafields, ...head } = wire
  const first = variants.nodes.find(({ availableForSale }) => availableForSale) ?? variants.nodes[0]
  const cheapest = variants.nodes.toSorted((one, other) => one.price.amountCents - other.price.amountCents)[0]
  if (!first || !cheapest) return null
  return {
    ...head,
    price: cheapest.price,
    compareAt: cheapest.compareAtPrice,
    hasPriceRange: variants.nodes.some(({ price }) => price.amountCents !== cheapest.price.amountCents),
    formattedPrice: formatMoney(cheapest.price, intlLocale(locale.code)),
    image: imageOf(featuredImage),
    inventoryStatus: inventoryStatus(first, head.tags),
    variantId: first.id,
    variantCount: variants.nodes.length,
    facts: factsOf(metafields),
  }
}

export function collectionOf({ image, products, ...wire }: WireCollection, locale: Locale): Collection {
  const { nodes, pageInfo } = products
  return {
    ...wire,
    image: imageOf(image),
    products: nodes.flatMap((card) => cardOf(card, locale) ?? []),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  }
}

export const pricedOf = ({ product, ...variant }: SkuVariant): PricedVariant => ({
  sku: variant.sku ?? '',
  handle: product.handle,
  title: [product.title, titleOf(variant)].filter(Boolean).join(', '),
  productTitle: product.title,
  productType: product.productType,
  price: variant.price,
  compareAt: variant.compareAtPrice,
  picture: imageOf(variant.image)?.url ?? null,
  isShipped: variant.requiresShipping,
  isAvailable: variant.availableForSale,
  left: variant.currentlyNotInStock ? null : variant.quantityAvailable,
})
