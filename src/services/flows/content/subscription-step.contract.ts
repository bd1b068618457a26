import { z } from 'zod'
import { KeyValues, Seo } from './parts.contract'

/** Steps of the subscription after the first one, and those of a gift, by their slug in the content. */
export const SubscriptionStepSlug = z.enum(['payment-options', 'payment-options-gift', 'order-review', 'gift-details'])
export type SubscriptionStepSlug = z.infer<typeof SubscriptionStepSlug>

/** `labels`: vat, returns, secure, privacy. */
export const SubscriptionStep = z.object({ seo: Seo, title: z.string(), lead: z.string(), labels: KeyValues })
export type SubscriptionStep = z.infer<typeof SubscriptionStep>
