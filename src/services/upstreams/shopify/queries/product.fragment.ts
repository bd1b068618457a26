/** Metafields that the shop reads, namespace "custom"; Shopify answers them in this order, null where one is unset. */
export const FACT_KEYS = [
  'kit_position',
  'kit_months_span',
  'min_months',
  'max_months',
  'price_cents_babylist',
  'book_stage',
  'price_cents_standalone',
  'price_cents_standalone_usd',
  'price_cents_standalone_gbp',
  'price_cents_standalone_aud',
] as const

type FactKey = (typeof FACT_KEYS)[number]

/** The argument of `metafields` that asks for these. */
export const identifiersOf = (keys: readonly FactKey[]) =>
  `[${keys.map((key) => `{ namespace: "custom", key: "${key}" }`).join(' ')}]`

export const IMAGE_FRAGMENT = `#graphql
  fragment ShopImage on Image { url altText width height }
`

export const VARIANT_FRAGMENT = `#graphql
  fragment ShopVariant on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
    quantityAvailable
    price { amount currencyCode }
    compareAtPrice { amount currencyCode }
    selectedOptions { name value }
    image { ...ShopImage }
  }
`

export const FACTS_FRAGMENT = `#graphql
  fragment ShopFacts on Product { metafields(identifiers: ${identifiersOf(FACT_KEYS)}) { key value } }
`

/** @see https://shopify.dev/docs/api/storefront/latest/objects/Product */
export const PRODUCT_FRAGMENT = `#graphql
  fragment ShopProduct on Product {
    id
    handle
    title
    productType
    tags
    descriptionHtml
    availableForSale
    seo { title description }
    options { name optionValues { name } }
    images(first: 20) { nodes { ...ShopImage } }
    variants(first: 50) { nodes { ...ShopVariant } }
    sellingPlanGroups(first: 5) { nodes { sellingPlans(first: 10) { nodes { id name description } } } }
    ...ShopFacts
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${FACTS_FRAGMENT}
`

export const CARD_FRAGMENT = `#graphql
  fragment ShopCard on Product {
    id
    handle
    title
    productType
    tags
    availableForSale
    featuredImage { ...ShopImage }
    variants(first: 50) { nodes { ...ShopVariant } }
    ...ShopFacts
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${FACTS_FRAGMENT}
`
