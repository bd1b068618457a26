import {
  isHiddenKey,
  type Merchandise,
  readAttributes,
  readBatch,
  settleAttributes,
  subscriptionDetailsOf,
  writtenAttributes,
} from '~/services/domain/cart/attributes.rules'
import {
  type AddLine,
  type Cart,
  type CartItem,
  LineAttributeKey,
  type LineAttributes,
} from '~/services/domain/cart/cart.contract'
import { isAddon, isAttachedBookBundle, isLimitedToOne, maximumQuantity } from '~/services/domain/cart/cart.rules'
import { inventoryStatus } from '~/services/domain/kits/inventory.rules'
import { hasPage } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import { factsOf, imageOf, titleOf } from '~/services/flows/products/product.mapping'
import {
  type LineInput,
  type WireCart,
  type WireLine,
  type WireMerchandise,
  withoutCartToken,
} from '~/services/upstreams/shopify/shopify.contract'
import type { CartRefusal } from './cart.contract'

/*
 * The lines of a cart: what Shopify's say to a screen, and what Shopify is given for those that a request asks for.
 */

export const attributesOf = ({ attributes }: WireLine) =>
  attributes.map(({ key, value }) => ({ key, value: value ?? '' }))

/** The cart that the browser may know. Lines that Shopify keeps with quantity 0 are not in it. */
export function cartOf({ wire, locale, version }: { wire: WireCart; locale: Locale; version: number }): Cart {
  const lines = withAddons(wire.lines.nodes.filter(({ quantity }) => quantity > 0).map((line) => itemOf(line, locale)))
  const { subtotalAmount, totalAmount } = wire.cost
  const saved = lines.reduce((sum, { savings }) => sum + (savings?.amountCents ?? 0), 0)
  return {
    version,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: subtotalAmount.currency,
    lines,
    cost: {
      subtotal: subtotalAmount,
      savings: { amountCents: saved, currency: subtotalAmount.currency },
      total: totalAmount,
    },
  }
}

export function itemOf(line: WireLine, locale: Locale): CartItem {
  const { merchandise, quantity } = line
  const { product } = merchandise
  return {
    id: withoutCartToken(line.id),
    quantity,
    subtotal: line.cost.subtotalAmount,
    savings: savingsOf(line),
    batch: readBatch(attributesOf(line)),
    title: product.title,
    handle: product.handle,
    productId: product.id,
    productType: product.productType,
    tags: product.tags,
    pdpUrl: hasPage(product.handle) ? `${locale.prefix}/products/${product.handle}` : null,
    image: imageOf(merchandise.image ?? product.featuredImage),
    price: merchandise.price,
    currency: merchandise.price.currency,
    variantId: merchandise.id,
    variantTitle: titleOf(merchandise),
    sku: merchandise.sku,
    availableForSale: merchandise.availableForSale,
    currentlyNotInStock: merchandise.currentlyNotInStock,
    inventoryStatus: inventoryStatus(merchandise, product.tags),
    ageRange: ageRangeOf(line),
    translations: {},
    addons: [],
    ...siblingsOf(line),
    ...ruledBy(line),
  }
}

/** What the line's attributes make of it. */
function ruledBy(line: WireLine) {
  const { product, selectedOptions } = line.merchandise
  const attributes = readAttributes(attributesOf(line), LineAttributeKey.options)
  const rule = { productType: product.productType, attributes }
  const goods = { ...rule, productTitle: product.title, optionValues: selectedOptions.map(({ value }) => value) }
  return {
    attributes,
    maximumQuantity: maximumQuantity(rule),
    isAddon: isAddon(rule),
    isLimitedToOne: isLimitedToOne(rule),
    subscriptionDetails: subscriptionDetailsOf(goods, attributes),
  }
}

function siblingsOf({ merchandise: { product } }: WireLine): Pick<CartItem, 'variants' | 'variantsSet'> {
  const { nodes } = product.variants
  return {
    variants: nodes.map(({ id, sku, price, availableForSale, ...variant }) => ({
      id,
      title: titleOf(variant),
      sku,
      price,
      availableForSale,
    })),
    variantsSet: nodes.flatMap(({ id, image }) => {
      const thumbnail = imageOf(image)
      return thumbnail ? [{ variantId: id, thumbnail }] : []
    }),
  }
}

function ageRangeOf({ merchandise: { product } }: WireLine): CartItem['ageRange'] {
  const { minMonths, maxMonths } = factsOf(product.metafields)
  return minMonths === null || maxMonths === null ? null : { minMonths, maxMonths }
}

function savingsOf({ merchandise: { price, compareAtPrice }, quantity }: WireLine): Money | null {
  const saved = ((compareAtPrice?.amountCents ?? 0) - price.amountCents) * quantity
  return saved > 0 ? { amountCents: saved, currency: price.currency } : null
}

/** An add-on belongs to the first line of its parent product. */
function withAddons(lines: CartItem[]): CartItem[] {
  const parents = new Map(lines.toReversed().map(({ productId, id }) => [productId, id]))
  const parentOf = ({ attributes }: CartItem) => parents.get(attributes.parent_product_id ?? '')
  return lines.map((line) => ({
    ...line,
    addons: lines.filter((other) => other.id !== line.id && parentOf(other) === line.id).map(({ id }) => id),
  }))
}

/** A line that may be added: what the catalogue makes of what was asked. */
export type SettledLine = {
  merchandiseId: string
  quantity: number
  attributes: LineAttributes
  productType: string
  maximum: number | null
}

