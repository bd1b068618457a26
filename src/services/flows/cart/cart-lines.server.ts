import {
  isHiddenKey,
  type Merchandise,
  readAttributes,
  settleAttributes,
  writtenAttributes,
} from '~/services/domain/cart/attributes.rules'
import {
  type AddLine,
  type CartRefusal,
  LineAttributeKey,
  type LineAttributes,
} from '~/services/domain/cart/cart.contract'
import { isAddon, isAttachedBookBundle, maximumQuantity } from '~/services/domain/cart/cart.rules'
import type { Locale } from '~/services/domain/locale'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import { attributesOf, type WireCart, type WireLine } from '~/services/upstreams/shopify/cart.wire'
import type { WireMerchandise } from '~/services/upstreams/shopify/product.wire'
import type { LineInput } from '~/services/upstreams/shopify/shopify.server'

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
  const attributes = settleAttributes(asked, factsOf(merchandise))
  const { productType } = merchandise.product
  const maximum = maximumQuantity({ productType, attributes })
  const quantity = isAddon({ attributes }) ? 1 : line.quantity
  return { merchandiseId: merchandise.id, quantity, attributes, productType, maximum }
}

const factsOf = ({ sku, product, selectedOptions, price, compareAtPrice }: WireMerchandise): Merchandise => ({
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

/** Subscriptions and what comes with them never melt into an older line: the rules need to know which came later. */
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
