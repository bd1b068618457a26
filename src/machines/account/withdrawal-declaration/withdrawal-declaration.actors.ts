import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { DeclareAnswer, DeclareWithdrawal } from '~/services/flows/withdrawal/declaration.contract'
import { declareWithdrawal } from '~/services/flows/withdrawal/declaration.functions'
import { withdrawalDeclarationMachine } from './withdrawal-declaration.machine'

export const liveWithdrawalDeclarationMachine = withdrawalDeclarationMachine.provide({
  actors: {
    declareWithdrawal: fromPromise<DeclareAnswer, DeclareWithdrawal>(({ input, signal }) =>
      declareWithdrawal({ data: input, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    logFailure: () => logFailure('account.withdrawal-failed'),
  },
})
