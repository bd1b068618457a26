import type { CivilDate } from '../dates/civil-date'
import { KITS, type Kit } from '../kits/kit.rules'
import type { FirstKit } from './first-kit'
import { layOut } from './layout.rules'

type Asked = {
  birthDate: CivilDate
  firstKit: FirstKit
  /** of a child who has had kits; null: with the order */
  firstOn?: CivilDate | null
  today: CivilDate
  count: number
}
type Stop = { anchor: string; on: CivilDate }

/** What comes when, as the subscription lays it out. */
export const stopsOf = (first: Kit, { birthDate, firstKit, firstOn, today, count }: Asked) =>
  layOut({ birthDate, startingKit: first.anchor, orderedOn: today, firstKit, firstOn, prepaid: 1, isPartial: false })
    .slice(0, count)
    .map(({ anchor, date }): Stop => ({ anchor, on: date }))

/** This kit and those after it. */
export const kitsAfter = ({ position }: Pick<Kit, 'position'>, count: number): Kit[] =>
  KITS.slice(position - 1, position - 1 + count)
