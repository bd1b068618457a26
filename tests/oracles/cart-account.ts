import type { CartView } from '~/machines/cart/cart/cart.connect'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Intents = Readonly<Record<string, number>>
/** `isLater`: its buyer had asked for a quantity of the same thing before, which goes first. */
type Add = { key: string; lines: Loose[]; announcement: string; isLater: boolean; returning: Gone | null }
/** A line that leaves or has left, and its place among those that stay. */
type Gone = { line: Loose; at: number }

/** What anybody outside knows: what was asked for, what the shop has said to it, and what is still owed. */
export type Account = {
  /** the last that the shop has said; null before */
  cart: Loose
  hasFailed: boolean
  /** of which lines another quantity is wanted, and no word of the shop is there yet */
  asked: Intents
  /** what was asked last: it chooses the message when everything fails together */
  newest: 'quantity' | 'removal'
  sentences: Readonly<Record<string, string>>
  adds: readonly Add[]
  tries: number
  removals: readonly { key: string; variantIds: readonly string[] }[]
  checkouts: readonly string[]
  offers: readonly Gone[]
  offeredAt: number
  error: string | null
  words: Readonly<Record<string, Loose>>
  isStale: boolean
  /** an old request may still reach the shop */
  isUnsure: boolean
  /** adds without an answer: should they arrive later, they do not count */
  lost: readonly string[]
  /** the highest number that a request has had */
  top: number
  /** the request on its way asks what has become of the one before it */
  isAskingAgain: boolean
  /** of this step: keys that are done or refused, lines of which it is said that they are gone */
  done: readonly string[]
  refused: readonly string[]
  said: readonly string[]
}
export type Known = Step<CartView, Account>
type Answer = { actor: string; input: Loose; output: Loose }

const SILENCE = { ok: false, error: { kind: 'unreachable' } }
/** ADR-0047 */
export const UNDOABLE = 8000

export const hasAny = (intents: Intents) => Object.keys(intents).length > 0
export const isUnknown = ({ output }: Pick<Answer, 'output'>) => output.error?.kind === 'unreachable'

/** What has come of a call in this step. A crash, and silence until nobody waits any more, are no answer from the shop. */
export function answerIn({ event, calls }: Pick<Known, 'event' | 'calls'>): Answer | null {
  if (event.type === 'done' || event.type === 'failed')
    return { actor: event.actor, input: event.input, output: event.output ?? SILENCE }
  const [given] = event.type === 'time' ? calls.stopped : []
  return given ? { ...given, output: SILENCE } : null
}

/** S-301, S-302: whole pieces, and no more than the line may hold. */
export function wantedOf({ cart }: Pick<Account, 'cart'>, { type, lineId, quantity, variantIds }: Loose): Intents {
  const lines: Loose[] = cart?.lines ?? []
  if (type === 'REMOVE_VARIANTS') return noneOf(lines.filter(({ variantId }) => variantIds.includes(variantId)))
  if (type !== 'SET_QTY' && type !== 'REMOVE') return {}
  const line = lines.find(({ id }) => id === lineId)
  const wanted = type === 'REMOVE' ? 0 : quantity
  const isAllowed = line && Number.isInteger(wanted) && wanted >= 0 && wanted <= (line.maximumQuantity ?? 1_000_000)
  return isAllowed ? { [lineId]: wanted } : {}
}

const noneOf = (lines: Loose[]): Intents => Object.fromEntries(lines.map(({ id }) => [id, 0]))

/** Whether an add brings something of which those intents speak. */
export const isAbout = ({ cart }: Pick<Account, 'cart'>, intents: Intents, lines: Loose[]): boolean =>
  (cart?.lines ?? []).some(
    ({ id, variantId }: Loose) => id in intents && lines.some(({ merchandiseId }) => merchandiseId === variantId),
  )

/** Lines on their way out that the shop would sell again, each with its place among those that stay. */
export const leavingOf = ({ cart, asked }: Pick<Account, 'cart' | 'asked'>): Gone[] =>
  (cart?.lines ?? [])
    .map((line: Loose, at: number) => ({ line, at }))
    .filter(({ line }: Gone) => asked[line.id] === 0 && line.availableForSale)
    .map(({ line, at }: Gone, before: number) => ({ line, at: at - before }))

const isIn = (cart: Loose, { line }: Gone) => cart.lines.some(({ id }: Loose) => id === line.id)

