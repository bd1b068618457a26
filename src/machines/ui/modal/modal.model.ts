import type { Model } from '~/machines/proving/model'
import { modalMachine } from './modal.machine'

export const modalModel: Model<typeof modalMachine> = {
  machine: modalMachine,
  input: { isCloseable: true, isOpen: false },
  inputs: [
    { isCloseable: true, isOpen: true },
    { isCloseable: false, isOpen: true },
    { isCloseable: false, isOpen: false },
  ],
  key: (context) => context,
  cases: {
    OPEN: [{ type: 'OPEN' }],
    CLOSE: [{ type: 'CLOSE' }],
    ESC: [{ type: 'ESC' }],
    OVERLAY: [{ type: 'OVERLAY' }],
    ICON: [{ type: 'ICON' }],
    PRIMARY: [{ type: 'PRIMARY' }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'a locked dialog goes only by its primary button',
      when: (snapshot) => !snapshot.context.isCloseable && snapshot.context.closedBy !== null,
      holds: (snapshot) => snapshot.context.closedBy === 'primary',
    },
    {
      name: 'a closeable dialog is never shown as locked, nor the other way round',
      when: (snapshot) => snapshot.matches('open'),
      holds: (snapshot) => snapshot.matches({ open: 'closeable' }) === snapshot.context.isCloseable,
    },
  ],
}
