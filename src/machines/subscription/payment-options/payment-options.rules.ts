import type { Money } from '~/services/domain/money/money'
import { type Plan, planIdOf } from '~/services/domain/plans/plan-price.rules'
import type { PlanChoice } from '~/services/flows/subscription/subscription.contract'

/** What is picked on the page, while it is. `renews`: the same number again in advance, once they are used up. */
export type Picked = { planId: string | null; renews: boolean; hasBooks: boolean }

/** As it was chosen before, as far as it is still offered; else kit by kit, else the smallest number in advance. */
export function startPick(plans: readonly Plan[], chosen: PlanChoice | null, books: Money | null): Picked {
  const known = chosen && plans.find(({ id }) => id === planIdOf(chosen))
  return {
    planId: known?.id ?? plans[0]?.id ?? null,
    renews: known ? chosen.paymentOption === 'recurring-pay-up-front' : false,
    hasBooks: books !== null && (chosen?.hasBooks ?? false),
  }
}

/** S-279; null where nothing is picked. */
export function choiceOf({ plans, planId, renews, hasBooks }: Picked & { plans: readonly Plan[] }): PlanChoice | null {
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) return null
  const advance = renews ? 'recurring-pay-up-front' : 'pay-up-front'
  return { paymentOption: plan.size === 1 ? 'paygo' : advance, size: plan.size, hasBooks }
}
