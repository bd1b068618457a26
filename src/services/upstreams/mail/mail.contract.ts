/** A letter as the mailbox page shows it: its plain text; `sentAt` is ISO 8601, UTC. */
export type Letter = { id: string; recipient: string; subject: string; sentAt: string; text: string }
