import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { addLines } from '../../cart/cart/cart.requests'
import { addOnPurchaseMachine } from './add-on-purchase.machine'

export const liveAddOnPurchaseMachine = addOnPurchaseMachine.provide({
  actors: {
    addLines: fromPromise<boolean, { lines: AddLine[] }>(({ input, signal }) => addLines(input.lines, signal)),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
  },
  actions: { logFailure: () => reportQuietly('addToCart failed to execute') },
})
