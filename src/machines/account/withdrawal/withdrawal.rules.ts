/** Where the keyboard goes: to the step that begins, or to what came of it. */
export const STEP_ID = 'withdrawal-step'
export const TOLD_ID = 'withdrawal-told'

const REFUSALS = ['tooLate', 'notOpen', 'giftActivated'] as const
/** What the shop refuses by a code that it documents; anything else is a failure. */
export const refusalOf = (code: string): (typeof REFUSALS)[number] | null =>
  REFUSALS.find((each) => each === code) ?? null
