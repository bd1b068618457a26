import { marks, type Reading } from '~/machines/kit/reading'
import type { checkoutStartMachine } from './checkout-start.machine'

export function connectCheckoutStart(snapshot: Reading<typeof checkoutStartMachine>) {
  return {
    ...marks('checkoutStart', snapshot),
    isBusy: snapshot.hasTag('busy'),
    /** S-377: the words are the catalogue's, by `code`; the status stands behind them */
    failure: snapshot.matches('failed') ? snapshot.context.failure : null,
    can: { start: snapshot.can({ type: 'START' }) },
  }
}
export type CheckoutStartView = ReturnType<typeof connectCheckoutStart>
