import { focusWhenShown } from '~/services/browser/visible'
import { addressFormMachine } from './address-form.machine'

export const liveAddressFormMachine = addressFormMachine.provide({
  actions: { focusSummary: (_, id) => focusWhenShown(id) },
})
