import { z } from 'zod'

/** A letter as the mailbox page shows it: its plain text; `sentAt` is ISO 8601, UTC. */
export const Letter = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  text: z.string(),
})
export type Letter = z.infer<typeof Letter>
