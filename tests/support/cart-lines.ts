import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'

const price = { amountCents: 1800, currency: 'eur' as const }

/** A cart line with everything that a screen may ask of it. */
export const lineWith = (line: Partial<CartItem> & { id: string }): CartItem => ({
  productId: 'gid://shopify/Product/1',
  title: 'Three Bean Bags',
  handle: 'toy-bean-bags',
  image: null,
  price,
  currency: 'eur',
  quantity: 1,
  subtotal: price,
  tags: [],
  productType: 'Toys',
  variants: [],
  variantTitle: '',
  variantId: 'gid://shopify/ProductVariant/1',
  sku: null,
  maximumQuantity: null,
  isAddon: false,
  isLimitedToOne: false,
  translations: {},
  variantsSet: [],
  pdpUrl: '/products/toy-bean-bags',
  availableForSale: true,
  currentlyNotInStock: false,
  attributes: {},
  ageRange: null,
  subscriptionDetails: null,
  inventoryStatus: 'active',
  addons: [],
  savings: null,
  batch: 0,
  ...line,
})

export const cartWith = (lines: CartItem[]): Cart => ({
  version: 0,
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  currency: 'eur',
  lines,
  discountCodes: [],
  cost: { subtotal: price, savings: { ...price, amountCents: 0 }, total: price },
})
