import type { AddLine, Cart, CartError } from '~/services/domain/cart/cart.contract'
import type { Intents } from '~/services/domain/cart/cart.rules'
import type { Result } from '~/services/domain/result'

export type CartAnswer = Result<Cart, CartError>

/** Lines on their way into the cart; the key makes a second try the same add. */
export type Add = { key: string; lines: AddLine[] }

/** `givenUp`: keys of adds that must not count any more should they arrive late. */
export type Apply = { intents: Intents; sequence: number; givenUp: string[] }

/** `isAfterWish`: the buyer had already wished for a quantity of the same thing, so that wish goes first. */
export type QueuedAdd = Add & { isAfterWish: boolean }

/** What the buyer is told, as a key of the catalogue (S-369…S-374). */
export type CartMessage = 'quantity' | 'removal' | 'add' | 'checkout' | 'load'

/** Words of products by their handle, by content key (S-339). */
export type CartWords = Record<string, Record<string, string>>

/** `told`: what failed before the page came, by a form without script (S-375). */
export type CartInput = { cart: Cart | null; words?: CartWords; told?: CartMessage | null }

export type CartContext = {
  settled: Cart
  /** what the buyer wants of each line and the server has not confirmed: line id → quantity, 0 to remove */
  intents: Intents
  /** what the newest intent was: it chooses the message when they fail together */
  newest: 'quantity' | 'removal'
  adds: QueuedAdd[]
  /** how often the first of the adds has been sent */
  attempts: number
  /** counts up with every intent; the server lets only a newer one win (decided: E-104) */
  sequence: number
  /** keys of adds that had no answer, until the shop knows that they no longer count */
  givenUp: string[]
  error: CartMessage | null
  /** another tab or language has changed the cart while this one was busy */
  isStale: boolean
  /** a request that was given up may still reach the shop: a fence must go there first */
  isUnsure: boolean
  words: CartWords
}

export type CartEvent =
  | { type: 'ADD'; key: string; lines: AddLine[] }
  | { type: 'SET_QTY'; lineId: string; quantity: number }
  | { type: 'REMOVE'; lineId: string }
  | { type: 'RETRY' }
  | { type: 'CHECKOUT' }
  | { type: 'OTHER_TAB' }
  | { type: 'LOCALE' }
  | { type: 'WORDS'; words: CartWords }

/** What the cart tells those who asked it: a page that added something, the checkout. */
export type CartEmitted =
  | { type: 'ADDED'; key: string }
  | { type: 'ADD_FAILED'; key: string }
  /** the cart itself could not be loaded */
  | { type: 'ADDS_FAILED'; keys: string[] }
  | { type: 'CHECKOUT_READY' }
