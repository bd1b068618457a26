import type { Place } from '../../../scripts/machines/places'

/** On pages that no address leads to: the tour of each says what has to be done before. */
export const BEGUN: Record<string, Place> = {
  paymentOptions: { path: '', within: ['subscriptionFlow', 'paymentOptions'] },
}
