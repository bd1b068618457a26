import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { shipDateEditMachine } from './ship-date-edit.machine'

export type ShipDateEditSend = FlowSend<typeof shipDateEditMachine>

/** The day that is counted from, 1 January 1970, in a week that begins on Monday. */
const THURSDAY = 3
/** Counted from there; a page has no calendar. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

const CLOSED = ['tooLate', 'cancelled', 'skipped'] as const

export function connectShipDateEdit(snapshot: Reading<typeof shipDateEditMachine>) {
  const { current, planned, picked, days } = snapshot.context
  const chosen = picked === current ? null : picked
  const closed = CLOSED.find((state) => snapshot.matches(state)) ?? null
  return {
    ...marks('shipDateEdit', snapshot),
    current,
    /** at first; null where that day still counts */
    plannedAtFirst: planned === current ? null : planned,
    /** the day that is to be saved; null: none, or the one that counts already */
    chosen,
    /** in days, later than what counts now; earlier where it is negative */
    shift: chosen === null ? null : dayNumber(chosen) - dayNumber(current),
    /** by weeks that begin on Monday: how many days of the first one stand before the window */
    before: days[0] ? (dayNumber(days[0]) + THURSDAY) % 7 : 0,
    days: days.map((date) => ({
      date,
      isCurrent: date === current,
      isPicked: date === picked,
    })),
    /** no day is left to choose (decided: E-11) */
    isClosed: closed !== null,
    /** because its day is near, or because it does not come; null: it is not */
    closed,
    isBusy: snapshot.hasTag('busy'),
    /** only logged; said politely where the flag loud-failures is on (decided: E-91) */
    hasFailed: snapshot.matches({ choosing: 'notSaved' }),
    can: { save: snapshot.can({ type: 'SAVE' }) },
  }
}
export type ShipDateEditView = ReturnType<typeof connectShipDateEdit>
