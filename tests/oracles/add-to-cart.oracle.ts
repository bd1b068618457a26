import { asked, did, didNot, equal, isRunning, keptView, nothingLeft, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { connectAddToCart } from '~/machines/shop/add-to-cart/add-to-cart.connect'

type View = ReturnType<typeof connectAddToCart>
/** The error that stands under the button, and the press that is on its way. */
type Memory = { error: 'add' | 'installments' | null; isAdding: boolean }
type Known = Pick<Step<View, Memory | null>, 'event' | 'input'> & { before: { view: View } | null }

/** The cart tries twice, after what it does already. */
const PATIENCE = 45_000

const offerOf = ({ event, input }: Known): Loose =>
  input.offers.find(({ variantId }: Loose) => variantId === event.variantId)

/** S-301, S-302: a whole number of what is sold here, at most one where that is the limit. */
const isOrder = (step: Known) => {
  const { quantity } = step.event
  return offerOf(step) && Number.isInteger(quantity) && quantity >= 1 && (quantity === 1 || !step.input.isLimitedToOne)
}
const isFree = ({ before }: Known) => before?.view.isBusy === false && !before.view.isDisabled
const isAdd = (step: Known) => isFree(step) && Boolean(isOrder(step))

/** S-366, and S-180 for a box of a plan. */
const attributesOf = ({ priceCents, plan }: Loose) => [
  { key: 'price_source', value: 'standalone' },
  { key: 'source', value: 'product_page' },
  { key: 'quantity_limited_to_one', value: 'false' },
  { key: 'item_origin', value: 'product_page' },
  { key: 'display_price', value: String(priceCents) },
  ...(plan ? [{ key: 'subscription_plan_settings', value: settingsOf(plan) }] : []),
]
const settingsOf = ({ planAnchor, installmentId }: Loose) =>
  JSON.stringify({ plan_anchor: planAnchor, plan_installment_id: installmentId, item_origin: 'product_page' })

export const addToCartOracle = oracle<View, Memory>(
  'addToCart',
  [
    after('start', { rule: ['S-304', 'S-385'] }, (step) => [
      equal(step.view.isDisabled, step.input.isUnavailable),
      nothingLeft(step),
    ]),
    after('SUBMIT', { rule: ['S-250', 'S-366', 'S-180'], when: isAdd }, (step) => [
      asked(step, 'addLines', {
        lines: [
          {
            merchandiseId: step.event.variantId,
            quantity: step.event.quantity,
            attributes: attributesOf(offerOf(step)),
          },
        ],
      }),
      didNot(step),
      equal(step.told, []),
    ]),
    after(
      'SUBMIT',
      { rule: ['S-302', 'S-304'], says: 'else nothing is added', when: (step) => !isAdd(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(done('addLines'), { rule: 'S-251', when: ({ event }) => event.output }, (step) => [
      equal(step.told, [{ type: 'ADDED' }]),
      didNot(step),
    ]),
    after(failed('addLines'), { rule: ['S-252', 'S-369'], says: 'and it is logged' }, (step) => [
      equal(step.told, []),
      did(step, 'logFailure'),
      did(step, 'showFailure'),
    ]),
    after(done('addLines'), { rule: ['S-252', 'S-369'], when: ({ event }) => !event.output }, (step) => [
      equal(step.told, []),
      did(step, 'logFailure'),
      did(step, 'showFailure'),
    ]),
    lasts(PATIENCE, 'SUBMIT', { rule: 'S-252', when: isAdd }, (step) => isRunning(step, 'addLines')),
    within(
      PATIENCE,
      'SUBMIT',
      { rule: ['S-252', 'S-369'], says: 'a cart that is silent has failed', when: isAdd },
      (step) => [
        step.view.error === 'add',
        stopped(step, 'addLines'),
        did(step, 'logFailure'),
        did(step, 'showFailure'),
        equal(step.told, []),
      ],
    ),
    always(
      { rule: ['S-250', 'S-252', 'S-369', 'S-385'], says: 'the error is that of the last press' },
      ({ view, memory }) => equal([view.error, view.isBusy], [memory.error, memory.isAdding]),
    ),
    always({ rule: 'S-304', says: 'off is what cannot be sold, and nothing else' }, ({ view, input }) =>
      equal(view.isDisabled, input.isUnavailable),
    ),
    always({ rule: 'F-30', says: 'busy as long as the cart is asked' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'addLines')),
    ),
  ],
  (memory, step) => {
    const { event, input, calls } = step
    const known = memory ?? { error: input.isUnavailable ? 'installments' : null, isAdding: false }
    if (event.type === 'SUBMIT') return isAdd(step) ? { error: null, isAdding: true } : known
    if (event.type === 'done') return { error: event.output ? null : 'add', isAdding: false }
    if (event.type === 'failed' || calls.stopped.length > 0) return { error: 'add', isAdding: false }
    return known
  },
)
