import type { CivilDate } from '../dates/civil-date'
import { KITS, type Kit } from '../kits/kit.rules'
import type { FirstKit } from './first-kit'
import { layOut } from './layout.rules'

type Stop = { anchor: string; on: CivilDate }

/** What comes when, as the subscription lays it out. */
export const stopsOf = (
  first: Kit,
  { birthDate, firstKit, today, count }: { birthDate: CivilDate; firstKit: FirstKit; today: CivilDate; count: number },
) =>
  layOut({ birthDate, startingKit: first.anchor, orderedOn: today, firstKit, prepaid: 1, isPartial: false })
    .slice(0, count)
    .map(({ anchor, date }): Stop => ({ anchor, on: date }))

/** This kit and those after it. */
export const kitsAfter = ({ position }: Pick<Kit, 'position'>, count: number): Kit[] =>
  KITS.slice(position - 1, position - 1 + count)
