import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { reportQuietly } from '~/services/browser/report'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { askCart } from '../../cart/cart/cart.flow'
import { addOnPurchaseMachine } from './add-on-purchase.machine'

export const liveAddOnPurchaseMachine = addOnPurchaseMachine.provide({
  actors: {
    addLines: fromPromise<boolean, { lines: AddLine[] }>(({ input, signal }) =>
      askCart({ type: 'ADD', lines: input.lines }, signal),
    ),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
  },
  actions: { logFailure: () => reportQuietly('addToCart failed to execute') },
})
