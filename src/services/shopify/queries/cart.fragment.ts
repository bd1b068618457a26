import { FACTS_FRAGMENT, IMAGE_FRAGMENT, VARIANT_FRAGMENT } from './product.fragment'

/** @see https://shopify.dev/docs/api/storefront/latest/objects/Cart */
export const CART_FRAGMENT = `#graphql
  fragment ShopCart on Cart {
    id
    totalQuantity
    cost {
      subtotalAmount { amount currencyCode }
      totalAmount { amount currencyCode }
    }
    lines(first: 100) { nodes { ...ShopCartLine } }
  }
  fragment ShopCartLine on BaseCartLine {
    id
    quantity
    attributes { key value }
    cost { subtotalAmount { amount currencyCode } }
    merchandise {
      ... on ProductVariant {
        ...ShopVariant
        product {
          id
          title
          handle
          productType
          tags
          featuredImage { ...ShopImage }
          variants(first: 50) { nodes { ...ShopVariant } }
          ...ShopFacts
        }
      }
    }
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
  ${FACTS_FRAGMENT}
`
