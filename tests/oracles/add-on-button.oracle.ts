import {
  asked,
  did,
  didNot,
  equal,
  isRunning,
  keptView,
  notAsked,
  nothingLeft,
  stopped,
  toldParent,
} from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { AddOnButtonView } from '~/machines/shop/add-on-button/add-on-button.connect'

type Failed = 'add' | 'remove' | null
/** `inCart`: what the cart has said last, or has just done. `told`: what the page knows, first of itself. */
type Memory = {
  inCart: readonly string[]
  chosen: string | null
  failed: Failed
  told: boolean
  /** since when it has been there to be added, in milliseconds of the clock; null: it is not */
  since: number | null
}
type Known = Step<AddOnButtonView, Memory>
/** What is known before it is judged. */
type Came = Pick<Known, 'event' | 'input' | 'calls' | 'view' | 'now'> & { before: { view: AddOnButtonView } | null }

/** The cart tries twice, after what it does already. */
const PATIENCE = 45_000
/** so long it says that it was not added. */
const NOTICE = 5000

const dialogOf = ({ isInventoryModalOpen, isVariantModalOpen }: AddOnButtonView) =>
  isInventoryModalOpen || isVariantModalOpen
const rests = (view: AddOnButtonView) => view.isShown && !view.isBusy && !dialogOf(view)
const isFree = ({ before }: Came) => before !== null && rests(before.view)
/** It is there to be added. */
const isOffered = ({ view }: Pick<Came, 'view'>) => rests(view) && !view.isSelected
const isAdd = (step: Came) => isFree(step) && step.before?.view.isSelected === false
const isRemove = (step: Came) => isFree(step) && step.before?.view.isSelected === true
const isChoosing = ({ before }: Came) => before?.view.isVariantModalOpen === true

const inStock = ({ input }: Came): Loose[] => input.variants.filter(({ isInStock }: Loose) => isInStock)
const isSoldOut = (step: Came) => inStock(step).length === 0
const needsVariant = ({ input }: Came) => input.hasVariantModal && input.variants.length > 1
const isAddAtOnce = (step: Came) => isAdd(step) && !isSoldOut(step) && !needsVariant(step)
const isVariant = (step: Came) => isChoosing(step) && inStock(step).some(({ id }) => id === step.event.variantId)
const isAsking = (step: Came) => (step.event.type === 'ADD' ? isAddAtOnce(step) : isVariant(step))

/** One of it (S-301), as any other product of a page (S-366), and of which product it is one. */
function lineOf({ input, memory }: Known) {
  const { id, priceCents } = input.variants.find((variant: Loose) => variant.id === memory.chosen)
  const attributes = [
    { key: 'price_source', value: 'standalone' },
    { key: 'source', value: 'product_page' },
    { key: 'quantity_limited_to_one', value: 'false' },
    { key: 'item_origin', value: 'product_page' },
    { key: 'display_price', value: String(priceCents) },
    { key: 'parent_product_id', value: input.parentProductId },
  ]
  return { merchandiseId: id, quantity: 1, attributes }
}

const idsOf = ({ variants }: Loose): string[] => variants.map(({ id }: Loose) => id)
const isUnsold = ({ input }: Came) => input.variants.length === 0
const isTrue = ({ event }: Came) => event.output === true
const isRefused = ({ event }: Came) => event.output === false

function labelOf(step: Known) {
  if (step.view.isSelected) return 'remove'
  return isSoldOut(step) ? 'outOfStock' : 'add'
}

const asksToAdd = (step: Known) => [
  asked(step, 'addLines', { lines: [lineOf(step)] }),
  equal(step.calls.asked.length, 1),
  didNot(step),
  equal([dialogOf(step.view), step.view.isSelected], [false, false]),
]
const ignored = (step: Known) => [nothingLeft(step), keptView(step)]
const closed = (step: Known) => [
  notAsked(step),
  didNot(step),
  equal(dialogOf(step.view), false),
  !step.before || !dialogOf(step.before.view) || equal(step.view.isSelected, step.memory.inCart.length > 0),
  equal(step.view.isBusy, step.before?.view.isBusy),
]
/** It stays as the cart has it, and nothing is said aloud. */
const notDone = (what: 'add' | 'remove') => (step: Known) => [
  did(step, 'logFailure', { failed: what }),
  didNot(step, 'announce'),
  equal([step.view.failed, step.view.isBusy], [what, false]),
  equal(step.view.isSelected, step.memory.inCart.length > 0),
]

