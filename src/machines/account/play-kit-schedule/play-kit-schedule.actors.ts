import { fromCallback, fromPromise } from 'xstate'
import { goToSignIn, startAnew, watchLooks } from '~/services/browser/account'
import { openChannel } from '~/services/browser/channel'
import { reportQuietly } from '~/services/browser/report'
import { watchReturns } from '~/services/browser/returns'
import { getUser } from '~/services/flows/account/account.functions'
import { getDraftOrders } from '~/services/flows/schedule/orders.functions'
import { getSubscriptions } from '~/services/flows/schedule/subscriptions.functions'
import { getToday } from '~/services/flows/visit/today.functions'
import { SCHEDULE_CHANNEL } from './play-kit-schedule.channel'
import { playKitScheduleMachine, type ScheduleAnswer } from './play-kit-schedule.machine'
import { scheduleFrom } from './schedule-from.rules'

/** Statuses that were written to the log already: each is told once. */
const told = new Set<string>()

/** The schedule over the server functions; asked again when the page is looked at again and when another tab says so. */
export const livePlayKitScheduleMachine = playKitScheduleMachine.provide({
  actors: {
    loadSchedule: fromPromise<ScheduleAnswer, { as: string }>(async ({ input: { as }, signal }) => {
      const [today, user, subscriptions, drafts] = await Promise.all([
        getToday({ signal }),
        getUser({ data: { as }, signal }),
        getSubscriptions({ data: { as }, signal }),
        // the preview is an addition: the schedule stands without it
        getDraftOrders({ data: { as, subscriptionUuids: [] }, signal }).catch(() => NOTHING),
      ])
      return scheduleFrom({ today, user, subscriptions, drafts })
    }),
    changes: fromCallback(({ sendBack }) => {
      const refresh = () => sendBack({ type: 'REFRESH' })
      const channel = openChannel(SCHEDULE_CHANNEL, refresh)
      const ends = [channel.close, watchReturns(refresh), watchLooks(refresh)]
      return () => {
        for (const end of ends) end()
      }
    }),
  },
  actions: {
    noteUnlisted: (_, statuses) => {
      const fresh = statuses.filter((status) => !told.has(status))
      for (const status of fresh) told.add(status)
      if (fresh.length > 0) reportQuietly('account.status-unlisted', { statuses: fresh })
    },
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => reportQuietly('account.schedule-failed'),
  },
})

const NOTHING = { ok: false, error: null } as const
