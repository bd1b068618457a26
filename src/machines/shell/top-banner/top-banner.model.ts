import type { Model } from '~/machines/proving/model'
import { topBannerMachine } from './top-banner.machine'

export const topBannerModel: Model<typeof topBannerMachine> = {
  machine: topBannerMachine,
  input: undefined,
  key: () => null,
  cases: { DISMISS: [{ type: 'DISMISS' }], REMEMBERED: [{ type: 'REMEMBERED' }] },
  outcomes: { rememberDismissal: [{ output: undefined }, { error: new Error('no storage') }] },
  invariants: [
    {
      name: 'nothing is written unless the visitor put the banner away, and then once',
      holds: (snapshot, driver) => driver.calls.length <= (snapshot.matches('open') ? 0 : 1),
    },
  ],
}
