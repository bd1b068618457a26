import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { SaveCard, SaveCardAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { saveCard } from '~/services/flows/payment-method/payment-method.functions'
import { liveCardFormMachine } from '../../checkout/card-form/card-form.actors'
import { editCardMachine } from './edit-card.machine'

export const liveEditCardMachine = editCardMachine.provide({
  actors: {
    card: liveCardFormMachine,
    saveCard: fromPromise<SaveCardAnswer, SaveCard>(({ input, signal }) => saveCard({ data: input, signal })),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => tellAccountChanged(),
    goOn: (_, href) => void openPage(href),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.card-failed'),
  },
})
