export type Direction = 'right' | 'left' | 'down' | 'up'
/** A state in the order of the chart, and where its transitions lead. */
export type ChartState = { id: string; next: string[] }
export type Place = { x: number; y: number }

/** In per cent of the natural size. */
const ZOOMS = [25, 40, 55, 70, 85, 100, 125, 150, 200] as const
export const NATURAL = 100

export type Size = { width: number; height: number }

/** Smaller than this nothing can be told apart. */
const LEAST = 10

/** The largest size in which all of a chart is in its box; a small one is not made larger. */
export function fitted(chart: Size, box: Size): number {
  const share = Math.min(box.width / chart.width, box.height / chart.height)
  return Math.max(LEAST, Math.min(NATURAL, Math.floor(share * 100)))
}

/** Smaller than this nothing in a chart is read. */
export const READABLE = 90

/** In which size a chart opens: all of it where that can be read, else as wide as its box, and never too small to read. */
export function opened(chart: Size, box: Size): number {
  const whole = fitted(chart, box)
  if (whole >= READABLE) return whole
  return Math.max(READABLE, Math.min(NATURAL, Math.floor((box.width / chart.width) * 100)))
}

/** The next size up; the largest has none. */
export const larger = (zoom: number): number => ZOOMS.find((each) => each > zoom) ?? zoom
/** The next size down; the smallest has none. */
export const smaller = (zoom: number): number => ZOOMS.findLast((each) => each < zoom) ?? zoom

type Looked = { states: readonly ChartState[]; first: string | null; selected: string | null }

/** An arrow key begins where the machine does; in a chart of which no state is drawn it leads nowhere. */
export const stateAfter = ({ states, first, selected }: Looked, direction: Direction): string | null =>
  selected === null ? (first ?? states[0]?.id ?? null) : beside(states, selected, direction)

/** Right follows a transition, left goes back along one, down and up take the next state of the chart. */
function beside(states: readonly ChartState[], from: string, direction: Direction): string {
  const at = states.findIndex(({ id }) => id === from)
  const along: Record<Direction, () => string | undefined> = {
    right: () => states[at]?.next.find((id) => id !== from),
    left: () => states.find(({ id, next }) => id !== from && next.includes(from))?.id,
    down: () => states[at + 1]?.id,
    up: () => states[at - 1]?.id,
  }
  return along[direction]() ?? from
}
