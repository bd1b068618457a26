import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { liveStartingProductMachine } from '../starting-product/starting-product.actors'
import { childInfoMachine } from './child-info.machine'
import { forgetDraft, saveDraft } from './child-info.storage'

export const liveChildInfoMachine = childInfoMachine.provide({
  actors: { startingProduct: liveStartingProductMachine },
  actions: {
    // where the browser keeps nothing, only what was sent is remembered
    saveDraft: (_, draft) => void saveDraft(draft),
    forgetDraft: () => void forgetDraft(),
    focusSummary: (_, id) => focusWhenShown(id),
    logFailure: () => logFailure('subscription.lookup-failed'),
  },
})
