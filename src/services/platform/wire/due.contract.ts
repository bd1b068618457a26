import { z } from 'zod'

/** A kit or box that a service has billed or sent: whose it is, and how far it is now, in the words of its service. */
export const DueStep = z.object({ subscription: z.string(), product: z.string(), now: z.string() })
export type DueStep = z.infer<typeof DueStep>
