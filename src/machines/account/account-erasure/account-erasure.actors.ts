import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { leaveForGood } from '~/services/browser/departure'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { EraseAccount, EraseAnswer } from '~/services/flows/privacy/erasure.contract'
import { eraseAccount } from '~/services/flows/privacy/privacy.functions'
import { accountErasureMachine } from './account-erasure.machine'

export const liveAccountErasureMachine = accountErasureMachine.provide({
  actors: {
    eraseAccount: fromPromise<EraseAnswer, EraseAccount>(({ input, signal }) => eraseAccount({ data: input, signal })),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    leaveForGood: (_, answer) => leaveForGood(answer.ok ? answer.value.href : null),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.erasure-failed'),
  },
})
