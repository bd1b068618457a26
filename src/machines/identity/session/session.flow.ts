import { openChannel } from '~/services/browser/channel'
import { watchReturns } from '~/services/browser/returns'
import { defineFlow } from '../../runtime/flow'
import type { liveSessionMachine } from './session.actors'
import { SESSION_CHANNEL } from './session.rules'

export const sessionFlow = defineFlow<typeof liveSessionMachine>({
  id: 'session',
  isAppWide: true,
  load: () => import('./session.actors').then((module) => module.liveSessionMachine),
  // a page restored from the history, or beside which another tab signed in or out, may show a person who is signed out
  wake: (send) => {
    const ask = () => send({ type: 'OTHER_TAB.CHANGED' })
    const channel = openChannel(SESSION_CHANNEL, ask)
    const ignore = watchReturns(ask)
    return () => {
      channel.close()
      ignore()
    }
  },
})
