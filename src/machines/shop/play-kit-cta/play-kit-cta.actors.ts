import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { logFailure } from '~/services/browser/report'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { askCart } from '../../cart/cart/cart.flow'
import { playKitCtaMachine } from './play-kit-cta.machine'

export const livePlayKitCtaMachine = playKitCtaMachine.provide({
  actors: {
    addLines: fromPromise<boolean, { lines: AddLine[] }>(({ input, signal }) =>
      askCart({ type: 'ADD', lines: input.lines }, signal),
    ),
    openPage: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)),
  },
  actions: { logFailure: (_, failed) => logFailure('kit.button-failed', { failed }) },
})
