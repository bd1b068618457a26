import type { CivilDate } from '../dates/civil-date'
import { KITS, type Kit } from '../kits/kit.rules'
import type { Region } from '../locale'
import type { Money } from '../money/money'
import { layOut } from './layout.rules'
import { onePrice } from './plan.rules'

type Stop = { anchor: string; on: CivilDate }

/** What comes when: the first kit now, each next one as the subscription lays them out. */
export const stopsOf = (
  first: Kit,
  { birthDate, today, count }: { birthDate: CivilDate; today: CivilDate; count: number },
) =>
  layOut({ birthDate, startingKit: first.anchor, orderedOn: today, prepaid: 1, isPartial: false })
    .slice(0, count)
    .map(({ anchor, date }): Stop => ({ anchor, on: date }))

/** This kit and those after it. */
export const kitsAfter = ({ position }: Pick<Kit, 'position'>, count: number): Kit[] =>
  KITS.slice(position - 1, position - 1 + count)

/** What is charged after today: from which kit on, at which price; and from where on another one. */
export type Later = {
  from: Stop
  price: Money
  months: number
  change: { from: Stop; price: Money; months: number } | null
}

type LaterQuestion = { kit: Kit; region: Region; birthDate: CivilDate; today: CivilDate; paid: number }

/** null: the kits that are paid today are the last ones. */
export function laterOf({ kit, region, paid, ...days }: LaterQuestion): Later | null {
  const stops = stopsOf(kit, { ...days, count: KITS.length })
  const later = kitsAfter(kit, KITS.length).flatMap((each, index) => {
    const stop = stops[index]
    return index >= paid && stop ? [{ from: stop, price: onePrice(each, region), months: each.monthsSpan }] : []
  })
  const [next] = later
  if (!next) return null
  return { ...next, change: later.find(({ price }) => price.amountCents !== next.price.amountCents) ?? null }
}
