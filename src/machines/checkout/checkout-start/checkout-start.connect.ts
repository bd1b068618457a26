import { marks, type Reading } from '~/machines/runtime/reading'
import type { checkoutStartMachine } from './checkout-start.machine'
import { toldFailure } from './checkout-start.rules'

export function connectCheckoutStart(snapshot: Reading<typeof checkoutStartMachine>) {
  const { failure } = snapshot.context
  return {
    ...marks('checkoutStart', snapshot),
    isBusy: snapshot.hasTag('busy'),
    /** S-377: the words are the catalogue's, checkoutStart.codes; the status stands behind them */
    failure: failure && { status: failure.status, code: toldFailure(failure.code) },
    can: { start: snapshot.can({ type: 'START' }) },
  }
}
export type CheckoutStartView = ReturnType<typeof connectCheckoutStart>