/** Not everything is as it was asked for: Shopify cuts a quantity without an error. */
export const isClamped = (cart: Loose, asked: Intents) =>
  Object.entries(asked).some(
    ([id, wanted]) => wanted !== (cart.lines.find((line: Loose) => line.id === id)?.quantity ?? 0),
  )

/** What is to be done first once nothing is on its way (F-35, ADR-0005); changes wait for more clicks. */
export function nextOf({ adds, asked, isStale, checkouts }: Account): string[] {
  if (adds[0] && (!adds[0].isLater || !hasAny(asked))) return ['addToCart']
  if (hasAny(asked)) return []
  if (isStale) return ['getCart']
  return checkouts.length > 0 ? ['prepareCheckout'] : []
}

const opened = ({ cart, told, words }: Loose): Account => ({
  ...{ cart, hasFailed: false, asked: {}, newest: 'quantity', sentences: {}, adds: [], tries: 0, removals: [] },
  ...{ checkouts: [], offers: [], offeredAt: 0, error: told ?? null, words: words ?? {}, isStale: false },
  ...{ isUnsure: false, lost: [], top: 0, isAskingAgain: false },
  ...NOTHING_TOLD,
})
const NOTHING_TOLD = { done: [], refused: [], said: [] }

/** What the oracle remembers of each step. */
export const accountOf = (known: Account | null, step: Step<CartView, Account | null>): Account =>
  sending(owedOf(known, step), step)

/** The account with what came in this step, and nothing has been begun yet. */
export function owedOf(known: Account | null, step: Step<CartView, unknown>): Account {
  const answer = answerIn(step)
  const noted = afterEvent({ ...(known ?? opened(step.input)), ...NOTHING_TOLD }, step.event)
  const settled = answer ? { ...noted, ...settling(noted, answer, step.now) } : noted
  const isOver = step.event.type === 'time' && step.now - settled.offeredAt >= UNDOABLE
  return isOver ? { ...settled, offers: [] } : settled
}

type Change = Partial<Account>

export const afterEvent = (account: Account, event: Loose): Account => ({
  ...account,
  ...CHANGE_BY[event.type]?.(account, event),
})

const CHANGE_BY: Record<string, (account: Account, event: Loose) => Change> = {
  ADD: (account, { key, lines, announcement = '' }) => {
    if (account.adds.some((add) => add.key === key)) return {}
    const add = { key, lines, announcement, isLater: isAbout(account, account.asked, lines), returning: null }
    return { adds: [...account.adds, add], error: null, hasFailed: false }
  },
  UNDO: (account, { lineId, key, announcement }) => {
    const offer = account.offers.find(({ line }) => line.id === lineId)
    if (!offer) return {}
    const { variantId, quantity, attributes } = offer.line
    const made = Object.entries(attributes).map(([name, value]) => ({ key: name, value }))
    const lines = [{ merchandiseId: variantId, quantity, attributes: made }]
    const add = { key, lines, announcement, isLater: false, returning: offer }
    return { adds: [...account.adds, add], offers: account.offers.filter((one) => one !== offer), error: null }
  },
  SET_QTY: wanting,
  REMOVE: wanting,
  REMOVE_VARIANTS: (account, event) =>
    account.hasFailed
      ? { refused: [event.key] }
      : { ...wanting(account, event), removals: [...account.removals, event] },
  CHECKOUT: ({ hasFailed, checkouts }, { key }) =>
    hasFailed ? { refused: [key] } : { checkouts: [...checkouts, key] },
  OTHER_TAB: ({ hasFailed, cart }) => (hasFailed ? { hasFailed: false, error: null } : cart ? { isStale: true } : {}),
  RETRY: ({ hasFailed }) => (hasFailed ? { hasFailed: false, error: null } : {}),
  WORDS: ({ cart, words }, event) => (cart ? { words: { ...words, ...event.words } } : {}),
}

function wanting(account: Account, event: Loose): Change {
  const wanted = wantedOf(account, event)
  if (!hasAny(wanted)) return {}
  const isRemoval = Object.values(wanted).includes(0)
  const { [event.lineId ?? '']: _before, ...sentences } = account.sentences
  return {
    asked: { ...account.asked, ...wanted },
    newest: isRemoval ? 'removal' : 'quantity',
    sentences: isRemoval && event.announcement ? { ...sentences, [event.lineId]: event.announcement } : sentences,
    adds: account.adds.map((add) => (isAbout(account, wanted, add.lines) ? { ...add, isLater: false } : add)),
    error: null,
  }
}

