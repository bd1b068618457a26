import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { brandOf } from '~/services/domain/payment/card.rules'
import { connectAddressForm } from '../address-form/address-form.connect'
import { connectCardForm } from '../card-form/card-form.connect'
import { connectContactForm } from '../contact-form/contact-form.connect'
import { connectReconciliation } from '../reconciliation/reconciliation.connect'
import type { checkoutMachine } from './checkout.machine'
import {
  CONFIRMATION_ID,
  headingId,
  isDone,
  isReached,
  PROBLEM_ID,
  type Progress,
  progressOf,
  STEPS,
  type Step,
  stepsOf,
} from './checkout.rules'

type Snapshot = Reading<typeof checkoutMachine>

/** What the checkout's page may know. The card itself stays in its form: here are its last digits. */
export function connectCheckout(snapshot: Snapshot) {
  const { checkout, delivery, problem, card, testCards } = snapshot.context
  const { contact, address, card: cardForm, reconciliation } = snapshot.children
  const step = stepIn(snapshot)
  const progress = progressOf(snapshot.context)
  return {
    ...marks('checkout', snapshot),
    screen: screenOf(snapshot),
    checkout,
    /** in their order; delivery is none where nothing is sent */
    steps: progress ? stepsOf(progress.checkout).map((each) => stepView(each, step, progress)) : [],
    /** the step that is shown; null where no step is */
    step,
    delivery: { methods: checkout?.delivery_methods ?? [], chosen: delivery },
    card: card && { brand: brandOf(card.number), digits: card.number.slice(-4) },
    contactForm: contact ? connectContactForm(contact.getSnapshot()) : null,
    addressForm: address ? connectAddressForm(address.getSnapshot()) : null,
    cardForm: cardForm ? connectCardForm(cardForm.getSnapshot()) : null,
    reconciliation: reconciliation ? connectReconciliation(reconciliation.getSnapshot()) : null,
    /** null where real cards are charged */
    testCards,
    problem: problem?.step === step ? problem.code : null,
    problemId: PROBLEM_ID,
    confirmationId: CONFIRMATION_ID,
    isSaving: snapshot.matches({ withBuyer: 'steps' }) && snapshot.hasTag('busy'),
    isPaying: snapshot.matches('paying'),
  }
}
export type CheckoutSend = FlowSend<typeof checkoutMachine>
export type CheckoutView = ReturnType<typeof connectCheckout>
export type StepView = CheckoutView['steps'][number]

/** Which picture the page is. */
function screenOf(snapshot: Snapshot) {
  if (snapshot.matches({ withBuyer: 'steps' }) || snapshot.matches('paying')) return 'steps'
  if (snapshot.matches({ withBuyer: 'confirmed' })) return 'confirmed'
  if (snapshot.matches('reconciling')) return 'reconciling'
  if (snapshot.matches({ withBuyer: 'unavailable' })) return 'unavailable'
  if (snapshot.matches('notFound')) return 'notFound'
  if (snapshot.matches('signedOut')) return 'signedOut'
  return snapshot.matches('otherPerson') ? 'otherPerson' : 'loading'
}

/** While it is paid, the last step stays where it is. */
function stepIn(snapshot: Snapshot): Step | null {
  if (snapshot.matches('paying')) return 'review'
  return STEPS.find((step) => snapshot.matches({ withBuyer: { steps: step } })) ?? null
}

function stepView(step: Step, current: Step | null, progress: Progress) {
  return {
    step,
    headingId: headingId(step),
    isCurrent: step === current,
    isDone: isDone(step, progress),
    /** can be gone to: everything before it is saved */
    isReached: step !== current && isReached(step, progress),
  }
}
