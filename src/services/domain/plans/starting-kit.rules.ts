import type { CivilDate } from '../dates/civil-date'
import { isAgedOut, type Kit, kitForBirthDate, kitMatches, kitOfAnchor } from '../kits/kit.rules'
import { birthDateStatus, LOOKER_MONTHS_BACK, MONTHS_BACK, partsOf } from '../people/birth-date.rules'
import { ok, type Result, refused } from '../result'

/** The kit that comes first. Months are completed months of age, both ends included. */
type StartingKit = Pick<Kit, 'anchor' | 'title' | 'minMonths' | 'maxMonths'>

/** `refused`: the birth date is outside the bounds of S-405. `agedOut`: over 60 completed months. */
export type StartingKitError = { kind: 'refused' } | { kind: 'agedOut' }

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

type Question = { birthDate: CivilDate; today: CivilDate; isLookerTarget: boolean; isQrTarget: boolean }

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
export function isChildOfKit(child: { birthDate: CivilDate } | null, kitAnchor: string, today: CivilDate): boolean {
  const kit = kitOfAnchor(kitAnchor)
  return child !== null && kit !== null && kitMatches({ kit, birthDate: child.birthDate, today })
}

/** A code on the box shows the charmer first (decided: E-07); a child who is past it starts with the kit of its age. */
const laterOf = (kit: Kit, target: Kit | null) => (target && target.position > kit.position ? target : kit)

const shown = ({ anchor, title, minMonths, maxMonths }: Kit): StartingKit => ({ anchor, title, minMonths, maxMonths })
