import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { reportQuietly } from '~/services/browser/report'
import { getReadingSubscriptions, getSubscriptionCounts } from '~/services/flows/schedule/subscriptions.functions'
import { accountHomeMachine, type HomeAnswer } from './account-home.machine'
import { homeFactsFrom } from './account-home.rules'

type Asked = { as: string; orderHistoryHref: string | null }

export const liveAccountHomeMachine = accountHomeMachine.provide({
  actors: {
    loadHome: fromPromise<HomeAnswer, Asked>(async ({ input: { as, orderHistoryHref }, signal }) => {
      const [counts, reading] = await Promise.all([
        getSubscriptionCounts({ data: { as }, signal }),
        getReadingSubscriptions({ data: { as }, signal }).catch(() => NOTHING),
      ])
      return homeFactsFrom({ counts, reading, orderHistoryHref })
    }),
  },
  actions: {
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => reportQuietly('account.home-failed'),
  },
})

const NOTHING = { ok: false, error: null } as const
