import { assign, emit, sendTo, setup } from 'xstate'
import type { AddLine, Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { clampedLines, type Intents } from '~/services/domain/cart/cart.rules'
import type { Result } from '~/services/domain/result'
import type { CartError } from '~/services/flows/cart/cart.contract'
import type { CartWords } from '~/services/flows/content/pages.contract'
import { isOk, isRefusedAs, unprovided, unprovidedListener } from '../../runtime/parts'
import { type CartRulesOutput, cartRulesMachine } from '../cart-rules/cart-rules.machine'
import {
  areAbout,
  type CartMessage,
  decidedRemovals,
  intentsOf,
  intentsOfRemovals,
  isMissingIn,
  removedNow,
  returnOf,
  type UndoAsked,
} from './cart.rules'

export type CartAnswer = Result<Cart, CartError>

/** Lines on their way into the cart; the key makes a second try the same add. */
export type Add = { key: string; lines: AddLine[] }

/** `givenUp`: keys of adds that must not count any more should they arrive late. */
export type Apply = { intents: Intents; sequence: number; givenUp: string[] }

/** `isAfterIntent`: the buyer had already asked for a quantity of the same thing, so that intent goes first. */
/** `announcement`: said once the shop has put it in. `returning`: the line that comes back by it. */
type QueuedAdd = Add & { isAfterIntent: boolean; announcement?: string; returning?: Removed }

/** A line that the shop has taken out, and where it stood among the others. */
export type Removed = { line: CartItem; at: number }

/** `told`: what failed before the page came, by a form without script (S-375). */
export type CartInput = { cart: Cart | null; words?: CartWords; told?: CartMessage | null }

/** `announcement`: a whole sentence, said once the shop has taken the line out (S-246). */
export type CartIntent =
  | { type: 'SET_QTY'; lineId: string; quantity: number; announcement?: string }
  | { type: 'REMOVE'; lineId: string; announcement?: string }
  | { type: 'REMOVE_VARIANTS'; key: string; variantIds: readonly string[] }

export type CartContext = {
  settled: Cart
  /** what the buyer wants of each line and the server has not confirmed: line id → quantity, 0 to remove */
  intents: Intents
  /** what the newest intent was: it chooses the message when they fail together */
  newest: 'quantity' | 'removal'
  /** what is said when a line is gone, by its id */
  announcements: Record<string, string>
  adds: QueuedAdd[]
  /** what the shop has just taken out, and nobody has been told that it can come back */
  removed: Removed[]
  /** what can be put back by one press, oldest first */
  offers: Removed[]
  /** how often the first of the adds has been sent */
  attempts: number
  /** who asked for variants to be taken out and has no answer yet */
  removals: { key: string; variantIds: readonly string[] }[]
  /** keys of those who wait for a cart that is ready for the checkout */
  checkouts: string[]
  /** counts the requests that change lines; the server lets only a newer one win (decided: E-104) */
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
  | { type: 'ADD'; key: string; lines: AddLine[]; announcement?: string }
  | CartIntent
  | { type: 'UNDO'; lineId: string; key: string; announcement: string }
  | { type: 'RETRY' }
  | { type: 'CHECKOUT'; key: string }
  | { type: 'OTHER_TAB' }
  | { type: 'WORDS'; words: CartWords }

/** What becomes of an ADD, a REMOVE_VARIANTS or a CHECKOUT, to whoever asked under one of these keys. */
export type CartEmitted = { type: 'ANSWER'; done: string[]; refused: string[] }

const answerTo = (keys: string[], isDone: boolean): CartEmitted =>
  isDone ? { type: 'ANSWER', done: keys, refused: [] } : { type: 'ANSWER', done: [], refused: keys }
const keysOf = (asked: readonly { key: string }[]) => asked.map(({ key }) => key)
const hasAny = (intents: Intents) => Object.keys(intents).length > 0

/** What the cart's chart refers to by name. */
export const cartSetup = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getCart: unprovided<CartAnswer>('getCart'),
    applyCartIntents: unprovided<CartAnswer, Apply>('applyCartIntents'),
    addToCart: unprovided<CartAnswer, Add>('addToCart'),
    prepareCheckout: unprovided<CartAnswer>('prepareCheckout'),
    otherTabs: unprovidedListener<{ type: 'TELL' }>('otherTabs'),
    productWords: unprovidedListener<{ type: 'LOOK'; handles: string[] }>('productWords'),
    cartRules: cartRulesMachine,
  },
  guards: {
    isLoaded: ({ context }) => context.settled.version >= 0,
    isAllowed: ({ context }, intent: CartIntent) => hasAny(intentsOf(context.settled, intent)),
    isOk,
    isAsAsked: ({ context }, answer: CartAnswer) =>
      answer.ok && clampedLines(answer.value, context.intents).length === 0,
    isUnknown: isRefusedAs('unreachable'),
    isFirstTry: ({ context }) => context.attempts < 2,
    /** the same thing waits to be added: only then is its quantity what the buyer means */
    isAfterAdd: ({ context }, intent: CartIntent) => {
      const intents = intentsOf(context.settled, intent)
      return context.adds.some((add) => areAbout(intents, context, add))
    },
    hasAdds: ({ context }) => context.adds.length > 0,
    hasAddFirst: ({ context }) => context.adds[0]?.isAfterIntent === false,
    hasIntents: ({ context }) => hasAny(context.intents),
    hasChanged: ({ context }) => context.adds.length > 0 || hasAny(context.intents),
    hasCheckouts: ({ context }) => context.checkouts.length > 0,
    hasWork: ({ context: { adds, intents, isStale, checkouts, removals } }) =>
      adds.length + checkouts.length + removals.length > 0 || hasAny(intents) || isStale,
    hasRemoved: ({ context }) => context.removed.length > 0,
    hasNoOffer: ({ context }) => context.offers.length === 0,
    isOffered: ({ context }, lineId: string) => context.offers.some(({ line }) => line.id === lineId),
    isStale: ({ context }) => context.isStale,
    isUnsure: ({ context }) => context.isUnsure,
  },
  actions: {
    settle: assign(({ context }, answer: CartAnswer) => {
      const cart = answer.ok ? answer.value : answer.error.kind === 'superseded' ? answer.error.cart : null
      // what another tab has put back is not offered any more
      return cart ? { settled: cart, offers: context.offers.filter(isMissingIn(cart)) } : {}
    }),
    keepRemoved: assign(({ context }, answer: CartAnswer) => ({ removed: removedNow(context, answer) })),
    offer: assign(({ context: { offers, removed } }) => ({ offers: [...offers, ...removed], removed: [] })),
    withdraw: assign({ offers: [] }),
    putBack: assign(({ context }, asked: UndoAsked) => returnOf(context, asked)),
    announceAdded: (_, _text: string) => {},
    /** whoever stands on an offer that ends goes on to the line beside it */
    moveFocusOn: () => {},
    settleRules: assign((_, { cart }: CartRulesOutput) => ({ settled: cart })),
    keepIntent: assign(({ context }, intent: CartIntent) => {
      const intents = intentsOf(context.settled, intent)
      if (!hasAny(intents)) return {}
      const { [intent.type === 'REMOVE_VARIANTS' ? '' : intent.lineId]: _before, ...announcements } =
        context.announcements
      const isRemoval = Object.values(intents).includes(0)
      return {
        intents: { ...context.intents, ...intents },
        newest: isRemoval ? ('removal' as const) : ('quantity' as const),
        announcements:
          isRemoval && intent.type !== 'REMOVE_VARIANTS' && intent.announcement
            ? { ...announcements, [intent.lineId]: intent.announcement }
            : announcements,
        adds: context.adds.map((add) => (areAbout(intents, context, add) ? { ...add, isAfterIntent: false } : add)),
        error: null,
      }
    }),
    /** each request that changes lines is newer than all before it, and than what the shop knows */
    countRequest: assign(({ context }) => ({ sequence: Math.max(context.sequence, context.settled.version) + 1 })),
    dropIntents: assign({ intents: {}, announcements: {} }),
    /** S-246: when the shop has said so, and not when it is asked for */
    announce: (_, _texts: string[]) => {},
    tell: assign((_, { message }: { message: CartMessage }) => ({ error: message })),
    takeBack: assign({ error: null }),
    blameQuantity: assign({ newest: 'quantity' as const }),
    tellNewest: assign(({ context }) => ({ error: context.newest })),
    enqueue: assign(({ context }, { key, lines, announcement }: Add & { announcement?: string }) => {
      if (context.adds.some((add) => add.key === key)) return {}
      const isAfterIntent = areAbout(context.intents, context, { lines })
      const add = { key, lines, isAfterIntent, ...(announcement ? { announcement } : {}) }
      return { adds: [...context.adds, add], error: null }
    }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    dequeue: assign(({ context }) => ({ adds: context.adds.slice(1), attempts: 0 })),
    /** no answer came: it may still be on its way, so the shop has to be told that it no longer counts */
    giveUpAdd: assign(({ context }) => ({
      givenUp: [...context.givenUp, context.adds[0]?.key ?? ''],
      isUnsure: true,
    })),
    keepRemoval: assign(({ context }, { key, variantIds }: { key: string; variantIds: readonly string[] }) => ({
      removals: [...context.removals, { key, variantIds }],
    })),
    keepRemovalIntents: assign(({ context }) => {
      const intents = intentsOfRemovals(context)
      return hasAny(intents) ? { intents, newest: 'removal' as const } : {}
    }),
    keepCheckout: assign(({ context }, key: string) => ({ checkouts: [...context.checkouts, key] })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    beSure: assign({ isUnsure: false, givenUp: [] }),
    beUnsure: assign({ isUnsure: true }),
    answerAdd: emit(({ context }, { isDone }: { isDone: boolean }) =>
      answerTo(keysOf(context.adds.slice(0, 1)), isDone),
    ),
    answerRemovals: emit(({ context }) => {
      const decided = decidedRemovals(context)
      const [done, left] = [true, false].map((isDone) => keysOf(decided.filter((one) => one.isDone === isDone)))
      return { type: 'ANSWER' as const, done: done ?? [], refused: left ?? [] }
    }),
    dropRemovals: assign(({ context }) => {
      const decided = keysOf(decidedRemovals(context))
      return { removals: context.removals.filter(({ key }) => !decided.includes(key)) }
    }),
    answerCheckouts: emit(({ context }, { isDone }: { isDone: boolean }) => answerTo(context.checkouts, isDone)),
    dropCheckouts: assign({ checkouts: [] }),
    refuse: emit((_, key: string) => answerTo([key], false)),
    /** without a cart nothing can be done: whoever waits is told, and may ask again */
    refuseAll: emit(({ context: { adds, removals, checkouts } }) =>
      answerTo([...keysOf(adds), ...keysOf(removals), ...checkouts], false),
    ),
    dropAll: assign({ adds: [], removals: [], checkouts: [], attempts: 0 }),
    scrollToTop: () => {},
    broadcast: sendTo('otherTabs', { type: 'TELL' }),
    lookUpWords: sendTo('productWords', ({ context: { settled, words } }) => ({
      type: 'LOOK',
      handles: [...new Set(settled.lines.map(({ handle }) => handle))].filter((handle) => !(handle in words)),
    })),
    keepWords: assign(({ context }, words: CartWords) => ({ words: { ...context.words, ...words } })),
    logFailure: () => {},
  },
  /** a call has 8 s of its own; patience is what a lost answer costs */
  delays: { coalesce: 60, patience: 9000, patienceForTruth: 4000, recheck: 5000, undoable: 8000 },
})
