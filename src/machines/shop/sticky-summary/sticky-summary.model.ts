import type { Model } from '~/machines/proving/model'
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
      name: 'the bar leaves within its animation',
      when: (snapshot) => snapshot.matches('leaving'),
      holds: (_, { clock }) => clock.pending() === 1,
    },
  ],
}
