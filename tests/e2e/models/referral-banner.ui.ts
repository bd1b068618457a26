import { connectReferralBanner } from '../../../src/machines/account/referral-banner/referral-banner.connect'
import { referralBannerModel } from '../../../src/machines/account/referral-banner/referral-banner.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

/** Where each banner of the seed leads to. */
const WAYS: Record<string, string> = {
  'referral-credits-active-subscription': 'Give a kit',
  'referral-credits-cancelled-subscription': 'Give a kit',
  'without-subscription': 'Give a kit',
  'bfcm-cp-upsell': 'See the kits',
}

export const adapter = adapterOf(
  referralBannerModel,
  connectReferralBanner,
)({
  // what the page has read, and no control of it
  gestures: { LOADED: 'told', FAIL: 'told' },
  sees: async ({ root }, { conditions, childName }) => {
    await expect(root.getByRole('link')).toHaveText(conditions.map((condition) => WAYS[condition] ?? ''))
    await expect(root.getByText('You know')).toHaveText(childName ? [`You know ${childName}’s kits`] : [])
  },
})
