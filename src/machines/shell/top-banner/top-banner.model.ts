import type { Model } from '~/machines/proving/model'
import { connectTopBanner } from './top-banner.connect'
import { topBannerMachine } from './top-banner.machine'

export const topBannerModel: Model<typeof topBannerMachine> = {
  machine: topBannerMachine,
  input: undefined,
  key: () => null,
  cases: { DISMISS: [{ type: 'DISMISS' }], REMEMBERED: [{ type: 'REMEMBERED' }] },
  outcomes: { rememberDismissal: [{ output: undefined }, { error: new Error('no storage') }] },
  delays: { patience: 5000 },
  invariants: [
    {
      name: 'S-042 it is shown until it is put away, now or on an earlier visit',
      holds: (snapshot, { events }) => connectTopBanner(snapshot).isOpen === (events.length === 0),
    },
    {
      name: 'a browser that does not say whether it remembers is waited for five seconds',
      holds: (snapshot, { clock }) => clock.due() === (snapshot.matches('dismissing') ? 5000 : null),
    },
    {
      name: 'it is remembered once and only by who puts it away; then the machine has nothing left to do',
      holds: (snapshot, { calls, events }) =>
        calls.length === (events[0]?.type === 'DISMISS' ? 1 : 0) &&
        (snapshot.status === 'done') === (events[0]?.type === 'REMEMBERED' || events.length === 2),
    },
  ],
}
