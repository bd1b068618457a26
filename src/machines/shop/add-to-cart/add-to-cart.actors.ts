import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { revealWhenShown } from '~/services/browser/visible'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { askCart } from '../../cart/cart/cart.flow'
import { addToCartMachine } from './add-to-cart.machine'

export const liveAddToCartMachine = addToCartMachine.provide({
  actors: {
    addLines: fromPromise<boolean, { lines: AddLine[] }>(({ input, signal }) =>
      askCart({ type: 'ADD', lines: input.lines }, signal),
    ),
  },
  actions: {
    logFailure: () => logFailure('add-to-cart.failed'),
    showFailure: () => revealWhenShown('add-failed'),
  },
})
