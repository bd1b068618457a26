import type { PlanOfLine } from '~/services/domain/cart/line.rules'

/** `plan`: the box of a plan that the line is. */
export type Offer = { variantId: string; priceCents: number; plan: PlanOfLine | null }
export type Wanted = { variantId: string; quantity: number }

/** S-094, S-301, S-302: a whole piece at least, one where no more is allowed, and only what the page sells. */
export const isOrderable = (
  { variantId, quantity }: Wanted,
  { offers, isLimitedToOne }: { offers: readonly Pick<Offer, 'variantId'>[]; isLimitedToOne: boolean },
): boolean =>
  Number.isInteger(quantity) &&
  quantity > 0 &&
  !(isLimitedToOne && quantity > 1) &&
  offers.some((offer) => offer.variantId === variantId)
