import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** The checkout is no longer there, or was paid meanwhile: the next try starts another one. */
export const isLost = (error: CheckoutError): boolean =>
  error.kind === 'gone' || error.kind === 'notFound' || (error.kind === 'refused' && error.code === 'notOpen')
