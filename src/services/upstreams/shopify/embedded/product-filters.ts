import { isAvailable, type ProductRecord, type VariantRecord } from './records'
import type { Scope } from './scope'

/** Shopify's ProductFilter: each input names one thing. Prices are amounts of the market's currency. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productMetafield?: { namespace: string; key: string; value: string } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  variantOption?: { name: string; value: string } | null
}

/** Filters of one group are alternatives; groups narrow each other. */
function groupOf(filter: ProductFilter): string {
  if (filter.available != null) return 'available'
  if (filter.price) return 'price'
  if (filter.productType != null) return 'productType'
  if (filter.productVendor != null) return 'productVendor'
  if (filter.tag != null) return 'tag'
  if (filter.variantOption) return `option:${filter.variantOption.name}`
  return `metafield:${filter.productMetafield?.namespace}.${filter.productMetafield?.key}`
}

type VariantTest = (variant: VariantRecord, product: ProductRecord) => boolean

/** A filter as a question to a variant: availability, price and options must hold of one and the same variant. */
function testOf(filter: ProductFilter, { levels, market, catalogue }: Scope): VariantTest {
  const { available, price, productType, productVendor, tag, variantOption, productMetafield } = filter
  if (available != null) return (variant) => isAvailable(levels, variant) === available
  if (price) {
    const { min, max } = price
    const amount = (variant: VariantRecord) => variant.document.priceCents[market.currency] / 100
    return (variant) => (min == null || amount(variant) >= min) && (max == null || amount(variant) <= max)
  }
  if (productType != null) return (_, { document }) => document.productType === productType
  if (productVendor != null) return () => catalogue.shop.name === productVendor
  if (tag != null) return (_, { document }) => document.tags.includes(tag)
  if (variantOption) {
    const { name, value } = variantOption
    return (variant, { options }) => variant.optionValues[options.findIndex((option) => option.name === name)] === value
  }
  if (!productMetafield) return () => true
  const { namespace, key, value } = productMetafield
  return (_, { document }) =>
    document.metafields.some((field) => field.namespace === namespace && field.key === key && field.value === value)
}

export function filterProducts(products: readonly ProductRecord[], filters: readonly ProductFilter[], scope: Scope) {
  if (filters.length === 0) return products
  const groups = [...Map.groupBy(filters, groupOf).values()].map((group) => group.map((one) => testOf(one, scope)))
  return products.filter((product) =>
    product.variants.some((variant) => groups.every((tests) => tests.some((test) => test(variant, product)))),
  )
}

type Facet = { id: string; label: string; type: 'LIST' | 'PRICE_RANGE'; values: FacetValue[] }
type FacetValue = { id: string; label: string; count: number; input: string }
type Facets = { products: readonly ProductRecord[]; filters: readonly ProductFilter[]; scope: Scope }

/** The filters that a collection offers, each value with how many products it would leave beside the other filters. */
export function facetsOf({ products, filters, scope }: Facets): Facet[] {
  const counted: Count = (filter) => {
    const others = filters.filter((one) => groupOf(one) !== groupOf(filter))
    return filterProducts(products, [...others, filter], scope).length
  }
  const entry = (filterOf: (label: string) => ProductFilter) => (label: string) => ({ label, filter: filterOf(label) })
  const types = distinct(products.map(({ document }) => document.productType))
  const tags = distinct(products.flatMap(({ document }) => document.tags))
  const availability = [
    { label: 'In stock', filter: { available: true } },
    { label: 'Out of stock', filter: { available: false } },
  ]
  const options = optionsOf(products).map(({ name, values }) => ({
    id: `filter.v.option.${name.toLowerCase()}`,
    label: name,
    entries: values.map(entry((value) => ({ variantOption: { name, value } }))),
  }))
  const lists: Listing[] = [
    {
      id: 'filter.p.product_type',
      label: 'Product type',
      entries: types.map(entry((productType) => ({ productType }))),
    },
    { id: 'filter.p.tag', label: 'Tag', entries: tags.map(entry((tag) => ({ tag }))) },
    ...options,
  ]
  const facets = [
    listFacet({ id: 'filter.v.availability', label: 'Availability', entries: availability }, counted),
    priceFacet(products, scope, counted),
    ...lists.map((list) => listFacet(list, counted)),
  ]
  return facets.filter(({ values }) => values.length > 0)
}

type Count = (filter: ProductFilter) => number
type Listing = { id: string; label: string; entries: { label: string; filter: ProductFilter }[] }

function listFacet({ id, label, entries }: Listing, counted: Count): Facet {
  const values = entries.map((entry) => ({
    id: `${id}.${entry.label.toLowerCase().replace(/\W+/g, '-')}`,
    label: entry.label,
    count: counted(entry.filter),
    input: JSON.stringify(entry.filter),
  }))
  return { id, label, type: 'LIST', values }
}

function priceFacet(products: readonly ProductRecord[], { market }: Scope, counted: Count): Facet {
  const prices = products.flatMap(({ variants }) =>
    variants.map(({ document }) => document.priceCents[market.currency]),
  )
  const facet = { id: 'filter.v.price', label: 'Price', type: 'PRICE_RANGE' } as const
  if (prices.length === 0) return { ...facet, values: [] }
  const price = { min: 0, max: Math.max(...prices) / 100 }
  const value = { id: 'filter.v.price', label: 'Price', count: counted({ price }), input: JSON.stringify({ price }) }
  return { ...facet, values: [value] }
}

function optionsOf(products: readonly ProductRecord[]): { name: string; values: string[] }[] {
  const options = products.flatMap((product) => (product.document.options.length > 0 ? product.options : []))
  return [...Map.groupBy(options, ({ name }) => name)].map(([name, same]) => ({
    name,
    values: distinct(same.flatMap(({ values }) => values)),
  }))
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]
