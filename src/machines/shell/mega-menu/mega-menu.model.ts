import type { Model } from '~/machines/proving/model'
import { megaMenuMachine } from './mega-menu.machine'

const ITEMS = ['shop', 'kits']

export const megaMenuModel: Model<typeof megaMenuMachine> = {
  machine: megaMenuMachine,
  input: undefined,
  key: (context) => context,
  cases: {
    HOVER_IN: ITEMS.map((item) => ({ type: 'HOVER_IN', item })),
    HOVER_OUT: [{ type: 'HOVER_OUT' }],
    OPEN: ITEMS.map((item) => ({ type: 'OPEN', item })),
    CLOSE: [{ type: 'CLOSE' }],
    FOCUS: ITEMS.map((item) => ({ type: 'FOCUS', item })),
    LEAVE: [{ type: 'LEAVE' }],
    ESC: [{ type: 'ESC' }],
    SELECT: [{ type: 'SELECT' }],
    RESIZE: [true, false].map((isDesktop) => ({ type: 'RESIZE', isDesktop })),
  },
  outcomes: { width: [{ error: new Error('no media queries') }] },
  invariants: [
    {
      name: 'a panel is shown exactly while the menu is not closed',
      holds: (snapshot) => snapshot.matches('closed') === (snapshot.context.item === null),
    },
    {
      name: 'there is no desktop menu on a narrow window',
      when: (snapshot) => !snapshot.context.isDesktop,
      holds: (snapshot) => snapshot.matches('closed'),
    },
    {
      name: 'whoever closes with Escape is led back to an item, never to nothing',
      holds: (_, { effects }) =>
        effects.every(({ type, params }) => type !== 'returnFocus' || ITEMS.some((item) => item === params)),
    },
  ],
}
