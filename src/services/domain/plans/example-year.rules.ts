import { type CivilDate, monthsBetween, plusMonths } from '../dates/civil-date'
import { kitForBirthDate } from '../kits/kit.rules'
import { layOut } from './layout.rules'

/** Completed months of the example child: the first birthday, and with it the longer steps, lies a month ahead. */
const EXAMPLE_MONTHS = 11
const STOPS = 6

/** One box: when it leaves, how old the child then is, and how many months later the next one is due. */
type Stop = { anchor: string; date: CivilDate; months: number; lasts: number }
/** `ticks`: a day of each month of the ruler. `birthdays`: their place on it, in months from its begin. */
export type ExampleYear = {
  birthDate: CivilDate
  stops: Stop[]
  ticks: CivilDate[]
  birthdays: { years: number; at: number }[]
}

/** What a child of eleven months gets whose family orders today: the engine's own plan, so that it promises nothing else. */
export function exampleYear(today: CivilDate): ExampleYear {
  const birthDate = plusMonths(today, -EXAMPLE_MONTHS)
  const startingKit = kitForBirthDate(birthDate, today)?.anchor ?? ''
  const laid = layOut({ birthDate, startingKit, orderedOn: today, prepaid: 1, isPartial: false })
  const reached = laid.map(({ anchor, date }) => ({ anchor, date, months: monthsBetween(birthDate, date) }))
  const stops = reached
    .map((stop, index) => ({ ...stop, lasts: (reached[index + 1]?.months ?? stop.months) - stop.months }))
    .slice(0, STOPS)
  const length = stops.reduce((sum, { lasts }) => sum + lasts, 0)
  const ticks = Array.from({ length }, (_, index) => plusMonths(today, index))
  const birthdays = ticks.flatMap((_, at) => {
    const age = EXAMPLE_MONTHS + at
    return age % 12 === 0 ? [{ years: age / 12, at }] : []
  })
  return { birthDate, stops, ticks, birthdays }
}
