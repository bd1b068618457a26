import type { FlowSend } from '../../runtime/flow-store'
import { marks, type Reading } from '../../runtime/reading'
import { connectDobInput } from '../../ui/dob-input/dob-input.connect'
import type { finderMachine } from './finder.machine'

/** The error is silent until the question has been sent (S-300: the form decides when). */
export function connectFinder({ children, ...snapshot }: Reading<typeof finderMachine>) {
  const birthDate = children.birthDate ? connectDobInput(children.birthDate.getSnapshot()) : null
  return {
    ...marks('finder', snapshot),
    birthDate,
    error: errorOf(snapshot, birthDate),
    isBusy: snapshot.hasTag('busy'),
    isAgedOut: snapshot.matches({ asking: 'agedOut' }),
    couldNotOpen: snapshot.matches({ asking: 'unopened' }),
  }
}
export type FinderView = ReturnType<typeof connectFinder>
export type FinderSend = FlowSend<typeof finderMachine>

function errorOf(
  snapshot: Omit<Reading<typeof finderMachine>, 'children'>,
  fields: ReturnType<typeof connectDobInput> | null,
) {
  const { told } = snapshot.context
  if (snapshot.matches({ asking: 'told' })) return told === 'agedOut' ? null : told
  return snapshot.matches({ asking: 'refused' }) ? (fields?.error ?? null) : null
}
