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

/** Declared by each document that asks for a product: `$productMetafields: [HasMetafieldsIdentifier!]!`. */
const METAFIELDS_FRAGMENT = `#graphql
  fragment ShopMetafields on Product { metafields(identifiers: $productMetafields) { key value } }
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
    ...ShopMetafields
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${METAFIELDS_FRAGMENT}
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
    ...ShopMetafields
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${METAFIELDS_FRAGMENT}
`
