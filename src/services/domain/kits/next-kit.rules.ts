import type { CivilDate } from '../dates/civil-date'
import { KITS, type Kit, kitForBirthDate, kitOfAnchor } from './kit.rules'

/** The kit after these, and no younger than the child; null where none is left. */
export function kitAfter(
  anchors: readonly string[],
  { birthDate, today }: { birthDate: CivilDate; today: CivilDate },
): Kit | null {
  const last = Math.max(0, ...anchors.map((anchor) => kitOfAnchor(anchor)?.position ?? 0))
  const ofAge = kitForBirthDate(birthDate, today)?.position ?? 1
  return KITS[Math.max(ofAge, last + 1) - 1] ?? null
}
