import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { Cart, CartItem } from '~/services/domain/cart/cart.contract'
import { clampedLines, type Intents, projectCart } from '~/services/domain/cart/cart.rules'
import type { Driver } from '../../proving/driver'
import type { Model } from '../../proving/model'
import { cartMachine } from './cart.machine'
import type { Apply, CartAnswer, CartContext } from './cart.setup'

const eur = (amountCents: number) => ({ amountCents, currency: 'eur' as const })

type Sample = { id: string; quantity: number; maximumQuantity?: number | null; unitCents?: number }

/** A line with everything but its id and quantity made plain: for models and property tests. */
export function sampleLine({ id, quantity, maximumQuantity = null, unitCents = 3800 }: Sample): CartItem {
  return {
    id,
    productId: `gid://shopify/Product/${id}`,
    title: `Sample ${id}`,
    handle: `sample-${id}`,
    image: null,
    price: eur(unitCents),
    currency: 'eur',
    quantity,
    subtotal: eur(unitCents * quantity),
    tags: [],
    productType: maximumQuantity === 1 ? 'Course Pack' : 'Toys',
    variants: [],
    variantTitle: '',
    variantId: `gid://shopify/ProductVariant/${id}`,
    sku: id,
    maximumQuantity,
    isAddon: false,
    isLimitedToOne: maximumQuantity === 1,
    translations: {},
    variantsSet: [],
    pdpUrl: `/products/sample-${id}`,
    availableForSale: true,
    currentlyNotInStock: false,
    attributes: {},
    ageRange: null,
    subscriptionDetails: null,
    inventoryStatus: 'active',
    addons: [],
    savings: null,
    batch: 0,
  }
}

export function sampleCart(lines: CartItem[], version = 0): Cart {
  const total = eur(lines.reduce((sum, line) => sum + line.subtotal.amountCents, 0))
  return {
    version,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: 'eur',
    lines,
    discountCodes: [],
    cost: { subtotal: total, savings: eur(0), total },
  }
}

const [REMOVAL, CHECKOUT] = ['10000000-0000-4000-8000-000000000000', '20000000-0000-4000-8000-000000000000']
const UNDO = '30000000-0000-4000-8000-000000000000'
const [FIRST, SECOND] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']
const ADDED = 'Sample added'
const GONE = 'Sample toy removed'
const BACK = 'Sample toy is back'
const TOY = 'toy'
const COURSE = 'course'
const MADE_OF = [{ key: 'source', value: 'shop' }]
const cart = sampleCart([
  { ...sampleLine({ id: TOY, quantity: 1 }), attributes: { source: 'shop' } },
  sampleLine({ id: COURSE, quantity: 1, maximumQuantity: 1 }),
])

/** A cart with all that a page may have to show: add-ons, one of which has one of its own, codes, savings, something sold out. */
const crowded: Cart = {
  ...sampleCart([
    ...cart.lines.map((line) => (line.id === TOY ? { ...line, addons: ['block', 'ball'] } : line)),
    { ...sampleLine({ id: 'ball', quantity: 1, maximumQuantity: 1 }), isAddon: true, isLimitedToOne: false },
    { ...sampleLine({ id: 'block', quantity: 2 }), isAddon: true, addons: ['case'] },
    { ...sampleLine({ id: 'case', quantity: 1, maximumQuantity: 3 }), isAddon: true },
    { ...sampleLine({ id: 'rest', quantity: 1 }), availableForSale: false, savings: eur(300) },
    {
      ...sampleLine({ id: 'kits', quantity: 1, maximumQuantity: 1 }),
      subscriptionDetails: { name: 'Play Kits', type: 'puf', anchor: 'looker', size: 6 },
      savings: eur(1200),
    },
    {
      ...sampleLine({ id: 'boxes', quantity: 1, maximumQuantity: 1 }),
      subscriptionDetails: { name: 'Boxes', type: 'paygo', anchor: null, size: 1 },
    },
  ]),
  discountCodes: [
    { code: 'SPRING', amount: eur(1) },
    { code: 'AUTUMN', amount: eur(0) },
  ],
}
const discounted: Cart = { ...crowded, cost: { ...crowded.cost, savings: eur(1500) } }