function settling(account: Account, { actor, input, output }: Answer, now: number): Change {
  const cart = output.value ?? output.cart ?? output.error?.cart
  const known = cart ? { cart, offers: account.offers.filter((offer) => !isIn(cart, offer)) } : {}
  if (actor === 'getCart' && !account.cart) return loaded(account, known)
  if (actor === 'addToCart') return { ...known, ...added(account, output) }
  if (actor === 'prepareCheckout') return { ...known, ...prepared(account, output) }
  if (actor !== 'applyCartIntents') return known
  if (!hasAny(input.intents) && !account.isAskingAgain)
    return output.ok ? { ...known, isUnsure: false, lost: [] } : known
  return { ...known, ...decided(account, { input, output }, now) }
}

function loaded(account: Account, known: Change): Change {
  if (!known.cart) {
    const refused = [...[...account.adds, ...account.removals].map(({ key }) => key), ...account.checkouts]
    return { hasFailed: true, error: 'load', adds: [], removals: [], checkouts: [], refused }
  }
  const variantIds = account.removals.flatMap((removal) => removal.variantIds)
  const asked = wantedOf({ cart: known.cart }, { type: 'REMOVE_VARIANTS', variantIds })
  return { ...known, asked, newest: hasAny(asked) ? 'removal' : account.newest }
}

/** What becomes of everything that was asked for: by the answer itself, or by what is true where there was none. */
function decided(account: Account, { input, output }: Omit<Answer, 'actor'>, now: number): Change {
  const isFirst = hasAny(input.intents)
  if (isFirst && isUnknown({ output })) return {}
  const over = { asked: {}, sentences: {} }
  if (!output.ok) return { ...over, error: account.newest, isUnsure: true, isStale: account.isStale || isFirst }
  const offered = account.offers.filter((offer) => !isIn(output.value, offer))
  const gone = leavingOf(account).filter((one) => !isIn(output.value, one))
  const told = isFirst ? 'quantity' : account.newest
  return {
    ...over,
    ...{ offers: [...offered, ...gone], offeredAt: gone.length > 0 ? now : account.offeredAt },
    error: isClamped(output.value, account.asked) ? told : account.error,
    ...{ isUnsure: false, lost: [] },
    said: Object.entries(account.sentences).flatMap(([id, text]) =>
      output.value.lines.some((line: Loose) => line.id === id) ? [] : [text],
    ),
  }
}

function added({ adds, tries, lost, isUnsure, isStale }: Account, output: Loose): Change {
  if (!output.ok && isUnknown({ output }) && tries < 2) return {}
  const [first] = adds.map(({ key }) => key)
  const rest = { adds: adds.slice(1), tries: 0 }
  if (output.ok) return { ...rest, done: [first ?? ''] }
  const isLost = isUnknown({ output })
  return {
    ...{ ...rest, error: 'add', isUnsure: isUnsure || isLost, isStale: isStale || !isLost },
    refused: [first ?? ''],
    lost: isLost ? [...lost, first ?? ''] : lost,
  }
}

/** Whatever was changed meanwhile is not ready. */
function prepared({ adds, asked, checkouts }: Account, output: Loose): Change {
  const isReady = output.ok && adds.length === 0 && !hasAny(asked)
  if (isReady) return { checkouts: [], done: checkouts }
  return { checkouts: [], refused: checkouts, error: 'checkout', isStale: true }
}

/** What has been begun in this step, and which removals have been answered. */
function sending(account: Account, step: Step<CartView, unknown>): Account {
  const intentsOf = (input: Loose): Intents => input?.intents ?? {}
  const keys: string[] = step.emitted.flatMap(({ done, refused }) => [...done, ...refused])
  const asks: Loose = Object.fromEntries(step.calls.asked.map(({ actor, input }) => [actor, input ?? {}]))
  const request: Loose = asks.applyCartIntents
  const isAskingAgain = hasAny(intentsOf(answerIn(step)?.input)) && !hasAny(intentsOf(request))
  return {
    ...account,
    tries: account.tries + (asks.addToCart ? 1 : 0),
    isStale: account.isStale && !asks.getCart,
    error: asks.prepareCheckout ? null : account.error,
    top: request ? request.sequence : account.top,
    isAskingAgain: request ? isAskingAgain : account.isAskingAgain,
    removals: account.removals.filter(({ key }) => !keys.includes(key)),
  }
}
