import { fromPromise } from 'xstate'
import { askResetCode, setNewPassword } from '~/services/browser/identity'
import { logFailure } from '~/services/browser/report'
import { beginStep, focusWhenShown } from '~/services/browser/visible'
import type { PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'
import { codeMailMachine } from '../code-mail/code-mail.machine'
import { liveEnteringMachine } from '../entering/entering.actors'
import { type NewPassword, resetPasswordMachine } from './reset-password.machine'

const askCode = fromPromise<PoolAnswer, PoolQuestion>(({ input }) => askResetCode(input))

export const liveResetPasswordMachine = resetPasswordMachine.provide({
  actors: {
    codeMail: codeMailMachine.provide({
      actors: { askCode },
      actions: { logFailure: () => logFailure('identity.step-failed') },
    }),
    entering: liveEnteringMachine,
    askCode,
    setPassword: fromPromise<PoolAnswer, NewPassword>(({ input }) => setNewPassword(input)),
  },
  actions: {
    focusSummary: (_, id) => focusWhenShown(id),
    focusStep: (_, id) => beginStep(id),
    logFailure: () => logFailure('identity.step-failed'),
  },
})
