import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { asked, did, didNot, equal, isRunning, notAsked, sentTo } from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import {
  answerIn,
  begun,
  comes,
  ending,
  isReached,
  isSaved,
  isUnanswered,
  type Known,
  known,
  type Memory,
  memoryOf,
  stepsOf,
  WORK,
} from './checkout-account'
import { formsOfCheckout } from './checkout-forms'

const PATIENCE = 9000

const cameTo = (screen: string) => (step: Known) =>
  step.memory.screen === screen && (step.before === null || known(step).screen !== screen || isAgain(step))
/** Reading again where the page was read before. */
const isAgain = (step: Known) => begun(step).length > 0 && comes('getCheckoutPage', () => true)(step)
const isFree = ({ before }: Known) => before !== null && !before.view.isSaving && !before.view.isPaying
const isAt = (name: string) => (step: Known) => isFree(step) && known(step).step === name

/** The Netherlands have no states. */
const fieldsOf = (address: Loose) => ({ ...address, state: '' })
/** What a step sends to be saved. */
function changeIn({ event }: Known, { checkout, chosen }: Memory): Loose {
  if (event.type === 'CONTACT') return { email: event.contact.email, phone_number: event.contact.phone.trim() || null }
  if (event.type === 'NEXT') return { delivery_method: chosen }
  const { shipping, billing, isSame } = event.address
  if (!checkout.needs_shipping) return { billing_address: fieldsOf(shipping) }
  return { shipping_address: fieldsOf(shipping), billing_address: isSame ? null : fieldsOf(billing) }
}

/** The one thing that is asked of our server in this step. */
function dueIn(step: Known): { actor: string; input?: Loose }[] {
  const { event, input, memory } = step
  const { uuid } = input
  if (cameTo('loading')(step)) return [{ actor: 'getCheckoutPage', input: { uuid, locale: input.locale } }]
  if (cameTo('reconciling')(step))
    return [{ actor: 'reconciliation', input: { uuid, as: memory.as, attempt: memory.payment } }]
  const places: Record<string, string> = { CONTACT: 'contact', ADDRESS: 'address', NEXT: 'delivery' }
  const place = places[event.type]
  if (place && isAt(place)(step))
    return [{ actor: 'changeCheckout', input: { uuid, as: memory.as, change: changeIn(step, known(step)) } }]
  if (event.type === 'PAY' && isAt('review')(step)) return [{ actor: 'newKey' }]
  if (!comes('newKey', ({ output }) => output !== null)(step)) return []
  const { card, checkout } = known(step)
  return [
    { actor: 'payCheckout', input: { uuid, as: memory.as, idempotencyKey: event.output, card, total: checkout.total } },
  ]
}

const count = ({ effects }: Known, effect: string) => effects.filter(({ name }) => name === effect).length
const once = (step: Known, effect: string, isDue: boolean) => equal(count(step, effect), isDue ? 1 : 0)
const isSavedNow = comes('changeCheckout', ({ output }) => output?.ok === true)
const isShown = (step: Known) => {
  const { memory, event } = step
  if (memory.screen !== 'steps' || step.before?.view.screen === undefined) return memory.screen === 'steps'
  const isMoved = memory.step !== known(step).step || known(step).screen !== 'steps'
  return (
    isMoved ||
    (memory.problem !== null && memory.problem !== known(step).problem) ||
    (event.type === 'GO' && isFree(step) && isReached(event.step, known(step)))
  )
}
const isTrouble = (step: Known) => {
  const answer = answerIn(step)
  if (!answer || answer.actor === 'payCheckout') return false
  if (answer.output === null) return true
  const isUnread = answer.actor === 'getCheckoutPage' && answer.output.ok && answer.output.value.checkout === null
  return isUnread || (answer.actor === 'changeCheckout' && isUnanswered(answer))
}
const starts = (actor: string) => (step: Known) => begun(step).includes(actor)

