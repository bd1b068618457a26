import { marks, type Reading } from '~/machines/runtime/reading'
import { connectErcCheckoutContinue } from '../../subscription/erc-checkout-continue/erc-checkout-continue.connect'
import { connectAddToCart } from '../add-to-cart/add-to-cart.connect'
import type { ercPageMachine } from './erc-page.machine'

/** What went wrong: 'add' is S-369, 'installments' S-385, 'checkout' S-384. */
export type ErcPageError = 'add' | 'installments' | 'checkout'

export function connectErcPage({ children, ...snapshot }: Reading<typeof ercPageMachine>) {
  const button = children.addToCart ? connectAddToCart(children.addToCart.getSnapshot()) : null
  const checkout = children.checkout ? connectErcCheckoutContinue(children.checkout.getSnapshot()) : null
  const isBusy = Boolean(button?.isBusy || checkout?.isBusy)
  return {
    ...marks('ercPage', snapshot),
    isBusy,
    isDisabled: button?.isDisabled ?? true,
    // a new try says nothing of the last one
    error: button?.error ?? (checkout?.hasFailed && !isBusy ? ('checkout' as const) : null),
  }
}
export type ErcPageView = ReturnType<typeof connectErcPage>
