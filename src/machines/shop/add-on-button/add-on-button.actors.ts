import { fromCallback, fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { askCart, followCart } from '../../cart/cart/cart.flow'
import { appWide } from '../../runtime/app-wide'
import type { announcerMachine } from '../../shell/announcer/announcer.machine'
import { addOnButtonMachine } from './add-on-button.machine'

export const liveAddOnButtonMachine = addOnButtonMachine.provide({
  actors: {
    addLines: fromPromise<boolean, { lines: AddLine[] }>(({ input, signal }) =>
      askCart({ type: 'ADD', lines: input.lines }, signal),
    ),
    removeVariants: fromPromise<boolean, { variantIds: string[] }>(({ input, signal }) =>
      askCart({ type: 'REMOVE_VARIANTS', variantIds: input.variantIds }, signal),
    ),
    membership: fromCallback<{ type: 'NOTHING' }, { variantIds: string[] }>(({ input, sendBack }) =>
      followCart(input.variantIds, (inCart) => sendBack({ type: 'CART', inCart })),
    ),
  },
  actions: {
    announce: (_, text) => appWide<typeof announcerMachine>('announcer').send({ type: 'ANNOUNCE', text }),
    logFailure: (_, { failed }) =>
      logFailure(failed === 'add' ? 'addToCart failed to execute' : 'add-on.failed', { failed }),
  },
})
