import { z } from 'zod'

/** A discount code on a bill. `amount` is the cents that it takes off the goods; 0: it does not apply. */
export const DiscountCode = z.object({ code: z.string(), amount: z.number().int().nonnegative() })
export type DiscountCode = z.infer<typeof DiscountCode>
