import { type ConnectionArguments, connect, emptyConnection } from './connection'
import { imageView } from './images'
import { priceIn } from './market'
import { titleOf } from './product.resolvers'
import { isAvailable, levelOf } from './records'
import { productView, type VariantView } from './scope'
import { allocationOf } from './selling-plans'

const priceOf = ({ variant, scope }: VariantView) => priceIn(variant.document.priceCents, scope.market)

const compareAtOf = ({ variant, scope }: VariantView) =>
  variant.document.compareAtCents ? priceIn(variant.document.compareAtCents, scope.market) : null

/** Sold on although nothing is left: Shopify's word for a backorder. */
function currentlyNotInStock({ variant, scope }: VariantView): boolean {
  const { stock } = levelOf(scope.levels, variant)
  return stock !== null && stock <= 0 && variant.document.policy === 'continue'
}

function imageOf({ variant, product, scope }: VariantView) {
  const name = variant.document.image ?? product.document.images[0]
  return name === undefined ? null : imageView(name, product.handle, scope)
}

function allocations({ variant, product, scope }: VariantView, args: ConnectionArguments) {
  const plans = (product.document.sellingPlans ?? []).map((plan) => ({ id: plan.handle, plan }))
  return connect(plans, args, ({ plan }) => allocationOf({ product, variant, plan, scope }))
}

const none = (_view: VariantView, args: ConnectionArguments) => emptyConnection(args)

export const variantResolvers = {
  ProductVariant: {
    id: ({ variant }: VariantView) => variant.gid,
    title: ({ variant }: VariantView) => titleOf(variant),
    sku: ({ variant }: VariantView) => variant.sku,
    barcode: () => null,
    product: ({ product, scope }: VariantView) => productView(product, scope),
    selectedOptions: ({ variant, product }: VariantView) =>
      product.options.map(({ name }, index) => ({ name, value: variant.optionValues[index] ?? '' })),
    image: imageOf,
    price: priceOf,
    priceV2: priceOf,
    compareAtPrice: compareAtOf,
    compareAtPriceV2: compareAtOf,
    unitPrice: () => null,
    availableForSale: ({ variant, scope }: VariantView) => isAvailable(scope.levels, variant),
    currentlyNotInStock,
    quantityAvailable: ({ variant, scope }: VariantView) => levelOf(scope.levels, variant).stock,
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
    requiresShipping: ({ product }: VariantView) => product.document.requiresShipping,
    taxable: ({ product }: VariantView) => product.document.productType !== 'Gift Card',
    weight: () => null,
    weightUnit: () => 'GRAMS',
    requiresComponents: () => false,
    sellingPlanAllocations: allocations,
    components: none,
    groupedBy: none,
    quantityPriceBreaks: none,
    storeAvailability: none,
    metafield: () => null,
    metafields: (_view: VariantView, { identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  },
}
