import { PRODUCT_FRAGMENT } from './product.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/queries/nodes */
export const PRODUCTS_BY_ID_QUERY = `#graphql
  query productsById($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!, $productMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) { ...ShopProduct }
  }
  ${PRODUCT_FRAGMENT}
`
