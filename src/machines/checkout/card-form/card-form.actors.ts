import { focusWhenShown } from '~/services/browser/visible'
import { cardFormMachine } from './card-form.machine'

export const liveCardFormMachine = cardFormMachine.provide({
  actions: { focusSummary: (_, id) => focusWhenShown(id) },
})
