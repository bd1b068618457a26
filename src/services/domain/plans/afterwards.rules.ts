/** What a buyer is told of the time after the payment, of each thing that lasts: what follows, and what ending it does. */
export const AFTERWARDS = ['kitByKit', 'advance', 'lastKit', 'lastKits', 'boxes'] as const
export type Afterwards = (typeof AFTERWARDS)[number]

/** Of a subscription: `paid` kits are paid with the order, and more follow or not. */
export function afterwardsOf({ paid, isLast }: { paid: number; isLast: boolean }): Afterwards {
  if (isLast) return paid === 1 ? 'lastKit' : 'lastKits'
  return paid === 1 ? 'kitByKit' : 'advance'
}
