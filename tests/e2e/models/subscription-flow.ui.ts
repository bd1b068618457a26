import { connectSubscriptionFlow } from '../../../src/machines/subscription/subscription-flow/subscription-flow.connect'
import type { SubscriptionFlowInput } from '../../../src/machines/subscription/subscription-flow/subscription-flow.machine'
import { subscriptionFlowModel } from '../../../src/machines/subscription/subscription-flow/subscription-flow.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { plansForChild, reviewOfPlan } from '../support/started'
import { messageOf } from '../support/words'

const all = [subscriptionFlowModel.input, ...(subscriptionFlowModel.inputs ?? [])]
const startsAt = (at: SubscriptionFlowInput['step']) => all.filter(({ step }) => step === at)

export const adapter = adapterOf(
  subscriptionFlowModel,
  connectSubscriptionFlow,
)({
  starts: startsAt('childInfo'),
  scenes: [
    { begin: async () => '/pages/subscription-v3/child-info?gift=true', starts: startsAt('giftDetails') },
    { begin: plansForChild, starts: startsAt('paymentOptions') },
    { begin: reviewOfPlan, starts: startsAt('orderReview') },
  ],
  held: ['storePlan', 'openPage'],
  gestures: {
    // by the form of the step, which has a tour of its own
    'CHILD.VALID': 'told',
    'CHILD.DRAFT': 'told',
    LANGUAGE_CHANGED: 'told',
    CHANGED: 'told',
    'GIFT.VALID': 'told',
    'GIFT.DRAFT': 'told',
    OPTION: 'told',
    'CHECKOUT.RESUME': 'told',
    BACK: (screen, event) => pressOrTell(screen, screen.root.locator('form ~ a, form a:has(svg)').last(), event),
  },
  sees: async ({ root }, { isBusy, problem, backHref, checkoutStart }) => {
    // on the review the way to the checkout may be what is busy
    if (isBusy || checkoutStart === null)
      await expect(root.locator('form button[type=submit][aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    if (problem) await expect(root.getByText(messageOf('en', `subscription.${problem}`))).toBeVisible()
    await expect(root.locator(`a[href="${backHref}"]`).first()).toBeVisible()
  },
})
