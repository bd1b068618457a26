import type { CartView } from '~/machines/cart/cart/cart.connect'
import { equal } from '~/machines/proving/oracle/checks'
import { always } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import { type Account, hasAny, leavingOf } from './cart-account'
import { isKnown } from './cart-moments'

const worded = (line: Loose, { words }: Account) => ({ ...line, translations: words[line.handle] ?? line.translations })

/** The last cart of the shop with everything that is asked for in it; an add-on stands behind what it belongs to. */
function linesOf(memory: Account) {
  const lines: Loose[] = (memory.cart?.lines ?? []).flatMap((line: Loose) => {
    const quantity = memory.asked[line.id] ?? line.quantity
    const canIncrease = line.maximumQuantity === null || quantity < line.maximumQuantity
    return quantity > 0 ? [{ ...worded(line, memory), quantity, isPending: line.id in memory.asked, canIncrease }] : []
  })
  // what has add-ons of its own stands for itself, so that those are seen
  const isNested = ({ id, addons }: Loose) => addons.length === 0 && lines.some((line) => line.addons.includes(id))
  return lines
    .filter((line) => !isNested(line))
    .flatMap((root) => [
      { ...root, isNested: false },
      ...lines
        .filter((line) => isNested(line) && root.addons.includes(line.id))
        .map((line) => ({ ...line, isNested: true })),
    ])
}

function passingOf(memory: Account) {
  const marked = (kind: string) => (one: Loose) => ({ ...one, kind, line: worded(one.line, memory) })
  return [
    ...memory.adds.flatMap(({ returning }) => returning ?? []).map(marked('returning')),
    ...memory.offers.map(marked('offered')),
    ...leavingOf(memory).map(marked('leaving')),
  ]
}

/** What the page of the cart may rely on. */
export const seenOfCart = [
  always<CartView, Account>(
    { rule: ['S-260', 'S-381'], says: 'each change shows at once, in the last cart of the shop' },
    ({ view, memory }) => equal(view.lines, linesOf(memory)),
  ),
  always<CartView, Account>(
    { rule: 'F-35', says: 'the money is the last that the shop has said', when: isKnown },
    ({ view, memory }) => [equal(view.cost, memory.cart.cost), equal(view.isPriceSettled, !hasAny(memory.asked))],
  ),
  always<CartView, Account>(
    { rule: 'F-35', says: 'and before its first word nothing costs anything', when: (step) => !isKnown(step) },
    ({ view }) => {
      const nothing = { amountCents: 0, currency: 'eur' }
      return [
        equal(view.cost, { subtotal: nothing, savings: nothing, total: nothing }),
        equal(view.savings, { subscription: nothing, other: nothing }),
      ]
    },
  ),
  always<CartView, Account>(
    { decided: 'ADR-0054', says: 'a code that takes nothing off stands apart', when: isKnown },
    ({ view, memory: { cart } }) => {
      const isApplied = ({ amount }: Loose) => amount.amountCents > 0
      const unapplied = cart.discountCodes.filter((code: Loose) => !isApplied(code))
      return [
        equal(view.discounts, cart.discountCodes.filter(isApplied)),
        equal(
          view.unappliedCodes,
          unapplied.map(({ code }: Loose) => code),
        ),
      ]
    },
  ),
  always<CartView, Account>(
    { rule: 'S-176', says: 'what a subscription saves stands apart from other savings', when: isKnown },
    ({ view, memory: { cart } }) => {
      const saved = cart.lines.flatMap((line: Loose) => (line.subscriptionDetails && line.savings) || [])
      const cents = saved.reduce((sum: number, { amountCents }: Loose) => sum + amountCents, 0)
      return equal(view.savings, {
        subscription: { amountCents: cents, currency: cart.currency },
        other: { amountCents: cart.cost.savings.amountCents - cents, currency: cart.currency },
      })
    },
  ),
  always<CartView, Account>(
    { rule: ['F-35', 'S-338'], says: 'a cart that nobody knows yet is neither empty nor ready' },
    (step) => {
      const { view, memory } = step
      return equal(
        [view.isLoading, view.isEmpty, view.canCheckOut, view.can.retry],
        [
          !isKnown(step) && !memory.hasFailed,
          isKnown(step) && view.lines.length + memory.adds.length === 0,
          isKnown(step) && view.lines.length > 0,
          memory.hasFailed,
        ],
      )
    },
  ),
  always<CartView, Account>(
    { rule: ['S-369', 'S-372', 'S-373', 'S-374'], says: 'the message is that of what went wrong last' },
    ({ view, memory }) => equal(view.error, memory.error),
  ),
  always<CartView, Account>(
    { decided: 'ADR-0047', says: 'what goes and comes back keeps its place' },
    ({ view, memory }) => [equal(view.passing, passingOf(memory)), equal(view.can.undo, memory.offers.length > 0)],
  ),
]
