import {
  hiddenVersions,
  isHiddenKey,
  type Merchandise,
  plainVersions,
  readAttributes,
  settleAttributes,
  writtenAttributes,
} from '~/services/domain/cart/attributes.rules'
import { type AddLine, LineAttributeKey, type LineAttributes } from '~/services/domain/cart/cart.contract'
import { isAddon, isAttachedBookBundle, maximumQuantity } from '~/services/domain/cart/cart.rules'
import { linesToRemove } from '~/services/domain/cart/cart-content.rules'
import type { Locale } from '~/services/domain/locale'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import type { Lease } from '~/services/platform/database/lease'
import { type Idempotency, requestHashOf } from '~/services/platform/idempotency/idempotency.server'
import {
  type CartWireError,
  type LineInput,
  UNKNOWN_CODE,
  type WireCart,
  type WireLine,
  type WireMerchandise,
  withoutCartToken,
} from '~/services/upstreams/shopify/shopify.contract'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import type { CartError, CartRefusal } from './cart.contract'
import { attributesOf, itemOf, piecesOf } from './cart-lines.server'
import type { CartRow, CartRows } from './cart-rows.server'

/*
 * What changes the lines of a cart, under its lease: what may not stand together goes, and what a request asks for is
 * added once. An add is long and stays whole: what the catalogue makes of it, what this cart takes of that, its key.
 */

/** The visitor of a cart: the cookie's token, null without one, and the locale of the answer. */
export type CartVisitor = { token: string | null; locale: Locale }

export type CartDeps = {
  rows: CartRows
  client: ShopifyClient
  catalogue: Catalogue
  idempotency: Idempotency
}

/** What a change sees of the cart while it holds the lease; `shop` is asked under it alone. */
export type Held = { row: CartRow; wire: WireCart | null; shop: ShopifyClient['cart'] }
export type Changed = Result<Held, CartError>

export type Change = { held: Held; visitor: CartVisitor }

/** The shop cannot compare the holder of a lease: whoever may have lost it does not ask any more. */
export function underLease(shop: ShopifyClient['cart'], lease: Lease): ShopifyClient['cart'] {
  const held =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      await lease.ensure()
      return call(...args)
    }
  const { read, create, add, update, remove, discount, moveTo } = shop
  const changes = { create: held(create), add: held(add), update: held(update), remove: held(remove) }
  return { read, ...changes, discount: held(discount), moveTo: held(moveTo) }
}

/** What may not stand in one cart together goes (S-262…S-264). */
export async function applyRules({ held, visitor }: Change): Promise<Changed> {
  const lines = held.wire?.lines.nodes ?? []
  const gone = linesToRemove(lines.map((line) => itemOf(line, visitor.locale)))
  return removeLines({ held, visitor, which: lines.filter(({ id }) => gone.includes(withoutCartToken(id))) })
}

export async function removeLines({ held, visitor, which }: Change & { which: readonly WireLine[] }): Promise<Changed> {
  if (!held.wire || which.length === 0) return ok(held)
  const change = { cartId: held.wire.id, lineIds: which.map(({ id }) => id) }
  return changed(held, await held.shop.remove(change, visitor.locale))
}

/** S-181, for the checkout. */
export const hideAttributes = (change: Change) => rewriteAttributes(change, hiddenVersions)

/** Who comes back from the checkout and adds more: a thing that is there already must be found again. */
const showAttributes = (change: Change) =>
  rewriteAttributes(change, (written) => plainVersions(written, LineAttributeKey.options))

async function rewriteAttributes({ held, visitor }: Change, rewrite: typeof hiddenVersions): Promise<Changed> {
  const lines = (held.wire?.lines.nodes ?? []).flatMap((line) => {
    const written = attributesOf(line)
    const attributes = rewrite(written)
    return attributes.every(({ key }, index) => key === written[index]?.key) ? [] : [{ id: line.id, attributes }]
  })
  if (!held.wire || lines.length === 0) return ok(held)
  return changed(held, await held.shop.update({ cartId: held.wire.id, lines }, visitor.locale))
}

type Refused = { kind: 'refused'; code: CartRefusal }
export const no = (code: CartRefusal) => refused<Refused>({ kind: 'refused', code })

export function changed(held: Held, wire: Result<WireCart, CartWireError>): Changed {
  return wire.ok ? ok({ ...held, wire: wire.value }) : refused(cartError(wire.error))
}

/** A user error after our own checks is about a line that went away, or goods that did, in between. */
export function cartError(error: CartWireError): CartError {
  if (error.kind === 'gone') return { kind: 'refused', code: 'unknownLine' }
  if (error.kind !== 'userError') return error
  if (error.code === UNKNOWN_CODE) return { kind: 'refused', code: 'unknownCode' }
  return { kind: 'refused', code: /MERCHANDISE|STOCK/.test(error.code) ? 'outOfStock' : 'unknownLine' }
}

/** A line that may be added: what the catalogue makes of what was asked. */
type SettledLine = {
  merchandiseId: string
  quantity: number
  attributes: LineAttributes
  productType: string
  maximum: number | null
}

