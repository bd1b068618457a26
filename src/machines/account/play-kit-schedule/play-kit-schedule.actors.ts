import { fromCallback, fromPromise } from 'xstate'
import { goToSignIn, startAnew, watchLooks, watchScheduleChanges } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import { watchReturns } from '~/services/browser/returns'
import type { ScheduleAnswer } from '~/services/flows/schedule/schedule.contract'
import { getSchedule } from '~/services/flows/schedule/schedule.functions'
import { playKitScheduleMachine } from './play-kit-schedule.machine'

/** The schedule over its server function; asked again when the page is looked at again and when another tab says so. */
export const livePlayKitScheduleMachine = playKitScheduleMachine.provide({
  actors: {
    getSchedule: fromPromise<ScheduleAnswer, { as: string }>(({ input, signal }) =>
      getSchedule({ data: input, signal }).then(({ schedule }) => schedule),
    ),
    changes: fromCallback(({ sendBack }) => {
      const refresh = () => sendBack({ type: 'REFRESH' })
      const ends = [watchScheduleChanges(refresh), watchReturns(refresh), watchLooks(refresh)]
      return () => {
        for (const end of ends) end()
      }
    }),
  },
  actions: {
    reportUnlisted: (_, statuses) => {
      if (statuses.length > 0) logFailure('account.status-unlisted', { statuses })
    },
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.schedule-failed'),
  },
})
