import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectStickySummary } from './sticky-summary.connect'
import { stickySummaryMachine } from './sticky-summary.machine'

type Bar = 'hidden' | 'shown' | 'leaving'

/** The bar after all that has happened (S-249): it comes with the first add-on and leaves with the last. */
function barAfter({ input, events }: Driver): Bar {
  const start: Bar = JSON.stringify(input).includes('"count":0') ? 'hidden' : 'shown'
  return events.reduce((bar: Bar, { type, count }): Bar => {
    if (type.includes('after')) return 'hidden'
    if (type !== 'ADDONS') return bar
    if (count > 0) return 'shown'
    return bar === 'shown' ? 'leaving' : bar
  }, start)
}

export const stickySummaryModel: Model<typeof stickySummaryMachine> = {
  machine: stickySummaryMachine,
  input: { markerId: 'add-ons-end', count: 0 },
  inputs: [{ markerId: 'add-ons-end', count: 2 }],
  key: ({ count }) => count,
  cases: {
    ADDONS: [0, 1, 2].map((count) => ({ type: 'ADDONS', count })),
    MARKER: [true, false].map((isVisible) => ({ type: 'MARKER', isVisible })),
  },
  outcomes: { marker: [{ error: new Error('no observer') }] },
  delays: { animation: 180 },
  invariants: [
    {
      name: 'S-249 the bar comes with the first add-on and slides away for 0.18 seconds after the last',
      holds: (snapshot, driver) => {
        const bar = barAfter(driver)
        const { isShown, isLeaving } = connectStickySummary(snapshot)
        const isTimed = driver.clock.due() === (bar === 'leaving' ? 180 : null)
        return isTimed && isShown === (bar !== 'hidden') && isLeaving === (bar === 'leaving')
      },
    },
    {
      name: 'S-249 the bar counts the add-ons that are selected',
      holds: (snapshot, { input, events }) =>
        connectStickySummary(snapshot).count ===
        (events.findLast(({ type }) => type === 'ADDONS') ?? Object(input)).count,
    },
    {
      name: 'S-249 the bar stands above its marker exactly while that is in the window, else it floats',
      when: ({ context }) => context.count > 0,
      holds: (snapshot, { events }) =>
        connectStickySummary(snapshot).isStuck ===
        (events.findLast(({ type }) => /marker/i.test(type))?.isVisible ?? false),
    },
  ],
}
