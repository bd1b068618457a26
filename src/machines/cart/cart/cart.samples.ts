import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })

type Sample = { id: string; quantity: number; maximumQuantity?: number | null; unitCents?: number }

/** A line with everything but its id and quantity made plain: for models and property tests. */
export function sampleLine({ id, quantity, maximumQuantity = null, unitCents = 3800 }: Sample): CartItem {
  return {
    id,
    productId: `gid://shopify/Product/${id}`,
    title: `Sample ${id}`,
    handle: `sample-${id}`,
    image: null,
    price: eur(unitCents),
    currency: 'eur',
    quantity,
    subtotal: eur(unitCents * quantity),
    tags: [],
    productType: maximumQuantity === 1 ? 'Course Pack' : 'Toys',
    variants: [],
    variantTitle: '',
    variantId: `gid://shopify/ProductVariant/${id}`,
    sku: id,
    maximumQuantity,
    isAddon: false,
    isLimitedToOne: maximumQuantity === 1,
    translations: {},
    variantsSet: [],
    pdpUrl: `/products/sample-${id}`,
    availableForSale: true,
    currentlyNotInStock: false,
    attributes: {},
    ageRange: null,
    subscriptionDetails: null,
    inventoryStatus: 'active',
    addons: [],
    savings: null,
    batch: 0,
  }
}

export function sampleCart(lines: CartItem[], version = 0): Cart {
  const total = eur(lines.reduce((sum, line) => sum + line.subtotal.amountCents, 0))
  return {
    version,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: 'eur',
    lines,
    cost: { subtotal: total, savings: eur(0), total },
  }
}
