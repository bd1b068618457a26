import { hiddenVersions, plainVersions } from '~/services/domain/cart/attributes.rules'
import {
  CART_LIMITS,
  type CartError,
  type CartIntent,
  type CartRefusal,
  LineAttributeKey,
} from '~/services/domain/cart/cart.contract'
import { linesToRemove } from '~/services/domain/cart/cart-content.rules'
import type { Locale } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import type { Catalogue } from '~/services/flows/products/catalogue.server'
import type { Idempotency } from '~/services/platform/idempotency/idempotency.server'
import {
  attributesOf,
  cartOf,
  emptyCart,
  itemOf,
  publicLineId,
  type WireCart,
  type WireLine,
} from '~/services/upstreams/shopify/cart.wire'
import type { CartWireError, ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import type { CartRow, CartRows } from './cart-rows.server'

/** Who asks: the cookie's token, null without one, and the locale that the answer speaks. */
export type Visit = { token: string | null; locale: Locale }

export type CartDeps = {
  rows: CartRows
  client: ShopifyClient
  catalogue: Catalogue
  idempotency: Idempotency
}

/** What a change sees of the cart, once it has it for itself. */
export type Held = { row: CartRow; wire: WireCart | null }
export type Changed = Result<Held, CartError>

type Change = { client: ShopifyClient; held: Held; visit: Visit }

/** decided: E-104 */
export async function applyIntents({
  rows,
  client,
  held,
  visit,
  asked: { intents, sequence: asked },
}: CartDeps & Change & { asked: { intents: readonly CartIntent[]; sequence: number | null } }): Promise<Changed> {
  const { locale } = visit
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

/** A line that is gone and shall go is as asked; one that is gone and shall stay is not. */
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
      lineId ? publicLineId(line.id) === publicLineId(lineId) : line.merchandise.id === merchandiseId,
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
export async function applyRules({ client, held, visit }: Change): Promise<Changed> {
  const lines = held.wire?.lines.nodes ?? []
  const gone = linesToRemove(lines.map((line) => itemOf(line, visit.locale)))
  return removeLines({ client, held, visit, which: lines.filter(({ id }) => gone.includes(publicLineId(id))) })
}

export async function removeLines({
  client,
  held,
  visit,
  which,
}: Change & { which: readonly WireLine[] }): Promise<Changed> {
  if (!held.wire || which.length === 0) return ok(held)
  const change = { cartId: held.wire.id, lineIds: which.map(({ id }) => id) }
  return changed(held.row, await client.cart.remove(change, visit.locale))
}

/** S-181, for the checkout. */
export const hideAttributes = (change: Change) => rewriteAttributes(change, hiddenVersions)

/** Who comes back from the checkout and adds more: a thing that is there already must be found again. */
export const showAttributes = (change: Change) =>
  rewriteAttributes(change, (written) => plainVersions(written, LineAttributeKey.options))

async function rewriteAttributes({ client, held, visit }: Change, rewrite: typeof hiddenVersions): Promise<Changed> {
  const lines = (held.wire?.lines.nodes ?? []).flatMap((line) => {
    const written = attributesOf(line)
    const attributes = rewrite(written)
    return attributes.every(({ key }, index) => key === written[index]?.key) ? [] : [{ id: line.id, attributes }]
  })
  if (!held.wire || lines.length === 0) return ok(held)
  return changed(held.row, await client.cart.update({ cartId: held.wire.id, lines }, visit.locale))
}

export const no = (code: CartRefusal) => refused({ kind: 'refused' as const, code })

export function changed(row: CartRow, wire: Result<WireCart, CartWireError>): Changed {
  return wire.ok ? ok({ row, wire: wire.value }) : refused(cartError(wire.error))
}

/** A user error after our own checks is about a line that went away, or goods that did, in between. */
export function cartError(error: CartWireError): CartError {
  if (error.kind === 'gone') return { kind: 'refused', code: 'unknownLine' }
  if (error.kind !== 'userError') return error
  return { kind: 'refused', code: /MERCHANDISE|STOCK/.test(error.code) ? 'outOfStock' : 'unknownLine' }
}
