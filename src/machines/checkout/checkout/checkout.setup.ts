import { assign, fromCallback, fromPromise, sendParent, sendTo, setup, spawnChild } from 'xstate'
import { countriesOf, emptyAddress, likelyCountryOf } from '~/services/domain/delivery/address.rules'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import type { Checkout } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { phoneCountryOf } from '../../ui/phone-input/phone-input.rules'
import { addressFormMachine } from '../address-form/address-form.machine'
import { cardFormMachine } from '../card-form/card-form.machine'
import { cardOf } from '../card-form/card-form.rules'
import { contactFormMachine } from '../contact-form/contact-form.machine'
import type { Contact } from '../contact-form/contact-form.rules'
import {
  type CheckoutAnswer,
  type PayQuestion,
  type Reconciled,
  reconciliationMachine,
} from '../reconciliation/reconciliation.machine'
import {
  addressChange,
  addressDraftOf,
  contactChange,
  deliveryOf,
  isReached,
  openStep,
  type Problem,
  problemOf,
  type Step,
  stepBefore,
} from './checkout.rules'
import type { Change, CheckoutContext, CheckoutDraft, CheckoutEvent, CheckoutInput } from './checkout.types'

const unprovided = (name: string) => () => Promise.reject<never>(new Error(`${name} is provided by checkout.actors.ts`))

/** The forms hand in what is right, each to its step. */
export const contactInCheckout = (form: typeof contactFormMachine) =>
  form.provide({ actions: { handIn: sendParent((_, contact) => ({ type: 'CONTACT', contact })) } })
export const addressInCheckout = (form: typeof addressFormMachine) =>
  form.provide({ actions: { handIn: sendParent((_, address) => ({ type: 'ADDRESS', address })) } })
export const cardInCheckout = (form: typeof cardFormMachine) =>
  form.provide({ actions: { handIn: sendParent((_, card) => ({ type: 'CARD', card })) } })

const progressOf = ({ checkout, card }: CheckoutContext) => checkout && { checkout, hasCard: card !== null }
const refusalOf = ({ answer }: CheckoutContext) => (answer && !answer.ok ? answer.error : null)

const contactIn = ({ draft, checkout, email }: CheckoutContext): Contact =>
  draft?.contact ?? { email: checkout?.email ?? email ?? '', phone: checkout?.phone_number ?? '' }
const addressIn = ({ draft, checkout, known, locale }: CheckoutContext) =>
  draft?.address ?? addressDraftOf(checkout, known ?? emptyAddress(likelyCountryOf(locale)))

