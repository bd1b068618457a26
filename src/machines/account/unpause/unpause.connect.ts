import { marks, type Reading } from '~/machines/runtime/reading'
import type { unpauseMachine } from './unpause.machine'

export function connectUnpause(snapshot: Reading<typeof unpauseMachine>) {
  return {
    ...marks('unpause', snapshot),
    /** the subscription that was asked for last: what is said is said on its button; null: none yet */
    id: snapshot.context.id,
    isBusy: snapshot.hasTag('busy'),
    /** said under the button */
    hasFailed: snapshot.matches('failed'),
    can: { click: snapshot.matches('idle') || snapshot.matches('failed') },
  }
}
export type UnpauseView = ReturnType<typeof connectUnpause>
