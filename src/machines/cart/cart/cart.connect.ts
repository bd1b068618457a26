import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { badgeCount, badgeText, projectCart } from '~/services/domain/cart/cart.rules'
import { cartDelivery } from '~/services/domain/delivery/cart-delivery.rules'
import { marks, type Reading } from '../../runtime/reading'
import type { cartMachine } from './cart.machine'
import { leaving } from './cart.rules'
import type { CartContext, Removed } from './cart.setup'

type Snapshot = Reading<typeof cartMachine>

/** What a page may know of the cart: the settled one with the buyer's intents already in it. */
export function connectCart(snapshot: Snapshot) {
  const { settled, intents, error, words } = snapshot.context
  const cart = projectCart(settled, intents)
  const worded = <Line extends CartItem>(line: Line): Line => ({
    ...line,
    // S-381: without them the page has words of its own
    translations: words[line.handle] ?? line.translations,
  })
  const lines = grouped(cart.lines).map((line) => ({
    ...worded(line),
    isPending: line.id in intents,
    canIncrease: canIncrease(line),
  }))
  return {
    ...marks('cart', snapshot),
    lines,
    passing: passingOf(snapshot.context).map((one) => ({ ...one, line: worded(one.line) })),
    cost: settled.cost,
    /** codes that take something off; of the others the page says so */
    discounts: settled.discountCodes.filter(({ amount }) => amount.amountCents > 0),
    unappliedCodes: settled.discountCodes.flatMap(({ code, amount }) => (amount.amountCents > 0 ? [] : [code])),
    savings: savingsOf(settled),
    delivery: cartDelivery(settled),
    isEmpty: snapshot.matches('ready') && cart.lines.length === 0 && snapshot.context.adds.length === 0,
    isLoading: snapshot.matches('loading'),
    /** the money is the last that the shop has said; what an intent costs is not known yet */
    isPriceSettled: Object.keys(intents).length === 0,
    /** pending requests are waited for */
    canCheckOut: cart.lines.length > 0,
    error,
    can: {
      retry: snapshot.can({ type: 'RETRY' }),
      undo: snapshot.context.offers.length > 0,
    },
  }
}

/** The count on the bag of the header: lines, intents, and what is on its way in (S-043, S-058). */
export function connectCartBadge(snapshot: Snapshot) {
  const { settled, intents, adds } = snapshot.context
  const count = badgeCount(
    settled,
    intents,
    adds.flatMap(({ lines }) => lines.map(({ quantity }) => ({ quantity }))),
  )
  return { ...marks('cart', snapshot), count, badge: badgeText(count) }
}

/** Which of these variants are in the cart or on their way: add-on buttons show it. */
export const membershipOf =
  (variantIds: readonly string[]) =>
  ({ context: { settled, intents, adds } }: Snapshot): string[] => {
    const onTheirWay = adds.flatMap(({ lines }) => lines.map(({ merchandiseId }) => merchandiseId))
    const held = projectCart(settled, intents).lines.map(({ variantId }) => variantId)
    return [...new Set([...held, ...onTheirWay])].filter((id) => variantIds.includes(id))
  }

/** How many pieces of each variant are in the cart, with the buyer's intents already in it. */
export function connectPieces({ context: { settled, intents } }: Snapshot): Record<string, number> {
  const pieces: Record<string, number> = {}
  for (const { variantId, quantity } of projectCart(settled, intents).lines)
    pieces[variantId] = (pieces[variantId] ?? 0) + quantity
  return pieces
}

/** Each line with its add-ons behind it. An add-on whose parent is not in the cart stands for itself. */
function grouped(lines: readonly CartItem[]) {
  const nested = new Set(lines.flatMap(({ addons }) => addons))
  const roots = lines.filter(({ id, addons }) => !nested.has(id) || addons.length > 0)
  return roots.flatMap((root) => [
    { ...root, isNested: false },
    ...lines
      .filter(({ id, addons }) => root.addons.includes(id) && addons.length === 0)
      .map((line) => ({ ...line, isNested: true })),
  ])
}

/** What is not among the lines and has a place there, in the order in which it left. */
function passingOf(context: CartContext) {
  const { adds, offers } = context
  const marked = (kind: 'leaving' | 'offered' | 'returning') => (one: Removed) => ({ ...one, kind })
  return [
    ...adds.flatMap(({ returning }) => returning ?? []).map(marked('returning')),
    ...offers.map(marked('offered')),
    ...leaving(context).map(marked('leaving')),
  ]
}

/** What the subscription saves, and what everything else does: each has a line of its own in the summary. */
function savingsOf({ lines, currency, cost }: Cart) {
  const subscription = lines.reduce(
    (sum, { subscriptionDetails, savings }) => sum + (subscriptionDetails ? (savings?.amountCents ?? 0) : 0),
    0,
  )
  return {
    subscription: { amountCents: subscription, currency },
    other: { amountCents: cost.savings.amountCents - subscription, currency },
  }
}

const canIncrease = ({ maximumQuantity, quantity }: { maximumQuantity: number | null; quantity: number }) =>
  maximumQuantity === null || quantity < maximumQuantity

export type CartView = ReturnType<typeof connectCart>
