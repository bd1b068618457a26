import type { CheckoutSend, CheckoutView } from '~/machines/checkout/checkout/checkout.connect'

/** Where the page leads to. `prefix`: the language's, of the shop's pages. */
export type CheckoutPlaces = { cartHref: string; signInHref: string; prefix: string }

export type CheckoutPageProps = { view: CheckoutView & { page: CheckoutPlaces }; send: CheckoutSend }

/** A checkout that is there. */
export type ShownCheckout = NonNullable<CheckoutView['checkout']>
