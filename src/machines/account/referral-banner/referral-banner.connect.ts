import { marks, type Reading } from '~/machines/runtime/reading'
import type { ReferralCondition } from '~/services/flows/content/account-page.contract'
import type { referralBannerMachine } from './referral-banner.machine'
import { CONDITIONS } from './referral-banner.rules'

type Snapshot = Reading<typeof referralBannerMachine>

export function connectReferralBanner(snapshot: Snapshot) {
  return {
    ...marks('referralBanner', snapshot),
    /** which banners of the content are there, in this order */
    conditions: [...campaignIn(snapshot), ...referralIn(snapshot)],
    /** whose kits the banner is about; null: nobody's in particular */
    childName: snapshot.context.latest?.childName ?? null,
  }
}
export type ReferralBannerView = ReturnType<typeof connectReferralBanner>

/** none while it is loading, or after a failure. */
function referralIn(snapshot: Snapshot): ReferralCondition[] {
  if (snapshot.matches('active')) return [CONDITIONS.active]
  if (snapshot.matches('cancelled')) return [CONDITIONS.cancelled]
  return snapshot.matches('none') ? [CONDITIONS.none] : []
}

/** whatever the subscriptions are. It comes with the others, so that the page moves once. */
function campaignIn(snapshot: Snapshot): ReferralCondition[] {
  const { isBfcm, as } = snapshot.context
  return isBfcm && as !== null && !snapshot.matches('loading') ? ['bfcm-cp-upsell'] : []
}
