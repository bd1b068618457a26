import { z } from 'zod'
import { hiddenVersions, plainVersions } from '~/services/domain/cart/attributes.rules'
import { type AddLine, LineAttributeKey } from '~/services/domain/cart/cart.contract'
import { emptyCart } from '~/services/domain/cart/cart.rules'
import { linesToRemove } from '~/services/domain/cart/cart-content.rules'
import type { Locale } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import type { Idempotency } from '~/services/platform/idempotency/idempotency.server'
import {
  type CartWireError,
  type LineInput,
  type WireCart,
  type WireLine,
  withoutCartToken,
} from '~/services/upstreams/shopify/shopify.contract'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { CART_LIMITS, type CartError, type CartIntent, type CartRefusal } from './cart.contract'
import {
  attributesOf,
  cartOf,
  itemOf,
  linesForCart,
  piecesOf,
  type SettledLine,
  settleLines,
} from './cart-lines.server'
import type { CartRow, CartRows } from './cart-rows.server'

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

type Change = { client: ShopifyClient; held: Held; visitor: CartVisitor }

/** decided: E-104 */
export async function applyIntents({
  rows,
  client,
  held,
  visitor,
  asked: { intents, sequence: asked },
}: CartDeps & Change & { asked: { intents: readonly CartIntent[]; sequence: number | null } }): Promise<Changed> {
  const { locale } = visitor
  const lines = held.wire?.lines.nodes ?? []
  const sequence = asked ?? held.row.sequence + 1
  if (sequence <= held.row.sequence) {
    const version = held.row.sequence
    return refused({
      kind: 'superseded',
      cart: held.wire ? cartOf({ wire: held.wire, locale, version }) : emptyCart(locale, version),
    })
  }
  if (sequence - held.row.sequence > CART_LIMITS.leap) return no('sequenceTooHigh')
  const row = await rows.save(held.row, { sequence })
  const updates = updatesFor({ intents, lines, locale })
  if (!updates.ok || updates.value.length === 0 || !held.wire) return updates.ok ? ok({ ...held, row }) : updates
  const wire = await client.cart.update({ cartId: held.wire.id, lines: updates.value }, locale)
  return changed(row, wire)
}

/** A missing line counts as asked when it should be removed, and as a failure when it should stay. */
function updatesFor({
  intents,
  lines,
  locale,
}: {
  intents: readonly CartIntent[]
  lines: readonly WireLine[]
  locale: Locale
}): Result<{ id: string; quantity: number }[], CartError> {
  const updates = new Map<string, number>()
  for (const { lineId, merchandiseId, quantity } of intents) {
    const meant = lines.filter((line) =>
      lineId ? withoutCartToken(line.id) === withoutCartToken(lineId) : line.merchandise.id === merchandiseId,
    )
    if (meant.length === 0 && quantity > 0) return no('unknownLine')
    for (const line of meant) {
      const { maximumQuantity } = itemOf(line, locale)
      if (maximumQuantity !== null && quantity > maximumQuantity) return no('overLimit')
      updates.set(line.id, quantity)
    }
  }
  return ok([...updates].map(([id, quantity]) => ({ id, quantity })))
}

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

const no = (code: CartRefusal) => refused({ kind: 'refused' as const, code })

function changed(row: CartRow, wire: Result<WireCart, CartWireError>): Changed {
  return wire.ok ? ok({ row, wire: wire.value }) : refused(cartError(wire.error))
}

/** A user error after our own checks is about a line that went away, or goods that did, in between. */
export function cartError(error: CartWireError): CartError {
  if (error.kind === 'gone') return { kind: 'refused', code: 'unknownLine' }
  if (error.kind !== 'userError') return error
  return { kind: 'refused', code: /MERCHANDISE|STOCK/.test(error.code) ? 'outOfStock' : 'unknownLine' }
}

/** Pieces of each wanted variant before the first try: tells, after a lost answer, whether it arrived. */
const Before = z.record(z.string(), z.number())

type Asked = { lines: readonly AddLine[]; idempotencyKey?: string }
type Adding = { held: Held; visitor: CartVisitor; lines: readonly SettledLine[]; asked: Asked }

export const settleAdd = ({
  deps: { catalogue },
  visitor,
  lines,
}: {
  deps: CartDeps
  visitor: CartVisitor
  lines: readonly AddLine[]
}): Promise<Result<SettledLine[], CartError>> => settleLines({ lines, catalogue, locale: visitor.locale })

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
