import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { stateText } from '~/machines/runtime/reading'
import { checkoutStartModel } from '../../checkout/checkout-start/checkout-start.model'
import { childInfoModel } from '../child-info/child-info.model'
import { giftDetailsModel } from '../gift-details/gift-details.model'
import { paymentOptionsModel } from '../payment-options/payment-options.model'
import { connectSubscriptionFlow } from './subscription-flow.connect'
import { type SubscriptionFlowInput, subscriptionFlowMachine } from './subscription-flow.machine'

const PATH = '/nl/pages/subscription-v3'
const page = {
  hrefs: {
    before: '/nl/products/kit-the-babbler',
    childInfo: `${PATH}/child-info`,
    paymentOptions: `${PATH}/payment-options`,
    orderReview: `${PATH}/order-review`,
  },
  subflow: null,
}
const subflow = { paymentOption: 'pay-up-front', size: 2, hasBooks: true } as const
const atChild: SubscriptionFlowInput = { ...page, step: 'childInfo', child: childInfoModel.input }
const atGift: SubscriptionFlowInput = { ...page, step: 'giftDetails', gift: giftDetailsModel.input }

const ACCOUNT = 'c0a8f5d2-7f0e-4a52-8f4e-1f0d3b9a6c11'

type Step = SubscriptionFlowInput['step']
type Targets = Partial<Record<string, keyof typeof page.hrefs>>
const FIRST: Targets = { BACK: 'before', 'CHILD.VALID': 'paymentOptions', 'GIFT.VALID': 'paymentOptions' }
/** Which page is opened from each step, by what was pressed or said there (F-24). */
const LEADS: Record<Step, Targets> = {
  childInfo: FIRST,
  giftDetails: FIRST,
  paymentOptions: { BACK: 'childInfo', OPTION: 'orderReview' },
  orderReview: { BACK: 'paymentOptions' },
}
const FIRST_OF_SUBFLOW: Targets = { BACK: 'before', 'CHILD.VALID': 'orderReview', 'GIFT.VALID': 'orderReview' }
/** S-022: a number of kits that was chosen before is not asked for again. */
const LEADS_IN_SUBFLOW: Record<Step, Targets> = {
  ...LEADS,
  childInfo: FIRST_OF_SUBFLOW,
  giftDetails: FIRST_OF_SUBFLOW,
  orderReview: { BACK: 'childInfo' },
}

const startOf = ({ input }: Driver) => Object(input)
const hrefOf = (driver: Driver, cause: string): string => {
  const { step, subflow: chosen }: { step: Step; subflow: unknown } = startOf(driver)
  return page.hrefs[(chosen ? LEADS_IN_SUBFLOW : LEADS)[step][cause] ?? 'before']
}
const causeIn = ({ events }: Driver) =>
  events.findLast(({ type }) => /^(BACK|OPTION|CHILD\.VALID|GIFT\.VALID)$/.test(type))?.type ?? ''
const opened = ({ calls }: Driver) => Object(calls.findLast(({ src }) => src === 'openPage')?.input).href

