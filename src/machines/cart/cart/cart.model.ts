import { clampedLines, projectCart } from '~/services/domain/cart/cart.rules'
import type { Model } from '../../proving/model'
import { cartMachine } from './cart.machine'
import { sampleCart, sampleLine } from './cart.samples'
import type { CartAnswer, CartContext } from './cart.types'

const TOY = 'toy'
const COURSE = 'course'
const cart = sampleCart([
  sampleLine({ id: TOY, quantity: 1 }),
  sampleLine({ id: COURSE, quantity: 1, maximumQuantity: 1 }),
])

const answer = (value: CartContext['settled']): CartAnswer => ({ ok: true, value })
const unreachable: CartAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null },
}
const refused: CartAnswer = { ok: false, error: { kind: 'refused', code: 'unknownLine' } }
const lineTo = (id: string) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1, attributes: [] })
const crashed = { error: new Error('crashed') }
const asked = ({ settled, intents, sequence }: CartContext) => ({ ...projectCart(settled, intents), version: sequence })
const quantityOf = ({ lines }: CartContext['settled']) => lines.find(({ id }) => id === TOY)?.quantity ?? 0
const key = (context: CartContext) => `00000000-0000-4000-8000-00000000000${context.adds.length}`

export const cartModel: Model<typeof cartMachine> = {
  machine: cartMachine,
  input: { cart },
  inputs: [{ cart: null }, { cart, told: 'add' }],
  limit: 6000,
  key: ({ settled, intents, newest, adds, attempts, error, isStale, isUnsure }) => ({
    isLoaded: settled.version >= 0,
    quantity: quantityOf(settled),
    wish: intents[TOY] ?? null,
    newest,
    adds: adds.map(({ lines, isAfterWish }) => [lines[0]?.merchandiseId, isAfterWish]),
    attempts,
    isTold: error !== null,
    isStale,
    isUnsure,
  }),
  cases: {
    ADD: ({ context }) =>
      context.adds.length > 0
        ? []
        : [TOY, 'other'].map((id) => ({ type: 'ADD' as const, key: key(context), lines: [lineTo(id)] })),
    SET_QTY: ({ context }) => [
      ...(quantityOf(projectCart(context.settled, context.intents)) === 2
        ? []
        : [{ type: 'SET_QTY' as const, lineId: TOY, quantity: 2 }]),
      { type: 'SET_QTY', lineId: COURSE, quantity: 2 },
    ],
    REMOVE: ({ context }) =>
      context.intents[TOY] === 0
        ? []
        : [
            { type: 'REMOVE', lineId: TOY },
            { type: 'REMOVE', lineId: 'gone' },
          ],
    RETRY: [{ type: 'RETRY' }],
    CHECKOUT: [{ type: 'CHECKOUT' }],
    OTHER_TAB: [{ type: 'OTHER_TAB' }],
    LOCALE: [{ type: 'LOCALE' }],
    WORDS: [{ type: 'WORDS', words: { 'sample-toy': { singleLabel: 'Single' } } }],
  },
  outcomes: {
    getCart: [{ output: answer(cart) }, { output: unreachable }, crashed],
    applyCartIntents: ({ context }) => [
      { output: answer(asked(context)) },
      { output: answer({ ...context.settled, version: context.sequence }) },
      { output: { ok: false, error: { kind: 'superseded', cart } } },
      { output: refused },
      { output: unreachable },
      crashed,
    ],
    askForTruth: ({ context }) => [
      { output: answer(asked(context)) },
      { output: answer({ ...context.settled, version: context.sequence }) },
      { output: unreachable },
      crashed,
    ],
    fence: ({ context }) => [
      { output: answer({ ...context.settled, version: context.sequence }) },
      { output: unreachable },
      crashed,
    ],
    addToCart: ({ context }) => [
      { output: answer(context.settled) },
      { output: refused },
      { output: unreachable },
      crashed,
    ],
    cartRules: ({ context }) => [{ output: { cart: context.settled, isApplied: true } }, crashed],
    prepareCheckout: ({ context }) => [{ output: answer(context.settled) }, { output: unreachable }, crashed],
    otherTabs: [crashed],
    productWords: [crashed],
  },
  invariants: [
    {
      name: 'at rest nothing is unconfirmed',
      when: (snapshot) => snapshot.matches({ ready: 'settled' }),
      holds: ({ context }) => Object.keys(context.intents).length === 0 && context.adds.length === 0,
    },
    {
      name: 'at most one change of the cart is on its way',
      holds: (_, { pending }) =>
        ['applyCartIntents', 'askForTruth', 'fence', 'addToCart', 'prepareCheckout'].filter((id) => pending.has(id))
          .length <= 1,
    },
    {
      name: 'a limited line is never asked for twice',
      holds: ({ context }) => (context.intents[COURSE] ?? 0) <= 1,
    },
    {
      name: 'a wish that was not granted is told',
      when: (snapshot) =>
        snapshot.matches({ ready: 'settled' }) &&
        clampedLines(snapshot.context.settled, snapshot.context.intents).length > 0,
      holds: ({ context }) => context.error !== null,
    },
    {
      name: 'an add without an answer is not forgotten before the shop knows that it no longer counts',
      when: ({ context }) => context.givenUp.length > 0,
      holds: ({ context }) => context.isUnsure,
    },
    {
      name: 'a busy cart says so',
      when: (snapshot) => snapshot.matches({ ready: 'syncing' }) || snapshot.matches({ ready: 'adding' }),
      holds: (snapshot) => snapshot.hasTag('busy'),
    },
  ],
}
