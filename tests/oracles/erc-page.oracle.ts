import { asked, equal, isRunning, keptView, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { ErcPageView } from '~/machines/shop/erc-page/erc-page.connect'

/**
 * `pressed`: whoever pressed last, until the box is in the cart. `goingFor`: for whom a checkout was asked last. What has
 * failed stays so until the same is tried again.
 */
type Memory = {
  pressed: Buyer | null
  isGoingOn: boolean
  goingFor: Buyer | null
  hasAddFailed: boolean
  hasCheckoutFailed: boolean
}
type Buyer = { as: string | null }
type Known = Step<ErcPageView, Memory>

/** The cart tries twice, after what it does already; the browser is waited for so long on the way to the checkout. */
const [CART_PATIENCE, PATIENCE] = [45_000, 9000]

const isSold = ({ input }: Pick<Known, 'input'>) => !input.addToCart.isUnavailable
const wasAdding = ({ before }: Known) => before !== null && isRunning(before, 'addLines')
const isPress = (step: Known) => isSold(step) && !wasAdding(step)
const wasPressed = ({ before }: Known) => before?.memory.pressed !== null
/** Another buyer than the one for whom a checkout was asked before. */
const isOther = ({ before }: Known) => before?.memory.goingFor?.as !== before?.memory.pressed?.as
const wasOnTheWay = ({ before }: Known) => before !== null && isRunning(before, 'newKey')

/** One of the box of this page, as any other product (S-366) and with its plan (S-180). */
function lineOf({ addToCart: { offers } }: Loose) {
  const [{ variantId, priceCents, plan }] = offers
  const settings = {
    plan_anchor: plan.planAnchor,
    plan_installment_id: plan.installmentId,
    item_origin: 'product_page',
  }
  const attributes = [
    { key: 'price_source', value: 'standalone' },
    { key: 'source', value: 'product_page' },
    { key: 'quantity_limited_to_one', value: 'false' },
    { key: 'item_origin', value: 'product_page' },
    { key: 'display_price', value: String(priceCents) },
    { key: 'subscription_plan_settings', value: JSON.stringify(settings) },
  ]
  return { merchandiseId: variantId, quantity: 1, attributes }
}

function errorOf({ memory, input, view }: Known) {
  if (input.addToCart.isUnavailable) return 'installments'
  if (memory.isGoingOn) return memory.hasCheckoutFailed && !view.isBusy ? 'checkout' : null
  return memory.hasAddFailed ? 'add' : null
}

export const ercPageOracle = oracle<ErcPageView, Memory>(
  'ercPage',
  [
    after('start', { rule: 'S-251', says: 'nothing happens before it is pressed' }, (step) => [
      notAsked(step),
      equal([step.view.isBusy, step.effects], [false, []]),
    ]),
    after('PRESS', { rule: ['S-251', 'S-302', 'S-180'], says: 'puts one box into the cart', when: isPress }, (step) => [
      equal(step.calls.asked.length, 1),
      asked(step, 'addLines', { lines: [lineOf(step.input)] }),
    ]),
    after(
      'PRESS',
      { rule: 'S-250', says: 'twice is once', when: (step) => isSold(step) && wasAdding(step) },
      (step) => [notAsked(step), equal(step.calls.stopped, [])],
    ),
    after('PRESS', { rule: ['S-304', 'S-385'], when: (step) => !isSold(step) }, (step) => [
      notAsked(step),
      keptView(step),
    ]),
    after(
      'ADDED',
      {
        rule: ['S-251', 'S-363'],
        says: 'what is in the cart goes on to the checkout, and what another buyer began is given up',
        when: (step) => wasPressed(step) && (isOther(step) || !wasOnTheWay(step)),
      },
      (step) => [
        asked(step, 'newKey'),
        equal(step.calls.asked.length, 1),
        wasOnTheWay(step) ? stopped(step, 'newKey') : equal(step.calls.stopped, []),
      ],
    ),
    after(
      'ADDED',
      {
        rule: 'S-363',
        says: 'a checkout that is on its way for this buyer goes on',
        when: (step) => wasPressed(step) && !isOther(step) && wasOnTheWay(step),
      },
      (step) => [notAsked(step), equal(step.calls.stopped, [])],
    ),
    after(
      'ADDED',
      { rule: 'S-251', says: 'without a press nothing goes on', when: (step) => !wasPressed(step) },
      (step) => [notAsked(step), equal(step.calls.stopped, []), keptView(step)],
    ),
    lasts(CART_PATIENCE, 'PRESS', { rule: 'S-369', when: isPress }, (step) => isRunning(step, 'addLines')),
    within(
      CART_PATIENCE,
      'PRESS',
      { rule: ['S-252', 'S-369'], when: (step) => isPress(step) && !isRunning(step, 'newKey') },
      ({ view }) => !view.isBusy && view.error === 'add',
    ),
    lasts(
      PATIENCE,
      'ADDED',
      { rule: 'S-384', when: ({ calls }) => calls.asked.some(({ actor }) => actor === 'newKey') },
      (step) => isRunning(step, 'newKey'),
    ),
    always({ rule: ['S-369', 'S-384', 'S-385'], says: 'what is said is of the newest press' }, (step) =>
      equal(step.view.error, errorOf(step)),
    ),
    always({ rule: 'F-30', says: 'busy as long as cart or checkout are asked' }, (step) =>
      equal(step.view.isBusy, step.calls.running.length > 0),
    ),
    always({ rule: ['S-304', 'S-385'], says: 'off as long as the plan is not known' }, (step) =>
      equal(step.view.isDisabled, !isSold(step)),
    ),
    always({ rule: 'F-17', says: 'the pictures are there' }, ({ view }) => equal(view.gallery?.index, 0)),
  ],
  (memory, { event, calls, input }) => {
    const known: Memory = memory ?? {
      pressed: null,
      isGoingOn: false,
      goingFor: null,
      hasAddFailed: false,
      hasCheckoutFailed: false,
    }
    const isNew = (actor: string) => calls.asked.some((call) => call.actor === actor)
    const isGivenUp = (actor: string) => calls.stopped.some((call) => call.actor === actor)
    const said = {
      hasAddFailed: (known.hasAddFailed && !isNew('addLines')) || isGivenUp('addLines'),
      hasCheckoutFailed: !isNew('newKey') && (known.hasCheckoutFailed || isGivenUp('newKey')),
    }
    if (event.type === 'PRESS' && isSold({ input }))
      return { ...known, ...said, pressed: { as: event.as }, isGoingOn: false }
    if (event.type === 'ADDED' && known.pressed)
      return { ...said, pressed: null, isGoingOn: true, goingFor: known.pressed }
    return { ...known, ...said }
  },
)
