import { appWide } from '../../runtime/app-wide'
import type { liveSessionMachine } from './session.actors'

/** Asks the session to end. True once it has, false when it could not: then everyone is still signed in. */
export function endSession(signal: AbortSignal): Promise<boolean> {
  const session = appWide<typeof liveSessionMachine>('session')
  return new Promise((resolve) => {
    const answers = session.on('*', ({ type }) => {
      answers.unsubscribe()
      resolve(type === 'SIGNED_OUT')
    })
    signal.addEventListener('abort', answers.unsubscribe)
    session.send({ type: 'SIGN_OUT' })
  })
}

/** Calls back whenever nobody is signed in any more, by this tab or another one. The answer ends it. */
export function watchSignOuts(onSignOut: () => void): () => void {
  const session = appWide<typeof liveSessionMachine>('session')
  const { unsubscribe } = session.subscribe(() => {
    if (session.getSnapshot().matches('signedOut')) onSignOut()
  })
  return unsubscribe
}
