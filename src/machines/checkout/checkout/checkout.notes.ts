import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { LOCALE_CODES } from '~/services/domain/locale'
import {
  Card,
  Checkout,
  CheckoutChange,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { checkoutMachine } from './checkout.machine'

const text = z.string().meta({ personal: true })
const contact = z.strictObject({ email: text, phone: text }).meta({ personal: true })
const addressText = z.record(z.string(), z.string()).meta({ personal: true })
const address = z.strictObject({ shipping: addressText, billing: addressText, isSame: z.boolean() })
const cardText = z
  .strictObject({ number: z.string(), expiry: z.string(), cvc: z.string(), name: z.string() })
  .meta({ personal: true })
const card = Card.meta({ personal: true })
const checkout = Checkout.meta({ personal: true })
const draft = z.strictObject({ uuid: z.string(), contact: contact.nullable(), address: address.nullable() })
const step = z.enum(['contact', 'address', 'delivery', 'payment', 'review'])
const method = z.enum(['standard', 'express'])
const input = {
  uuid: z.string(),
  checkout: checkout.nullable(),
  as: z.string().nullable(),
  email: text.nullable(),
  known: addressText.nullable(),
  locale: z.enum(LOCALE_CODES),
  today: z.string(),
}
const answer = z.union([
  z.strictObject({ ok: z.literal(true), value: checkout }),
  z.strictObject({ ok: z.literal(false), error: z.looseObject({ kind: z.string() }) }),
])

export const checkoutNotes: Notes<typeof checkoutMachine> = {
  id: 'checkout',
  title: 'Checkout',
  sentence: 'Leads from a full cart or a chosen subscription to an order that is paid once.',
  route: '/{locale}/checkout/customer-information/{id}',
  states: {
    starting: { title: 'Looking how far this checkout is', rules: ['F-35f', 'S-026'] },
    loading: { title: 'Reading the checkout', rules: ['F-35f'] },
    unavailable: { title: 'Could not be read; nothing is lost', rules: ['F-35f'] },
    steps: { title: 'Being filled in, one step at a time', decided: 'E-83' },
    'steps.choosing': { title: 'Choosing the step', rules: ['F-35f'] },
    'steps.contact': { title: 'Whom the shop writes to', rules: ['F-35f', 'S-282'] },
    'steps.address': { title: 'Where it goes and who pays', rules: ['F-35f', 'S-200'] },
    'steps.delivery': { title: 'How it comes and what that costs', rules: ['F-35f'] },
    'steps.payment': { title: 'The card', rules: ['F-35f'] },
    'steps.review': { title: 'Everything at a glance, with the button that obliges to pay', decided: 'E-101' },
    'steps.saving': { title: 'Saving a step', rules: ['F-35f'] },
    paying: { title: 'The payment is on its way', rules: ['F-35f'] },
    'paying.naming': { title: 'Giving this payment a key of its own', rules: ['F-35f'] },
    'paying.charging': { title: 'Charging the card', rules: ['F-35f'] },
    reconciling: { title: 'No answer: finding out what became of the payment', rules: ['F-35f'] },
    refused: { title: 'The shop said no: choosing what that means', rules: ['F-35f', 'S-377'] },
    confirmed: { title: 'There is an order', rules: ['F-35f'] },
    notFound: { title: 'Expired or never there', rules: ['F-35f'], stays: 'the cart is where to begin anew' },
    signedOut: { title: 'Nobody is signed in any more', rules: ['F-35f'], stays: 'signing in is another page' },
    otherPerson: {
      title: 'Somebody else has signed in meanwhile',
      rules: ['F-35f'],
      stays: 'the page is loaded again',
    },
  },
  events: {
    CONTACT: 'hands in the contact',
    ADDRESS: 'hands in the address',
    CARD: 'hands in the card',
    CHOOSE: 'marks a way of delivery',
    NEXT: 'takes the marked way of delivery',
    BACK: 'goes a step back',
    GO: 'goes to a step, by its button or the browser’s',
    PAY: 'presses the button that obliges to pay',
    RETRY: 'tries again, or has a network again',
    RELOAD: 'loads the page again',
    SIGNED_OUT: 'signs out, here or in another tab',
    RESTORE: 'comes back to what was typed and not saved',
  },
  guards: {
    isMadeForPerson: 'the page shows what belongs to an account',
    isUnread: 'the page came without a checkout',
    wasConfirmed: 'there is an order already',
    isUnderWay: 'a payment was on its way when the page was made',
    isFirstAnswer: 'it is the first time that it could be read',
    isOk: 'the shop did it',
    isConfirmed: 'there is an order',
    isUnclear: 'it is not clear whether it was charged',
    isOutage: 'the shop cannot be reached',
    isAt: 'it is that step’s turn',
    isReached: 'everything before that step is saved',
    hasStepBefore: 'there is a step before',
    isOwnDraft: 'it was typed for this checkout',
    isGone: 'it has expired or was never there',
    isSignedOut: 'nobody is signed in',
    isOtherPerson: 'somebody else is signed in',
    isNotTaken: 'the payment was not taken',
  },
  actions: {
    spawnContact: 'show the contact',
    spawnAddress: 'show the address',
    spawnCard: 'show the card',
    keepDraft: 'keep what was typed before',
    fillContact: 'fill in the contact',
    fillAddress: 'fill in the address',
    clearCard: 'empty the fields of the card',
    keepCheckout: 'take what the shop answered',
    keepAnswer: 'keep the answer to judge it',
    forgetAnswer: 'forget the answer',
    chooseContact: 'save the contact',
    chooseAddress: 'save the address',
    chooseDelivery: 'save the way of delivery',
    markDelivery: 'mark the way of delivery',
    keepCard: 'keep the card until it is paid',
    forgetCard: 'forget the card',
    advance: 'go to the first step that is not done',
    settleStep: 'go to the first step that is not done, or stay where something has to be said',
    goTo: 'go to that step',
    goBack: 'go to the step before',
    keepAttempt: 'keep card, total and key together: one payment',
    forgetAttempt: 'forget the payment: it is clear what became of it',
    tell: 'say what did not work, or nothing more',
    tellRefusal: 'say why the shop said no',
    showStep: 'put the step into the browser’s history and the keyboard on it',
    showConfirmation: 'put the keyboard on the confirmation and forget what was typed',
    forgetDraft: 'forget what was typed: our server has it',
    tellSchedule: 'have the schedules of other tabs read again, if a subscription was bought',
    tellCart: 'have the cart read again',
    reload: 'load the page again',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    contact: 'the form of the contact',
    address: 'the form of the address',
    card: 'the form of the card',
    reconciliation: 'what became of a payment',
    getCheckout: 'our server: the checkout as it is',
    changeCheckout: 'our server: saves a step',
    payCheckout: 'our server: charges once per key',
    newKey: 'the browser: a new key',
    stepsInHistory: 'the browser’s back and forward buttons',
    backOnline: 'the browser: has a network again',
    signOuts: 'the session: whether somebody is signed in',
  },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({
      ...input,
      step,
      card: card.nullable(),
      delivery: method,
      draft: draft.nullable(),
      change: CheckoutChange.meta({ personal: true }),
      attempt: z.strictObject({ idempotencyKey: z.string(), card, total: z.number().int() }).nullable(),
      answer: answer.nullable(),
      problem: z.string().nullable(),
    }),
    events: {
      CONTACT: eventSchema('CONTACT', { contact }),
      ADDRESS: eventSchema('ADDRESS', { address }),
      CARD: eventSchema('CARD', { card: cardText }),
      CHOOSE: eventSchema('CHOOSE', { method }),
      NEXT: eventSchema('NEXT'),
      BACK: eventSchema('BACK'),
      GO: eventSchema('GO', { step }),
      PAY: eventSchema('PAY'),
      RETRY: eventSchema('RETRY'),
      RELOAD: eventSchema('RELOAD'),
      SIGNED_OUT: eventSchema('SIGNED_OUT'),
      RESTORE: eventSchema('RESTORE', { draft }),
    },
  },
}
