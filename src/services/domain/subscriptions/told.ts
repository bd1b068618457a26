/** What a visitor has told of in the way of a subscription: its later steps have no page before (S-018, S-019). */
export const TOLD = ['child', 'plan'] as const
export type Told = (typeof TOLD)[number]
