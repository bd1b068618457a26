import { giftErrors } from '~/services/domain/gifts/gift.rules'
import { giftDays } from '~/services/domain/gifts/gift-days.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Locale, Region } from '~/services/domain/locale'
import { allowedPlan, canStartGift } from '~/services/domain/plans/plan.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import { today } from '~/services/flows/visit/today.server'
import { sessionData } from '~/services/request/session/session.server'
import { firstKit } from './step.rules'
import {
  type GiftChoice,
  type KeepError,
  type KeptGift,
  type PlanChoice,
  type SubscriptionMemory,
  TypedGift,
} from './subscription.contract'
import { changeMemory } from './subscription.server'

const typedGift = () => sessionData('typedGift', TypedGift)
export const readTypedGift = () => typedGift().get()
export const keepTypedGift = (typed: TypedGift) => typedGift().change(() => typed)

/** How the kits are paid, once the step before is done. Prices are nobody's word but the catalogue's (T5). */
export async function keepPlan(plan: PlanChoice, { language, region }: Locale): Promise<Result<PlanChoice, KeepError>> {
  const kept = await changeMemory((known) => {
    const chosen = planFor(known, plan, region)
    return chosen ? { ...known, plan: chosen, planLanguage: language } : known
  })
  const allowed = planFor(kept, plan, region)
  return allowed ? ok(allowed) : refused({ kind: 'refused' })
}

/** For whom a gift is and with which kit it starts; a plan that no gift can have is forgotten (decided: E-94). */
export async function keepGift({ gift, kitAnchor }: KeptGift): Promise<Result<GiftChoice, KeepError>> {
  const kit = kitOfAnchor(kitAnchor)
  const isComplete = giftErrors({ ...gift, kitAnchor }, giftDays(today())).length === 0
  if (!kit || !canStartGift(kit) || !isComplete) return refused({ kind: 'refused' })
  await typedGift().change(() => null)
  await changeMemory((known) => {
    const plan = known.plan?.paymentOption === 'pay-up-front' ? { ...known.plan, hasBooks: false } : null
    return { ...known, gift, startingKit: kitAnchor, plan }
  })
  return ok(gift)
}

function planFor(known: SubscriptionMemory, plan: PlanChoice, region: Region): PlanChoice | null {
  const isGift = known.gift !== null
  const kit = firstKit(known, { isGift })
  return kit && allowedPlan(plan, { kit, language: known.child?.language ?? 'en', region, isGift })
}
