import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import type { GiftDraft } from '~/services/domain/gifts/gift.rules'
import type { Result } from '~/services/domain/result'
import type { GiftChoice, KeepError } from '~/services/flows/subscription/subscription.contract'
import { storeGift } from '~/services/flows/subscription/subscription.functions'
import { giftDetailsMachine } from './gift-details.machine'
import { forgetGiftDraft, saveGiftDraft } from './gift-details.storage'

export const liveGiftDetailsMachine = giftDetailsMachine.provide({
  actors: {
    storeGift: fromPromise<Result<GiftChoice, KeepError>, GiftDraft>(({ input: { kitAnchor, ...gift }, signal }) =>
      storeGift({ data: { gift, kitAnchor }, signal }),
    ),
  },
  actions: {
    // where the browser keeps nothing, only what was sent is remembered
    saveDraft: (_, draft) => void saveGiftDraft(draft),
    forgetDraft: () => void forgetGiftDraft(),
    focusSummary: (_, id) => focusWhenShown(id),
    logFailure: () => logFailure('subscription.choice-failed'),
  },
})
