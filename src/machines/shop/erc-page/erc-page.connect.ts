import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { connectErcCheckoutContinue } from '../../subscription/erc-checkout-continue/erc-checkout-continue.connect'
import { connectCarousel } from '../../ui/carousel/carousel.connect'
import { connectAddToCart } from '../add-to-cart/add-to-cart.connect'
import type { ercPageMachine } from './erc-page.machine'

export function connectErcPage({ children, ...snapshot }: Reading<typeof ercPageMachine>) {
  const button = children.addToCart ? connectAddToCart(children.addToCart.getSnapshot()) : null
  const checkout = children.checkout ? connectErcCheckoutContinue(children.checkout.getSnapshot()) : null
  const isGoingOn = snapshot.matches({ selling: 'goingOn' })
  const isBusy = Boolean(button?.isBusy || checkout?.isBusy)
  const hasFailed = isGoingOn && checkout?.hasFailed && !isBusy
  return {
    ...marks('ercPage', snapshot),
    gallery: children.gallery ? connectCarousel(children.gallery.getSnapshot()) : null,
    /** the form, which adds the box */
    form: button && { machine: button.machine, state: button.state },
    isBusy,
    isDisabled: snapshot.matches('unavailable'),
    /** 'add' is S-369, 'installments' S-385, 'checkout' S-384; a new try says nothing of the last one */
    error: hasFailed ? ('checkout' as const) : isGoingOn ? null : (button?.error ?? null),
  }
}
export type ErcPageView = ReturnType<typeof connectErcPage>
export type ErcPageSend = FlowSend<typeof ercPageMachine>
