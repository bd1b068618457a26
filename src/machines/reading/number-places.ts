import type { Box } from './layout'

/**
 * Where the counts of a line stand in the chart, row by row; `y` of a row is where its digits stand. `hold`: which side of
 * the box stays where it is when the count is shorter than the box.
 */
export type CountPlace = Box & { hold: 'start' | 'middle' | 'end'; rows: { transition: string; y: number }[] }
/** Where it stands how many of those who came into a state left the page in it. */
export type StatePlace = Box & { state: string }
export type ChartPlaces = { lines: CountPlace[]; states: StatePlace[] }
