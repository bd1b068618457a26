import { type AddressText, emptyAddress, likelyCountryOf } from '~/services/domain/delivery/address.rules'
import { addressOf } from '~/services/domain/delivery/address-check.rules'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { CheckoutPage } from '~/services/flows/checkout/checkout-page.contract'
import type {
  Card,
  Checkout,
  CheckoutChange,
  CheckoutError,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { AddressDraft } from '../address-form/address-form.rules'
import { type Contact, contactOf } from '../contact-form/contact-form.rules'
import type { Attempt, CheckoutAnswer } from '../reconciliation/reconciliation.rules'

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]
export const isStep = (text: string): text is Step => STEPS.some((step) => step === text)

/** What is said above the steps: what was not saved, not taken, or has changed meanwhile. */
type Problem =
  | 'notSaved'
  | 'declined'
  | 'card_expired'
  | 'notTaken'
  | 'totalChanged'
  | 'outOfStock'
  | 'agedOut'
  | 'subscribed'
  | 'incomplete'
  | 'notOpen'
  | 'notServed'
  | 'invalid'

const PROBLEMS: readonly string[] = [
  'totalChanged',
  'outOfStock',
  'agedOut',
  'subscribed',
  'incomplete',
  'notOpen',
  'notServed',
] satisfies Problem[]
const isProblem = (code: string): code is Problem => PROBLEMS.includes(code)

/** The words for a refusal; one that this page does not know is told in general ones. */
export function problemOf(error: RefusalError): Problem {
  if (error.kind === 'payment') return error.failure
  if (error.kind === 'notTaken') return 'notTaken'
  if (error.kind === 'refused') return isProblem(error.code) ? error.code : 'invalid'
  return 'notSaved'
}

/** What did not work, and the step where it is said and can be mended. */
export type Told = { step: Step; code: Problem }
type RefusalError = CheckoutError | { kind: 'notTaken' }
/** Why the shop said no, and the step from which it was asked. */
type Refusal = { step: Step; error: RefusalError }

/** A payment that was not taken is mended at the card, everything else where it was asked. */
export const isNotTaken = ({ error }: Refusal) => error.kind === 'payment' || error.kind === 'notTaken'
export const toldOf = (refusal: Refusal): Told => ({
  step: isNotTaken(refusal) ? 'payment' : refusal.step,
  code: problemOf(refusal.error),
})

/** An answer that leaves open whether it was done. */
export const isUnanswered = (answer: CheckoutAnswer) =>
  !answer.ok && ['unreachable', 'invalid'].includes(answer.error.kind)

/** The checkout as its page was made, with who looks at it. */
export type CheckoutInput = CheckoutPage & { uuid: string; locale: LocaleCode }

/** What was typed and not saved when the page was left; never a card. */
export type CheckoutDraft = { uuid: string; contact: Contact | null; address: AddressDraft | null }

export type CheckoutContext = CheckoutInput & {
  /** in this page's memory alone, from its own step to the payment */
  card: Card | null
  /** the way of delivery that is marked */
  delivery: DeliveryMethodId
  /** what was typed before and not saved; it comes from this browser tab */
  draft: CheckoutDraft | null
  /** what is being saved */
  change: CheckoutChange
  /** the payment on its way: the same one, however often it has to be sent, until it is clear what became of it */
  attempt: Attempt | null
  /** the refusal that has to be evaluated */
  refusal: Refusal | null
  problem: Told | null
  /** the first thing that is shown takes the keyboard from nowhere */
  hasShown: boolean
}

export type Progress = { checkout: Checkout; hasCard: boolean }
export const progressOf = ({ checkout, card }: Pick<CheckoutContext, 'checkout' | 'card'>): Progress | null =>
  checkout && { checkout, hasCard: card !== null }

/** Delivery is asked only where something is sent. */
export const stepsOf = ({ needs_shipping }: Pick<Checkout, 'needs_shipping'>): readonly Step[] =>
  STEPS.filter((step) => step !== 'delivery' || needs_shipping)

export function isDone(step: Step, { checkout, hasCard }: Progress): boolean {
  if (step === 'contact') return checkout.email !== null
  if (step === 'address') return addressOfCheckout(checkout) !== null
  if (step === 'delivery') return checkout.delivery_method !== null
  return step === 'payment' && hasCard
}

/** The address that has to be there: where it goes, else who pays. */
const addressOfCheckout = (checkout: Checkout) =>
  checkout.needs_shipping ? checkout.shipping_address : checkout.billing_address

/** The first step that is not done; the last one where all are. */
export const openStep = (progress: Progress): Step =>
  stepsOf(progress.checkout).find((step) => !isDone(step, progress)) ?? 'review'

/** A step is reached when all before it are done. */
export function isReached(step: Step, progress: Progress): boolean {
  const steps = stepsOf(progress.checkout)
  const at = steps.indexOf(step)
  return at >= 0 && steps.slice(0, at).every((each) => isDone(each, progress))
}

/** Where the buyer is led: to what has to be said, as long as that step is still one to be at, else to what is not done. */
export function nextStep(context: CheckoutContext): Step | null {
  const progress = progressOf(context)
  if (!progress) return null
  const { problem } = context
  return problem && isReached(problem.step, progress) ? problem.step : openStep(progress)
}

/** The buyer may go to any step before which everything is done. */
export function canGo(context: CheckoutContext, step: Step): boolean {
  const progress = progressOf(context)
  return progress !== null && isReached(step, progress)
}

/** The way that is shown as chosen: the saved one, else the first. */
export const deliveryOf = (checkout: Checkout | null): DeliveryMethodId =>
  checkout?.delivery_method ?? checkout?.delivery_methods[0]?.id ?? 'standard'

/** What stands in the forms: what was typed before, what was saved, what is known of the person, in this order. */
export const contactIn = ({ draft, checkout, email }: CheckoutContext): Contact =>
  draft?.contact ?? { email: checkout?.email ?? email ?? '', phone: checkout?.phone_number ?? '' }
export const addressIn = ({ draft, checkout, known, locale }: CheckoutContext): AddressDraft =>
  draft?.address ?? addressDraftOf(checkout, known ?? emptyAddress(checkout?.country_code ?? likelyCountryOf(locale)))

export const contactChange = (contact: Contact): CheckoutChange => contactOf(contact)

/** Where nothing is sent there is one address only: that of who pays. */
export function addressChange({ shipping, billing, isSame }: AddressDraft, needsShipping: boolean): CheckoutChange {
  if (!needsShipping) return { billing_address: addressOf(shipping) }
  return { shipping_address: addressOf(shipping), billing_address: isSame ? null : addressOf(billing) }
}

/** The form as the saved checkout fills it; one without an address begins with `first`. */
export function addressDraftOf(checkout: Checkout | null, first: AddressText): AddressDraft {
  const saved = checkout && addressOfCheckout(checkout)
  const billing = checkout?.needs_shipping ? checkout.billing_address : null
  return {
    shipping: saved ?? first,
    billing: billing ?? emptyAddress(first.country),
    isSame: billing === null,
  }
}

/** Ids of the headings: where the keyboard goes with each step. */
export const headingId = (step: Step) => `step-${step}`
export const PROBLEM_ID = 'checkout-problem'
export const CONFIRMATION_ID = 'confirmation'
