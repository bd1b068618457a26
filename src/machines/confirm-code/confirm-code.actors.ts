import { fromPromise } from 'xstate'
import { confirmSignUp, resendCode } from '~/services/browser/identity'
import { focusWhenShown } from '~/services/browser/visible'
import type { IdentityConfig } from '~/services/identity/identity.contract'
import { type CodeAnswer, confirmCodeMachine } from './confirm-code.machine'

type Asked = { config: IdentityConfig; email: string }

export const liveConfirmCodeMachine = confirmCodeMachine.provide({
  actors: {
    confirmSignUp: fromPromise<CodeAnswer, Asked & { code: string }>(({ input }) => confirmSignUp(input)),
    resendCode: fromPromise<CodeAnswer, Asked>(({ input }) => resendCode(input)),
  },
  actions: { focusSummary: (_, id) => focusWhenShown(id) },
})
