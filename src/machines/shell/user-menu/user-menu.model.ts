import type { Model } from '~/machines/proving/model'
import { createStopwatch } from '~/machines/proving/stopwatch'
import { userMenuMachine } from './user-menu.machine'
import { MENU_TRIGGER_ID } from './user-menu.rules'

const lapOf = createStopwatch()

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
      name: 'it listens to what happens outside exactly while the panel is open',
      holds: (snapshot, { pending }) => snapshot.matches({ panel: 'open' }) === pending.has('outside'),
    },
    {
      name: 'the keyboard goes back to the greeting and nowhere else, once at most for each time that the panel was open',
      holds: (_, { calls, effects }) => {
        const returned = effects.filter(({ type }) => type === 'returnFocus')
        const opened = calls.filter(({ id }) => id === 'outside')
        return returned.length <= opened.length && returned.every(({ params }) => params === MENU_TRIGGER_ID)
      },
    },
    {
      name: 'one sign-out at a time, and the menu is busy from the question until the page is left',
      holds: (snapshot, { pending }) =>
        snapshot.matches({ logout: 'asking' }) === pending.has('signOut') &&
        snapshot.hasTag('busy') === (snapshot.matches({ logout: 'asking' }) || snapshot.matches({ logout: 'leaving' })),
    },
    {
      name: 'S-379 a sign-out without an answer is given up after 15 seconds and may be tried again',
      holds: (snapshot, driver) => {
        const { state, before, took } = lapOf(driver, String(snapshot.value.logout))
        if (state === 'failed')
          return before === 'asking' && [0, 15_000].includes(took) && snapshot.can({ type: 'LOGOUT' })
        return before === 'leaving' ? state === 'idle' && took === 15_000 : took === 0
      },
    },
    {
      name: 'the entries are those of what the person has, from the beginning to the end',
      holds: ({ context }) => context.hasPlayKit !== context.hasCourses && context.hasReading === context.hasCourses,
    },
  ],
}
