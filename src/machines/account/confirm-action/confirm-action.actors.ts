import { fromPromise } from 'xstate'
import { goToSchedule, goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import type { ChangedAnswer } from '~/services/flows/subscription-change/subscription-change.contract'
import { changeSubscription } from '~/services/flows/subscription-change/subscription-change.functions'
import type { NewChange } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { confirmActionMachine } from './confirm-action.machine'

type Made = { as: string; subscription: string; change: NewChange | null }

export const liveConfirmActionMachine = confirmActionMachine.provide({
  actors: {
    changeSubscription: fromPromise<ChangedAnswer, Made>(async ({ input: { change, ...of }, signal }) => {
      if (!change) throw new Error('nothing was chosen')
      return changeSubscription({ data: { ...of, change }, signal })
    }),
  },
  actions: {
    tellOtherTabs: () => tellAccountChanged(),
    goToSchedule: (_, { item, ...where }) => goToSchedule({ ...where, of: item }),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.change-failed'),
  },
})
