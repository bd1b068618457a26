import type { Place } from '../../../scripts/machines/places'

const CHILD = '/pages/subscription-v3/child-info'

/** What has no link in the gallery: the tour of each says what has to be done to come there, or what stands for it. */
export const BEGUN: Record<string, Place> = {
  adminPreview: { path: '', persona: 'admin' },
  cartRules: {
    path: '/cart',
    within: ['cart', 'cartRules'],
    before: ['cart REMOVE after:coalesce done:applyCartIntents'],
  },
  smsSignup: { path: '/account/settings/sms', persona: 'parent' },
  startingProduct: {
    path: CHILD,
    within: ['subscriptionFlow', 'childInfo', 'startingProduct'],
    before: ['subscriptionFlow/childInfo~2 SUBMIT'],
  },
}
