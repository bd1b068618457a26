import { fromPromise } from 'xstate'
import { goToReadingClub, goToSchedule, goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import { isBoxChange } from '~/services/domain/changes/box-change'
import type { ChangedAnswer, WantedChange } from '~/services/flows/subscription-change/subscription-change.contract'
import { changeSubscription } from '~/services/flows/subscription-change/subscription-change.functions'
import { confirmActionMachine } from './confirm-action.machine'

type Made = { as: string; subscription: string; change: WantedChange | null }

export const liveConfirmActionMachine = confirmActionMachine.provide({
  actors: {
    changeSubscription: fromPromise<ChangedAnswer, Made>(async ({ input: { change, ...of }, signal }) => {
      if (!change) throw new Error('nothing was chosen')
      return changeSubscription({ data: { ...of, change }, signal })
    }),
  },
  actions: {
    tellOtherTabs: () => tellAccountChanged(),
    goToSchedule: (_, { subscription, childUuid, kind, item }) =>
      isBoxChange(kind)
        ? goToReadingClub({ selected: subscription, changed: kind, of: item })
        : goToSchedule({ childUuid, changed: kind, of: item }),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.change-failed'),
  },
})
