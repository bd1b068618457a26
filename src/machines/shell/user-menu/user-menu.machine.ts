import { setup } from 'xstate'
import { isTrue, output, unprovided, unprovidedListener } from '~/machines/runtime/parts'
import type { AccountProducts } from '~/services/flows/shell/shell.contract'
import { MENU_TRIGGER_ID } from './user-menu.rules'

/** The menu of whoever is signed in: opens from the header, and signs out. What it lists is what the person has. */
export const userMenuMachine = setup({
  types: {
    input: {} as AccountProducts,
    context: {} as AccountProducts,
    events: {} as { type: 'TOGGLE' } | { type: 'OUTSIDE' } | { type: 'ESC' } | { type: 'SELECT' } | { type: 'LOGOUT' },
    tags: {} as 'busy',
  },
  actors: {
    outside: unprovidedListener('outside'),
    signOut: unprovided<boolean>('signOut'),
  },
  guards: { isSignedOut: isTrue },
  actions: {
    returnFocus: (_, _id: string) => {},
    logFailure: () => {},
  },
  delays: { patience: 15_000 },
}).createMachine({
  id: 'userMenu',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { TOGGLE: 'open' } },
        open: {
          invoke: { id: 'outside', src: 'outside', onError: 'closed' },
          on: {
            TOGGLE: 'closed',
            OUTSIDE: 'closed',
            SELECT: 'closed',
            ESC: { target: 'closed', actions: { type: 'returnFocus', params: MENU_TRIGGER_ID } },
          },
        },
      },
    },
    logout: {
      initial: 'idle',
      states: {
        idle: { on: { LOGOUT: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: [{ guard: { type: 'isSignedOut', params: output }, target: 'leaving' }, { target: 'failing' }],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        leaving: { tags: 'busy', after: { patience: 'idle' } },
        failing: { entry: 'logFailure', always: 'failed' },
        failed: { on: { LOGOUT: 'asking' } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
