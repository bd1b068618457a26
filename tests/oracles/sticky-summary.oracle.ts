import { asked, equal, isRunning, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { connectStickySummary } from '~/machines/shop/sticky-summary/sticky-summary.connect'

type View = ReturnType<typeof connectStickySummary>
/** `leftAt`: when the last add-on was taken out of a bar that was there. */
type Memory = { count: number; isMarkerVisible: boolean; leftAt: number | null }

const SLIDE = 180

export const stickySummaryOracle = oracle<View, Memory>(
  'stickySummary',
  [
    after('start', { rule: 'S-249', says: 'it watches the marker at the end of the add-ons' }, (step) =>
      asked(step, 'marker', { id: step.input.markerId }),
    ),
    always({ rule: 'S-249', says: 'there is a bar as soon as one add-on is selected' }, ({ view, memory, now }) => {
      const isLeaving = memory.leftAt !== null && now < memory.leftAt + SLIDE
      return [equal([view.isShown, view.isLeaving], [memory.count > 0 || isLeaving, isLeaving])]
    }),
    lasts(
      SLIDE,
      'ADDONS',
      { rule: 'S-249', says: 'it slides away', when: ({ memory, now }) => memory.leftAt === now },
      ({ view }) => view.isShown && view.isLeaving,
    ),
    always({ rule: 'S-249', says: 'it sticks above the marker while that is visible' }, ({ view, memory }) =>
      equal(view.isStuck, memory.count > 0 && memory.isMarkerVisible),
    ),
    always({ rule: 'S-249', says: 'it counts the add-ons' }, ({ view, memory, input }) => [
      equal(view.count, memory.count),
      equal(view.markerId, input.markerId),
    ]),
    after(either('ADDONS', 'MARKER'), { rule: 'S-249', says: 'it only shows' }, nothingLeft),
    after(failed('marker'), { rule: 'S-249', says: 'without a watcher it floats' }, (step) => [
      notAsked(step),
      equal([isRunning(step, 'marker'), step.effects, step.told, step.ended], [false, [], [], null]),
    ]),
  ],
  (memory, { event, input, now, before }) => {
    const known = memory ?? { count: input.count, isMarkerVisible: false, leftAt: null }
    // nobody watches any more: it floats
    if (event.type === 'failed') return { ...known, isMarkerVisible: false }
    if (event.type === 'MARKER') return { ...known, isMarkerVisible: event.isVisible }
    if (event.type !== 'ADDONS') return known
    const leftAt = event.count > 0 ? null : before && known.count > 0 ? now : known.leftAt
    return { ...known, count: event.count, leftAt }
  },
)
