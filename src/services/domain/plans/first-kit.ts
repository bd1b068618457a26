/** When the first kit of a child comes who is not born yet (decided: E-111). */
export const FIRST_KITS = ['aroundDueDate', 'now'] as const
export type FirstKit = (typeof FIRST_KITS)[number]
/** Around the due date is so many weeks before it: the kit is there when the child comes. */
export const WEEKS_BEFORE_BIRTH = 2
export const USUAL_FIRST_KIT: FirstKit = 'aroundDueDate'
