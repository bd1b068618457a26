import { ok } from '~/services/domain/result'
import { type CartDeps, type Change, type Changed, changed } from './cart-changes.server'

/** The codes take the place of those before; whoever has no cart yet gets one for them. */
export async function setCodes({ rows }: CartDeps, { held, visitor, codes }: Change & { codes: string[] }) {
  const { wire, shop, row } = held
  const { locale } = visitor
  const answer = wire
    ? await shop.discount({ cartId: wire.id, discountCodes: codes }, locale)
    : await shop.create({ lines: [], discountCodes: codes }, locale)
  const after: Changed = changed(held, answer)
  if (!after.ok || !after.value.wire || wire) return after
  return ok({ ...after.value, row: await rows.save(row, { shopifyCartId: after.value.wire.id }) })
}
