import type { Box, Point } from './layout'

/** By more than the pixel that lines may share. */
export const areOver = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1

/** A line as boxes, from bend to bend. */
export function segmentsOf(points: readonly Point[]): Box[] {
  return points.slice(1).map((end, at) => between(points[at] ?? end, end))
}

/** A line without width would cover nothing. */
const LINE_WIDTH = 1.2

const between = (one: Point, other: Point): Box => ({
  x: Math.min(one.x, other.x) - LINE_WIDTH / 2,
  y: Math.min(one.y, other.y) - LINE_WIDTH / 2,
  width: Math.abs(one.x - other.x) + LINE_WIDTH,
  height: Math.abs(one.y - other.y) + LINE_WIDTH,
})
