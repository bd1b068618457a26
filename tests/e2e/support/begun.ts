import type { Place } from '../../../scripts/machines/places'

/** On pages that no address leads to, or no state of which it can hold still: the tour of each says what has to be done before. */
export const BEGUN: Record<string, Place> = {
  header: { path: '/' },
  mailbox: { path: '' },
  paymentOptions: { path: '', within: ['subscriptionFlow', 'paymentOptions'] },
}
