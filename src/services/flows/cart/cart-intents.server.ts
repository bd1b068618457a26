import { emptyCart } from '~/services/domain/cart/cart.rules'
import type { Locale } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { type WireLine, withoutCartToken } from '~/services/upstreams/shopify/shopify.contract'
import { CART_LIMITS, type CartError, type CartIntent } from './cart.contract'
import { type CartDeps, type Change, type Changed, changed, no } from './cart-changes.server'
import { cartOf, itemOf } from './cart-lines.server'

/** decided: E-104 */
export async function applyIntents({
  rows,
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
  const wire = await held.shop.update({ cartId: held.wire.id, lines: updates.value }, locale)
  return changed({ ...held, row }, wire)
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
