import { CART_FRAGMENT } from './cart.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/mutations/cartBuyerIdentityUpdate */
export const CART_BUYER_IDENTITY_UPDATE = `#graphql
  mutation cartBuyerIdentityUpdate($cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
      cart { ...ShopCart }
      userErrors { code message }
    }
  }
  ${CART_FRAGMENT}
`
