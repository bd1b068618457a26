import { appWide } from '../../runtime/app-wide'
import type { liveSessionMachine } from './session.actors'

/** Asks the session to end. True once it has, false when it could not: then everyone is still signed in. */
export function endSession(signal: AbortSignal): Promise<boolean> {
  const { send, onEmitted } = appWide<typeof liveSessionMachine>('session')
  return new Promise((resolve) => {
    const ignore = onEmitted(({ type }) => {
      ignore()
      resolve(type === 'SIGNED_OUT')
    })
    signal.addEventListener('abort', ignore)
    send({ type: 'SIGN_OUT' })
  })
}

/** Calls back whenever nobody is signed in any more, by this tab or another one. The answer ends it. */
export function watchSignOuts(onSignOut: () => void): () => void {
  const { getSnapshot, subscribe } = appWide<typeof liveSessionMachine>('session')
  return subscribe(() => {
    if (getSnapshot().matches('signedOut')) onSignOut()
  })
}
