import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { PlanChoice } from '~/services/flows/subscription/subscription.contract'
import { checkoutStartNotes } from '../../checkout/checkout-start/checkout-start.notes'
import { childInfoNotes } from '../child-info/child-info.notes'
import { giftDetailsNotes, giftDraft } from '../gift-details/gift-details.notes'
import { paymentOptionsNotes } from '../payment-options/payment-options.notes'
import type { subscriptionFlowMachine } from './subscription-flow.machine'

const href = z.string().min(1)
const place = z.enum(['before', 'childInfo', 'paymentOptions', 'orderReview'])
const page = {
  hrefs: z.strictObject({ before: href, childInfo: href, paymentOptions: href, orderReview: href }),
  subflow: PlanChoice.nullable(),
}

export const subscriptionFlowNotes: Notes<typeof subscriptionFlowMachine> = {
  id: 'subscriptionFlow',
  title: 'The way to a subscription',
  sentence: 'Leads from the child over the payment to the review and the checkout, and loses nothing on the way.',
  route: '/pages/subscription-v3/child-info, payment-options, order-review',
  happyPath: ['steps.deciding', 'steps.childInfo', 'going.opening', 'going.leaving'],
  states: {
    steps: { title: 'The step of this page', rules: ['F-24'] },
    'steps.deciding': { title: 'Looking which step this page is', rules: ['F-24'] },
    'steps.childInfo': { title: 'The child', rules: ['S-017', 'F-24'] },
    'steps.giftDetails': { title: 'The gift', decided: 'E-94' },
    'steps.paymentOptions': { title: 'How to pay', rules: ['S-019', 'S-279'] },
    'steps.orderReview': { title: 'The review', rules: ['S-018'] },
    going: { title: 'On the way to another step', rules: ['F-24'] },
    'going.storingPlan': { title: 'Keeping the number of kits that was chosen before', rules: ['S-022'] },
    'going.opening': { title: 'Opening another step', rules: ['F-24'] },
    'going.leaving': { title: 'The browser is leaving the page', rules: ['F-24'] },
    notStoring: { title: 'What was chosen could not be kept', rules: ['S-022'] },
    notOpening: { title: 'The next page could not be opened', rules: ['F-24'] },
  },
  transitions: {},
  events: {
    'CHILD.VALID': 'has said who the child is, and the first kit is known',
    'GIFT.VALID': 'has said who is given it',
    CHANGED: 'changes what was sent already',
    LANGUAGE_CHANGED: 'chooses another language for the books',
    OPTION: 'has chosen how to pay',
    BACK: 'goes back a step',
    'CHECKOUT.RESUME': 'comes back to the review with an account',
    'CHILD.DRAFT': 'comes back to a form that was not sent',
    'GIFT.DRAFT': 'comes back to a gift that was not sent',
  },
  guards: {
    startsWithGift: 'it is the page about the gift',
    startsWithPayment: 'it is the page of payment options',
    startsWithReview: 'it is the review',
    isSimplified: 'the number of kits was chosen before',
    isOk: 'our server has it',
  },
  actions: {
    aim: 'choose the page that is opened',
    stay: 'stop the browser from leaving the page',
    tell: 'say what did not work',
    forgetProblem: 'say nothing of the last try any more',
    resetAddOns: 'leave the add-ons out',
    restoreChild: 'fill in the form about the child',
    restoreGift: 'fill in the form about the gift',
    resumeCheckout: 'go on to the checkout',
    logFailure: 'write the failure to the log',
  },
  delays: {
    patience: '9 seconds',
    departure: '4 seconds, then the page can be used again',
  },
  actors: {
    childInfo: 'the form about the child',
    giftDetails: 'the form about the gift',
    paymentOptions: 'the payment options',
    checkoutStart: 'the way to the checkout',
    storePlan: 'our server: keeps the number of kits in the visit',
    openPage: 'the browser: goes to another page',
  },
  schemas: {
    input: z.discriminatedUnion('step', [
      z.strictObject({ ...page, step: z.literal('childInfo'), child: childInfoNotes.schemas.input }),
      z.strictObject({ ...page, step: z.literal('giftDetails'), gift: giftDetailsNotes.schemas.input }),
      z.strictObject({ ...page, step: z.literal('paymentOptions'), payment: paymentOptionsNotes.schemas.input }),
      z.strictObject({ ...page, step: z.literal('orderReview'), checkout: checkoutStartNotes.schemas.input }),
    ]),
    context: z.strictObject({
      ...page,
      step: z.enum(['childInfo', 'giftDetails', 'paymentOptions', 'orderReview']),
      target: place,
      problem: z.enum(['notStored', 'notOpened']).nullable(),
    }),
    events: {
      'CHILD.VALID': eventSchema('CHILD.VALID'),
      'GIFT.VALID': eventSchema('GIFT.VALID'),
      CHANGED: eventSchema('CHANGED'),
      LANGUAGE_CHANGED: eventSchema('LANGUAGE_CHANGED'),
      OPTION: eventSchema('OPTION'),
      BACK: eventSchema('BACK'),
      'CHECKOUT.RESUME': eventSchema('CHECKOUT.RESUME'),
      'CHILD.DRAFT': eventSchema('CHILD.DRAFT', {
        draft: z.strictObject({
          name: z.string().meta({ personal: true }),
          language: z.string(),
          birthDate: z.string().nullable().meta({ personal: true }),
          firstKit: z.enum(FIRST_KITS),
        }),
      }),
      'GIFT.DRAFT': eventSchema('GIFT.DRAFT', { draft: giftDraft }),
    },
  },
}
