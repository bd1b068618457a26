import { CART_FRAGMENT } from './cart.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/mutations/cartLinesAdd */
export const CART_LINES_ADD = `#graphql
  mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartLinesAdd(cartId: $cartId, lines: $lines) {
      cart { ...ShopCart }
      userErrors { code message }
    }
  }
  ${CART_FRAGMENT}
`
