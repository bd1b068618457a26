import { connectSubscriptionFlow } from '../../../src/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlowModel } from '../../../src/machines/subscription/subscription-flow/subscription-flow.model'
import { adapterOf, pressOrTell } from '../support/machine-tour'
import { expect } from '../support/shop'
import { messageOf } from '../support/words'

export const adapter = adapterOf(
  subscriptionFlowModel,
  connectSubscriptionFlow,
)({
  // its other steps are pages of their own
  starts: [subscriptionFlowModel.input, ...(subscriptionFlowModel.inputs ?? [])].filter(
    ({ step }) => step === 'childInfo',
  ),
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
  sees: async ({ root }, { isBusy, problem, backHref }) => {
    await expect(root.locator('form button[type=submit][aria-busy=true]')).toHaveCount(isBusy ? 1 : 0)
    if (problem) await expect(root.getByText(messageOf('en', `subscription.${problem}`))).toBeVisible()
    await expect(root.locator(`a[href="${backHref}"]`).first()).toBeVisible()
  },
})
