import { fromPromise } from 'xstate'
import { confirmSignUp, resendCode } from '~/services/browser/identity'
import { focusWhenShown } from '~/services/browser/visible'
import { codeMailFor, codeMailMachine } from '../code-mail/code-mail.machine'
import type { Answer, Asked } from '../identity-form/identity-form.setup'
import { confirmCodeMachine } from './confirm-code.machine'

const liveMail = codeMailMachine.provide({
  actors: { askCode: fromPromise<Answer, Asked>(({ input }) => resendCode(input)) },
})

export const liveConfirmCodeMachine = confirmCodeMachine.provide({
  actors: {
    codeMail: codeMailFor(liveMail),
    confirmSignUp: fromPromise<Answer, Asked & { code: string }>(({ input }) => confirmSignUp(input)),
  },
  actions: { focusSummary: (_, id) => focusWhenShown(id) },
})