type Refused = { kind: 'refused'; code: CartRefusal }
const no = (code: CartRefusal) => refused<Refused>({ kind: 'refused', code })

/** Price, limit, kind and stock of every line from the catalogue; what the request said of them counts for nothing. */
export async function settleLines({
  lines,
  catalogue,
  locale,
}: {
  lines: readonly AddLine[]
  catalogue: Catalogue
  locale: Locale
}): Promise<Result<SettledLine[], Outage | Refused>> {
  if (lines.some(({ attributes }) => attributes.some(({ key }) => isHiddenKey(key)))) return no('hiddenAttribute')
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const ids = [...new Set(wanted.map(({ merchandiseId }) => merchandiseId))]
  if (ids.length === 0) return ok([])
  const found = await catalogue.merchandise(ids, locale)
  if (!found.ok) return found
  const goods = new Map(found.value.map((merchandise) => [merchandise.id, merchandise]))
  const parents = await knownParents({ lines: wanted, catalogue, locale })
  if (!parents.ok) return parents

  const settled: SettledLine[] = []
  for (const line of wanted) {
    const merchandise = goods.get(line.merchandiseId)
    if (!merchandise) return no('unknownMerchandise')
    if (!merchandise.availableForSale) return no('outOfStock')
    const next = settleLine({ line, merchandise, parents: parents.value })
    if (next.maximum !== null && next.quantity > next.maximum) return no('overLimit')
    settled.push(next)
  }
  return ok(settled)
}

type Settling = { line: AddLine; merchandise: WireMerchandise; parents: ReadonlySet<string> }

function settleLine({ line, merchandise, parents }: Settling): SettledLine {
  const asked = line.attributes.filter(({ key, value }) => key !== 'parent_product_id' || parents.has(value))
  const attributes = settleAttributes(asked, goodsOf(merchandise))
  const { productType } = merchandise.product
  const maximum = maximumQuantity({ productType, attributes })
  const quantity = isAddon({ attributes }) ? 1 : line.quantity
  return { merchandiseId: merchandise.id, quantity, attributes, productType, maximum }
}

const goodsOf = ({ sku, product, selectedOptions, price, compareAtPrice }: WireMerchandise): Merchandise => ({
  sku,
  productTitle: product.title,
  productType: product.productType,
  optionValues: selectedOptions.map(({ value }) => value),
  priceCents: price.amountCents,
  compareAtCents: compareAtPrice?.amountCents ?? null,
})

/** An add-on names a product of this shop, or it is no add-on. */
async function knownParents({
  lines,
  catalogue,
  locale,
}: {
  lines: readonly AddLine[]
  catalogue: Catalogue
  locale: Locale
}): Promise<Result<ReadonlySet<string>, Outage>> {
  const named = lines.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'parent_product_id'))
  const ids = [...new Set(named.map(({ value }) => value))].filter((id) => /^gid:\/\/shopify\/Product\/\d+$/.test(id))
  if (ids.length === 0) return ok(new Set())
  const products = await catalogue.productsById(ids, locale)
  return products.ok ? ok(new Set(products.value.map(({ id }) => id))) : products
}

/** What is left to add to this cart, as the shop takes it; a refusal when the cart would hold too much. */
export function linesForCart({
  lines,
  cart,
  batch,
}: {
  lines: readonly SettledLine[]
  cart: WireCart | null
  batch: number
}): Result<LineInput[], Refused> {
  const held = cart?.lines.nodes ?? []
  const missing = lines.filter((line) => !isHeldAlready(line, { held, added: lines }))
  const overLimit = missing.some(({ maximum, quantity, merchandiseId }) => {
    if (maximum === null || maximum === 1) return false
    return quantity + piecesOf(merchandiseId, held) > maximum
  })
  if (overLimit) return no('overLimit')
  if (held.length + missing.length > 100) return no('tooManyLines')
  return ok(
    missing.map((line) => ({
      merchandiseId: line.merchandiseId,
      quantity: line.quantity,
      attributes: writtenAttributes(line.attributes, isOnItsOwn(line) ? batch : null),
    })),
  )
}

/**
 * Subscriptions and what comes with them are never merged into an older line: the rules need to know which came later.
 */
const isOnItsOwn = (line: SettledLine) =>
  line.productType === 'Subscription' || isAddon(line) || isAttachedBookBundle(line)

/** One of a kind is in the cart: adding it again changes nothing, unless it comes with a new subscription. */
function isHeldAlready(
  line: SettledLine,
  { held, added }: { held: readonly WireLine[]; added: readonly SettledLine[] },
) {
  if (line.maximum !== 1 || line.productType === 'Subscription') return false
  if (isOnItsOwn(line) && added.some(({ productType }) => productType === 'Subscription')) return false
  const twins = held.filter(({ merchandise, quantity }) => merchandise.id === line.merchandiseId && quantity > 0)
  return twins.some((twin) => {
    const attributes = readAttributes(attributesOf(twin), LineAttributeKey.options)
    return OWNER_KEYS.every((key) => attributes[key] === line.attributes[key])
  })
}
const OWNER_KEYS = ['parent_product_id', 'subscription_variant_id'] as const

export const piecesOf = (merchandiseId: string, held: readonly WireLine[]) =>
  held.filter(({ merchandise }) => merchandise.id === merchandiseId).reduce((sum, { quantity }) => sum + quantity, 0)
