import { fromPromise } from 'xstate'
import { goToSignIn, startAnew } from '~/services/browser/account'
import { tellAccountChanged } from '~/services/browser/account-cache'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import { focusWhenShown } from '~/services/browser/visible'
import { addChild, changeChild } from '~/services/flows/settings/settings.functions'
import type { ChildSaved } from '~/services/flows/settings/settings-commands.contract'
import { liveNewKey } from '../../runtime/live-key'
import { childFormMachine, type SaveChild } from './child-form.machine'

/** */
function saveChild({ as, childUuid, key, isVerified, name, birthday }: SaveChild, signal: AbortSignal) {
  const child = { as, name, birthday: birthday ?? '' }
  return childUuid === null
    ? addChild({ data: { ...child, idempotencyKey: key ?? '' }, signal })
    : changeChild({ data: { ...child, uuid: childUuid, verified_dob: isVerified }, signal })
}

export const liveChildFormMachine = childFormMachine.provide({
  actors: {
    newKey: liveNewKey,
    saveChild: fromPromise<ChildSaved, SaveChild>(({ input, signal }) => saveChild(input, signal)),
  },
  actions: {
    focusOn: (_, id) => focusWhenShown(id),
    tellOtherTabs: () => tellAccountChanged(),
    goOn: (_, href) => void openPage(href),
    goToSignIn: () => goToSignIn(),
    startAnew: () => startAnew(),
    logFailure: () => logFailure('account.child-failed'),
  },
})
