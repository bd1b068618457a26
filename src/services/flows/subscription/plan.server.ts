import { giftErrors } from '~/services/domain/gifts/gift.rules'
import { giftDays } from '~/services/domain/gifts/gift-days.rules'
import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import type { Locale } from '~/services/domain/locale'
import { allowedPlan } from '~/services/domain/plans/plan.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import { today } from '~/services/flows/visit/today.server'
import { sessionData } from '~/services/request/session/session.server'
import { firstKit } from './step.rules'
import { type GiftChoice, type KeepError, type KeptGift, type PlanChoice, TypedGift } from './subscription.contract'
import { readMemory, writeMemory } from './subscription.server'

const typedGift = () => sessionData('typedGift', TypedGift)
export const readTypedGift = () => typedGift().get()
export const keepTypedGift = (typed: TypedGift) => typedGift().set(typed)

/** How the kits are paid, once the step before is done. Prices are nobody's word but the catalogue's (T5). */
export async function keepPlan(plan: PlanChoice, { language, region }: Locale): Promise<Result<PlanChoice, KeepError>> {
  const known = await readMemory()
  const isGift = known.gift !== null
  const kit = firstKit(known, { isGift })
  const allowed = kit && allowedPlan(plan, { kit, language: known.child?.language ?? 'en', region, isGift })
  if (!allowed) return refused({ kind: 'refused' })
  await writeMemory({ ...known, plan: allowed, planLanguage: language })
  return ok(allowed)
}

/** For whom a gift is and with which kit it starts; a plan that no gift can have is forgotten (decided: E-94). */
export async function keepGift({ gift, kitAnchor }: KeptGift): Promise<Result<GiftChoice, KeepError>> {
  if (!kitOfAnchor(kitAnchor) || giftErrors({ ...gift, kitAnchor }, giftDays(today())).length > 0)
    return refused({ kind: 'refused' })
  const known = await readMemory()
  const plan = known.plan?.paymentOption === 'pay-up-front' ? { ...known.plan, hasBooks: false } : null
  if (await readTypedGift()) await typedGift().clear()
  await writeMemory({ ...known, gift, startingKit: kitAnchor, plan })
  return ok(gift)
}
