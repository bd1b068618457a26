import { ReferralBanners } from '~/components/account/referral-banners'
import { connectReferralBanner } from '~/machines/account/referral-banner/referral-banner.connect'
import { referralBannerFlow } from '~/machines/account/referral-banner/referral-banner.flow'
import type { StartedOf } from '~/machines/runtime/flow'
import { useFlow } from '~/machines/runtime/use-flow'
import type { ReferralBanner } from '~/services/flows/content/account-page.contract'

type ReferralIslandProps = {
  started: StartedOf<typeof referralBannerFlow>
  page: { referralBanners: readonly ReferralBanner[] }
}

/** The end of a page of the account: nothing in its document, and what fits this person once the page is live. */
export function ReferralIsland({ started, page }: ReferralIslandProps) {
  const [snapshot] = useFlow(referralBannerFlow, started, { start: 'mount' })
  return <ReferralBanners view={{ ...connectReferralBanner(snapshot), banners: page.referralBanners }} />
}
