export type Direction = 'right' | 'left' | 'down' | 'up'
/** A state in the order of the chart, and where its transitions lead. */
export type ChartState = { id: string; next: string[] }
export type Place = { x: number; y: number }

/** In per cent of the natural size. */
const ZOOMS = [25, 40, 55, 70, 85, 100, 125, 150, 200] as const
export const NATURAL = 100

/** The size beside this one; the outermost has none. */
export function zoomBeside(zoom: number, by: 1 | -1): number {
  const next = by === 1 ? ZOOMS.find((each) => each > zoom) : ZOOMS.findLast((each) => each < zoom)
  return next ?? zoom
}

/** Right follows a transition, left goes back along one, down and up take the next state of the chart. */
export function stateBeside(states: readonly ChartState[], from: string | null, direction: Direction): string | null {
  const at = states.findIndex(({ id }) => id === from)
  if (at < 0) return states[0]?.id ?? null
  const along: Record<Direction, () => string | undefined> = {
    right: () => states[at]?.next.find((id) => id !== from),
    left: () => states.find(({ id, next }) => id !== from && next.includes(from ?? ''))?.id,
    down: () => states[at + 1]?.id,
    up: () => states[at - 1]?.id,
  }
  return along[direction]() ?? from
}
