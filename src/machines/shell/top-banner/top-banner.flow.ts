import { defineFlow } from '~/machines/runtime/flow'
import type { liveTopBannerMachine } from './top-banner.actors'
import { isDismissed } from './top-banner.storage'

export const topBannerFlow = defineFlow<typeof liveTopBannerMachine>({
  id: 'topBanner',
  load: () => import('./top-banner.actors').then((module) => module.liveTopBannerMachine),
  wake: (send) => {
    if (isDismissed()) send({ type: 'REMEMBERED' })
    return () => {}
  },
})
