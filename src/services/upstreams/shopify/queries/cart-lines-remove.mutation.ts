import { CART_FRAGMENT } from './cart.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesRemove */
export const CART_LINES_REMOVE = `#graphql
  mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
      cart { ...ShopCart }
      userErrors { code message }
    }
  }
  ${CART_FRAGMENT}
`