/** What came of it: in the cart, chosen, gone wrong. */
function changeOf({ chosen, since }: Memory, step: Came): Partial<Memory> {
  const { event, calls } = step
  if (event.type === 'CART') return { inCart: event.inCart }
  if (event.type === 'ADD' && isAdd(step))
    return isSoldOut(step) ? { failed: null } : { failed: null, chosen: inStock(step)[0].id }
  if (event.type === 'REMOVE' && isRemove(step)) return { failed: null }
  if (isVariant(step)) return { chosen: event.variantId }
  const isAnswered = (actor: string) =>
    event.actor === actor || (event.type === 'time' && calls.stopped.some((call) => call.actor === actor))
  if (isAnswered('addLines')) return isTrue(step) && chosen ? { inCart: [chosen] } : { failed: 'add' }
  if (isAnswered('removeVariants')) return isTrue(step) ? { inCart: [] } : { failed: 'remove' }
  if (event.type === 'time' && since !== null && step.now - since >= NOTICE) return { failed: null }
  return {}
}

export const addOnButtonOracle = oracle<AddOnButtonView, Memory>(
  'addOnButton',
  [
    after('start', { rule: 'S-303', says: 'without a variant to sell there is no button', when: isUnsold }, (step) => [
      nothingLeft(step),
      equal(step.view.isShown, false),
    ]),
    after('start', { rule: 'F-31', says: 'follows the cart', when: (step) => !isUnsold(step) }, (step) => [
      asked(step, 'membership', { variantIds: idsOf(step.input) }),
      equal(step.calls.asked.length, 1),
      didNot(step),
    ]),
    after('ADD', { rule: 'S-245', when: (step) => isAdd(step) && isSoldOut(step) }, (step) => [
      nothingLeft(step),
      equal([step.view.isInventoryModalOpen, step.view.isVariantModalOpen], [true, false]),
    ]),
    after(
      'ADD',
      {
        rule: 'S-248',
        says: 'asks which one, where there are several',
        when: (step) => isAdd(step) && !isSoldOut(step) && needsVariant(step),
      },
      (step) => [
        nothingLeft(step),
        equal([step.view.isInventoryModalOpen, step.view.isVariantModalOpen], [false, true]),
      ],
    ),
    after('ADD', { rule: ['S-301', 'S-366'], says: 'puts in the first in stock', when: isAddAtOnce }, asksToAdd),
    after('VARIANT', { rule: ['S-248', 'S-301'], says: 'puts in the one that was chosen', when: isVariant }, asksToAdd),
    after('REMOVE', { rule: 'F-31', says: 'takes out whichever of it the cart holds', when: isRemove }, (step) => [
      asked(step, 'removeVariants', { variantIds: idsOf(step.input) }),
      equal(step.calls.asked.length, 1),
      didNot(step),
      equal(step.view.isSelected, true),
    ]),
    after('ADD', { rule: 'F-31', says: 'counts only where it reads so', when: (step) => !isAdd(step) }, ignored),
    after('REMOVE', { rule: 'F-31', says: 'counts only where it reads so', when: (step) => !isRemove(step) }, ignored),
    after(
      'VARIANT',
      { rule: 'S-383', says: 'nothing that is out of stock is added', when: (step) => !isVariant(step) },
      ignored,
    ),
    after('PICK', { rule: 'S-383', says: 'picks, and adds nothing' }, (step) => [
      nothingLeft(step),
      isVariant(step) ? equal(dialogOf(step.view), true) : keptView(step),
    ]),
    after('CLOSE', { rule: 'F-31', says: 'closes the dialog' }, closed),
    after('KEEP_SHOPPING', { rule: 'S-245', says: 'closes the dialog' }, (step) =>
      isChoosing(step) ? ignored(step) : closed(step),
    ),
    after('CART', { rule: 'F-31', says: 'the button says what the cart holds' }, (step) => [
      notAsked(step),
      didNot(step),
      equal(
        [step.view.isBusy, dialogOf(step.view)],
        [step.before?.view.isBusy, step.before && dialogOf(step.before.view)],
      ),
      !isFree(step) || equal(step.view.isSelected, step.event.inCart.length > 0),
    ]),
    after(done('addLines'), { rule: 'S-246', when: isTrue }, (step) => [
      did(step, 'announce', step.input.announcements.added),
      didNot(step, 'logFailure'),
      toldParent(step, { type: 'ADD_ON', id: step.input.id, isSelected: true }),
      equal([step.view.isSelected, step.view.isBusy], [true, false]),
    ]),
    after(done('removeVariants'), { rule: 'S-246', when: isTrue }, (step) => [
      did(step, 'announce', step.input.announcements.removed),
      didNot(step, 'logFailure'),
      toldParent(step, { type: 'ADD_ON', id: step.input.id, isSelected: false }),
      equal([step.view.isSelected, step.view.isBusy], [false, false]),
    ]),
    after(done('addLines'), { rule: 'S-370', says: 'a refusal is logged', when: isRefused }, notDone('add')),
    after(failed('addLines'), { rule: 'S-370' }, notDone('add')),
    after(done('removeVariants'), { rule: 'F-31', says: 'a refusal is logged', when: isRefused }, notDone('remove')),
    after(failed('removeVariants'), { rule: 'F-31' }, notDone('remove')),
    after(failed('membership'), { rule: 'F-31', says: 'is logged, and the button goes on' }, (step) => [
      did(step, 'logFailure', { failed: 'follow' }),
      keptView(step),
      equal(step.told, []),
    ]),
    lasts(PATIENCE, either('ADD', 'VARIANT'), { rule: 'S-370', when: isAsking }, (step) => isRunning(step, 'addLines')),
    within(
      PATIENCE,
      either('ADD', 'VARIANT'),
      { rule: 'S-370', says: 'a cart that is silent has failed', when: isAsking },
      (step) => [stopped(step, 'addLines'), ...notDone('add')(step)],
    ),
    lasts(PATIENCE, 'REMOVE', { rule: 'F-31', when: isRemove }, (step) => isRunning(step, 'removeVariants')),
    within(PATIENCE, 'REMOVE', { rule: 'F-31', says: 'a cart that is silent has failed', when: isRemove }, (step) => [
      stopped(step, 'removeVariants'),
      ...notDone('remove')(step),
    ]),
    lasts(
      NOTICE,
      either(done('addLines'), failed('addLines')),
      {
        rule: ['A-290', 'A-296'],
        says: 'a failure is said for so long',
        when: (step) => isOffered(step) && !isTrue(step),
      },
      ({ view }) => view.failed === 'add',
    ),
    always({ rule: 'S-244' }, (step) =>
      equal([step.view.label, step.view.intent], [labelOf(step), step.view.isSelected ? 'REMOVE' : 'ADD']),
    ),
    always({ decided: 'E-02', says: 'what is out of stock looks so, and can be taken out again' }, (step) =>
      equal(step.view.isOutOfStock, labelOf(step) === 'outOfStock'),
    ),
    always({ rule: ['S-248', 'S-383'], says: 'its variants, the chosen one and what the cart holds' }, (step) =>
      equal(
        step.view.variants,
        step.input.variants.map((variant: Loose) => ({
          ...variant,
          isChosen: variant.id === step.memory.chosen,
          isInCart: step.memory.inCart.includes(variant.id),
        })),
      ),
    ),
    always({ rule: 'S-370', says: 'what went wrong is that of the last press' }, ({ view, memory }) =>
      equal(view.failed, memory.failed),
    ),
    always({ rule: 'F-31', says: 'busy as long as the cart is asked' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'addLines') || isRunning(step, 'removeVariants')),
    ),
    always({ rule: 'S-249', says: 'the page knows whether it is in the cart' }, ({ view, memory, told, input }) => [
      view.isBusy || dialogOf(view) || !view.isShown || equal(memory.told, view.isSelected),
      told.every((event) => equal(event, { type: 'ADD_ON', id: input.id, isSelected: event.isSelected }) === null),
    ]),
  ],
  (memory, step) => {
    const { inCart } = step.input
    const known: Memory = memory ?? { inCart, chosen: null, failed: null, told: inCart.length > 0, since: null }
    const last = step.told.at(-1)
    const since = isOffered(step) ? (known.since ?? step.now) : null
    return { ...known, ...changeOf(known, step), told: last ? last.isSelected : known.told, since }
  },
)
