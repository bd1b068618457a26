import { z } from 'zod'
import { Currency } from '../money/money.contract'

/**
 * Kits paid for in advance: `size` of them, more than one, for `amount` cents together;
 * `full_amount` is what they cost one by one. `applicable_bundles` are the anchors of the kits, in order.
 */
export const BundleOffer = z.object({
  id: z.string(),
  size: z.number().int().min(2),
  amount: z.number().int(),
  full_amount: z.number().int(),
  currency_code: Currency,
  applicable_bundles: z.array(z.string()),
})
export type BundleOffer = z.infer<typeof BundleOffer>
