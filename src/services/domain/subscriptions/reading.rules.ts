import { type CivilDate, monthsBetween, movedByMonths } from '../dates/civil-date'
import { byDate } from './schedule.rules'
import type { InstallmentStatus, ProcessStatus, RecordStatus } from './vocabulary'

/** What the page of a reading club subscription is (A-053 … A-056). */
export const READING_PAGES = ['cancelled', 'paused', 'processing', 'active'] as const
export type ReadingPage = (typeof READING_PAGES)[number]

type Dated = { status: InstallmentStatus; scheduled_date: CivilDate }
type Stepped = Dated & { process_status: ProcessStatus }
/** What was sent back had come. */
const COME: readonly ProcessStatus[] = ['completed', 'returned']
type Reading = { status: RecordStatus; installments: readonly Dated[] }

/** Its day has come: it is paid for, packed, on its way or there. */
export const BEGUN: readonly InstallmentStatus[] = ['processing', 'ordered', 'complete']
/** Nobody gets it. */
const LEFT_OUT: readonly InstallmentStatus[] = ['skipped', 'cancelled']

/** `canPause`: the flag erc-pause-state; without it what is paused looks active (decided: E-51). */
export function readingPage({ status, installments }: Reading, canPause: boolean): ReadingPage {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'pending') return 'processing'
  if (status === 'paused') return canPause ? 'paused' : 'active'
  return isFirstOnItsWay(installments) ? 'processing' : 'active'
}

/** Decided: E-52. */
function isFirstOnItsWay(installments: readonly Dated[]): boolean {
  const [first] = byDate(installments)
  const isOnItsWay = first?.status === 'processing' || first?.status === 'ordered'
  return isOnItsWay && installments.every(({ status }) => status !== 'complete')
}

/** `number` counts the boxes that come, from 1; null: this one does not. */
type Numbered<T> = T & { number: number | null }
type ReadingBoxes<T> = {
  /** how many have come, none of which is still on its way */
  come: number
  current: Numbered<T> | null
  /** those before it that have not come yet, the oldest first */
  underWay: Numbered<T>[]
  /** the next one to be sent */
  next: Numbered<T> | null
  /** what else lies ahead, left out or not */
  upcoming: Numbered<T>[]
}

/** the box whose day has come last, the next one, and what comes up, by date. */
export function readingBoxes<T extends Stepped>(installments: readonly T[], today: CivilDate): ReadingBoxes<T> {
  const boxes = numbered(byDate(installments))
  const begun = boxes.filter(({ status }) => BEGUN.includes(status))
  const ahead = boxes.filter((box) => isAhead(box, today))
  const next = ahead.find(({ number }) => number !== null) ?? null
  return {
    come: boxes.filter(({ process_status }) => COME.includes(process_status)).length,
    current: begun.at(-1) ?? null,
    underWay: begun.slice(0, -1).filter(({ status }) => status !== 'complete'),
    next,
    upcoming: ahead.filter((box) => box !== next),
  }
}

function numbered<T extends Dated>(boxes: readonly T[]): Numbered<T>[] {
  let count = 0
  return boxes.map((box) => ({ ...box, number: LEFT_OUT.includes(box.status) ? null : ++count }))
}

const isAhead = ({ status, scheduled_date }: Dated, today: CivilDate) =>
  status === 'scheduled' || status === 'paused' || (status === 'skipped' && scheduled_date > today)

type Ending = { first: CivilDate; today: CivilDate; from: CivilDate }

/**
 * So many months the boxes that wait move once a pause ends: none where the first of them lies ahead; where it has passed, as
 * many as put it after today. `from`: the day that they are counted from.
 */
export function monthsAfterPause({ first, today, from }: Ending): number {
  if (first > today) return 0
  const months = monthsBetween(first, today)
  return movedByMonths(first, months, from) > today ? months : months + 1
}
