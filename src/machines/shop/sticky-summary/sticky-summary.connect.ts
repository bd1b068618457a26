import { marks, type Reading } from '~/machines/runtime/reading'
import type { stickySummaryMachine } from './sticky-summary.machine'

export function connectStickySummary(snapshot: Reading<typeof stickySummaryMachine>) {
  return {
    ...marks('stickySummary', snapshot),
    /** in the document, also while it leaves (0.18 s, S-249) */
    isShown: !snapshot.matches({ bar: 'hidden' }),
    isLeaving: snapshot.matches({ bar: 'leaving' }),
    isStuck: snapshot.matches({ bar: 'shown', place: 'stuckAboveMarker' }),
    count: snapshot.context.count,
    /** the id of the element that the bar stops at */
    markerId: snapshot.context.markerId,
  }
}
