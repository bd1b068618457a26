import { focusWhenShown } from '~/services/browser/visible'
import { livePhoneInputMachine } from '../../ui/phone-input/phone-input.actors'
import { contactFormMachine } from './contact-form.machine'

export const liveContactFormMachine = contactFormMachine.provide({
  actors: { phone: livePhoneInputMachine },
  actions: { focusSummary: (_, id) => focusWhenShown(id) },
})