/** What the checkout's chart refers to by name. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as { contact: 'contact'; address: 'address'; card: 'card'; reconciliation: 'reconciliation' },
    tags: {} as 'busy',
  },
  actors: {
    contact: contactInCheckout(contactFormMachine),
    address: addressInCheckout(addressFormMachine),
    card: cardInCheckout(cardFormMachine),
    reconciliation: reconciliationMachine,
    getCheckout: fromPromise<CheckoutAnswer, { uuid: string }>(unprovided('getCheckout')),
    changeCheckout: fromPromise<CheckoutAnswer, Change>(unprovided('changeCheckout')),
    payCheckout: fromPromise<CheckoutAnswer, PayQuestion>(unprovided('payCheckout')),
    newKey: fromPromise<string>(unprovided('newKey')),
    stepsInHistory: fromCallback(() => {
      throw new Error('stepsInHistory is provided by checkout.actors.ts')
    }),
    backOnline: fromCallback(() => {
      throw new Error('backOnline is provided by checkout.actors.ts')
    }),
    signOuts: fromCallback(() => {
      throw new Error('signOuts is provided by checkout.actors.ts')
    }),
  },
  guards: {
    isMadeForPerson: ({ context }) => context.as !== null,
    isUnread: ({ context }) => context.checkout === null,
    wasConfirmed: ({ context }) => context.checkout?.status === 'confirmed',
    isUnderWay: ({ context }) => context.checkout?.status === 'paying' || context.checkout?.status === 'paid',
    isFirstAnswer: ({ context }, answer: CheckoutAnswer) => answer.ok && context.checkout === null,
    isOk: (_, answer: CheckoutAnswer) => answer.ok,
    isConfirmed: (_, answer: Reconciled) => answer.ok && answer.value.status === 'confirmed',
    /** it may have been charged: only the shop can tell */
    isUnclear: (_, answer: CheckoutAnswer) =>
      answer.ok || ['unreachable', 'invalid', 'running'].includes(answer.error.kind),
    isOutage: (_, answer: CheckoutAnswer) => !answer.ok && ['unreachable', 'invalid'].includes(answer.error.kind),
    isAt: ({ context }, step: Step) => context.step === step,
    isReached: ({ context }, step: Step) => {
      const progress = progressOf(context)
      return progress !== null && step !== context.step && isReached(step, progress)
    },
    hasStepBefore: ({ context }) => context.checkout !== null && stepBefore(context.step, context.checkout) !== null,
    isOwnDraft: ({ context }, draft: CheckoutDraft) => draft.uuid === context.uuid,
    isGone: ({ context }) => ['gone', 'notFound'].includes(refusalOf(context)?.kind ?? ''),
    isSignedOut: ({ context }) => ['unauthorised', 'needsAccount'].includes(refusalOf(context)?.kind ?? ''),
    isOtherPerson: ({ context }) => refusalOf(context)?.kind === 'otherPerson',
    isNotTaken: ({ context }) => ['payment', 'notTaken'].includes(refusalOf(context)?.kind ?? ''),
  },
  actions: {
    spawnContact: spawnChild('contact', {
      id: 'contact',
      syncSnapshot: true,
      input: ({ context }: { context: CheckoutContext }) => ({
        initial: contactIn(context),
        country: phoneCountryOf(context.locale),
      }),
    }),
    spawnAddress: spawnChild('address', {
      id: 'address',
      syncSnapshot: true,
      input: ({ context }: { context: CheckoutContext }) => ({
        initial: addressIn(context),
        countries: countriesOf(context.locale),
      }),
    }),
    spawnCard: spawnChild('card', {
      id: 'card',
      syncSnapshot: true,
      input: ({ context }: { context: CheckoutContext }) => ({ today: context.today }),
    }),
    keepDraft: assign((_, draft: CheckoutDraft) => ({ draft })),
    fillContact: sendTo('contact', ({ context }) => ({ type: 'FILL' as const, draft: contactIn(context) })),
    fillAddress: sendTo('address', ({ context }) => ({ type: 'FILL' as const, draft: addressIn(context) })),
    clearCard: sendTo('card', { type: 'CLEAR' }),
    keepCheckout: assign((_, answer: Reconciled) =>
      answer.ok ? { checkout: answer.value, delivery: deliveryOf(answer.value) } : {},
    ),
    keepAnswer: assign((_, answer: Reconciled) => ({ answer })),
    forgetAnswer: assign({ answer: null }),
    chooseContact: assign((_, contact: Contact) => ({ change: contactChange(contact) })),
    chooseAddress: assign(({ context }, address: Parameters<typeof addressChange>[0]) => ({
      change: addressChange(address, context.checkout?.needs_shipping ?? true),
    })),
    chooseDelivery: assign(({ context }) => ({ change: { delivery_method: context.delivery } })),
    markDelivery: assign((_, delivery: DeliveryMethodId) => ({ delivery })),
    keepCard: assign((_, card: Parameters<typeof cardOf>[0]) => ({ card: cardOf(card) })),
    forgetCard: assign({ card: null }),
    /** to the first step that is not done */
    advance: assign(({ context }) => {
      const progress = progressOf(context)
      return progress ? { step: openStep(progress) } : {}
    }),
    /** with something to say the step stays, as long as it is still one to be at */
    settleStep: assign(({ context }) => {
      const progress = progressOf(context)
      if (!progress || (context.problem && isReached(context.step, progress))) return {}
      return { step: openStep(progress) }
    }),
    goTo: assign((_, step: Step) => ({ step })),
    goBack: assign(({ context }) => ({
      step: (context.checkout && stepBefore(context.step, context.checkout)) ?? context.step,
    })),
    keepAttempt: assign(({ context: { card, checkout } }, idempotencyKey: string) =>
      card && checkout ? { attempt: { idempotencyKey, card, total: checkout.total } } : {},
    ),
    forgetAttempt: assign({ attempt: null }),
    tell: assign((_, problem: Problem | null) => ({ problem })),
    tellRefusal: assign(({ context }) => {
      const refusal = refusalOf(context)
      return { problem: refusal && problemOf(refusal) }
    }),
    showStep: (_, _shown: { step: Step; problem: Problem | null }) => {},
    showConfirmation: () => {},
    forgetDraft: (_, _step: Step) => {},
    tellCart: () => {},
    tellSchedule: (_, _checkout: Checkout | null) => {},
    reload: () => {},
    logFailure: () => {},
  },
  /** a call has 8 s of its own; patience is what a lost answer costs */
  delays: { patience: 9000 },
})
