import { marks, type Reading } from '~/machines/runtime/reading'
import type { flagsMachine } from './flags.machine'

export function connectFlags(snapshot: Reading<typeof flagsMachine>) {
  const { values, overrides } = snapshot.context
  return {
    ...marks('flags', snapshot),
    /** a flag that is not in here is off; `isOn` of flags.contract.ts reads it so */
    flags: { ...values, ...overrides },
    overridden: Object.keys(overrides),
  }
}
export type FlagsView = ReturnType<typeof connectFlags>
