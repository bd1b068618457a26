import { badgeCount, badgeText, projectCart } from '~/services/shopify/cart.rules'
import { marks, type Reading } from '../kit/reading'
import type { cartMachine } from './cart.machine'

type Snapshot = Reading<typeof cartMachine>

/** What a page may know of the cart: the settled one with the buyer's wishes already in it. */
export function connectCart(snapshot: Snapshot) {
  const { settled, intents, error, words } = snapshot.context
  const cart = projectCart(settled, intents)
  return {
    ...marks('cart', snapshot),
    lines: cart.lines.map((line) => ({
      ...line,
      // S-381: without them the page has words of its own
      translations: words[line.handle] ?? line.translations,
      isPending: line.id in intents,
      canIncrease: canIncrease(line),
    })),
    cost: settled.cost,
    currency: settled.currency,
    totalQuantity: cart.totalQuantity,
    isEmpty: snapshot.matches('ready') && cart.lines.length === 0 && snapshot.context.adds.length === 0,
    isLoading: snapshot.matches('loading') || snapshot.matches('starting'),
    hasFailed: snapshot.matches('failed'),
    /** the money is the last that the shop has said; what a wish costs is not known yet */
    isPriceSettled: Object.keys(intents).length === 0,
    isPreparing: snapshot.matches({ ready: 'preparing' }),
    error,
    can: {
      checkout: snapshot.can({ type: 'CHECKOUT' }) && cart.lines.length > 0,
      retry: snapshot.can({ type: 'RETRY' }),
    },
  }
}

/** The count on the bag of the header: lines, wishes, and what is on its way in (S-043, S-058). */
export function connectCartBadge(snapshot: Snapshot) {
  const { settled, intents, adds } = snapshot.context
  const count = badgeCount(
    settled,
    intents,
    adds.flatMap(({ lines }) => lines.map(({ quantity }) => ({ quantity }))),
  )
  return { ...marks('cart', snapshot), count, badge: badgeText(count) }
}

/** Which variants are in the cart or on their way: add-on buttons show it. */
export function connectCartMembership(snapshot: Snapshot) {
  const { settled, intents, adds } = snapshot.context
  const { lines } = projectCart(settled, intents)
  const onTheirWay = adds.flatMap((add) => add.lines.map(({ merchandiseId }) => merchandiseId))
  return { variantIds: [...new Set([...lines.map(({ variantId }) => variantId), ...onTheirWay])] }
}

const canIncrease = ({ maximumQuantity, quantity }: { maximumQuantity: number | null; quantity: number }) =>
  maximumQuantity === null || quantity < maximumQuantity

export type CartView = ReturnType<typeof connectCart>