type AskedLines = { lines: readonly AddLine[]; catalogue: Catalogue; locale: Locale }

/** Price, limit, kind and stock of every line from the catalogue; what the request said of them counts for nothing. */
export async function settleLines({
  lines,
  catalogue,
  locale,
}: AskedLines): Promise<Result<SettledLine[], Outage | Refused>> {
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
async function knownParents({ lines, catalogue, locale }: AskedLines): Promise<Result<ReadonlySet<string>, Outage>> {
  const named = lines.flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'parent_product_id'))
  const ids = [...new Set(named.map(({ value }) => value))].filter((id) => /^gid:\/\/shopify\/Product\/\d+$/.test(id))
  if (ids.length === 0) return ok(new Set())
  const products = await catalogue.productsById(ids, locale)
  return products.ok ? ok(new Set(products.value.map(({ id }) => id))) : products
}

/** What is left to add to this cart, as the shop takes it; a refusal when the cart would hold too much. */
function linesForCart({
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

type Asked = { lines: readonly AddLine[]; idempotencyKey?: string }
type Adding = { held: Held; visitor: CartVisitor; lines: readonly SettledLine[]; asked: Asked }

/** Adds lines, once per client key. */
export async function addLines(deps: CartDeps, adding: Adding): Promise<Changed> {
  const { held, asked } = adding
  const { idempotencyKey: key } = asked
  if (!key) return put(deps, { ...adding, request: null })
  const request = { key, requestHash: requestHashOf(asked.lines) }
  const known = await deps.idempotency.find({ ...request, scope: scopeOf(held) })
  if (known === 'reused') return no('keyReused')
  return known === 'done' ? applyRules(adding) : put(deps, { ...adding, request })
}

type Putting = Adding & { request: { key: string; requestHash: string } | null }

async function put(deps: CartDeps, { held: found, visitor, lines, request }: Putting): Promise<Changed> {
  const shown = await showAttributes({ held: found, visitor })
  if (!shown.ok) return shown
  const held = shown.value
  const batch = held.row.batch + 1
  const planned = linesForCart({ lines, cart: held.wire, batch })
  if (!planned.ok) return planned
  if (planned.value.length === 0) return ok(held)
  const adding = request && { ...request, before: piecesBefore(planned.value, held) }
  const row = await deps.rows.save(held.row, { batch, adding })
  const sent = await send({ ...held, row }, planned.value, visitor)
  // without an answer it stays noted: whoever changes the cart next finds out
  if (!sent.ok && sent.error.kind !== 'refused') return sent
  const after = sent.ok ? sent.value : { ...held, row }
  // Shopify leaves out, without an error, what has just sold out
  const hasArrived = sent.ok && planned.value.every(({ merchandiseId }) => piecesIn(after, merchandiseId) > 0)
  const added = await settle(deps, after, { hasArrived })
  if (!sent.ok) return sent
  return hasArrived ? applyRules({ held: added, visitor }) : no('outOfStock')
}

async function send(held: Held, lines: LineInput[], { locale }: CartVisitor): Promise<Changed> {
  const { wire, shop } = held
  return changed(held, wire ? await shop.add({ cartId: wire.id, lines }, locale) : await shop.create({ lines }, locale))
}

/** The add that the row notes has an end: one that has arrived is done for good, and nothing of it is noted any more. */
async function settle(deps: CartDeps, held: Held, { hasArrived }: { hasArrived: boolean }): Promise<Held> {
  const { row, wire } = held
  const isNew = wire && wire.id !== row.shopifyCartId
  if (hasArrived && row.adding) await deps.idempotency.keep({ ...row.adding, scope: scopeOf(held) })
  if (!row.adding && !isNew) return held
  return { ...held, row: await deps.rows.save(row, { adding: null, ...(isNew && { shopifyCartId: wire.id }) }) }
}

/**
 * What a process that died, or an answer that got lost, left open about the cart's last add: whether it has arrived.
 * Whoever comes next finds out before anything else changes the cart.
 */
export async function settleLastAdd(deps: CartDeps, { held, visitor }: Change): Promise<Changed> {
  const { adding } = held.row
  if (!adding) return ok(held)
  const hasArrived = Object.entries(adding.before).every(([id, pieces]) => piecesIn(held, id) > pieces)
  const settled = await settle(deps, held, { hasArrived })
  return hasArrived ? applyRules({ held: settled, visitor }) : ok(settled)
}

/** Adds that had no answer and no longer count: one that arrives late is refused, one that has been done stays done. */
export async function forbidAdds({ deps, held, keys }: { deps: CartDeps; held: Held; keys: readonly string[] }) {
  for (const key of keys) await deps.idempotency.forbid({ scope: scopeOf(held), key })
}

const scopeOf = ({ row }: Held) => `cart.add:${row.publicId}`

const piecesIn = ({ wire }: Held, merchandiseId: string) => piecesOf(merchandiseId, wire?.lines.nodes ?? [])

const piecesBefore = (lines: readonly LineInput[], held: Held) =>
  Object.fromEntries(lines.map(({ merchandiseId }) => [merchandiseId, piecesIn(held, merchandiseId)]))
