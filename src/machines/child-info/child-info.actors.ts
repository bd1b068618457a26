import { fromPromise } from 'xstate'
import { reportQuietly } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { findStartingKit } from '~/services/subscription/subscription.functions'
import { type ChildInfoAnswer, childInfoMachine } from './child-info.machine'
import type { ChildDraft } from './child-info.rules'
import { forgetDraft, saveDraft } from './child-info.storage'

type Question = { child: ChildDraft; isLookerTarget: boolean; isQrTarget: boolean }

export const liveChildInfoMachine = childInfoMachine.provide({
  actors: {
    findStartingKit: fromPromise<ChildInfoAnswer, Question>(({ input: { child, ...target }, signal }) =>
      findStartingKit({ data: { ...target, child: { ...child, birthDate: child.birthDate ?? '' } }, signal }),
    ),
  },
  actions: {
    // where the browser keeps nothing, only what was sent is remembered
    saveDraft: (_, draft) => void saveDraft(draft),
    forgetDraft: () => void forgetDraft(),
    focusSummary: (_, id) => focusWhenShown(id),
    logFailure: () => reportQuietly('subscription.lookup-failed'),
  },
})
