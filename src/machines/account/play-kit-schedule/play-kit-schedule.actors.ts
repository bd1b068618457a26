import { fromCallback, fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { ownerOfDocument, readAnew, watchAccount } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import type { ScheduleAnswer } from '~/services/flows/schedule/schedule.contract'
import { scheduleQuery } from '~/services/flows/schedule/schedule.query'
import { playKitScheduleMachine } from './play-kit-schedule.machine'

/** The schedule over its server function; asked again when the page is looked at again and when another tab says so. */
export const livePlayKitScheduleMachine = playKitScheduleMachine.provide({
  actors: {
    getSchedule: fromPromise<ScheduleAnswer, { as: string }>(({ input, signal }) =>
      readAnew(scheduleQuery(input.as), signal).then(({ schedule }) => schedule),
    ),
    changes: fromCallback(({ sendBack }) =>
      watchAccount(scheduleQuery(ownerOfDocument()), () => sendBack({ type: 'REFRESH' })),
    ),
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
