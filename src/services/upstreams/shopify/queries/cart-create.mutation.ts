import { CART_FRAGMENT } from './cart.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/mutations/cartCreate */
export const CART_CREATE = `#graphql
  mutation cartCreate($input: CartInput!, $country: CountryCode!, $language: LanguageCode!, $lineMetafields: [HasMetafieldsIdentifier!]!)
  @inContext(country: $country, language: $language) {
    change: cartCreate(input: $input) {
      cart { ...ShopCart }
      userErrors { code message }
    }
  }
  ${CART_FRAGMENT}
`
