import type { Place } from '../../../scripts/machines/places'

const SAVED = 'done:changeCheckout'

/** On pages that no address leads to: the tour of each says what has to be done before. */
export const BEGUN: Record<string, Place> = {
  checkout: { path: '' },
  contactForm: { path: '', within: ['checkout', 'contact'] },
  phoneInput: { path: '', within: ['checkout', 'contact', 'phone'] },
  addressForm: { path: '', within: ['checkout', 'address'], before: [`checkout CONTACT ${SAVED}`] },
  cardForm: {
    path: '',
    within: ['checkout', 'card'],
    before: [`checkout CONTACT ${SAVED} ADDRESS ${SAVED} NEXT ${SAVED}`],
  },
  paymentOptions: { path: '', within: ['subscriptionFlow', 'paymentOptions'] },
}
