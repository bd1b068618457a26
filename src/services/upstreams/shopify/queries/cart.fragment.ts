import { IMAGE_FRAGMENT, VARIANT_FRAGMENT } from './product.fragment'

/**
 * A line asks of its product's variants only what a line shows of them: a subscription has many, and carts are never
 * kept. Each document declares `$lineMetafields: [HasMetafieldsIdentifier!]!`. @see https://shopify.dev/docs/api/storefront/latest/objects/Cart */
export const CART_FRAGMENT = `#graphql
  fragment ShopCart on Cart {
    id
    totalQuantity
    checkoutUrl
    buyerIdentity { countryCode }
    cost {
      subtotalAmount { amount currencyCode }
      totalAmount { amount currencyCode }
    }
    discountCodes { code applicable }
    discountAllocations { ...ShopDiscount }
    lines(first: 100) { nodes { ...ShopCartLine } }
  }
  fragment ShopCartLine on BaseCartLine {
    id
    quantity
    attributes { key value }
    cost { subtotalAmount { amount currencyCode } }
    discountAllocations { ...ShopDiscount }
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
          variants(first: 50) { nodes { ...ShopSibling } }
          metafields(identifiers: $lineMetafields) { key value }
        }
      }
    }
  }
  fragment ShopDiscount on CartDiscountAllocation {
    discountedAmount { amount currencyCode }
    ... on CartCodeDiscountAllocation { code }
  }
  fragment ShopSibling on ProductVariant {
    id
    title
    sku
    availableForSale
    price { amount currencyCode }
    selectedOptions { name value }
    image { ...ShopImage }
  }
  ${IMAGE_FRAGMENT}
  ${VARIANT_FRAGMENT}
`
