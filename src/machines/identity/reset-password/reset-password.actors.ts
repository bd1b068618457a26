import { fromPromise } from 'xstate'
import { askResetCode, setNewPassword } from '~/services/browser/identity'
import { codeMailFor, codeMailMachine } from '../code-mail/code-mail.machine'
import { liveEnteringMachine } from '../entering/entering.actors'
import { enteringFor } from '../entering/entering.machine'
import { liveFocus } from '../identity-form/identity-form.actors'
import type { Answer, Asked } from '../identity-form/identity-form.setup'
import { type Coded, resetPasswordMachine } from './reset-password.machine'

const askCode = fromPromise<Answer, Asked>(({ input }) => askResetCode(input))

export const liveResetPasswordMachine = resetPasswordMachine.provide({
  actors: {
    codeMail: codeMailFor(codeMailMachine.provide({ actors: { askCode } })),
    entering: enteringFor(liveEnteringMachine),
    askCode,
    setPassword: fromPromise<Answer, Coded>(({ input }) => setNewPassword(input)),
  },
  actions: liveFocus,
})
