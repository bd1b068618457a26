import { marks, type Reading } from '~/machines/runtime/reading'
import { brandOf } from '~/services/domain/payment/card.rules'
import type { Checkout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { connectAddressForm } from '../address-form/address-form.connect'
import { connectCardForm } from '../card-form/card-form.connect'
import { connectContactForm } from '../contact-form/contact-form.connect'
import { connectReconciliation } from '../reconciliation/reconciliation.connect'
import type { checkoutMachine } from './checkout.machine'
import { CONFIRMATION_ID, headingId, isDone, isReached, PROBLEM_ID, stepBefore, stepsOf } from './checkout.rules'

type Snapshot = Reading<typeof checkoutMachine>

/** What the checkout's page may know. The card itself stays in its form: here are its last digits. */
export function connectCheckout(snapshot: Snapshot) {
  const { checkout, step, delivery, problem, card } = snapshot.context
  const { contact, address, card: cardForm, reconciliation } = snapshot.children
  const isAtSteps = snapshot.matches('steps')
  return {
    ...marks('checkout', snapshot),
    screen: screenOf(snapshot),
    checkout,
    /** in their order; delivery is none where nothing is sent */
    steps: checkout ? stepsOf(checkout).map((each) => stepView(each, snapshot, checkout)) : [],
    step,
    delivery: { methods: checkout?.delivery_methods ?? [], chosen: delivery },
    card: card && { brand: brandOf(card.number), digits: card.number.slice(-4) },
    contactForm: contact ? connectContactForm(contact.getSnapshot()) : null,
    addressForm: address ? connectAddressForm(address.getSnapshot()) : null,
    cardForm: cardForm ? connectCardForm(cardForm.getSnapshot()) : null,
    reconciliation: reconciliation ? connectReconciliation(reconciliation.getSnapshot()) : null,
    problem: isAtSteps ? problem : null,
    problemId: PROBLEM_ID,
    confirmationId: CONFIRMATION_ID,
    isSaving: snapshot.matches({ steps: 'saving' }),
    isPaying: snapshot.matches('paying'),
    can: {
      back: isAtSteps && checkout !== null && stepBefore(step, checkout) !== null,
      pay: snapshot.can({ type: 'PAY' }),
    },
  }
}
export type CheckoutView = ReturnType<typeof connectCheckout>
export type StepView = CheckoutView['steps'][number]

/** Which picture the page is. */
function screenOf(snapshot: Snapshot) {
  if (snapshot.matches('steps') || snapshot.matches('paying')) return 'steps'
  if (snapshot.matches('confirmed')) return 'confirmed'
  if (snapshot.matches('reconciling')) return 'reconciling'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('notFound')) return 'notFound'
  if (snapshot.matches('signedOut')) return 'signedOut'
  return snapshot.matches('otherPerson') ? 'otherPerson' : 'loading'
}

function stepView(step: Snapshot['context']['step'], { context }: Snapshot, checkout: Checkout) {
  const progress = { checkout, hasCard: context.card !== null }
  return {
    step,
    headingId: headingId(step),
    isCurrent: step === context.step,
    isDone: isDone(step, progress),
    /** can be gone to: everything before it is saved */
    isReached: step !== context.step && isReached(step, progress),
  }
}
