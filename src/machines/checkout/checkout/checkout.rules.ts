import { type AddressText, emptyAddress } from '~/services/domain/delivery/address.rules'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import type { AddressFields } from '~/services/upstreams/account-manager/account-manager.contract'
import type {
  Checkout,
  CheckoutChange,
  CheckoutError,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { type AddressDraft, addressOf } from '../address-form/address-form.rules'
import { type Contact, contactOf } from '../contact-form/contact-form.rules'

export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]
export const isStep = (text: string): text is Step => STEPS.some((step) => step === text)

/** What is said above the steps: what was not saved, not taken, or has changed meanwhile. */
export type Problem =
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
export function problemOf(error: CheckoutError | { kind: 'notTaken' }): Problem {
  if (error.kind === 'payment') return error.failure
  if (error.kind === 'notTaken') return 'notTaken'
  if (error.kind === 'refused') return isProblem(error.code) ? error.code : 'invalid'
  return 'notSaved'
}

type Progress = { checkout: Checkout; hasCard: boolean }

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
export const addressOfCheckout = (checkout: Checkout) =>
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

export const stepBefore = (step: Step, checkout: Checkout): Step | null => {
  const steps = stepsOf(checkout)
  return steps[steps.indexOf(step) - 1] ?? null
}

/** The way that is shown as chosen: the saved one, else the first. */
export const deliveryOf = ({ delivery_method, delivery_methods }: Checkout): DeliveryMethodId =>
  delivery_method ?? delivery_methods[0]?.id ?? 'standard'

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
    shipping: textOf(saved) ?? first,
    billing: textOf(billing) ?? emptyAddress(first.country),
    isSame: billing === null,
  }
}

const textOf = (address: AddressFields | null): AddressText | null => address && { ...emptyAddress(''), ...address }

/** Ids of the headings: where the keyboard goes with each step. */
export const headingId = (step: Step) => `step-${step}`
export const PROBLEM_ID = 'checkout-problem'
export const CONFIRMATION_ID = 'confirmation'
