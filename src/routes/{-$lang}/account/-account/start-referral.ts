import { referralBannerFlow } from '~/machines/account/referral-banner/referral-banner.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { ReferralFacts, ReferralPage } from '~/services/flows/referral-banner/referral-banner.contract'

type Made = { as: string; page: ReferralPage; referral: ReferralFacts }

/** What stands at the end of a page: the page's own answer says it. */
export const startReferral = ({ as, page, referral: { isBfcm } }: Made) =>
  startFlow(referralBannerFlow, { as, page, isBfcm })
