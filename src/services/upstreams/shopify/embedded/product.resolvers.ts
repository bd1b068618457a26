import { type ConnectionArguments, connect } from './connection'
import { encodeVariants } from './encoded-variants'
import { gid, shopifyNumber } from './ids'
import { imageView, mediaView } from './images'
import { moneyV2, textIn } from './market'
import { type Identifier, metafieldOf } from './metafields'
import { isAvailable, levelOf, type OptionRecord, type ProductRecord, type VariantRecord } from './records'
import { collectionView, type ProductView, productView, type Scope, variantView } from './scope'
import { planGroups } from './selling-plans'
import {
  adjacentVariants,
  type Choosing,
  firstWithValue,
  selectedOrFirstAvailable,
  variantBySelectedOptions,
} from './variant-choice'
import { plainText, truncated } from './words'

const viewOf = ({ product, scope }: ProductView, variant: VariantRecord | null) =>
  variant && variantView(product, variant, scope)

const anyAvailable = ({ product, scope }: ProductView) =>
  product.variants.some((variant) => isAvailable(scope.levels, variant))

export const parentOf = (view: ProductView) => ({
  __typename: 'Product',
  updatedAt: view.product.updatedAt,
  gid: view.product.gid,
  view,
  scope: view.scope,
})

const imagesOf = ({ product, scope }: ProductView) =>
  product.document.images.map((name) => ({ id: name, image: imageView(name, product.handle, scope) }))

function rangeOf({ product, scope }: ProductView, priceOf: (variant: VariantRecord) => number) {
  const prices = product.variants.map(priceOf)
  const { currency } = scope.market
  return {
    minVariantPrice: moneyV2(Math.min(...prices), currency),
    maxVariantPrice: moneyV2(Math.max(...prices), currency),
  }
}

const combinations = ({ variants }: ProductRecord) => variants.map(({ picks }) => picks)

/** Uncounted products have no inventory to add up. */
function totalInventory({ product, scope }: ProductView): number | null {
  const counted = product.variants.flatMap((variant) => levelOf(scope.levels, variant).stock ?? [])
  return counted.length === 0 ? null : counted.reduce((sum, stock) => sum + stock, 0)
}

type Option = { __typename: 'ProductOption'; option: OptionRecord; index: number; product: ProductRecord; scope: Scope }

export const optionViews = ({ product, scope }: ProductView): Option[] =>
  product.options.map((option, index) => ({ __typename: 'ProductOption', option, index, product, scope }))

const optionKey = ({ product, option }: Option) => `${product.handle}/${option.name}`
export const optionGid = (view: Option) => gid('ProductOption', shopifyNumber('ProductOption', optionKey(view)))

export const optionValueViews = (view: Option) =>
  view.option.values.map((name, index) => ({
    __typename: 'ProductOptionValue',
    id: gid('ProductOptionValue', shopifyNumber('ProductOptionValue', `${optionKey(view)}/${name}`)),
    name,
    firstSelectableVariant: () =>
      viewOf(productView(view.product, view.scope), firstWithValue(view.product, view.index, index)),
    swatch: () => swatchOf(view.option.swatches[name]),
  }))

const swatchOf = (color: string | undefined) => (color === undefined ? null : { color, image: null })

const descriptive = {
  id: ({ product }: ProductView) => product.gid,
  handle: ({ product }: ProductView) => product.handle,
  title: ({ product, scope }: ProductView) => textIn(product.document.title, scope.market),
  description: ({ product, scope }: ProductView, { truncateAt }: { truncateAt?: number | null }) =>
    truncated(plainText(textIn(product.document.description, scope.market)), truncateAt),
  descriptionHtml: ({ product, scope }: ProductView) => textIn(product.document.description, scope.market),
  productType: ({ product }: ProductView) => product.document.productType,
  isGiftCard: ({ product }: ProductView) => product.document.productType === 'Gift Card',
  vendor: ({ scope }: ProductView) => scope.catalogue.shop.name,
  tags: ({ product }: ProductView) => product.document.tags,
  createdAt: ({ product }: ProductView) => product.createdAt,
  updatedAt: ({ product }: ProductView) => product.updatedAt,
  publishedAt: ({ product }: ProductView) => product.document.publishedAt,
  onlineStoreUrl: ({ product, scope }: ProductView) => `${scope.origin}/products/${product.handle}`,
  seo: ({ product: { document }, scope: { market } }: ProductView) => ({
    title: document.seoTitle ? textIn(document.seoTitle, market) : null,
    description: document.seoDescription ? textIn(document.seoDescription, market) : null,
  }),
  metafield: (view: ProductView, asked: Identifier) =>
    metafieldOf(view.product.document.metafields, asked, parentOf(view)),
  metafields: (view: ProductView, { identifiers }: { identifiers: Identifier[] }) =>
    identifiers.map((asked) => metafieldOf(view.product.document.metafields, asked, parentOf(view))),
}

