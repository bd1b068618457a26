import { defineFlow } from '~/machines/runtime/flow'
import { addressEcho } from '../address-form/address-form.rules'
import { cardEcho } from '../card-form/card-form.rules'
import type { liveCheckoutMachine } from './checkout.actors'
import { checkoutInAddress, savedDraft } from './checkout.storage'

type Typed = { type: string; field?: string; value?: string }

/** What was typed or marked stands in its field while the machine is on its way. */
const contactEcho = {
  of: (_context: object, { type, field, value }: Typed) =>
    type === 'CHANGE' && field && value !== undefined ? { [field]: value } : {},
}
const deliveryEcho = {
  of: (_context: object, { type, method }: { type: string; method?: string }) =>
    type === 'CHOOSE' ? { delivery: method } : {},
}

export const checkoutFlow = defineFlow<typeof liveCheckoutMachine>({
  id: 'checkout',
  load: () => import('./checkout.actors').then((module) => module.liveCheckoutMachine),
  wake: (send) => {
    const draft = savedDraft(checkoutInAddress())
    if (draft !== null) send({ type: 'RESTORE', draft })
    return () => {}
  },
  echo: { own: deliveryEcho, children: { contact: contactEcho, address: addressEcho, card: cardEcho } },
})
