import type { Model } from '~/machines/proving/model'
import { userMenuMachine } from './user-menu.machine'

export const userMenuModel: Model<typeof userMenuMachine> = {
  machine: userMenuMachine,
  input: { hasPlayKit: true, hasReading: false, hasCourses: false },
  inputs: [{ hasPlayKit: false, hasReading: true, hasCourses: true }],
  key: (context) => context,
  cases: {
    TOGGLE: [{ type: 'TOGGLE' }],
    OUTSIDE: [{ type: 'OUTSIDE' }],
    ESC: [{ type: 'ESC' }],
    SELECT: [{ type: 'SELECT' }],
    LOGOUT: [{ type: 'LOGOUT' }],
  },
  outcomes: {
    outside: [{ error: new Error('no document') }],
    signOut: [{ output: true }, { output: false }, { error: new Error('not running') }],
  },
  invariants: [
    {
      name: 'what happens outside is heard exactly while the panel is open',
      holds: (snapshot, { pending }) => snapshot.matches({ panel: 'open' }) === pending.has('outside'),
    },
    {
      name: 'one sign-out at a time',
      holds: (snapshot, { pending }) => snapshot.matches({ logout: 'asking' }) === pending.has('signOut'),
    },
  ],
}
