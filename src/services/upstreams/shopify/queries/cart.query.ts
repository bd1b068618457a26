import { CART_FRAGMENT } from './cart.fragment'

/** Null for a cart that Shopify does not know any more. @see https://shopify.dev/docs/api/storefront/latest/queries/cart */
export const CART_QUERY = `#graphql
  query cart($id: ID!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    cart(id: $id) { ...ShopCart }
  }
  ${CART_FRAGMENT}
`
