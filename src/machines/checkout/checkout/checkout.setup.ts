import { assign, sendTo, setup, spawnChild } from 'xstate'
import { countriesOf } from '~/services/domain/delivery/address.rules'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import { phoneCountriesOf } from '~/services/domain/delivery/phone-countries.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type { CheckoutPageAnswer } from '~/services/flows/checkout/checkout-page.contract'
import type {
  Checkout,
  CheckoutChange,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { isOk, newKey, output, unprovided, unprovidedListener } from '../../runtime/parts'
import { addressFormMachine } from '../address-form/address-form.machine'
import type { AddressDraft } from '../address-form/address-form.rules'
import { cardFormMachine } from '../card-form/card-form.machine'
import { type CardText, cardOf } from '../card-form/card-form.rules'
import { contactFormMachine } from '../contact-form/contact-form.machine'
import type { Contact } from '../contact-form/contact-form.rules'
import { reconciliationMachine } from '../reconciliation/reconciliation.machine'
import {
  type CheckoutAnswer,
  isConfirmed,
  isUnclear,
  type PayQuestion,
  type Reconciled,
} from '../reconciliation/reconciliation.rules'
import {
  addressChange,
  addressIn,
  type CheckoutContext,
  type CheckoutDraft,
  type CheckoutInput,
  canGo,
  contactChange,
  contactIn,
  deliveryOf,
  isNotTaken,
  isUnanswered,
  nextStep,
  type Step,
  type Told,
  toldOf,
} from './checkout.rules'

export type CheckoutEvent =
  | { type: 'CONTACT'; contact: Contact }
  | { type: 'ADDRESS'; address: AddressDraft }
  | { type: 'CARD'; card: CardText }
  | { type: 'CHOOSE'; method: DeliveryMethodId }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'GO'; step: Step }
  | { type: 'PAY' }
  | { type: 'RETRY' }
  | { type: 'RELOAD' }
  | { type: 'PRINT' }
  | { type: 'SIGNED_OUT' }
  | { type: 'RESTORE'; draft: CheckoutDraft }

