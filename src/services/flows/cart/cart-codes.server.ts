import { ok, type Result } from '~/services/domain/result'
import { type CartWireError, UNKNOWN_CODE, type WireCart } from '~/services/upstreams/shopify/shopify.contract'
import { type CartDeps, type Change, type Changed, changed } from './cart-changes.server'

/**
 * The codes take the place of those before; whoever has no cart yet gets one for them. Where the shop knows none of them,
 * the cart stays as it was.
 */
export async function setCodes({ rows }: CartDeps, { held, visitor, codes }: Change & { codes: string[] }) {
  const { wire, shop, row } = held
  const { locale } = visitor
  const own = wire ? ok(wire) : await shop.create({ lines: [] }, locale)
  if (!own.ok) return changed(held, own)
  const { id: cartId, discountCodes } = own.value
  const answer = await shop.discount({ cartId, discountCodes: codes }, locale)
  if (isUnknown(answer)) await shop.discount({ cartId, discountCodes: discountCodes.map(({ code }) => code) }, locale)
  const after: Changed = changed(held, answer)
  if (!after.ok || wire) return after
  return ok({ ...after.value, row: await rows.save(row, { shopifyCartId: cartId }) })
}

const isUnknown = (answer: Result<WireCart, CartWireError>) =>
  !answer.ok && answer.error.kind === 'userError' && answer.error.code === UNKNOWN_CODE
