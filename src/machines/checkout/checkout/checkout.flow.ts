import { defineFlow } from '~/machines/runtime/flow'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import type { Which } from '../address-form/address-form.rules'
import { type CardField, type CardText, typedCard } from '../card-form/card-form.rules'
import type { liveCheckoutMachine } from './checkout.actors'
import { checkoutInAddress, savedDraft } from './checkout.storage'

type Typed<Field> = { type: string; field?: Field; value?: string }
type Addressed = Typed<string> & { which?: Which; isSame?: boolean }

/** What was typed or marked stands in its field while the machine is on its way. */
const contactEcho = {
  of: (_context: object, { type, field, value }: Typed<string>) =>
    type === 'CHANGE' && field && value !== undefined ? { [field]: value } : {},
}
const addressEcho = {
  of: (context: Partial<Record<Which, AddressText>>, { type, which, field, value, isSame }: Addressed) => {
    if (type === 'SAME') return { isSame }
    return type === 'CHANGE' && which && field ? { [which]: { ...context[which], [field]: value } } : {}
  },
}
const cardEcho = {
  of: ({ text }: { text?: CardText }, { type, field, value }: Typed<CardField>) =>
    type === 'CHANGE' && field && value !== undefined ? { text: { ...text, [field]: typedCard(field, value) } } : {},
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
