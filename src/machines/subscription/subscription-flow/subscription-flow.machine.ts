import { assign, sendTo, setup } from 'xstate'
import type { GiftDraft } from '~/services/domain/gifts/gift.rules'
import type { Result } from '~/services/domain/result'
import type { KeepError, PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { type CheckoutStartInput, checkoutStartMachine } from '../../checkout/checkout-start/checkout-start.machine'
import { isOk, output, unprovided } from '../../runtime/parts'
import { type ChildInfoInput, childInfoMachine } from '../child-info/child-info.machine'
import type { StoredDraft } from '../child-info/child-info.rules'
import { type GiftDetailsInput, giftDetailsMachine } from '../gift-details/gift-details.machine'
import { type PaymentOptionsInput, paymentOptionsMachine } from '../payment-options/payment-options.machine'
import { type Place, placeBefore } from './subscription-flow.rules'

export type SubscriptionFlowInput = {
  /** where each step is, with what goes along in the address; `before`: the page from which the flow was entered */
  hrefs: Record<Place, string>
  /** S-022: a number of kits was chosen before; null: the payment options ask */
  subflow: PlanChoice | null
} & StepInput
/** The page that stands: each step is a route, and what the steps before it brought comes with it. */
type StepInput =
  | { step: 'childInfo'; child: ChildInfoInput }
  | { step: 'giftDetails'; gift: GiftDetailsInput }
  | { step: 'paymentOptions'; payment: PaymentOptionsInput }
  | { step: 'orderReview'; checkout: CheckoutStartInput }
export type FlowProblem = 'notStored' | 'notOpened'
type Context = {
  /** which page it is: never changes */
  step: SubscriptionFlowInput['step']
  hrefs: Record<Place, string>
  subflow: PlanChoice | null
  target: Place
  /** what the last step could not do; null: nothing went wrong */
  problem: FlowProblem | null
}
type Kept = Result<PlanChoice, KeepError>

const back = {
  target: '#subscriptionFlow.going.opening',
  actions: { type: 'aim', params: ({ context }: { context: Context }) => placeBefore(context) },
} as const

/** The whole way to a subscription: each step is a page of its own, and what was said on one is there on the next. */
export const subscriptionFlowMachine = setup({
  types: {
    input: {} as SubscriptionFlowInput,
    context: {} as Context,
    events: {} as
      | { type: 'CHILD.VALID' }
      | { type: 'GIFT.VALID' }
      | { type: 'LANGUAGE_CHANGED' }
      | { type: 'CHANGED' }
      | { type: 'OPTION' }
      | { type: 'BACK' }
      | { type: 'CHECKOUT.RESUME' }
      | { type: 'CHILD.DRAFT'; draft: StoredDraft }
      | { type: 'GIFT.DRAFT'; draft: GiftDraft },
    children: {} as {
      childInfo: 'childInfo'
      giftDetails: 'giftDetails'
      paymentOptions: 'paymentOptions'
      checkoutStart: 'checkoutStart'
    },
    tags: {} as 'busy',
  },
  actors: {
    childInfo: childInfoMachine,
    giftDetails: giftDetailsMachine,
    paymentOptions: paymentOptionsMachine,
    checkoutStart: checkoutStartMachine,
    storePlan: unprovided<Kept, PlanChoice>('storePlan'),
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: {
    startsWithGift: ({ context }) => context.step === 'giftDetails',
    startsWithPayment: ({ context }) => context.step === 'paymentOptions',
    startsWithReview: ({ context }) => context.step === 'orderReview',
    isSimplified: ({ context }) => context.subflow !== null,
    isOk,
  },
  actions: {
    aim: assign((_, target: Place) => ({ target, problem: null })),
    tell: assign((_, problem: FlowProblem) => ({ problem })),
    forgetProblem: assign({ problem: null }),
    resetAddOns: assign(({ context: { subflow } }) => ({ subflow: subflow && { ...subflow, hasBooks: false } })),
    restoreChild: sendTo('childInfo', (_, draft: StoredDraft) => ({ type: 'RESTORE' as const, draft })),
    restoreGift: sendTo('giftDetails', (_, draft: GiftDraft) => ({ type: 'RESTORE' as const, draft })),
    resumeCheckout: sendTo('checkoutStart', { type: 'RESUME' }),
    stay: () => {},
    logFailure: () => {},
  },
  /** a page that is being left has some seconds to go */
  delays: { patience: 9000, departure: 4000 },
}).createMachine({
  id: 'subscriptionFlow',
  context: ({ input, spawn }) => {
    if (input.step === 'childInfo') spawn('childInfo', { id: 'childInfo', input: input.child, syncSnapshot: true })
    if (input.step === 'giftDetails') spawn('giftDetails', { id: 'giftDetails', input: input.gift, syncSnapshot: true })
    if (input.step === 'paymentOptions')
      spawn('paymentOptions', { id: 'paymentOptions', input: input.payment, syncSnapshot: true })
    if (input.step === 'orderReview')
      spawn('checkoutStart', { id: 'checkoutStart', input: input.checkout, syncSnapshot: true })
    return { step: input.step, hrefs: input.hrefs, subflow: input.subflow, target: 'before', problem: null }
  },
  initial: 'steps',
  on: { LANGUAGE_CHANGED: { actions: 'resetAddOns' } },
  states: {
    steps: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'startsWithGift', target: 'giftDetails' },
            { guard: 'startsWithPayment', target: 'paymentOptions' },
            { guard: 'startsWithReview', target: 'orderReview' },
            { target: 'childInfo' },
          ],
        },
        childInfo: {
          on: {
            'CHILD.DRAFT': { actions: { type: 'restoreChild', params: ({ event }) => event.draft } },
            'CHILD.VALID': [
              { guard: 'isSimplified', target: '#subscriptionFlow.going.storingPlan' },
              { target: '#subscriptionFlow.going.opening', actions: { type: 'aim', params: 'paymentOptions' } },
            ],
            BACK: back,
          },
        },
        giftDetails: {
          on: {
            'GIFT.DRAFT': { actions: { type: 'restoreGift', params: ({ event }) => event.draft } },
            'GIFT.VALID': [
              { guard: 'isSimplified', target: '#subscriptionFlow.going.storingPlan' },
              { target: '#subscriptionFlow.going.opening', actions: { type: 'aim', params: 'paymentOptions' } },
            ],
            BACK: back,
          },
        },
        paymentOptions: {
          on: {
            OPTION: { target: '#subscriptionFlow.going.opening', actions: { type: 'aim', params: 'orderReview' } },
            BACK: back,
          },
        },
        /** the checkout is started by its own machine, which says how that went */
        orderReview: { on: { 'CHECKOUT.RESUME': { actions: 'resumeCheckout' }, BACK: back } },
      },
    },
    going: {
      initial: 'opening',
      /** the form was changed after it was sent: it has to be sent anew, with what is left of the plan */
      on: { CHANGED: { target: 'steps', actions: 'stay' }, BACK: back },
      states: {
        storingPlan: {
          tags: 'busy',
          entry: 'forgetProblem',
          invoke: {
            id: 'storePlan',
            src: 'storePlan',
            input: ({ context }) => context.subflow ?? { paymentOption: 'paygo', size: 1, hasBooks: false },
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: 'opening',
                actions: { type: 'aim', params: 'orderReview' },
              },
              { target: '#subscriptionFlow.notStoring' },
            ],
            onError: '#subscriptionFlow.notStoring',
          },
          after: { patience: '#subscriptionFlow.notStoring' },
        },
        opening: {
          tags: 'busy',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { hrefs, target } }) => ({ href: hrefs[target] }),
            onDone: 'leaving',
            onError: '#subscriptionFlow.notOpening',
          },
          after: { patience: '#subscriptionFlow.notOpening' },
        },
        leaving: { tags: 'busy', after: { departure: '#subscriptionFlow.steps' } },
      },
    },
    notStoring: { entry: [{ type: 'tell', params: 'notStored' }, 'logFailure'], always: 'steps' },
    notOpening: { entry: [{ type: 'tell', params: 'notOpened' }, 'logFailure'], always: 'steps' },
  },
  options: { maxIterations: 1000 },
})