const pictured = {
  featuredImage: (view: ProductView) => imagesOf(view)[0]?.image ?? null,
  images: (view: ProductView, args: ConnectionArguments) => connect(imagesOf(view), args, ({ image }) => image),
  media: (view: ProductView, args: ConnectionArguments) =>
    connect(imagesOf(view), args, ({ image }) => mediaView(image)),
}

const sold = {
  availableForSale: anyAvailable,
  totalInventory,
  requiresSellingPlan: () => false,
  priceRange: (view: ProductView) => rangeOf(view, ({ document }) => document.priceCents[view.scope.market.currency]),
  compareAtPriceRange: (view: ProductView) =>
    rangeOf(view, ({ document }) => document.compareAtCents?.[view.scope.market.currency] ?? 0),
  sellingPlanGroups: ({ product, scope }: ProductView, args: ConnectionArguments) =>
    connect(planGroups(product, scope), args, (group) => group),
  collections: ({ product, scope }: ProductView, args: ConnectionArguments) => {
    const sharedCollections = scope.catalogue.collections.filter(({ handle }) =>
      product.document.collections.includes(handle),
    )
    return connect(sharedCollections, args, (collection) => collectionView(collection, scope))
  },
}

type VariantSortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE'

function sortVariants(variants: readonly VariantRecord[], sortKey: VariantSortKey): readonly VariantRecord[] {
  const keyOf = { ID: (one: VariantRecord) => one.id, SKU: (one: VariantRecord) => one.sku, TITLE: titleOf }
  if (sortKey === 'POSITION' || sortKey === 'RELEVANCE') return variants
  const key = keyOf[sortKey]
  return variants.toSorted((left, right) => (key(left) < key(right) ? -1 : 1))
}

export const titleOf = ({ optionValues }: VariantRecord) => optionValues.join(' / ')

const varied = {
  options: (view: ProductView, { first }: { first?: number | null }) => optionViews(view).slice(0, first ?? undefined),
  variants: ({ product, scope }: ProductView, args: ConnectionArguments & { sortKey: VariantSortKey }) =>
    connect(sortVariants(product.variants, args.sortKey), args, (variant) => variantView(product, variant, scope)),
  variantsCount: ({ product }: ProductView) => ({ count: product.variants.length, precision: 'EXACT' }),
  variantBySelectedOptions: (view: ProductView, args: Choosing) =>
    viewOf(view, variantBySelectedOptions(view.product, args)),
  selectedOrFirstAvailableVariant: (view: ProductView, args: Choosing) =>
    viewOf(view, selectedOrFirstAvailable(view.product, view.scope.levels, args)),
  adjacentVariants: ({ product, scope }: ProductView, args: Choosing) =>
    adjacentVariants(product, scope.levels, args).map((variant) => variantView(product, variant, scope)),
  encodedVariantExistence: ({ product }: ProductView) => encodeVariants(combinations(product)),
  encodedVariantAvailability: ({ product, scope }: ProductView) =>
    encodeVariants(product.variants.filter((variant) => isAvailable(scope.levels, variant)).map(({ picks }) => picks)),
}

export const productResolvers = {
  Product: { ...descriptive, ...pictured, ...sold, ...varied },
  ProductOption: {
    id: optionGid,
    name: ({ option }: Option) => option.name,
    values: ({ option }: Option) => option.values,
    optionValues: optionValueViews,
  },
}
