import { IMAGE_FRAGMENT, VARIANT_FRAGMENT } from './product.fragment'

/** Variants with what a line needs to know of their product. @see https://shopify.dev/docs/api/storefront/latest/queries/nodes */
export const MERCHANDISE_QUERY = `#graphql
  query merchandise($ids: [ID!]!, $country: CountryCode!, $language: LanguageCode!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        ...ShopVariant
        product { id handle title productType tags }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
`
