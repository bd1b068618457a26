import { PRODUCT_FRAGMENT } from './product.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/queries/product */
export const PRODUCT_QUERY = `#graphql
  query product($handle: String!, $country: CountryCode!, $language: LanguageCode!, $productMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) { ...ShopProduct }
  }
  ${PRODUCT_FRAGMENT}
`
