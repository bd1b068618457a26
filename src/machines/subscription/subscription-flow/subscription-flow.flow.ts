import { defineFlow } from '~/machines/runtime/flow'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import { changedEcho } from '../child-info/child-info.echo'
import { savedDraft } from '../child-info/child-info.storage'
import { giftEcho } from '../gift-details/gift-details.echo'
import { savedGiftDraft } from '../gift-details/gift-details.storage'
import { paymentEcho } from '../payment-options/payment-options.echo'
import type { liveSubscriptionFlowMachine } from './subscription-flow.actors'

export const subscriptionFlow = defineFlow<typeof liveSubscriptionFlowMachine>({
  id: 'subscriptionFlow',
  load: () => import('./subscription-flow.actors').then((module) => module.liveSubscriptionFlowMachine),
  wake: (send) => {
    const child = savedDraft()
    if (child !== null) send({ type: 'CHILD.DRAFT', draft: child })
    const gift = savedGiftDraft()
    if (gift !== null) send({ type: 'GIFT.DRAFT', draft: gift })
    return () => {}
  },
  echo: {
    children: {
      childInfo: changedEcho,
      'childInfo.birthDate': typedEcho,
      giftDetails: giftEcho,
      paymentOptions: paymentEcho,
    },
  },
})
