import { CART_FRAGMENT } from './cart.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesUpdate */
export const CART_LINES_UPDATE = `#graphql
  mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartLinesUpdate(cartId: $cartId, lines: $lines) {
      cart { ...ShopCart }
      userErrors { code message }
    }
  }
  ${CART_FRAGMENT}
`
