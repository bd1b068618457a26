import { type FieldRow, rowsOfForm, type Written, writtenIn } from '~/machines/recording/event-draft'
import {
  type Draft,
  eventsOf,
  type InspectorContext,
  type MachineReading,
  type Refusal,
  readingOf,
  sessionOf,
  stateOf,
} from './inspector.rules'

/** The event that a form describes, or the first field that is missing or does not fit; null: its machine has no such event. */
function writtenBy({ type, fields }: Draft, reading: MachineReading | null): Written | null {
  const form = reading?.events[type]?.form
  return form ? writtenIn(form, fields) : null
}

/** Null where it cannot be sent as it stands. */
export function eventOf(draft: Draft, reading: MachineReading | null): { type: string } | null {
  const written = writtenBy(draft, reading)
  return written && 'value' in written ? Object.assign({ type: draft.type }, written.value) : null
}

export function refusalOf(draft: Draft, reading: MachineReading | null): Refusal {
  const written = writtenBy(draft, reading)
  return written && 'refused' in written
    ? { field: written.refused, text: `Not sent: “${written.refused}” is missing, or is not what the event asks for.` }
    : { field: null, text: 'Not sent: there is no such event.' }
}

/** The control of a field, by its id in the document. */
export const controlOf = (field: string): string => `event-${field}`
/** Of the field that an event was not sent for. */
export const refusedControl = ({ refusal }: InspectorContext): string | null =>
  refusal?.field ? controlOf(refusal.field) : null

export function fieldsOf(reading: MachineReading | null, { type, fields }: Draft): FieldRow[] {
  const form = reading?.events[type]?.form
  return form ? rowsOfForm(form, fields) : []
}

/** The first event that leads somewhere now, and else the first of all. */
export function draftFor(reading: MachineReading, can: readonly string[]): Draft {
  const types = Object.keys(reading.events)
  return { type: types.find((type) => can.includes(type)) ?? types[0] ?? '', fields: {} }
}

type Question = { key: string; session: string; event: { type: string } }

/**
 * What the page is asked of the event that is filled in: another one whenever the event or its machine is another. Null while
 * it is not whole, and in the past, which no guard is asked of.
 */
export function questionOf(context: InspectorContext): Question | null {
  const event = context.at === null ? eventOf(context.draft, readingOf(context)) : null
  if (!event) return null
  const session = sessionOf(context)
  const last = eventsOf(context).findLast((line) => line.session === session)
  return { session, event, key: JSON.stringify([context.page, session, last?.seq ?? 0, event]) }
}

/** `none`: its machine awaits no such event; `open`: it depends on what is not known. */
export function chanceOf(context: InspectorContext): 'taken' | 'refused' | 'open' | 'none' {
  const can = stateOf(context, sessionOf(context))?.can ?? []
  if (!can.includes(context.draft.type)) return 'none'
  const { chance } = context
  if (chance === null || chance.isTaken === null || chance.question !== questionOf(context)?.key) return 'open'
  return chance.isTaken ? 'taken' : 'refused'
}
