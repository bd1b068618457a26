import { fromCallback, fromPromise } from 'xstate'
import { watchOutside } from '~/services/browser/outside'
import { focusWhenShown } from '~/services/browser/visible'
import { endSession } from '../../identity/session/session.requests'
import { userMenuMachine } from './user-menu.machine'
import { MENU_ID } from './user-menu.rules'

export const liveUserMenuMachine = userMenuMachine.provide({
  actors: {
    outside: fromCallback(({ sendBack }) => watchOutside(MENU_ID, () => sendBack({ type: 'OUTSIDE' }))),
    signOut: fromPromise<boolean>(({ signal }) => endSession(signal)),
  },
  actions: { returnFocus: (_, id) => focusWhenShown(id) },
})
