import type { Box, ChartLayout, PlacedLine, Point } from './layout'

/** How often something covers something else, so that a reader would notice. */
export function overlapsOf({ states, lines }: ChartLayout) {
  const leaves = states.filter(({ node }) => node.children.length === 0)
  const labels = lines.flatMap((line) => (line.label ? [{ line, box: line.label }] : []))
  const segments = lines.flatMap((line) => segmentsOf(line).map((box) => ({ line, box })))
  const isEnd = ({ connection }: PlacedLine, id: string) => connection.source === id || connection.target === id
  return {
    labelOnLabel:
      pairs(labels, labels).filter(([one, other]) => one !== other && covers(one.box, other.box)).length / 2,
    labelOnState: pairs(labels, leaves).filter(([label, leaf]) => covers(label.box, leaf)).length,
    lineOnLabel: pairs(segments, labels).filter(
      ([{ line, box }, label]) => line !== label.line && covers(box, label.box),
    ).length,
    lineOnState: pairs(segments, leaves).filter(
      ([{ line, box }, leaf]) => !isEnd(line, leaf.node.id) && covers(box, leaf),
    ).length,
  }
}

const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]))

/** By more than the pixel that lines may share. */
const covers = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1

function segmentsOf({ points }: PlacedLine): Box[] {
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
