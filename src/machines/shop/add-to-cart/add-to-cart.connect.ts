import { marks, type Reading } from '~/machines/runtime/reading'
import type { addToCartMachine } from './add-to-cart.machine'

/** Keys of messages: 'add' is S-369, 'installments' S-385. */
type AddToCartError = 'add' | 'installments'

export function connectAddToCart(snapshot: Reading<typeof addToCartMachine>) {
  return {
    ...marks('addToCart', snapshot),
    isBusy: snapshot.hasTag('busy'),
    isDisabled: snapshot.matches('unavailable'),
    error: errorOf(snapshot),
  }
}

function errorOf(snapshot: Reading<typeof addToCartMachine>): AddToCartError | null {
  if (snapshot.matches('unavailable')) return 'installments'
  return snapshot.matches({ open: 'failed' }) ? 'add' : null
}
