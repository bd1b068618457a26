import { fromPromise } from 'xstate'
import { confirmSignUp, resendCode } from '~/services/browser/identity'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'
import { codeMailMachine } from '../code-mail/code-mail.machine'
import { type CodeGiven, confirmCodeMachine } from './confirm-code.machine'

export const liveConfirmCodeMachine = confirmCodeMachine.provide({
  actors: {
    codeMail: codeMailMachine.provide({
      actors: { askCode: fromPromise<PoolAnswer, PoolQuestion>(({ input }) => resendCode(input)) },
      actions: { logFailure: () => logFailure('identity.step-failed') },
    }),
    confirmSignUp: fromPromise<PoolAnswer, CodeGiven>(({ input }) => confirmSignUp(input)),
  },
  actions: {
    focusSummary: (_, id) => focusWhenShown(id),
    logFailure: () => logFailure('identity.step-failed'),
  },
})