export type Change = { uuid: string; as: string | null; change: CheckoutChange }
export type PageQuestion = { uuid: string; locale: LocaleCode }
type Shown = { step: Step; hasProblem: boolean; isFirst: boolean }
type Asked = { answer: Reconciled | CheckoutPageAnswer; step: Step }

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
    contact: contactFormMachine,
    address: addressFormMachine,
    card: cardFormMachine,
    reconciliation: reconciliationMachine,
    getCheckoutPage: unprovided<CheckoutPageAnswer, PageQuestion>('getCheckoutPage'),
    changeCheckout: unprovided<CheckoutAnswer, Change>('changeCheckout'),
    payCheckout: unprovided<CheckoutAnswer, PayQuestion>('payCheckout'),
    newKey,
    stepsInHistory: unprovidedListener('stepsInHistory'),
    backOnline: unprovidedListener('backOnline'),
    signOuts: unprovidedListener('signOuts'),
  },
  guards: {
    isMadeForPerson: ({ context }) => context.as !== null,
    isUnread: ({ context }) => context.checkout === null,
    wasConfirmed: ({ context }) => context.checkout?.status === 'confirmed',
    /** a payment whose end nobody knows is looked into first, whatever happened to this page meanwhile */
    isUnderWay: ({ context: { attempt, checkout } }) =>
      attempt !== null || checkout?.status === 'paying' || checkout?.status === 'paid',
    isOutOfReach: (_, answer: CheckoutPageAnswer) => answer.ok && answer.value.checkout === null,
    isFirstAnswer: ({ context }, answer: CheckoutPageAnswer) => answer.ok && context.checkout === null,
    isOk,
    isConfirmed: (_, answer: Reconciled) => isConfirmed(answer),
    isUnclear: (_, answer: CheckoutAnswer) => isUnclear(answer),
    isUnanswered: (_, answer: CheckoutAnswer) => isUnanswered(answer),
    isNext: ({ context }, step: Step) => nextStep(context) === step,
    isGoingTo: ({ context }, { step, asked }: { step: Step; asked: Step }) => asked === step && canGo(context, step),
    needsShipping: ({ context }) => context.checkout?.needs_shipping === true,
    isOwnDraft: ({ context }, draft: CheckoutDraft) => draft.uuid === context.uuid,
    isGone: ({ context: { refusal } }) => refusal?.error.kind === 'gone' || refusal?.error.kind === 'notFound',
    isSignedOut: ({ context: { refusal } }) =>
      refusal?.error.kind === 'unauthorised' || refusal?.error.kind === 'needsAccount',
    isOtherPerson: ({ context }) => context.refusal?.error.kind === 'otherPerson',
    isNotTaken: ({ context }) => context.refusal !== null && isNotTaken(context.refusal),
  },
  actions: {
    spawnContact: spawnChild('contact', {
      id: 'contact',
      syncSnapshot: true,
      input: ({ context }: { context: CheckoutContext }) => ({
        initial: contactIn(context),
        countries: phoneCountriesOf(context.locale, addressIn(context).shipping.country),
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
    keepPage: assign((_, answer: CheckoutPageAnswer) =>
      answer.ok ? { ...answer.value, delivery: deliveryOf(answer.value.checkout) } : {},
    ),
    /** of a page that is read again, only the checkout may have changed */
    keepRead: assign((_, answer: CheckoutPageAnswer) =>
      answer.ok ? { checkout: answer.value.checkout, delivery: deliveryOf(answer.value.checkout) } : {},
    ),
    keepCheckout: assign((_, answer: Reconciled) =>
      answer.ok ? { checkout: answer.value, delivery: deliveryOf(answer.value) } : {},
    ),
    keepRefusal: assign((_, { answer, step }: Asked) => ({
      refusal: answer.ok ? null : { error: answer.error, step },
    })),
    forgetRefusal: assign({ refusal: null }),
    chooseContact: assign((_, contact: Contact) => ({ change: contactChange(contact) })),
    chooseAddress: assign(({ context }, address: AddressDraft) => ({
      change: addressChange(address, context.checkout?.needs_shipping ?? true),
    })),
    chooseDelivery: assign(({ context }) => ({ change: { delivery_method: context.delivery } })),
    markDelivery: assign((_, delivery: DeliveryMethodId) => ({ delivery })),
    keepCard: assign((_, card: CardText) => ({ card: cardOf(card) })),
    keepKey: assign(({ context: { card, checkout } }, idempotencyKey: string) =>
      card && checkout ? { attempt: { idempotencyKey, card, total: checkout.total } } : {},
    ),
    forgetAttempt: assign({ attempt: null }),
    forgetCard: assign(({ context: { attempt } }) => ({ card: null, attempt: attempt && { ...attempt, card: null } })),
    forgetPayment: assign({ card: null, attempt: null }),
    tell: assign((_, problem: Told) => ({ problem })),
    tellRefusal: assign(({ context }) => ({ problem: context.refusal && toldOf(context.refusal) })),
    tellNothing: assign({ problem: null }),
    noteShown: assign({ hasShown: true }),
    showStep: (_, _shown: Shown) => {},
    showConfirmation: (_, _shown: Pick<Shown, 'isFirst'>) => {},
    forgetDraft: (_, _step: Step) => {},
    tellCart: () => {},
    tellSchedule: (_, _checkout: Checkout | null) => {},
    print: () => {},
    reload: () => {},
    logFailure: () => {},
  },
  /** a call has 8 s of its own; patience is what a lost answer costs */
  delays: { patience: 9000 },
})

/** Params of a refusal: the answer, and the step at which it is said. */
export const answerAt =
  (step: Step) =>
  <Answer extends Asked['answer']>({ event }: { event: { output: Answer } }): Asked => ({ answer: event.output, step })

/** What is done when a step appears, whether by going on, back, or because something did not work. */
export const showing = (step: Step) =>
  [
    {
      type: 'showStep' as const,
      params: ({ context: { problem, hasShown } }: { context: CheckoutContext }) => ({
        step,
        hasProblem: problem?.step === step,
        isFirst: !hasShown,
      }),
    },
    'noteShown' as const,
  ] as const

/** The buyer goes to a step, by its button or the browser's. */
export const goTo = <To extends Step>(step: To) => ({
  guard: {
    type: 'isGoingTo' as const,
    params: ({ event }: { event: { type: 'GO'; step: Step } }) => ({ step, asked: event.step }),
  },
  target: `.${step}` as const,
  actions: 'tellNothing' as const,
})

/** A step on its way to our server, and what happens where it is not taken. Beside these stands the step's `editing`. */
export const savingOf = (step: Step) =>
  checkoutSetup.createStateConfig({
    tags: 'busy',
    entry: 'tellNothing',
    on: { GO: {}, BACK: {} },
    invoke: {
      id: 'changeCheckout',
      src: 'changeCheckout',
      input: ({ context: { uuid, as, change } }) => ({ uuid, as, change }),
      onDone: [
        {
          guard: { type: 'isOk', params: output },
          target: '#checkout.withBuyer.steps.resuming',
          actions: [
            { type: 'keepCheckout', params: output },
            { type: 'forgetDraft', params: step },
          ],
        },
        { guard: { type: 'isUnanswered', params: output }, target: 'failing' },
        {
          target: '#checkout.refused',
          actions: { type: 'keepRefusal', params: answerAt(step) },
        },
      ],
      onError: 'failing',
    },
    after: { patience: 'failing' },
  })

export const failingOf = (step: Step) =>
  checkoutSetup.createStateConfig({
    entry: [{ type: 'tell', params: { step, code: 'notSaved' } }, 'logFailure'],
    always: 'editing',
  })