const answer = (value: CartContext['settled']): CartAnswer => ({ ok: true, value })
const unreachable: CartAnswer = {
  ok: false,
  error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null },
}
const refused: CartAnswer = { ok: false, error: { kind: 'refused', code: 'unknownLine' } }
const lineTo = (id: string) => ({ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity: 1, attributes: [] })
const crashed = { error: new Error('crashed') }
/** The shop says other sums than before. */
const dearer = ({ cost, ...settled }: Cart): Cart => ({
  ...settled,
  cost: { ...cost, total: eur(cost.total.amountCents + 100) },
})
const asked = ({ settled, intents, sequence }: CartContext) => ({ ...projectCart(settled, intents), version: sequence })
const variantOf = (id: string) => `gid://shopify/ProductVariant/${id}`
const undone = (calls: Driver['calls']) =>
  calls.filter(({ src, input }) => src === 'addToCart' && JSON.stringify(input).includes(UNDO))
const numberOf = ({ input }: { input: unknown }): number => Number(/"sequence":(\d+)/.exec(JSON.stringify(input))?.[1])
const quantityOf = ({ lines }: CartContext['settled']) => lines.find(({ id }) => id === TOY)?.quantity ?? 0

type Removal = { isHere: boolean; isAsked: boolean; said: number }

/** What has become of the line that is taken out with a sentence, and how often that was due to be said. */
function removalAfter(now: Removal, { type, lineId, output }: AnyEventObject): Removal {
  // an undo is offered of a line that is gone, and takes nothing back before
  if (lineId === TOY && type !== 'UNDO') return { ...now, isAsked: type === 'REMOVE' && now.isHere }
  const answered = output?.value ?? output?.error?.cart ?? output
  const isHere = answered?.lines ? quantityOf(answered) > 0 : now.isHere
  const isAboutIntents = /applyCartIntents|askForTruth|recovering/.test(type)
  const isUnknown = type.includes('applyCartIntents') && (!output || output.error?.kind === 'unreachable')
  if (!isAboutIntents || isUnknown) return { ...now, isHere }
  return { isHere, isAsked: false, said: now.said + (output?.ok && now.isAsked && !isHere ? 1 : 0) }
}

/** The intents of the last request, where the shop has just answered it with a cart that is not as they ask; else null. */
function ungranted({ calls, events }: Pick<Driver, 'calls' | 'events'>): Intents | null {
  const { type, output } = events.at(-1) ?? { type: '' }
  if (!/^xstate.done.actor.(applyCartIntents|askForTruth)$/.test(type) || !output.ok) return null
  // the driver keeps any input; that of this actor is the chart's
  const asked = calls.findLast(({ id }) => id === 'applyCartIntents')?.input as Apply | undefined
  return asked && clampedLines(output.value, asked.intents).length > 0 ? asked.intents : null
}

const isFailure = ({ type, output }: AnyEventObject) =>
  /^xstate\.error\.actor\.(?!applyCartIntents|addToCart)/.test(type) ||
  /^xstate\.after\.(patienceForTruth|patience\.cart\.(loading|ready\.work\.(revalidating|preparing)))/.test(type) ||
  (/^xstate\.done\.actor\.(getCart|askForTruth|fence|prepareCheckout)$/.test(type) && !output.ok)

/** An add that had no answer is sent once more; that it had none again is one failure. */
const lostAdds = (events: readonly AnyEventObject[]) =>
  events.reduce(
    ({ lost, tries }, { type, output }) => {
      const isUnanswered =
        /error\.actor\.addToCart|patience\.cart\.ready\.work\.adding/.test(type) ||
        output?.error?.kind === 'unreachable'
      if (!/addToCart|ready\.work\.adding/.test(type)) return { lost, tries }
      if (!isUnanswered) return { lost, tries: 0 }
      return tries === 1 ? { lost: lost + 1, tries: 0 } : { lost, tries: 1 }
    },
    { lost: 0, tries: 0 },
  ).lost

const removals = ({ intents }: CartContext): { type: 'REMOVE'; lineId: string; announcement?: string }[] =>
  intents[TOY] === 0 || intents[COURSE] === 0
    ? []
    : [
        { type: 'REMOVE', lineId: TOY, announcement: GONE },
        { type: 'REMOVE', lineId: 'gone' },
      ]

/** One walk takes the second line out while the first can still come back; nothing else happens on it. */
const isSecond = ({ settled, intents }: CartContext) =>
  settled.version >= 0 && (intents[COURSE] === 0 || settled.lines.every(({ id }) => id !== COURSE))

/** Nor on the one where a second add comes while the first is on its way, and where it is the only one after that. */
const isAlone = (context: CartContext) =>
  isSecond(context) || context.adds.length > 1 || context.adds[0]?.key === SECOND
const isFirstOfTwo = (snapshot: SnapshotFrom<typeof cartMachine>) => {
  const { adds, intents, removals, checkouts, offers, attempts, isStale, isUnsure } = snapshot.context
  const isOnly = removals.length + checkouts.length + offers.length + Object.keys(intents).length === 0
  const isFirst = adds.length === 1 && adds[0]?.key === FIRST && attempts === 1
  return snapshot.matches({ ready: { work: 'adding' } }) && isFirst && isOnly && !isStale && !isUnsure
}

