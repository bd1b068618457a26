import { IMAGE_FRAGMENT, VARIANT_FRAGMENT } from './product.fragment'

/** The products that have one of some skus, with their variants. @see https://shopify.dev/docs/api/storefront/latest/queries/products */
export const VARIANTS_BY_SKU_QUERY = `#graphql
  query variantsBySku($query: String!, $country: CountryCode!, $language: LanguageCode!)
  @inContext(country: $country, language: $language) {
    products(first: 50, query: $query) {
      nodes {
        handle
        title
        productType
        variants(first: 50) { nodes { ...ShopVariant requiresShipping } }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
`