export const subscriptionFlowModel: Model<typeof subscriptionFlowMachine> = {
  machine: subscriptionFlowMachine,
  input: atChild,
  inputs: [
    { ...atChild, subflow },
    atGift,
    { ...atGift, subflow },
    { ...page, step: 'paymentOptions', payment: paymentOptionsModel.input },
    { ...page, step: 'orderReview', checkout: { ...checkoutStartModel.input, as: ACCOUNT } },
    { ...page, subflow, step: 'orderReview', checkout: checkoutStartModel.input },
  ],
  key: ({ subflow: chosen, target, problem }) => ({ hasBooks: chosen?.hasBooks ?? null, target, problem }),
  cases: {
    'CHILD.VALID': [{ type: 'CHILD.VALID' }],
    'GIFT.VALID': [{ type: 'GIFT.VALID' }],
    // the books' language stands in the form about the child
    // a form that was sent says first that it was changed
    LANGUAGE_CHANGED: (snapshot) =>
      snapshot.children.childInfo && !snapshot.matches({ going: 'storingPlan' }) ? [{ type: 'LANGUAGE_CHANGED' }] : [],
    CHANGED: ({ children }) => (children.childInfo || children.giftDetails ? [{ type: 'CHANGED' }] : []),
    OPTION: [{ type: 'OPTION' }],
    BACK: [{ type: 'BACK' }],
    'CHECKOUT.RESUME': [{ type: 'CHECKOUT.RESUME' }],
    'CHILD.DRAFT': [{ type: 'CHILD.DRAFT', draft: { name: 'Bo', language: 'nl', birthDate: null, firstKit: 'now' } }],
    'GIFT.DRAFT': [
      {
        type: 'GIFT.DRAFT',
        draft: { ...giftDetailsModel.input.initial, recipientName: 'A friend', kitAnchor: 'kit-the-looker' },
      },
    ],
  },
  outcomes: {
    storePlan: [
      { output: { ok: true, value: subflow } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { error: new Error('offline') },
    ],
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  delays: { patience: 9000, departure: 4000 },
  invariants: [
    {
      name: 'each step is its own page, and only its part is there',
      holds: (snapshot) => {
        const { childInfo, giftDetails, paymentOptions, checkoutStart } = connectSubscriptionFlow(snapshot)
        const parts = { childInfo, giftDetails, paymentOptions, orderReview: checkoutStart }
        const own = Object.entries(parts).flatMap(([step, part]) => (part ? [step] : []))
        return (
          own.length === 1 && [`steps.${own[0]}`, 'going.'].some((state) => stateText(snapshot.value).startsWith(state))
        )
      },
    },
    {
      name: 'S-022 the simplified subflow asks for no payment option, forwards or backwards',
      when: (snapshot) => snapshot.context.subflow !== null && snapshot.matches({ going: 'opening' }),
      holds: ({ context }) => context.target !== 'paymentOptions',
    },
    {
      name: 'S-257 another language leaves the add-ons out, and nothing else of the plan',
      when: ({ context }) => context.subflow !== null,
      holds: ({ context }, { events }) => {
        const hasBooks = !events.some(({ type }) => type === 'LANGUAGE_CHANGED')
        return JSON.stringify(context.subflow) === JSON.stringify({ ...subflow, hasBooks })
      },
    },
    {
      name: 'S-022 what is kept is the plan as it is left',
      when: (snapshot) => snapshot.matches({ going: 'storingPlan' }),
      holds: ({ context }, { calls }) => JSON.stringify(calls.at(-1)?.input) === JSON.stringify(context.subflow),
    },
    {
      name: 'E-83 the review of somebody who made an account goes on to the checkout, and a guest’s waits',
      when: (_, { events }) => events.at(-1)?.type === 'CHECKOUT.RESUME',
      holds: (snapshot) => {
        const { checkoutStart } = connectSubscriptionFlow(snapshot)
        return checkoutStart?.isBusy === (snapshot.context.subflow === null)
      },
    },
    {
      name: 'a page that cannot be opened is not taken for one that is on its way',
      when: (snapshot) => snapshot.matches({ going: 'leaving' }),
      holds: (_, { events }) => events.findLast(({ type }) => /actor\.open/.test(type))?.type.includes('done') === true,
    },
    {
      name: 'F-24 S-022 from each step the page is opened to which what was pressed leads',
      when: (snapshot) => snapshot.matches({ going: 'opening' }),
      holds: (_, driver) => opened(driver) === hrefOf(driver, causeIn(driver)),
    },
    {
      name: 'F-24 S-022 the link back leads where the button does',
      holds: (snapshot, driver) => connectSubscriptionFlow(snapshot).backHref === hrefOf(driver, 'BACK'),
    },
  ],
}
