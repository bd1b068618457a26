import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { tellOtherTabs } from '~/services/browser/channel'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { saveContactDetails } from '~/services/flows/settings/settings.functions'
import type { SaveAnswer, SaveContactDetails } from '~/services/flows/settings/settings-commands.contract'
import { SESSION_CHANNEL } from '../../identity/session/session.rules'
import { livePhoneInputMachine } from '../../ui/phone-input/phone-input.actors'
import { contactDetailsMachine } from './contact-details.machine'

export const liveContactDetailsMachine = contactDetailsMachine.provide({
  actors: {
    phone: livePhoneInputMachine,
    saveContactDetails: fromPromise<SaveAnswer, SaveContactDetails>(({ input, signal }) =>
      saveContactDetails({ data: input, signal }),
    ),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => {
      tellAccountChanged()
      // the session calls the person by the name, in this tab too
      tellOtherTabs(SESSION_CHANNEL)
    },
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.contact-failed'),
  },
})