export const checkoutOracle = oracle<CheckoutView, Memory>(
  'checkout',
  [
    always(
      { rule: ['F-35f', 'S-026'], says: 'the page shows how far the checkout is, and what did not work' },
      ({ view, memory }) => {
        const { screen, step, problem } = memory
        return equal(
          [view.screen, view.step, view.problem],
          [screen, step, problem?.step === step ? problem?.code : null],
        )
      },
    ),
    always({ rule: 'F-35f', says: 'it shows the checkout as the shop has said it last' }, ({ view, memory, input }) => [
      equal(view.checkout, memory.checkout),
      equal(view.delivery, { methods: memory.checkout?.delivery_methods ?? [], chosen: memory.chosen }),
      equal(view.testCards, input.testCards),
    ]),
    always({ decided: 'E-83', says: 'a step can be gone to once everything before it is saved' }, ({ view, memory }) =>
      equal(
        view.steps.map(({ step, isCurrent, isDone, isReached }) => ({ step, isCurrent, isDone, isReached })),
        (memory.checkout ? stepsOf(memory.checkout) : []).map((step) => ({
          step,
          isCurrent: step === memory.step,
          isDone: isSaved(step, memory),
          isReached: step !== memory.step && isReached(step, memory),
        })),
      ),
    ),
    always({ rule: 'F-35f', says: 'of the card its brand and last digits are shown' }, ({ view, memory }) =>
      equal(view.card, memory.card && { brand: 'visa', digits: '4242' }),
    ),
    always({ rule: 'F-35f', says: 'busy as long as a step is saved or a payment on its way' }, (step) =>
      equal(
        [step.view.isSaving, step.view.isPaying],
        [isRunning(step, 'changeCheckout'), isRunning(step, 'newKey') || isRunning(step, 'payCheckout')],
      ),
    ),
    always(
      { rule: ['F-35f', 'S-200', 'S-282'], says: 'our server is asked for what is due, once, and for nothing else' },
      (step) => {
        const due = dueIn(step)
        return [
          equal(
            begun(step),
            due.map(({ actor }) => actor),
          ),
          ...due.map(({ actor, input }) => (input ? asked(step, actor, input) : asked(step, actor))),
        ]
      },
    ),
    never(
      { rule: 'F-35f', says: 'two things are on their way at once' },
      ({ calls }) => calls.running.filter(({ actor }) => WORK.includes(actor)).length > 1,
    ),
    after(
      'SIGNED_OUT',
      { decided: 'ADR-0009', says: 'gives up whatever is on its way', when: (step) => known(step).as !== null },
      (step) => [
        equal(
          step.calls.running.filter(({ actor }) => WORK.includes(actor)),
          [],
        ),
        equal(step.view.checkout === null || step.memory.screen === step.view.screen, true),
      ],
    ),
    after(
      either('CONTACT', 'ADDRESS', 'CARD', 'NEXT', 'PAY', 'GO', 'BACK'),
      { rule: 'F-35f', says: 'while something is on its way nothing else begins', when: (step) => !isFree(step) },
      (step) => [notAsked(step), equal(step.calls.stopped, [])],
    ),
    ...['getCheckoutPage', 'changeCheckout', 'newKey', 'payCheckout'].flatMap((actor) =>
      lasts<CheckoutView, Memory>(
        PATIENCE,
        [],
        { rule: 'F-35f', says: `${actor} is waited for`, when: starts(actor) },
        (step) => isRunning(step, actor),
      ),
    ),
    after(
      ending('payCheckout'),
      {
        decided: 'ADR-0018',
        says: 'a payment without an answer is looked into, with its key',
        when: comes('payCheckout', (answer) => isUnanswered(answer) || answer.output.value?.status === 'paid'),
      },
      (step) => [
        asked(step, 'reconciliation', { uuid: step.input.uuid, as: step.memory.as, attempt: known(step).payment }),
        didNot(step),
      ],
    ),
    always({ rule: 'F-35f', says: 'what was saved is forgotten in the browser' }, (step) =>
      isSavedNow(step) ? did(step, 'forgetDraft', known(step).step) : once(step, 'forgetDraft', false),
    ),
    always({ rule: 'F-35f', says: 'each step that is shown gets the keyboard, the first one does not' }, (step) =>
      isShown(step)
        ? did(step, 'showStep', {
            step: step.memory.step,
            hasProblem: step.view.problem !== null,
            isFirst: !known(step).hasShown || step.before === null,
          })
        : once(step, 'showStep', false),
    ),
    always({ rule: 'F-35f', says: 'the confirmation is shown, and carts and schedules hear of it' }, (step) => {
      const isDue = cameTo('confirmed')(step)
      return [
        once(step, 'showConfirmation', isDue),
        once(step, 'tellCart', isDue),
        isDue ? did(step, 'tellSchedule', step.memory.checkout) : once(step, 'tellSchedule', false),
      ]
    }),
    always(
      {
        rule: 'F-35f',
        says: 'the fields of the card are emptied once it is forgotten',
        when: (step) => known(step).card !== null && step.memory.card === null,
      },
      (step) => sentTo(step, 'card', { type: 'CLEAR' }),
    ),
    formsOfCheckout,
    after('PRINT', { rule: 'F-35f', says: 'prints the confirmation' }, (step) =>
      once(step, 'print', known(step).screen === 'confirmed'),
    ),
    after('RELOAD', { decided: 'ADR-0009', says: 'for somebody else the page is loaded anew' }, (step) =>
      once(step, 'reload', known(step).screen === 'otherPerson'),
    ),
    always(
      { decided: 'E-101', says: 'the total that is paid is the one that was shown', when: starts('payCheckout') },
      (step) => equal(step.memory.payment?.total, known(step).checkout.total),
    ),
    always(
      {
        rule: ['F-35f', 'S-377'],
        says: 'what had no answer is in the log; a refusal is not, nor a payment that is looked into',
      },
      (step) => once(step, 'logFailure', isTrouble(step)),
    ),
  ],
  memoryOf,
)
