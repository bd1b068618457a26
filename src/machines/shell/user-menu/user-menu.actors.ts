import { fromCallback, fromPromise } from 'xstate'
import { watchOutside } from '~/services/browser/outside'
import { focusWhenShown } from '~/services/browser/visible'
import type { liveSessionMachine } from '../../identity/session/session.actors'
import { appWide } from '../../runtime/app-wide'
import { userMenuMachine } from './user-menu.machine'
import { MENU_ID } from './user-menu.rules'

export const liveUserMenuMachine = userMenuMachine.provide({
  actors: {
    outside: fromCallback(({ sendBack }) => watchOutside(MENU_ID, () => sendBack({ type: 'OUTSIDE' }))),
    signOut: fromPromise<boolean>(({ signal }) => endSession(signal)),
  },
  actions: { returnFocus: (_, id) => focusWhenShown(id) },
})

/** Asks the session to end. True once it has, false when it could not: then everyone is still signed in. */
function endSession(signal: AbortSignal): Promise<boolean> {
  const { send, onEmitted } = appWide<typeof liveSessionMachine>('session')
  const key = crypto.randomUUID()
  return new Promise((resolve) => {
    const ignore = onEmitted((answer) => {
      if (answer.type !== 'SIGN_OUT.ANSWERED' || answer.key !== key) return
      ignore()
      resolve(answer.isSignedOut)
    })
    signal.addEventListener('abort', ignore)
    send({ type: 'SIGN_OUT', key })
  })
}
