import { fromCallback, fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { ownerOfDocument, readAnew, watchAccount } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import type { HomeAnswer } from '~/services/flows/account-home/account-home.contract'
import { accountHomeQuery } from '~/services/flows/account-home/account-home.query'
import { accountHomeMachine } from './account-home.machine'

export const liveAccountHomeMachine = accountHomeMachine.provide({
  actors: {
    getAccountHome: fromPromise<HomeAnswer, { as: string }>(({ input, signal }) =>
      readAnew(accountHomeQuery(input.as), signal).then(({ facts }) => facts),
    ),
    changes: fromCallback(({ sendBack }) =>
      watchAccount(accountHomeQuery(ownerOfDocument()), () => sendBack({ type: 'REFRESH' })),
    ),
  },
  actions: {
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.home-failed'),
  },
})
