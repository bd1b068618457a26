import { fromCallback, fromPromise } from 'xstate'
import { openChannel } from '~/services/browser/channel'
import { leaveForGood, reloadPage, reloadPersonalPage } from '~/services/browser/departure'
import { watchOnline } from '~/services/browser/online'
import { logFailure } from '~/services/browser/report'
import { watchReturns } from '~/services/browser/returns'
import { forgetTab } from '~/services/browser/storage'
import { getIdentity, refreshIdentity, signOut } from '~/services/flows/identity/identity.functions'
import { sessionMachine } from './session.machine'
import { SESSION_CHANNEL } from './session.rules'
import type { IdentityAnswer, SignOutAnswer } from './session.setup'

/** The session over the server functions and the messages of this browser's other tabs (decided: E-63). */
export const liveSessionMachine = sessionMachine.provide({
  actors: {
    getIdentity: fromPromise<IdentityAnswer>(({ signal }) => getIdentity({ signal })),
    refreshIdentity: fromPromise<IdentityAnswer>(({ signal }) => refreshIdentity({ signal })),
    signOut: fromPromise<SignOutAnswer, { as: string | null }>(({ input }) => signOut({ data: input })),
    otherTabs: fromCallback<{ type: 'TELL' }>(({ sendBack, receive }) => {
      const channel = openChannel(SESSION_CHANNEL, () => sendBack({ type: 'OTHER_TAB.CHANGED' }))
      receive(() => channel.tell('changed'))
      const ignoreReturns = watchReturns(() => sendBack({ type: 'OTHER_TAB.CHANGED' }))
      const ignoreOnline = watchOnline(() => sendBack({ type: 'RESTORE' }))
      return () => {
        channel.close()
        ignoreReturns()
        ignoreOnline()
      }
    }),
  },
  actions: {
    forgetDrafts: () => void forgetTab(),
    leavePersonalPage: (_, madeFor) => {
      if (madeFor !== null) reloadPersonalPage()
    },
    leaveShop: (_, url) => leaveForGood(url),
    reloadPage: () => reloadPage(),
    logFailure: (_, failed) => logFailure(failed === 'tabs' ? 'session.tabs-failed' : 'session.failed', { failed }),
  },
})
