import { z } from 'zod'
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
import type { Idempotency } from '~/services/platform/idempotency/idempotency.server'
import {
  type CartWireError,
  type LineInput,
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

/** What a change sees of the cart while it holds the lease. */
export type Held = { row: CartRow; wire: WireCart | null }
export type Changed = Result<Held, CartError>

export type Change = { client: ShopifyClient; held: Held; visitor: CartVisitor }

/** What may not stand in one cart together goes (S-262…S-264). */
export async function applyRules({ client, held, visitor }: Change): Promise<Changed> {
  const lines = held.wire?.lines.nodes ?? []
  const gone = linesToRemove(lines.map((line) => itemOf(line, visitor.locale)))
  return removeLines({ client, held, visitor, which: lines.filter(({ id }) => gone.includes(withoutCartToken(id))) })
}

export async function removeLines({
  client,
  held,
  visitor,
  which,
}: Change & { which: readonly WireLine[] }): Promise<Changed> {
  if (!held.wire || which.length === 0) return ok(held)
  const change = { cartId: held.wire.id, lineIds: which.map(({ id }) => id) }
  return changed(held.row, await client.cart.remove(change, visitor.locale))
}

/** S-181, for the checkout. */
export const hideAttributes = (change: Change) => rewriteAttributes(change, hiddenVersions)

/** Who comes back from the checkout and adds more: a thing that is there already must be found again. */
const showAttributes = (change: Change) =>
  rewriteAttributes(change, (written) => plainVersions(written, LineAttributeKey.options))

async function rewriteAttributes({ client, held, visitor }: Change, rewrite: typeof hiddenVersions): Promise<Changed> {
  const lines = (held.wire?.lines.nodes ?? []).flatMap((line) => {
    const written = attributesOf(line)
    const attributes = rewrite(written)
    return attributes.every(({ key }, index) => key === written[index]?.key) ? [] : [{ id: line.id, attributes }]
  })
  if (!held.wire || lines.length === 0) return ok(held)
  return changed(held.row, await client.cart.update({ cartId: held.wire.id, lines }, visitor.locale))
}

type Refused = { kind: 'refused'; code: CartRefusal }
export const no = (code: CartRefusal) => refused<Refused>({ kind: 'refused', code })

export function changed(row: CartRow, wire: Result<WireCart, CartWireError>): Changed {
  return wire.ok ? ok({ row, wire: wire.value }) : refused(cartError(wire.error))
}

/** A user error after our own checks is about a line that went away, or goods that did, in between. */
export function cartError(error: CartWireError): CartError {
  if (error.kind === 'gone') return { kind: 'refused', code: 'unknownLine' }
  if (error.kind !== 'userError') return error
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

/** Pieces of each wanted variant before the first try: tells, after a lost answer, whether it arrived. */
const Before = z.record(z.string(), z.number())

type Asked = { lines: readonly AddLine[]; idempotencyKey?: string }
type Adding = { held: Held; visitor: CartVisitor; lines: readonly SettledLine[]; asked: Asked }

/** Adds lines once per client key, a lost answer included. */
export function addLines(deps: CartDeps, adding: Adding): Promise<Changed> {
  const { idempotencyKey } = adding.asked
  return idempotencyKey ? addOnce({ deps, adding, key: idempotencyKey }) : put(deps, adding)
}

async function put({ client, rows }: CartDeps, { held: found, visitor, lines }: Adding): Promise<Changed> {
  const shown = await showAttributes({ client, held: found, visitor })
  if (!shown.ok) return shown
  const held = shown.value
  const batch = held.row.batch + 1
  const planned = linesForCart({ lines, cart: held.wire, batch })
  if (!planned.ok) return planned
  if (planned.value.length === 0) return ok(held)
  const numbered = await rows.save(held.row, { batch })
  const wire = held.wire
    ? await client.cart.add({ cartId: held.wire.id, lines: planned.value }, visitor.locale)
    : await client.cart.create(planned.value, visitor.locale)
  if (!wire.ok) return refused(cartError(wire.error))
  const row = held.wire ? numbered : await rows.save(numbered, { shopifyCartId: wire.value.id })
  // Shopify leaves out, without an error, what has just sold out
  if (!planned.value.every((line) => isIn(line, { row, wire: wire.value }))) return no('outOfStock')
  return applyRules({ client, held: { row, wire: wire.value }, visitor })
}

async function addOnce({ deps, adding, key }: { deps: CartDeps; adding: Adding; key: string }): Promise<Changed> {
  const { idempotency } = deps
  const { held, lines, asked } = adding
  const claim = { scope: scopeOf(held), key }
  const claimed = await idempotency.claim({ ...claim, body: asked.lines })
  if (claimed.kind === 'reused') return no('keyReused')
  if (claimed.kind === 'running') return no('keyRunning')
  if (claimed.kind === 'done') return ok(held)
  const before = claimed.kind === 'unknown' ? Before.parse(claimed.outcome) : snapshot(lines, held)
  const isHere = claimed.kind === 'unknown' && hasArrived({ lines, held, before })
  const result = isHere ? ok(held) : await put(deps, adding)
  if (result.ok) await idempotency.settle({ ...claim, state: 'done', outcome: null })
  else if (result.error.kind === 'refused') await idempotency.release(claim)
  else await idempotency.settle({ ...claim, state: 'unknown', outcome: before })
  return result
}

/** Adds that had no answer and no longer count: one that arrives late is refused, one that has been done stays done. */
export async function forbidAdds({ deps, held, keys }: { deps: CartDeps; held: Held; keys: readonly string[] }) {
  for (const key of keys) await deps.idempotency.forbid({ scope: scopeOf(held), key })
}

const scopeOf = ({ row }: Held) => `cart.add:${row.publicId}`

const held = ({ wire }: Held) => wire?.lines.nodes ?? []
const isIn = ({ merchandiseId }: LineInput, after: Held) => piecesOf(merchandiseId, held(after)) > 0

const snapshot = (lines: readonly SettledLine[], now: Held) =>
  Object.fromEntries(lines.map(({ merchandiseId }) => [merchandiseId, piecesOf(merchandiseId, held(now))]))

type Arrived = { lines: readonly SettledLine[]; held: Held; before: Record<string, number> }

const hasArrived = ({ lines, held: now, before }: Arrived) =>
  lines.every(({ merchandiseId }) => piecesOf(merchandiseId, held(now)) > (before[merchandiseId] ?? 0))
