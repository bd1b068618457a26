import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import { marks, type Reading } from '../../runtime/reading'
import { connectDobInput } from '../../ui/dob-input/dob-input.connect'
import { connectKitPicker } from '../kit-picker/kit-picker.connect'
import type { finderMachine } from './finder.machine'

/** The error is silent until the question has been sent (S-300: the form decides when). */
export function connectFinder({ children, ...snapshot }: Reading<typeof finderMachine>) {
  const { told } = snapshot.context
  const birthDate = children.birthDate && connectDobInput(children.birthDate.getSnapshot())
  const picker = children.picker && connectKitPicker(children.picker.getSnapshot())
  return {
    ...marks('finder', snapshot),
    birthDate: birthDate ?? null,
    error: told ? errorOf(told) : snapshot.matches('refused') ? (birthDate?.error ?? null) : null,
    isBusy: picker?.isBusy ?? false,
    isAgedOut: told === 'agedOut' || (picker?.isAgedOut ?? false),
  }
}

const errorOf = (told: FindKitError) => (told === 'agedOut' ? null : told)

export type FinderView = ReturnType<typeof connectFinder>
