import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import type { HomeAnswer } from '~/services/flows/account-home/account-home.contract'
import { getAccountHome } from '~/services/flows/account-home/account-home.functions'
import { accountHomeMachine } from './account-home.machine'

export const liveAccountHomeMachine = accountHomeMachine.provide({
  actors: {
    getAccountHome: fromPromise<HomeAnswer, { as: string }>(({ input, signal }) =>
      getAccountHome({ data: input, signal }).then(({ facts }) => facts),
    ),
  },
  actions: {
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.home-failed'),
  },
})
