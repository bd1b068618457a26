import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { clampedLines, quantityRefusal } from '~/services/domain/cart/cart.rules'
import { type CartRulesOutput, cartRulesMachine } from '../cart-rules/cart-rules.machine'
import type {
  Add,
  Apply,
  CartAnswer,
  CartContext,
  CartEmitted,
  CartEvent,
  CartInput,
  CartMessage,
  CartWords,
} from './cart.types'

const unprovided = (name: string) => () => Promise.reject<never>(new Error(`${name} is provided by cart.actors.ts`))
type Wish = { lineId: string; quantity: number }
const lineOf = ({ settled }: CartContext, lineId: string) => settled.lines.find(({ id }) => id === lineId)
const isAbout = (context: CartContext, lineId: string, { lines }: Pick<Add, 'lines'>) =>
  lines.some(({ merchandiseId }) => merchandiseId === lineOf(context, lineId)?.variantId)
const canWish = (context: CartContext, { lineId, quantity }: Wish) => {
  const line = lineOf(context, lineId)
  return line !== undefined && quantityRefusal(line, quantity) === null
}
const hasPending = ({ intents }: CartContext) => Object.keys(intents).length > 0

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
    getCart: fromPromise<CartAnswer>(unprovided('getCart')),
    applyCartIntents: fromPromise<CartAnswer, Apply>(unprovided('applyCartIntents')),
    addToCart: fromPromise<CartAnswer, Add>(unprovided('addToCart')),
    prepareCheckout: fromPromise<CartAnswer>(unprovided('prepareCheckout')),
    otherTabs: fromCallback<{ type: 'TELL' }>(() => {
      throw new Error('otherTabs is provided by cart.actors.ts')
    }),
    productWords: fromCallback<{ type: 'LOOK'; handles: string[] }>(() => {
      throw new Error('productWords is provided by cart.actors.ts')
    }),
    cartRules: cartRulesMachine,
  },
  guards: {
    isLoaded: ({ context }) => context.settled.version >= 0,
    isAllowed: ({ context }, wish: Wish) => canWish(context, wish),
    isOk: (_, answer: CartAnswer) => answer.ok,
    isAsAsked: ({ context }, answer: CartAnswer) =>
      answer.ok && clampedLines(answer.value, context.intents).length === 0,
    isUnknown: (_, answer: CartAnswer) => !answer.ok && answer.error.kind === 'unreachable',
    isFirstTry: ({ context }) => context.attempts < 2,
    canTryAgain: ({ context }, answer: CartAnswer) =>
      context.attempts < 2 && !answer.ok && answer.error.kind === 'unreachable',
    /** the same thing waits to be added: only then is its quantity what the buyer means */
    isAfterAdd: ({ context }, wish: Wish) =>
      canWish(context, wish) && context.adds.some((add) => isAbout(context, wish.lineId, add)),
    hasAdds: ({ context }) => context.adds.length > 0,
    hasAddFirst: ({ context }) => context.adds[0]?.isAfterWish === false,
    hasIntents: ({ context }) => hasPending(context),
    isStale: ({ context }) => context.isStale,
    isUnsure: ({ context }) => context.isUnsure,
  },
  actions: {
    settle: assign((_, answer: CartAnswer) =>
      answer.ok
        ? { settled: answer.value, isStale: false }
        : answer.error.kind === 'superseded'
          ? { settled: answer.error.cart }
          : {},
    ),
    settleRules: assign((_, { cart }: CartRulesOutput) => ({ settled: cart })),
    wish: assign(({ context }, { lineId, quantity }: Wish) => ({
      intents: { ...context.intents, [lineId]: quantity },
      newest: quantity === 0 ? ('removal' as const) : ('quantity' as const),
      sequence: Math.max(context.sequence, context.settled.version) + 1,
      adds: context.adds.map((add) => (isAbout(context, lineId, add) ? { ...add, isAfterWish: false } : add)),
      error: null,
    })),
    raiseFence: assign(({ context }) => ({ sequence: Math.max(context.sequence, context.settled.version) + 1 })),
    forgetWishes: assign({ intents: {} }),
    tell: assign((_, { message }: { message: CartMessage | null }) => ({ error: message })),
    tellNewest: assign(({ context }) => ({ error: context.newest })),
    enqueue: assign(({ context }, { key, lines }: Add) => {
      if (context.adds.some((add) => add.key === key)) return {}
      const isAfterWish = Object.keys(context.intents).some((lineId) => isAbout(context, lineId, { lines }))
      return { adds: [...context.adds, { key, lines, isAfterWish }], error: null }
    }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    dequeue: assign(({ context }) => ({ adds: context.adds.slice(1), attempts: 0 })),
    /** no answer came: it may still be on its way, so the shop has to hear that it no longer counts */
    giveUpAdd: assign(({ context }) => ({
      givenUp: [...context.givenUp, context.adds[0]?.key ?? ''],
      isUnsure: true,
    })),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    beSure: assign({ isUnsure: false, givenUp: [] }),
    beUnsure: assign({ isUnsure: true }),
    replyAdded: emit(({ context }) => ({ type: 'ADDED' as const, key: context.adds[0]?.key ?? '' })),
    replyAddFailed: emit(({ context }) => ({ type: 'ADD_FAILED' as const, key: context.adds[0]?.key ?? '' })),
    /** without a cart nothing can be added: whoever waits is told, and may ask again */
    replyAddsFailed: emit(({ context }) => ({
      type: 'ADDS_FAILED' as const,
      keys: context.adds.map(({ key }) => key),
    })),
    dropAdds: assign({ adds: [], attempts: 0 }),
    replyCheckoutReady: emit({ type: 'CHECKOUT_READY' }),
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
  delays: { coalesce: 60, patience: 9000, patienceForTruth: 4000, recheck: 5000 },
})
