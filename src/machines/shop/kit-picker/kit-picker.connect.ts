import { marks, type Reading } from '~/machines/runtime/reading'
import type { kitPickerMachine } from './kit-picker.machine'

export function connectKitPicker(snapshot: Reading<typeof kitPickerMachine>) {
  return {
    ...marks('kitPicker', snapshot),
    /** the kit found, by its anchor, and the birth date that goes with it */
    choice: snapshot.context.choice,
    isAgedOut: snapshot.matches({ choosing: 'agedOut' }),
    isTooEarly: snapshot.matches({ choosing: 'tooEarly' }),
    couldNotOpen: snapshot.matches({ choosing: 'unopened' }),
    isBusy: snapshot.hasTag('busy'),
    can: { go: snapshot.can({ type: 'GO' }) },
  }
}
export type KitPickerView = ReturnType<typeof connectKitPicker>
