import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isAgedOut, type Kit, kitForBirthDate, kitMatches, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { birthDateStatus, LOOKER_MONTHS_BACK, MONTHS_BACK, partsOf } from '~/services/domain/people/birth-date.rules'
import { ok, type Result, refused } from '~/services/domain/result'
import type {
  KeptChoice,
  StartingKit,
  StartingKitError,
  StartingKitQuestion,
  SubscriptionChild,
  SubscriptionChoice,
  SubscriptionMemory,
} from './subscription.contract'

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

const LOOKER = 'kit-the-looker'
const CHARMER = 'kit-the-charmer'

/** What the query's qrTargetProduct means: only the charmer sets the flag (S-090), only the looker looks back 3 months (decided: E-06). */
export const targetOf = (qrTargetProduct: string | null | undefined) => ({
  isQrTarget: qrTargetProduct === CHARMER,
  isLookerTarget: qrTargetProduct === LOOKER,
})

/** The kit that comes first once the catalogue has named one: a code on the box may show a later one (decided: E-07). */
export function shownFirst(anchor: string, isQrTarget: boolean): StartingKit | null {
  const kit = kitOfAnchor(anchor)
  return kit && shown(isQrTarget ? laterOf(kit, kitOfAnchor(CHARMER)) : kit)
}

type Question = Pick<StartingKitQuestion, 'isLookerTarget' | 'isQrTarget'> & { birthDate: CivilDate; today: CivilDate }

/** The kit that comes first, on the shop's day. */
export function startingKit({ birthDate, today, ...target }: Question): Result<StartingKit, StartingKitError> {
  const monthsBack = target.isLookerTarget ? LOOKER_MONTHS_BACK : MONTHS_BACK
  if (birthDateStatus(partsOf(birthDate), { today, monthsBack }) !== 'valid') return refused({ kind: 'refused' })
  if (isAgedOut(birthDate, today)) return refused({ kind: 'agedOut' })
  const kit = kitForBirthDate(birthDate, today)
  if (!kit) return refused({ kind: 'refused' })
  return ok(shown(target.isQrTarget ? laterOf(kit, kitOfAnchor(CHARMER)) : kit))
}

/** S-089: a birth date that is remembered skips the question where it fits the kit's band. */
export function isChildOfKit(child: SubscriptionChild | null, kitAnchor: string, today: CivilDate): boolean {
  const kit = kitOfAnchor(kitAnchor)
  return child !== null && kit !== null && kitMatches({ kit, birthDate: child.birthDate, today })
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

/** A new choice over the last one: another kind of purchase of the same kit keeps its customization. */
export function mergedChoice(
  last: SubscriptionChoice | null,
  { customization, ...choice }: KeptChoice,
): SubscriptionChoice {
  const kept = last?.kitAnchor === choice.kitAnchor ? last.customization : {}
  return { ...choice, customization: customization ?? kept }
}

/** A code on the box shows the charmer first (decided: E-07); a child who is past it starts with the kit of its age. */
const laterOf = (kit: Kit, target: Kit | null) => (target && target.position > kit.position ? target : kit)

const shown = ({ anchor, title, minMonths, maxMonths }: Kit): StartingKit => ({ anchor, title, minMonths, maxMonths })
