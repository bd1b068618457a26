import { type EmittedFrom, fromCallback, fromPromise } from 'xstate'
import { watchOutside } from '~/services/browser/outside'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { liveSessionMachine } from '../../identity/session/session.actors'
import { ask } from '../../runtime/ask'
import { userMenuMachine } from './user-menu.machine'
import { MENU_ID } from './user-menu.rules'

type SessionEmitted = EmittedFrom<typeof liveSessionMachine>

export const liveUserMenuMachine = userMenuMachine.provide({
  actors: {
    outside: fromCallback(({ sendBack }) => watchOutside(MENU_ID, () => sendBack({ type: 'OUTSIDE' }))),
    signOut: fromPromise<boolean>(({ signal }) => endSession(signal)),
  },
  actions: {
    returnFocus: (_, id) => focusWhenShown(id),
    logFailure: () => logFailure('menu.sign-out-failed'),
  },
})

/** Asks the session to end. True once it has, false when it could not: then everyone is still signed in. */
async function endSession(signal: AbortSignal): Promise<boolean> {
  const event = (key: string) => ({ type: 'SIGN_OUT' as const, key })
  const isAnswer = (answer: SessionEmitted, key: string) => answer.type === 'SIGN_OUT.ANSWERED' && answer.key === key
  const { answer } = await ask<typeof liveSessionMachine>('session', { event, isAnswer, signal })
  return answer.type === 'SIGN_OUT.ANSWERED' && answer.isSignedOut
}
