import { z } from 'zod'

/** An email as the mailbox page shows it: its plain text; `sentAt` is ISO 8601, UTC. `isFormatted`: it has HTML, too. */
export const Email = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  text: z.string(),
  isFormatted: z.boolean(),
})
export type Email = z.infer<typeof Email>
