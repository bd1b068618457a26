import {
  asked,
  did,
  didNot,
  equal,
  isRunning,
  keptView,
  notAsked,
  sentTo,
  stopped,
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { KitPageView } from '~/machines/shop/kit-page/kit-page.connect'

/** What the session is told of this kit: the way of buying, and the choices of the dialog once there are some. */
type Choice = { kitAnchor: string; kind: string; customization?: Loose }
/** `travelling`: the choice that is on its way; `next`: the one that follows it. `inCart`: add-ons that are in the cart. */
type Memory = { travelling: Choice | null; next: Choice | null; inCart: readonly string[]; tab: string | null }
type Known = Step<KitPageView, Memory>
/** What is known before it is judged. */
type Came = Pick<Known, 'event' | 'input' | 'calls'> & { before: { memory: Memory | null } | null }

const PATIENCE = 9000

const optionOf = (kind: string, { purchaseOption }: Loose): string | null =>
  kind === 'standalone' ? purchaseOption.standaloneId : purchaseOption.subscriptionId
const hasNext = ({ before }: Came) => before?.memory?.next != null
const isIdle = ({ before }: Came) => before?.memory?.travelling === null
const isSold = ({ event, input }: Came) => optionOf(event.kind, input) !== null
const isOfPage = ({ event, input }: Came) => input.addOns.some(({ id }: Loose) => id === event.id)
const isStarting = ({ calls }: Came) => calls.asked.some(({ actor }) => actor === 'storeChoice')
const isTravelling = (step: Came) => isRunning(step, 'storeChoice')
const KEPT = either('OPTION', 'KEEP')

const told = ({ sent }: Known, actor: string) => sent.filter((one) => one.actor === actor).map(({ event }) => event)
const untold = (step: Known, ...actors: string[]) => actors.map((actor) => equal(told(step, actor), []))
/** Only that was asked, of the server. */
const stores = (step: Known, choice: Choice | null) => [
  asked(step, 'storeChoice', choice),
  equal(step.calls.asked.length, 1),
]
/** It has not arrived; a later one says it again. */
const failsAgain = (step: Known) => [did(step, 'logFailure'), ...stores(step, step.before?.memory.next ?? null)]
const failsAtLast = (step: Known) => [
  did(step, 'logFailure'),
  notAsked(step),
  sentTo(step, 'playKitCta', { type: 'NOT_KEPT' }),
]

function changeOf({ travelling, next, inCart }: Memory, step: Came): Partial<Memory> {
  const { event, input, calls } = step
  if (event.type === 'ADD_ON' && isOfPage(step)) {
    const others = inCart.filter((id) => id !== event.id)
    return { inCart: event.isSelected ? [...others, event.id] : others }
  }
  if (event.type === 'TAB_REMEMBERED') return { tab: event.id }
  if (event.type === 'OPTION' || event.type === 'KEEP') {
    const { kind, customization = (next ?? travelling)?.customization } = event
    const choice: Choice = { kitAnchor: input.kitAnchor, kind, ...(customization && { customization }) }
    return travelling ? { next: choice } : { travelling: choice }
  }
  const isOver = event.actor === 'storeChoice' || calls.stopped.some(({ actor }) => actor === 'storeChoice')
  return isOver ? { travelling: next, next: null } : {}
}

export const kitPageOracle = oracle<KitPageView, Memory>(
  'kitPage',
  [
    after('start', { rule: ['S-306', 'S-254'], says: 'looks up the stock, and keeps nothing yet' }, (step) => [
      sentTo(step, 'inventory', { type: 'LOOKUP', ...step.input.lookup }),
      notAsked(step, 'storeChoice'),
      didNot(step),
    ]),
    after('start', { rule: 'S-249', says: 'there is a bar where the cart holds an add-on' }, ({ view, memory }) =>
      equal([view.sticky?.isShown, view.sticky?.isLeaving], [memory.inCart.length > 0, false]),
    ),
    after('WAKE', { rule: 'S-306', says: 'looks up the stock again' }, (step) => [
      sentTo(step, 'inventory', { type: 'LOOKUP', ...step.input.lookup }),
      notAsked(step),
      didNot(step),
    ]),
    after('STOCK', { rule: 'S-256', says: 'the ways of buying know of it' }, (step) => [
      sentTo(step, 'purchaseOption', { type: 'INVENTORY', isLow: step.event.isLow }),
      notAsked(step),
      didNot(step),
    ]),
    after('OPTION_REMEMBERED', { decided: 'E-29', says: 'picks what was picked in this tab', when: isSold }, (step) => [
      sentTo(step, 'purchaseOption', { type: 'PICK', id: optionOf(step.event.kind, step.input) }),
      notAsked(step),
      didNot(step),
    ]),
    after(
      'OPTION_REMEMBERED',
      { rule: 'S-255', says: 'nothing that is not sold here', when: (step) => !isSold(step) },
      (step) => [keptView(step), ...untold(step, 'purchaseOption', 'playKitCta'), notAsked(step), didNot(step)],
    ),
    after('OPTION', { rule: 'S-254', says: 'the main button buys what is picked' }, (step) => [
      sentTo(step, 'playKitCta', { type: 'OPTION', id: step.event.id }),
      ...untold(step, 'purchaseOption'),
    ]),
    after('KEEP', { rule: 'S-087', says: 'the main button waits for the answer' }, (step) =>
      untold(step, 'playKitCta', 'purchaseOption'),
    ),
    after(KEPT, { decided: 'E-29', says: 'stands in this tab at once, with what was chosen before it' }, (step) => [
      did(step, 'mirrorChoice', step.memory.next ?? step.memory.travelling),
      didNot(step, 'logFailure'),
    ]),
    after(KEPT, { rule: ['S-087', 'S-254'], says: 'is kept in the session', when: isIdle }, (step: Known) =>
      stores(step, step.memory.travelling),
    ),
    after(
      KEPT,
      { decided: 'ADR-0013', says: 'one choice travels at a time', when: (step) => !isIdle(step) },
      (step) => [notAsked(step), equal(step.calls.stopped, [])],
    ),
    after(done('storeChoice'), { decided: 'ADR-0013', says: 'the newest follows', when: hasNext }, (step: Known) => [
      ...stores(step, step.before?.memory.next ?? null),
      ...untold(step, 'playKitCta'),
      didNot(step),
    ]),
    after(
      done('storeChoice'),
      { decided: 'ADR-0013', says: 'the main button is told', when: (step) => !hasNext(step) },
      (step) => [sentTo(step, 'playKitCta', { type: 'KEPT' }), notAsked(step), didNot(step)],
    ),
    after(failed('storeChoice'), { decided: 'E-29', says: 'the newest may still arrive', when: hasNext }, failsAgain),
    after(
      failed('storeChoice'),
      { decided: 'E-29', says: 'the main button is told', when: (step) => !hasNext(step) },
      failsAtLast,
    ),
    lasts(PATIENCE, KEPT, { decided: 'ADR-0013', when: isStarting }, isTravelling),
    within(PATIENCE, KEPT, { decided: 'ADR-0013', says: 'silence is a failure', when: isStarting }, (step: Known) => [
      stopped(step, 'storeChoice'),
      ...failsAtLast(step),
    ]),
    within(
      PATIENCE,
      done('storeChoice'),
      { decided: 'ADR-0013', says: 'the next is waited for as long', when: isStarting },
      failsAtLast,
    ),
    after('ADD_ON', { rule: 'S-249', says: 'asks nobody' }, (step) => [
      notAsked(step),
      didNot(step),
      ...untold(step, 'playKitCta', 'purchaseOption', 'inventory'),
    ]),
    always({ rule: 'S-249', says: 'the bar counts the add-ons in the cart' }, ({ view, memory }) => [
      equal(view.sticky?.count, memory.inCart.length),
      memory.inCart.length === 0 || equal(view.sticky?.isShown, true),
    ]),
    always({ rule: ['S-080', 'S-081', 'S-066'], says: 'tabs where it has them, and the one seen last' }, (step) => {
      const { view, input, memory } = step
      const tabs = input.waysToBuy?.ids.map((id: string) => ({
        id,
        isSelected: id === (memory.tab ?? input.waysToBuy.queried ?? input.waysToBuy.ids[0]),
      }))
      return equal(view.waysToBuy?.tabs, tabs)
    }),
    always({ rule: ['S-060', 'S-086'], says: 'every part of it is there' }, ({ view, input }) => [
      equal(
        view.addOns.map(({ id }) => id),
        input.addOns.map(({ id }: Loose) => id),
      ),
      equal(
        view.purchase?.options.map(({ id }) => id),
        [input.purchaseOption.subscriptionId, input.purchaseOption.standaloneId].filter(Boolean),
      ),
      equal(view.cta?.subscribeHref, input.cta.paths.childInfo),
      equal(view.sticky?.markerId, input.markerId),
      view.inventory !== null,
      equal(view.hasModal, false),
    ]),
    always({ decided: 'ADR-0013', says: 'a choice is on its way, or none' }, (step) =>
      equal(isTravelling(step), step.memory.travelling !== null),
    ),
  ],
  (memory, step) => {
    const inCart = step.input.addOns.flatMap(({ id, inCart }: Loose) => (inCart.length > 0 ? [id] : []))
    const known: Memory = memory ?? { travelling: null, next: null, inCart, tab: null }
    return { ...known, ...changeOf(known, step) }
  },
)
