import {
  asked,
  did,
  didNot,
  equal,
  isRunning,
  keptView,
  nothingLeft,
  stopped,
  toldParent,
} from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { connectInventory } from '~/machines/shop/inventory/inventory.connect'

type View = ReturnType<typeof connectInventory>
/** What was asked last, and until when its answer need not be asked for again. */
type Memory = { asked: { productId: string; threshold: number } | null; freshUntil: number }
type Known = Step<View, Memory>

/** S-401: an answer is kept for so long, and waited for so long (F-28). */
const [FRESH, PATIENCE] = [300_000, 5000]

/** S-241 … S-243, of the first variant. */
function statusOf({ variants: [first], tags }: Loose) {
  if (!first?.availableForSale) return 'out_of_stock'
  if (!first.currentlyNotInStock) return 'active'
  return tags.includes('Pre-Order') ? 'presale' : 'backorder'
}

const isWhole = ({ event: { productId, threshold } }: Known) => productId !== null && threshold !== null
const isKnown = ({ event, before, now }: Known) =>
  before !== null &&
  before.memory.asked?.productId === event.productId &&
  before.memory.asked?.threshold === event.threshold &&
  now < before.memory.freshUntil
const isLookUp = (step: Known) =>
  isWhole(step) && !isKnown(step) && step.before !== null && !isRunning(step.before, 'getInventory')

export const inventoryOracle = oracle<View, Memory>(
  'inventory',
  [
    always({ rule: ['S-241', 'S-242', 'S-243'], says: 'known before anything was asked' }, ({ view, input }) =>
      equal(view.status, statusOf(input)),
    ),
    after('start', { rule: 'S-306', says: 'nothing is asked by itself' }, nothingLeft),
    after('LOOKUP', { rule: ['S-194', 'S-306'], when: isLookUp }, (step) => {
      const { productId, threshold } = step.event
      return [
        asked(step, 'getInventory', { productId, threshold, locale: step.input.locale }),
        equal([step.told, step.effects], [[], []]),
      ]
    }),
    after('LOOKUP', { rule: ['S-306', 'S-401'], says: 'else not', when: (step) => !isLookUp(step) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    after(done('getInventory'), { rule: 'S-256', says: 'whether the first runs low is told' }, (step) => [
      toldParent(step, { type: 'STOCK', isLow: step.event.output.value.inventoryData[0]?.isBelowThreshold ?? false }),
      didNot(step),
    ]),
    after(failed('getInventory'), { rule: ['S-380', 'F-28'], says: 'only logged' }, (step) => [
      equal(step.told, []),
      did(step, 'logFailure'),
    ]),
    lasts(PATIENCE, 'LOOKUP', { rule: 'F-28', when: isLookUp }, (step) => isRunning(step, 'getInventory')),
    within(PATIENCE, 'LOOKUP', { rule: 'F-28', says: 'silence is a failure', when: isLookUp }, (step) => {
      return stopped(step, 'getInventory') === null && did(step, 'logFailure') === null && step.told.length === 0
    }),
    always({ rule: 'S-401', says: 'an answer says nothing more by itself' }, (step) =>
      step.event.type === 'time' && step.calls.stopped.length === 0 ? nothingLeft(step) : equal(step.ended, null),
    ),
  ],
  (memory, { event, before, now, calls }) => {
    const known = memory ?? { asked: null, freshUntil: 0 }
    const [question] = calls.asked
    if (event.type === 'LOOKUP' && question)
      return { asked: { productId: event.productId, threshold: event.threshold }, freshUntil: 0 }
    return event.type === 'done' && before ? { ...known, freshUntil: now + FRESH } : known
  },
)
