/** When the first kit of a child comes who is not born yet (decided: E-111). */
export const FIRST_KITS = ['aroundDueDate', 'now'] as const
export type FirstKit = (typeof FIRST_KITS)[number]
export const USUAL_FIRST_KIT: FirstKit = 'aroundDueDate'
