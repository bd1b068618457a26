import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { changePassword } from '~/services/flows/settings/settings.functions'
import type { ChangePassword, ChangePasswordAnswer } from '~/services/flows/settings/settings-commands.contract'
import { passwordMachine } from './password.machine'

export const livePasswordMachine = passwordMachine.provide({
  actors: {
    changePassword: fromPromise<ChangePasswordAnswer, ChangePassword>(({ input, signal }) =>
      changePassword({ data: input, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.password-failed'),
  },
})
