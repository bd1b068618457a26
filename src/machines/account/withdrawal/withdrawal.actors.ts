import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { WithdrawAnswer, WithdrawOrder } from '~/services/flows/withdrawal/withdrawal.contract'
import { withdrawOrder } from '~/services/flows/withdrawal/withdrawal.functions'
import { withdrawalMachine } from './withdrawal.machine'

export const liveWithdrawalMachine = withdrawalMachine.provide({
  actors: {
    withdrawOrder: fromPromise<WithdrawAnswer, WithdrawOrder>(({ input, signal }) =>
      withdrawOrder({ data: input, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => tellAccountChanged(),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.withdrawal-failed'),
  },
})
