import { CART_FRAGMENT } from './cart.fragment'

/** The codes take the place of those before. @see https://shopify.dev/docs/api/storefront/latest/mutations/cartDiscountCodesUpdate */
export const CART_DISCOUNT_CODES_UPDATE = `#graphql
  mutation cartDiscountCodesUpdate($cartId: ID!, $discountCodes: [String!]!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
      cart { ...ShopCart }
      userErrors { code message }
      warnings { code }
    }
  }
  ${CART_FRAGMENT}
`
