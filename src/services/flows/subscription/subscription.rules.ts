import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import { isChildOfKit } from '~/services/domain/plans/starting-kit.rules'
import type { KeptChoice, SubscriptionChild, SubscriptionChoice, SubscriptionMemory } from './subscription.contract'

export const NOTHING_REMEMBERED: SubscriptionMemory = {
  choice: null,
  child: null,
  childUuid: null,
  startingKit: null,
  isQrTarget: false,
  plan: null,
  planLanguage: null,
  gift: null,
}

/** What the session knows after a choice: the subscription to a kit whose band fits the child starts with that kit (S-089). */
export function memoryWithChoice(known: SubscriptionMemory, choice: SubscriptionChoice, today: CivilDate) {
  const isSubscription = choice.kind === 'subscription'
  const isFit = isSubscription && isChildOfKit(known.child, choice.kitAnchor, today)
  return {
    ...known,
    choice,
    startingKit: isFit ? choice.kitAnchor : known.startingKit,
    gift: isSubscription && isFit ? null : known.gift,
  }
}

type ChildAnswer = { child: SubscriptionChild; childUuid: string | null; kit: string | null; isQrTarget: boolean }

/** Another language of the books, another kit or a gift before: the plan is chosen anew where it no longer fits (S-257). */
export function memoryWithChild(known: SubscriptionMemory, { child, childUuid, kit, isQrTarget }: ChildAnswer) {
  const isOtherLanguage = known.child !== null && known.child.language !== child.language
  const plan = known.gift === null ? known.plan : null
  return {
    ...known,
    child,
    childUuid,
    startingKit: kit,
    isQrTarget,
    gift: null,
    plan: plan && isOtherLanguage ? { ...plan, hasBooks: false } : plan,
  }
}

export const isOfLanguage = ({ plan, planLanguage }: SubscriptionMemory, language: Language) =>
  !plan?.hasBooks || planLanguage === language

/** A plan that was chosen in another language starts without add-ons (S-257). */
export const memoryInLanguage = (known: SubscriptionMemory, language: Language): SubscriptionMemory =>
  known.plan && !isOfLanguage(known, language) ? { ...known, plan: { ...known.plan, hasBooks: false } } : known

/** A new choice over the last one: another kind of purchase of the same kit keeps its customization. */
export function mergedChoice(
  last: SubscriptionChoice | null,
  { customization, ...choice }: KeptChoice,
): SubscriptionChoice {
  const kept = last?.kitAnchor === choice.kitAnchor ? last.customization : {}
  return { ...choice, customization: customization ?? kept }
}
