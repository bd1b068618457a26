import { fromPromise } from 'xstate'
import { reportQuietly } from '~/services/browser/report'
import { type KeptOption, purchaseOptionMachine } from './purchase-option.machine'
import { rememberChoice } from './purchase-option.storage'

export const livePurchaseOptionMachine = purchaseOptionMachine.provide({
  actors: { storeChoice: fromPromise<unknown, KeptOption>(({ input }) => rememberChoice(input)) },
  actions: { logFailure: () => reportQuietly('subscription.choice-failed') },
})
