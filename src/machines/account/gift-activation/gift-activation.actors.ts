import { fromPromise } from 'xstate'
import { goToSchedule, goToSignIn, startAnew, tellScheduleChanged } from '~/services/browser/account'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { activateGift, getGiftActivation } from '~/services/flows/gift/gift.functions'
import { liveNewKey } from '../../runtime/live-key'
import { giftActivationMachine } from './gift-activation.machine'
import type { ActivatedAnswer, GiftAnswer, ReadGift, RedeemGift } from './gift-activation.setup'
import { forgetGiftCode, forgetGiftForm, saveGiftCode, saveGiftForm } from './gift-activation.storage'

export const liveGiftActivationMachine = giftActivationMachine.provide({
  actors: {
    newKey: liveNewKey,
    getGiftActivation: fromPromise<GiftAnswer, ReadGift>(({ input, signal }) =>
      getGiftActivation({ data: input, signal }),
    ),
    activateGift: fromPromise<ActivatedAnswer, RedeemGift>(({ input, signal }) => {
      const { key: idempotencyKey, language: selected_language, follows: follows_running, child, ...rest } = input
      const birthday = child.birthday ?? ''
      return activateGift({
        data: { ...rest, idempotencyKey, selected_language, follows_running, child: { ...child, birthday } },
        signal,
      })
    }),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    // where the browser keeps nothing, a reload asks for the code again, and for what was filled in
    saveCode: (_, code) => void saveGiftCode(code),
    forgetSaved: () => void forgetGiftCode(),
    saveDraft: (_, draft) => void saveGiftForm(draft),
    forgetDraft: () => void forgetGiftForm(),
    goToSchedule: (_, childUuid) => {
      tellScheduleChanged()
      goToSchedule({ childUuid })
    },
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('gift.failed'),
  },
})
