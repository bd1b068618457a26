import { hasIntent } from '~/machines/checkout/checkout-start/checkout-start.storage'
import { defineFlow } from '~/machines/runtime/flow'
import type { GiftDraft } from '~/services/domain/gifts/gift.rules'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import { savedDraft } from '../child-info/child-info.storage'
import { savedGiftDraft } from '../gift-details/gift-details.storage'
import type { liveSubscriptionFlowMachine } from './subscription-flow.actors'

type Typed = { type: string; field?: string; value?: string }
type Picked = { type: string; planId?: string; renews?: boolean; hasBooks?: boolean }

/** What was typed or chosen stands in its field while the machine is on its way. */
const childEcho = {
  of: (_context: object, { type, field, value }: Typed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}
const giftEcho = {
  of: ({ draft }: { draft: GiftDraft }, { type, field, value }: Typed) =>
    type === 'CHANGE' && field && value !== undefined ? { draft: { ...draft, [field]: value } } : {},
}
const paymentEcho = {
  of: (_context: object, { type, ...picked }: Picked) => (/^(PICK|RENEW|BOOKS)$/.test(type) ? picked : {}),
}

export const subscriptionFlow = defineFlow<typeof liveSubscriptionFlowMachine>({
  id: 'subscriptionFlow',
  load: () => import('./subscription-flow.actors').then((module) => module.liveSubscriptionFlowMachine),
  wake: (send, input) => {
    const child = savedDraft()
    if (child !== null) send({ type: 'CHILD.DRAFT', draft: child })
    const gift = savedGiftDraft()
    if (gift !== null) send({ type: 'GIFT.DRAFT', draft: gift })
    if (input.step === 'orderReview' && hasIntent(input.checkout.signUpHref)) send({ type: 'CHECKOUT.RESUME' })
    return () => {}
  },
  echo: {
    children: {
      childInfo: childEcho,
      'childInfo.birthDate': typedEcho,
      giftDetails: giftEcho,
      paymentOptions: paymentEcho,
    },
  },
})
