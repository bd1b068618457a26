import type { Model } from '~/machines/proving/model'
import { connectStickySummary } from './sticky-summary.connect'
import { stickySummaryMachine } from './sticky-summary.machine'

export const stickySummaryModel: Model<typeof stickySummaryMachine> = {
  machine: stickySummaryMachine,
  input: { markerId: 'add-ons-end', count: 0 },
  inputs: [{ markerId: 'add-ons-end', count: 2 }],
  key: ({ count, isMarkerVisible }) => ({ count, isMarkerVisible }),
  cases: {
    ADDONS: [0, 1, 2].map((count) => ({ type: 'ADDONS', count })),
    MARKER: [true, false].map((isVisible) => ({ type: 'MARKER', isVisible })),
  },
  outcomes: { marker: [{ error: new Error('no observer') }] },
  invariants: [
    {
      name: 'S-249 the bar is shown exactly while something is selected',
      holds: (snapshot) => snapshot.matches('shown') === snapshot.context.count > 0,
    },
    {
      name: 'S-249 the bar slides away for 0.18 seconds, and only while nothing is selected',
      holds: (snapshot, { clock }) => {
        const { isShown, isLeaving } = connectStickySummary(snapshot)
        return clock.pending() === (isLeaving ? 1 : 0) && (!isLeaving || (isShown && snapshot.context.count === 0))
      },
    },
    {
      name: 'S-249 the bar stands above its marker exactly while that is in the window, else it floats',
      when: ({ context }) => context.count > 0,
      holds: (snapshot) => connectStickySummary(snapshot).isStuck === snapshot.context.isMarkerVisible,
    },
  ],
}
