import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { createStopwatch } from '~/machines/proving/stopwatch'
import { connectUserMenu } from './user-menu.connect'
import { userMenuMachine } from './user-menu.machine'
import { MENU_TRIGGER_ID } from './user-menu.rules'

const lapOf = createStopwatch()

const isOpenAfter = (events: readonly AnyEventObject[]) =>
  events.reduce(
    (isOpen, { type }) => (type === 'TOGGLE' ? !isOpen : isOpen && !/OUTSIDE|SELECT|ESC|outside/.test(type)),
    false,
  )

type SignOut = 'idle' | 'asking' | 'leaving' | 'failed'

/** What has become of the sign-out (S-379). */
const signOutAfter = (events: readonly AnyEventObject[]) =>
  events.reduce((now: SignOut, { type, output }): SignOut => {
    if (type === 'LOGOUT') return 'asking'
    if (type.includes('signOut')) return output === true ? 'leaving' : 'failed'
    if (!type.includes('after')) return now
    return now === 'leaving' ? 'idle' : 'failed'
  }, 'idle')

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
  delays: { patience: 15_000 },
  invariants: [
    {
      name: 'it listens to what happens outside exactly while the panel is open',
      holds: (snapshot, { pending }) => snapshot.matches({ panel: 'open' }) === pending.has('outside'),
    },
    {
      name: 'the greeting opens the panel and shuts it; Escape, an entry and a press beside it shut it',
      holds: (snapshot, { events }) => {
        const isOpen = isOpenAfter(events)
        const shuts = (['OUTSIDE', 'SELECT', 'ESC'] as const).every((type) => snapshot.can({ type }) === isOpen)
        return connectUserMenu(snapshot).isOpen === isOpen && shuts && snapshot.can({ type: 'TOGGLE' })
      },
    },
    {
      name: 'Escape leads the keyboard back to the greeting, and nothing else moves it',
      holds: (_, { events, effects }) => {
        const returned = effects.filter(({ type }) => type === 'returnFocus')
        const escaped = events.filter(({ type }, at) => type === 'ESC' && isOpenAfter(events.slice(0, at)))
        return returned.length === escaped.length && returned.every(({ params }) => params === MENU_TRIGGER_ID)
      },
    },
    {
      name: 'S-379 whoever could not be signed out is told so and may ask again; whoever was, waits for the next page',
      holds: (snapshot, { events }) => {
        const { isSigningOut, problem } = connectUserMenu(snapshot)
        const now = signOutAfter(events)
        const isBusy = now === 'asking' || now === 'leaving'
        return (
          isSigningOut === isBusy &&
          problem === (now === 'failed' ? 'logoutFailed' : null) &&
          snapshot.can({ type: 'LOGOUT' }) === !isBusy
        )
      },
    },
    {
      name: 'one sign-out at a time, and the menu is busy from the question until the page is left',
      holds: (snapshot, { pending }) =>
        snapshot.matches({ logout: 'asking' }) === pending.has('signOut') &&
        snapshot.hasTag('busy') === (snapshot.matches({ logout: 'asking' }) || snapshot.matches({ logout: 'leaving' })),
    },
    {
      name: 'S-379 each sign-out that failed is in the log, once',
      holds: (_, { events, effects }) => {
        const after = events.map((_event, at) => signOutAfter(events.slice(0, at + 1)))
        const failures = after.filter((now, at) => now === 'failed' && after[at - 1] !== 'failed')
        return effects.filter(({ type }) => type === 'logFailure').length === failures.length
      },
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
      holds: (snapshot, { input }) => {
        const has = (product: string) => JSON.stringify(input).includes(`"${product}":true`)
        const kits = has('hasPlayKit') ? ' /account/subscriptions' : ''
        const reading = has('hasReading') ? ' /account/early-reader-club' : ''
        const { items } = connectUserMenu(snapshot)
        return items.map(({ path }) => path).join(' ') === `/account${kits}${reading}`
      },
    },
  ],
}
