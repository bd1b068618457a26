import { defineFlow } from '~/machines/runtime/flow'
import type { liveReferralBannerMachine } from './referral-banner.actors'

export const referralBannerFlow = defineFlow<typeof liveReferralBannerMachine>({
  id: 'referralBanner',
  load: () => import('./referral-banner.actors').then((module) => module.liveReferralBannerMachine),
})
