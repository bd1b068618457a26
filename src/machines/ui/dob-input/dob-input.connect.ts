import { marks, type Reading } from '~/machines/runtime/reading'
import { type DatePart, type DateParts, PART_LENGTH, typedPart } from '~/services/domain/dates/date-parts.rules'
import type { BirthDateError } from '~/services/domain/people/birth-date-errors.rules'
import type { dobInputMachine } from './dob-input.machine'

type Snapshot = Reading<typeof dobInputMachine>

export function connectDobInput(snapshot: Snapshot) {
  const { parts, order, isLocked } = snapshot.context
  return {
    ...marks('dobInput', snapshot),
    /** the three fields in the order of the language */
    fields: order.map((part) => ({ part, value: parts[part], maxLength: PART_LENGTH[part] })),
    /** what the form around it has to say; the form decides when (S-300) */
    error: errorOf(snapshot),
    isLocked,
  }
}
export type DobInputView = ReturnType<typeof connectDobInput>

/** S-290 … S-294 */
function errorOf(snapshot: Snapshot): BirthDateError | null {
  if (snapshot.matches({ editing: 'empty' })) return 'required'
  if (snapshot.matches({ editing: 'partial' })) return 'incomplete'
  if (snapshot.matches({ editing: { complete: 'invalid' } })) return 'invalid'
  if (snapshot.matches({ editing: { complete: 'future' } })) return 'future'
  return snapshot.matches({ editing: { complete: 'tooOld' } }) ? 'tooOld' : null
}

type Typed = { type: string; part?: DatePart; value?: string }

/** A digit that was typed stands in its field while the machine is on its way. */
export const typedEcho = {
  of: ({ parts }: { parts: DateParts }, { type, part, value }: Typed) =>
    type === 'TYPE' && part && value !== undefined ? { parts: { ...parts, [part]: typedPart(part, value) } } : {},
}
