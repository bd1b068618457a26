import { connectReferralBanner } from '../../../src/machines/account/referral-banner/referral-banner.connect'
import { referralBannerModel } from '../../../src/machines/account/referral-banner/referral-banner.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  referralBannerModel,
  connectReferralBanner,
)({
  // the page would say at once what it has read
  held: ['subscriptions'],
  gestures: { LOADED: 'told', FAIL: 'told' },
  sees: async ({ root }, { conditions, childName }) => {
    const banners = root.locator('section')
    await expect(banners).toHaveCount(conditions.length)
    await expect(root.getByText(/^You know .+’s kits$/)).toHaveCount(childName ? 1 : 0)
    if (childName) await expect(root).toContainText(childName)
  },
})
