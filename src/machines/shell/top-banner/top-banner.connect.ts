import { marks, type Reading } from '~/machines/runtime/reading'
import type { topBannerMachine } from './top-banner.machine'

export const connectTopBanner = (snapshot: Reading<typeof topBannerMachine>) => ({
  ...marks('topBanner', snapshot),
  isOpen: snapshot.matches('open'),
})
export type TopBannerView = ReturnType<typeof connectTopBanner>
