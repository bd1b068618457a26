import {
  asked,
  did,
  didNot,
  equal,
  isRunning,
  kept,
  keptView,
  notAsked,
  nothingLeft,
  stopped,
  toldParent,
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { connectPlayKitCta } from '~/machines/shop/play-kit-cta/play-kit-cta.connect'

type View = ReturnType<typeof connectPlayKitCta>
type Choices = Record<string, string>
/**
 * `option`: the way of buying that is picked; `buying`: the one at the last press. `chosen` was confirmed, `draft` is picked in
 * the dialog. `isKeeping`: the page has been asked to keep the choice. `isLeaving`: the next page is opening.
 */
type Memory = {
  option: string
  buying: string
  chosen: Choices
  draft: Choices
  hasChosen: boolean
  isKeeping: boolean
  isLeaving: boolean
  error: View['error']
}
type Known = Step<View, Memory>
/** What is known before it is judged. */
type Came = Pick<Known, 'event' | 'input' | 'calls' | 'view'> & { before: { view: View; memory: Memory | null } | null }

/** A choice and the cart have work before them that must be done first; a page that is left goes within some seconds. */
const [KEEP_PATIENCE, CART_PATIENCE, PATIENCE, DEPARTURE] = [19_000, 45_000, 9000, 4000]

/** When the single kit is asked for, and when a page is. */
const [PRESSED, ON_ITS_WAY] = [either('CLICK', 'KEPT'), either(done('addLines'), 'KEPT')]

/** S-253 */
const isSingle = (id: string) => id.includes('standalone')

const isReady = ({ before }: Came) => before !== null && !before.view.isBusy && !before.view.isCustomizing
const isOpen = ({ before }: Came) => before?.view.isCustomizing === true
const wasKeeping = ({ before }: Came) => before?.memory?.isKeeping === true
const wasSingle = ({ before }: Came) => isSingle(before?.memory?.buying ?? '')
const hasAsked = (actor: string) => (step: Came) => step.calls.asked.some((call) => call.actor === actor)
const isAdding = (step: Came) => isRunning(step, 'addLines')
const isOpening = (step: Came) => isRunning(step, 'openPage')

/** E-102: options first, then the single kit, then the subscription. */
const isAsking = (step: Came) =>
  isReady(step) && step.input.options.length > 0 && step.before?.memory?.hasChosen === false
const isPress = (step: Came) => isReady(step) && !isAsking(step)
const isBuying = (step: Came) => isPress(step) && isSingle(step.before?.memory?.option ?? '')
const isSubscribing = (step: Came) => isPress(step) && !isSingle(step.before?.memory?.option ?? '')

const isOffered = ({ input, event }: Came) =>
  input.options.some(
    ({ name, values }: Loose) => name === event.name && values.some(({ value }: Loose) => value === event.value),
  )

/** S-087: what was chosen earlier and is still offered, else the default. */
const startOf = ({ input: { options, stored } }: Came): Choices =>
  Object.fromEntries(
    options.map(({ name, values }: Loose) => {
      const earlier = values.find(({ value }: Loose) => value === stored?.[name])
      return [name, (earlier ?? values.find(({ isDefault }: Loose) => isDefault)).value]
    }),
  )

/** The box with what was chosen, of each option by which the shop tells its boxes apart. */
function boxOf({ input: { singles, options } }: Pick<Came, 'input'>, choices: Choices): Loose {
  const isTold = ({ values }: Loose) =>
    values.some(({ value }: Loose) => singles.some((box: Loose) => box.values.includes(value)))
  const told: Loose[] = options.filter(isTold)
  return singles.find(({ values }: Loose) => told.every(({ name }) => values.includes(choices[name])))
}

/** S-365 */
function lineOf({ variantId, priceCents }: Loose) {
  const attributes = [
    { key: 'price_source', value: 'standalone' },
    { key: 'source', value: 'product_page' },
    { key: 'quantity_limited_to_one', value: 'false' },
    { key: 'item_origin', value: 'product_page' },
    { key: 'display_price', value: String(priceCents) },
  ]
  return { merchandiseId: variantId, quantity: 1, attributes }
}

/** S-089 */
const subscribeHref = ({ isChildKnown, paths }: Loose): string =>
  isChildKnown && paths.paymentOptions !== null ? paths.paymentOptions : paths.childInfo

const askedOnly = (step: Known, actor: string, input: Loose) => [
  asked(step, actor, input),
  equal(step.calls.asked.length, 1),
  didNot(step),
  equal(step.told, []),
]
/** The single kit goes into the cart, or there is no such box. */
function buys(step: Known) {
  const box = boxOf(step, step.memory.chosen)
  if (box) return askedOnly(step, 'addLines', { lines: [lineOf(box)] })
  return [notAsked(step), ...failedTo('add')(step)]
}
function keeps(step: Known) {
  const kind = isSingle(step.memory.buying) ? 'standalone' : 'subscription'
  return [
    toldParent(step, { type: 'KEEP', kind, customization: step.memory.chosen }),
    notAsked(step),
    didNot(step),
    equal(step.view.isCustomizing, false),
  ]
}
const failedTo = (what: View['error']) => (step: Known) => [
  did(step, 'logFailure', what),
  notAsked(step),
  equal(step.told, []),
  equal([step.view.error, step.view.isBusy, step.view.isCustomizing], [what, false, false]),
]
const ignored = (step: Known) => [nothingLeft(step), keptView(step)]

const firstOf = (step: Came): Memory => ({
  option: step.input.optionId,
  buying: step.input.optionId,
  chosen: startOf(step),
  draft: startOf(step),
  hasChosen: step.input.stored !== null,
  isKeeping: false,
  isLeaving: false,
  error: null,
})

function changeOf(known: Memory, step: Came): Partial<Memory> {
  const { event } = step
  const { option, buying, chosen, draft } = known
  const errorOfBuying = () => (isSingle(buying) && !boxOf(step, chosen) ? 'add' : null)
  switch (event.type) {
    case 'OPTION':
      return { option: event.id }
    case 'CLICK':
      if (isAsking(step)) return { buying: option, draft: chosen, error: null }
      if (isBuying(step)) return { buying: option, error: boxOf(step, chosen) ? null : 'add' }
      return isSubscribing(step) ? { buying: option, isKeeping: true, error: null } : {}
    case 'CHOOSE':
      return isOpen(step) && isOffered(step) ? { draft: { ...draft, [event.name]: event.value } } : {}
    case 'CONFIRM':
      return isOpen(step) ? { chosen: draft, hasChosen: false, isKeeping: true } : {}
    case 'KEPT':
      return wasKeeping(step) ? { isKeeping: false, hasChosen: true, error: errorOfBuying() } : {}
    case 'NOT_KEPT':
      return wasKeeping(step) ? { isKeeping: false, error: 'store' } : {}
    default:
      return answerOf(known, step)
  }
}

/** What an answer has brought, or that none came. */
function answerOf({ isKeeping, isLeaving }: Memory, { event, calls, view }: Came): Partial<Memory> {
  const hasFailed = (actor: string) =>
    (event.actor === actor && (event.type === 'failed' || event.output === false)) ||
    (event.type === 'time' && calls.stopped.some((call) => call.actor === actor))
  if (hasFailed('addLines')) return { error: 'add' }
  if (hasFailed('openPage')) return { error: 'open' }
  if (event.actor === 'openPage') return { isLeaving: true }
  if (event.type !== 'time' || view.isBusy) return {}
  return { isKeeping: false, isLeaving: false, ...(isKeeping && !isLeaving ? { error: 'store' } : {}) }
}

export const playKitCtaOracle = oracle<View, Memory>(
  'playKitCta',
  [
    after('start', { rule: 'S-088', says: 'nothing happens before it is pressed' }, (step) => [
      nothingLeft(step),
      equal([step.view.isCustomizing, step.view.isBusy, step.view.error], [false, false, null]),
    ]),
    after('CLICK', { rule: 'S-087', says: 'asks for the choices that the kit needs', when: isAsking }, (step) => [
      nothingLeft(step),
      equal([step.view.isCustomizing, step.view.isBusy, step.view.error], [true, false, null]),
    ]),
    after('CLICK', { rule: ['S-088', 'S-365'], says: 'puts the single kit into the cart', when: isBuying }, buys),
    after('CLICK', { rule: ['S-088', 'S-254'], says: 'else keeps the choice', when: isSubscribing }, keeps),
    after('CLICK', { rule: 'F-27', says: 'twice is once', when: (step) => !isReady(step) }, ignored),
    after('CHOOSE', { rule: 'S-087', says: 'one of those on offer, in the dialog' }, (step) => [
      nothingLeft(step),
      isOpen(step) && isOffered(step) ? equal(step.view.isCustomizing, true) : keptView(step),
    ]),
    after('CONFIRM', { rule: 'S-087', says: 'the choice is kept', when: isOpen }, keeps),
    after('CONFIRM', { rule: 'F-27', says: 'only in the dialog', when: (step) => !isOpen(step) }, ignored),
    after('CLOSE', { rule: 'S-093', says: 'chooses nothing', when: isOpen }, (step) => [
      nothingLeft(step),
      equal([step.view.isCustomizing, step.view.isBusy], [false, false]),
    ]),
    after('CLOSE', { rule: 'F-27', says: 'only in the dialog', when: (step) => !isOpen(step) }, ignored),
    after('OPTION', { rule: 'S-254', says: 'what was pressed before goes on as it was' }, (step) => [
      nothingLeft(step),
      kept(step, ({ isBusy, error, isCustomizing }) => [isBusy, error, isCustomizing]),
    ]),
    after(
      'KEPT',
      { decided: 'E-102', says: 'then the single kit', when: (step) => wasKeeping(step) && wasSingle(step) },
      buys,
    ),
    after(
      'KEPT',
      {
        rule: ['S-088', 'S-089'],
        says: 'then the steps of the subscription',
        when: (step) => wasKeeping(step) && !wasSingle(step),
      },
      (step) => askedOnly(step, 'openPage', { href: subscribeHref(step.input) }),
    ),
    after('KEPT', { rule: 'F-27', says: 'of nothing that was asked', when: (step) => !wasKeeping(step) }, ignored),
    after('NOT_KEPT', { rule: 'S-087', when: wasKeeping }, failedTo('store')),
    after('NOT_KEPT', { rule: 'F-27', says: 'of nothing that was asked', when: (step) => !wasKeeping(step) }, ignored),
    after(done('addLines'), { rule: 'S-259', when: ({ event }) => event.output === true }, (step) =>
      askedOnly(step, 'openPage', { href: step.input.paths.cart }),
    ),
    after(
      done('addLines'),
      { rule: 'S-369', says: 'a refusal is a failure', when: ({ event }) => event.output === false },
      failedTo('add'),
    ),
    after(failed('addLines'), { rule: 'S-369' }, failedTo('add')),
    after(done('openPage'), { rule: 'S-259', says: 'the page is being left' }, (step) => [
      nothingLeft(step),
      equal(step.view.isBusy, true),
    ]),
    after(failed('openPage'), { rule: 'F-27', says: 'it can be pressed again' }, failedTo('open')),
    lasts(DEPARTURE, done('openPage'), { rule: 'S-259' }, ({ view }) => view.isBusy),
    within(DEPARTURE, done('openPage'), { rule: 'S-259', says: 'whoever comes back finds it as it was' }, (step) => [
      didNot(step),
      equal([step.view.isBusy, step.view.error], [false, null]),
    ]),
    lasts(KEEP_PATIENCE, 'CLICK', { rule: 'S-087', when: isSubscribing }, ({ view }) => view.isBusy),
    lasts(KEEP_PATIENCE, 'CONFIRM', { rule: 'S-087', when: isOpen }, ({ view }) => view.isBusy),
    within(KEEP_PATIENCE, 'CONFIRM', { rule: 'S-087', says: 'silence is a failure', when: isOpen }, failedTo('store')),
    lasts(CART_PATIENCE, PRESSED, { rule: 'S-369', when: hasAsked('addLines') }, isAdding),
    within(
      CART_PATIENCE,
      PRESSED,
      { rule: 'S-369', says: 'silence is a failure', when: hasAsked('addLines') },
      (step: Known) => [stopped(step, 'addLines'), ...failedTo('add')(step)],
    ),
    lasts(PATIENCE, ON_ITS_WAY, { rule: 'F-27', when: hasAsked('openPage') }, isOpening),
    within(
      PATIENCE,
      ON_ITS_WAY,
      { rule: 'F-27', says: 'silence is a failure', when: hasAsked('openPage') },
      (step: Known) => [stopped(step, 'openPage'), ...failedTo('open')(step)],
    ),
    always({ rule: 'S-369', says: 'what went wrong is that of the last press' }, ({ view, memory }) =>
      equal(view.error, memory.error),
    ),
    always({ rule: 'F-27', says: 'busy from the press until it has come to an end' }, ({ view, memory, calls }) =>
      equal(view.isBusy, memory.isKeeping || memory.isLeaving || calls.running.length > 0),
    ),
    always({ rule: 'S-089', says: 'the way without a script' }, ({ view, input }) =>
      equal(view.subscribeHref, subscribeHref(input)),
    ),
    always({ rule: 'S-087', says: 'the choices of the dialog' }, (step) => {
      const isShort = (choices: Choices) => isSingle(step.memory.buying) && !boxOf(step, choices)?.isInStock
      const options = step.input.options.map(({ name, values }: Loose) => ({
        name,
        values: values.map(({ value }: Loose) => ({
          value,
          isSelected: step.memory.draft[name] === value,
          isOutOfStock: isShort({ ...step.memory.draft, [name]: value }),
        })),
      }))
      return !step.view.isCustomizing || equal(step.view.options, options)
    }),
  ],
  (memory, step) => {
    const known = memory ?? firstOf(step)
    return { ...known, ...changeOf(known, step) }
  },
)
