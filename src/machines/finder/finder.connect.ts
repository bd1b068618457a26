import { connectDobInput } from '../dob-input/dob-input.connect'
import { marks, type Reading } from '../kit/reading'
import { connectKitPicker } from '../kit-picker/kit-picker.connect'
import type { finderMachine } from './finder.machine'

/** The error is silent until the question has been sent (S-300: the form decides when). */
export function connectFinder({ children, ...snapshot }: Reading<typeof finderMachine>) {
  const birthDate = children.birthDate && connectDobInput(children.birthDate.getSnapshot())
  const picker = children.picker && connectKitPicker(children.picker.getSnapshot())
  return {
    ...marks('finder', snapshot),
    birthDate: birthDate ?? null,
    error: snapshot.matches('refused') ? (birthDate?.error ?? null) : null,
    isBusy: picker?.isBusy ?? false,
    isAgedOut: picker?.isAgedOut ?? false,
  }
}
export type FinderView = ReturnType<typeof connectFinder>
