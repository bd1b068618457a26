import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { type Intents, quantityRefusal } from '~/services/domain/cart/cart.rules'
import type { Add, CartAnswer, CartContext, CartIntent, Removed } from './cart.setup'

/** Where the tabs of one browser tell each other that the cart has changed. */
export const CART_CHANNEL = 'playchart-cart'

/** What the buyer is told, as a key of the catalogue (S-369…S-374). */
export type CartMessage = 'quantity' | 'removal' | 'add' | 'checkout' | 'code' | 'load'

const linesOf = ({ lines }: Pick<Cart, 'lines'>, variantIds: readonly string[]): CartItem[] =>
  lines.filter(({ variantId }) => variantIds.includes(variantId))

const noneOf = (lines: readonly CartItem[]): Intents => Object.fromEntries(lines.map(({ id }) => [id, 0]))

/** What an intent asks of the lines that are there; nothing when it may not be asked. */
export function intentsOf({ lines }: Pick<Cart, 'lines'>, intent: CartIntent): Intents {
  if (intent.type === 'REMOVE_VARIANTS') return noneOf(linesOf({ lines }, intent.variantIds))
  const quantity = intent.type === 'REMOVE' ? 0 : intent.quantity
  const line = lines.find(({ id }) => id === intent.lineId)
  return line && quantityRefusal(line, quantity) === null ? { [line.id]: quantity } : {}
}

/** What removals that came before the cart ask of its lines. */
export const intentsOfRemovals = ({ settled, removals }: Pick<CartContext, 'settled' | 'removals'>): Intents =>
  noneOf(
    linesOf(
      settled,
      removals.flatMap(({ variantIds }) => variantIds),
    ),
  )

/** Some of these intents are about what an add brings. */
export const areAbout = (intents: Intents, { settled }: Pick<CartContext, 'settled'>, { lines }: Pick<Add, 'lines'>) =>
  linesOf(
    settled,
    lines.map(({ merchandiseId }) => merchandiseId),
  ).some(({ id }) => id in intents)

/** Removals of which no line waits for the shop's word any more, and whether it was yes. */
export const decidedRemovals = ({ settled, intents, removals }: CartContext) =>
  removals
    .map(({ key, variantIds }) => ({ key, left: linesOf(settled, variantIds) }))
    .filter(({ left }) => left.every(({ id }) => !(id in intents)))
    .map(({ key, left }) => ({ key, isDone: left.length === 0 }))

/** What is said of the lines that the shop has taken out: sentences that came with the intents. */
export const goneNow = ({ announcements }: Pick<CartContext, 'announcements'>, answer: CartAnswer): string[] =>
  answer.ok
    ? Object.entries(announcements).flatMap(([lineId, text]) =>
        answer.value.lines.some(({ id }) => id === lineId) ? [] : [text],
      )
    : []

export type UndoAsked = { lineId: string; key: string; announcement: string }

type Known = Pick<CartContext, 'settled' | 'intents'>

/** Lines that somebody asks to go. Each stands among those that stay and those asked for after it. */
export const leaving = ({ settled, intents }: Known): Removed[] =>
  settled.lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => intents[line.id] === 0 && line.availableForSale)
    .map(({ line, at }, before) => ({ line, at: at - before }))

/** Those of them that the answer no longer has; what the shop would not sell again cannot come back. */
export const removedNow = (known: Known, answer: CartAnswer): Removed[] =>
  answer.ok ? leaving(known).filter(isMissingIn(answer.value)) : []

export const isMissingIn =
  ({ lines }: Pick<Cart, 'lines'>) =>
  ({ line }: Removed) =>
    lines.every(({ id }) => id !== line.id)

/** The add that brings a line back as it was: the same variant, quantity and attributes. */
export function returnOf(
  { offers, adds }: Pick<CartContext, 'offers' | 'adds'>,
  { lineId, key, announcement }: UndoAsked,
) {
  const found = offers.find(({ line }) => line.id === lineId)
  if (!found) return {}
  return {
    offers: offers.filter((offer) => offer !== found),
    adds: [...adds, { key, lines: [lineAgain(found.line)], isAfterIntent: false, announcement, returning: found }],
    error: null,
  }
}

const lineAgain = ({ variantId, quantity, attributes }: CartItem) => ({
  merchandiseId: variantId,
  quantity,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value })),
})
