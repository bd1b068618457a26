import type { Model } from '~/machines/proving/model'
import { mobileDrawerMachine } from './mobile-drawer.machine'

export const mobileDrawerModel: Model<typeof mobileDrawerMachine> = {
  machine: mobileDrawerMachine,
  input: undefined,
  key: (context) => context,
  cases: {
    OPEN: [{ type: 'OPEN' }],
    CLOSE: [{ type: 'CLOSE' }],
    ITEM_TAP: [{ type: 'ITEM_TAP' }],
    RESIZE: [{ type: 'RESIZE' }],
    TOGGLE_SECTION: ['shop', 'about'].map((section) => ({ type: 'TOGGLE_SECTION', section })),
  },
  outcomes: { scrollLock: [{ error: new Error('no style') }], width: [{ error: new Error('no window') }] },
  invariants: [
    {
      name: 'the page moves again as soon as the drawer is gone',
      when: (snapshot) => snapshot.matches('closed'),
      holds: (snapshot, { pending }) => !snapshot.context.isPageStill && !pending.has('scrollLock'),
    },
    {
      name: 'a section is unfolded exactly where the state says so',
      when: (snapshot) => snapshot.matches({ shown: 'open' }),
      holds: (snapshot) => snapshot.matches({ shown: { open: 'one' } }) === (snapshot.context.section !== null),
    },
  ],
}
