import { marks, type Reading } from '~/machines/runtime/reading'
import type { enteringMachine } from './entering.machine'

export const connectEntering = (snapshot: Reading<typeof enteringMachine>) => ({
  ...marks('entering', snapshot),
  isBusy: snapshot.hasTag('busy'),
})
export type EnteringView = ReturnType<typeof connectEntering>
