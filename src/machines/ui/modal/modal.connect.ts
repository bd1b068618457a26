import { marks, type Reading } from '~/machines/runtime/reading'
import type { modalMachine } from './modal.machine'

export function connectModal(snapshot: Reading<typeof modalMachine>) {
  return {
    ...marks('modal', snapshot),
    isOpen: snapshot.matches('open'),
    isClosing: snapshot.matches('closing'),
    isCloseable: snapshot.context.isCloseable,
    closedBy: snapshot.context.closedBy,
  }
}
export type ModalView = ReturnType<typeof connectModal>
