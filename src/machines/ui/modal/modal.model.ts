import type { Model } from '~/machines/proving/model'
import { connectModal } from './modal.connect'
import { modalMachine } from './modal.machine'

const WAYS: Record<string, string> = {
  CLOSE: 'close',
  ESC: 'escape',
  OVERLAY: 'overlay',
  ICON: 'icon',
  PRIMARY: 'primary',
}

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
      name: 'F-14 a dialog goes by what puts it away, a locked one by its primary button alone, and says by what',
      when: (_, { events }) => events.some(({ type }) => type in WAYS),
      holds: (snapshot, { events }) => {
        const last = events.findLast(({ type }) => type === 'OPEN' || type in WAYS)?.type ?? ''
        const { closedBy, isCloseable, isOpen } = connectModal(snapshot)
        return (
          isOpen === (last === 'OPEN') &&
          closedBy === (WAYS[last] ?? null) &&
          (isCloseable || !isOpen || closedBy === null)
        )
      },
    },
    {
      name: 'F-14 only the primary button closes a locked one',
      when: ({ context }) => !context.isCloseable,
      holds: (_, { events }) => events.every(({ type }) => !(type in WAYS) || type === 'PRIMARY'),
    },
    {
      name: 'a closeable dialog is never shown as locked, nor the other way round',
      when: (snapshot) => snapshot.matches('open'),
      holds: (snapshot) => snapshot.matches({ open: 'closeable' }) === snapshot.context.isCloseable,
    },
    {
      name: 'it is there from the start where it starts open',
      when: (_, { events }) => events.length === 0,
      holds: (snapshot, { input }) => connectModal(snapshot).isOpen === JSON.stringify(input).includes('"isOpen":true'),
    },
    {
      name: 'it fades for 150 ms',
      holds: (snapshot, { clock }) => clock.due() === (connectModal(snapshot).isClosing ? 150 : null),
    },
  ],
}
