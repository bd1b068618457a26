import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { daysBetween } from '~/services/domain/dates/civil-date'
import { weekdayOf } from '~/services/domain/dates/week.rules'
import type { shipDateEditMachine } from './ship-date-edit.machine'
import { daysOf } from './ship-date-edit.rules'

export type ShipDateEditSend = FlowSend<typeof shipDateEditMachine>

export function connectShipDateEdit(snapshot: Reading<typeof shipDateEditMachine>) {
  const { current, planned, picked, window } = snapshot.context
  const days = daysOf(window)
  const chosen = picked === current ? null : picked
  return {
    ...marks('shipDateEdit', snapshot),
    current,
    /** at first; null where that day still counts */
    plannedAtFirst: planned === current ? null : planned,
    /** the day that is to be saved; null: none, or the one that counts already */
    chosen,
    /** in days, later than what counts now; earlier where it is negative */
    shift: chosen === null ? null : daysBetween(current, chosen),
    /** by weeks that begin on Monday: how many days of the first one stand before the window */
    before: days[0] ? weekdayOf(days[0]) : 0,
    days: days.map((date) => ({
      date,
      isCurrent: date === current,
      isPicked: date === picked,
    })),
    /** no day is left to choose (decided: E-11) */
    isClosed: snapshot.matches('closed'),
    isBusy: snapshot.hasTag('busy'),
    /** only logged; said politely where the flag loud-failures is on (decided: E-91) */
    hasFailed: snapshot.matches({ choosing: 'notSaved' }),
    can: { save: snapshot.can({ type: 'SAVE' }) },
  }
}
export type ShipDateEditView = ReturnType<typeof connectShipDateEdit>
