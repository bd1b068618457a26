import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { savePreferences } from '~/services/flows/settings/settings.functions'
import type { SaveAnswer, SavePreferences } from '~/services/flows/settings/settings-commands.contract'
import { livePhoneInputMachine } from '../../ui/phone-input/phone-input.actors'
import { preferencesMachine } from './preferences.machine'

export const livePreferencesMachine = preferencesMachine.provide({
  actors: {
    phone: livePhoneInputMachine,
    savePreferences: fromPromise<SaveAnswer, SavePreferences>(({ input, signal }) =>
      savePreferences({ data: input, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => tellAccountChanged(),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    // nothing but a line in the log
    logFailure: () => logFailure('account.preferences-failed'),
  },
})