export const cartModel: Model<typeof cartMachine> = {
  machine: cartMachine,
  input: { cart },
  inputs: [
    { cart: null },
    { cart, told: 'add' },
    { cart: discounted, words: { 'sample-ball': { singleLabel: 'Ball' } } },
  ],
  limit: 6000,
  key: ({ settled, intents, adds, offers, attempts, removals, checkouts, isStale, isUnsure }) => ({
    isLoaded: settled.version >= 0,
    quantity: quantityOf(settled),
    intent: intents[TOY] ?? null,
    adds: adds.map(({ key, lines, isAfterIntent }) => [lines[0]?.merchandiseId, isAfterIntent, key]),
    offers: offers.map(({ line }) => line.id),
    hasCourse: settled.lines.some(({ id }) => id === COURSE),
    attempts,
    isCheckedOut: checkouts.length > 0,
    // of a known cart they are intents as well
    removals: settled.version < 0 ? removals.map(({ variantIds }) => variantIds) : null,
    isStale,
    isUnsure,
  }),
  cases: {
    ADD: (snapshot) => {
      const { context } = snapshot
      if (isFirstOfTwo(snapshot)) return [FIRST, SECOND].map((key) => ({ type: 'ADD', key, lines: [lineTo('other')] }))
      if (context.adds.length > 0 || isAlone(context)) return []
      return [TOY, 'other'].map((id) => ({ type: 'ADD', key: FIRST, lines: [lineTo(id)], announcement: ADDED }))
    },
    SET_QTY: ({ context }) => [
      ...(quantityOf(projectCart(context.settled, context.intents)) === 2 || isAlone(context)
        ? []
        : [{ type: 'SET_QTY' as const, lineId: TOY, quantity: 2, announcement: GONE }]),
      { type: 'SET_QTY', lineId: COURSE, quantity: 2 },
    ],
    REMOVE: (snapshot) =>
      snapshot.matches({ ready: { work: 'settled', undo: 'offered' } }) && !snapshot.context.isUnsure
        ? [{ type: 'REMOVE', lineId: COURSE }]
        : snapshot.context.adds.length > 1 || isAlone(snapshot.context)
          ? []
          : removals(snapshot.context),
    REMOVE_VARIANTS: ({ context }) =>
      context.removals.length > 0 || context.intents[TOY] === 0 || isAlone(context)
        ? []
        : [TOY, 'other'].map((id) => ({ type: 'REMOVE_VARIANTS' as const, key: REMOVAL, variantIds: [variantOf(id)] })),
    UNDO: ({ context }) => [
      ...(context.adds.length > 0 || isAlone(context)
        ? []
        : [{ type: 'UNDO' as const, lineId: TOY, key: UNDO, announcement: BACK }]),
      { type: 'UNDO', lineId: 'gone', key: UNDO, announcement: BACK },
    ],
    RETRY: [{ type: 'RETRY' }],
    CHECKOUT: (snapshot) =>
      (snapshot.matches({ ready: { work: 'settled' } }) && !isAlone(snapshot.context)) ||
      snapshot.matches('loading') ||
      snapshot.matches('failed')
        ? [{ type: 'CHECKOUT', key: CHECKOUT }]
        : [],
    OTHER_TAB: ({ context }) => (isAlone(context) ? [] : [{ type: 'OTHER_TAB' }]),
    WORDS: [{ type: 'WORDS', words: { 'sample-toy': { singleLabel: 'Single' } } }],
  },
  outcomes: {
    getCart: [{ output: answer(cart) }, { output: unreachable }, crashed],
    applyCartIntents: ({ context }) => [
      { output: answer(asked(context)) },
      { output: answer({ ...context.settled, version: context.sequence }) },
      // another tab is ahead: the shop knows a later number than this one has given
      { output: { ok: false, error: { kind: 'superseded', cart: { ...cart, version: context.sequence + 1 } } } },
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
      { output: answer(dearer(context.settled)) },
      { output: refused },
      { output: unreachable },
      crashed,
    ],
    cartRules: ({ context }) => [{ output: { cart: context.settled, isApplied: true } }, crashed],
    prepareCheckout: ({ context }) => [{ output: answer(dearer(context.settled)) }, { output: unreachable }, crashed],
    otherTabs: [crashed],
    productWords: [crashed],
  },
  delays: { coalesce: 60, patience: 9000, patienceForTruth: 4000, recheck: 5000, undoable: 8000 },
  invariants: [
    {
      name: 'at rest nothing is unconfirmed, and whoever asked has an answer',
      when: (snapshot) => snapshot.matches({ ready: { work: 'settled' } }),
      holds: ({ context: { intents, adds, removals, checkouts } }) =>
        Object.keys(intents).length + adds.length + removals.length + checkouts.length === 0,
    },
    {
      name: 'without a cart nobody is left waiting',
      when: (snapshot) => snapshot.matches('failed'),
      holds: ({ context: { adds, removals, checkouts, error } }) =>
        adds.length + removals.length + checkouts.length === 0 && error === 'load',
    },
    {
      name: 'each change has a higher number than every one before it',
      holds: (_, { calls }) => {
        const numbers = calls.filter(({ src }) => src === 'applyCartIntents').map(numberOf)
        return numbers.every((number, index) => number > (numbers[index - 1] ?? 0))
      },
    },
    {
      name: 'the newest request carries every intent that is not confirmed',
      when: (snapshot) => snapshot.matches({ ready: { work: { syncing: 'saving' } } }),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(`"intents":${JSON.stringify(context.intents)}`),
    },
    {
      name: 'what was told lost is not asked for any more',
      when: ({ context }) => context.error === 'quantity' || context.error === 'removal',
      holds: ({ context }) => Object.keys(context.intents).length === 0,
    },
    {
      name: 'a removal is announced once the shop has taken the line out, in its words, and not before',
      holds: (_, { input, events, effects }) => {
        const isHere = JSON.stringify(input).includes('"cart":{')
        const { said } = events.reduce(removalAfter, { isHere, isAsked: false, said: 0 })
        const texts = effects.flatMap(({ type, params }) => (type === 'announce' ? params : []))
        return texts.length === said && texts.every((text) => text === GONE)
      },
    },
    {
      name: 'what is to be said of a line waits as long as it is there and asked to go',
      when: ({ context }) => GONE === context.announcements[TOY],
      holds: ({ context }) => quantityOf(context.settled) > 0 && context.intents[TOY] === 0,
    },
    {
      name: 'an undo asks for the same variant, as many and with the attributes of the line that was taken out',
      when: (_, { calls }) => undone(calls).length > 0,
      holds: (_, { calls, events }) =>
        undone(calls).every(({ input }) =>
          [1, 2].some(
            (quantity) =>
              JSON.stringify(input) ===
              JSON.stringify({ key: UNDO, lines: [{ merchandiseId: variantOf(TOY), quantity, attributes: MADE_OF }] }),
          ),
        ) && events.some(({ type, lineId }) => type === 'UNDO' && lineId === TOY),
    },
    {
      name: 'only what is gone is offered back',
      holds: ({ context: { offers, settled } }) =>
        offers.every(({ line }) => settled.lines.every(({ id }) => id !== line.id)),
    },
    {
      name: 'while something is offered its time runs, and else nothing is offered',
      when: (snapshot) => snapshot.matches('ready'),
      holds: (snapshot) => snapshot.matches({ ready: { undo: 'offered' } }) === snapshot.context.offers.length > 0,
    },
    {
      name: 'what comes in is announced once the shop has put it in, and not before',
      holds: (_, { events, effects }) => {
        const said = effects.filter(({ type }) => type === 'announceAdded').length
        return said === events.filter(({ type, output }) => /done.*addToCart$/.test(type) && output.ok).length
      },
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
      name: 'what the shop has not granted is told: as a quantity, or as a removal where one is asked about again',
      when: (_, driver) => ungranted(driver) !== null,
      holds: ({ context: { error } }, driver) => {
        const isAskedAgain = driver.events.at(-1)?.type.includes('askForTruth')
        const hasRemoval = Object.values(ungranted(driver) ?? {}).includes(0)
        return error === 'quantity' || (error === 'removal' && isAskedAgain === true && hasRemoval)
      },
    },
    {
      name: 'an add without an answer is not forgotten before the shop knows that it no longer counts',
      when: ({ context }) => context.givenUp.length > 0,
      holds: ({ context }) => context.isUnsure,
    },
    {
      name: 'whatever had no answer in the end is in the log, once; what the shop refuses or clamps is not',
      holds: (_, { events, effects }) =>
        effects.filter(({ type }) => type === 'logFailure').length ===
        events.filter(isFailure).length + lostAdds(events),
    },
    {
      name: 'a busy cart says so',
      when: (snapshot) =>
        snapshot.matches({ ready: { work: 'syncing' } }) || snapshot.matches({ ready: { work: 'adding' } }),
      holds: (snapshot) => snapshot.hasTag('busy'),
    },
  ],
}
