import { CARD_FRAGMENT } from './product.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/objects/Collection */
export const COLLECTION_QUERY = `#graphql
  query collection($handle: String!, $first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!, $productMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    collection(handle: $handle) {
      id
      handle
      title
      descriptionHtml
      image { ...ShopImage }
      products(first: $first, after: $after) {
        nodes { ...ShopCard }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${CARD_FRAGMENT}
`
