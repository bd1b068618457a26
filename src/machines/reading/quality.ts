import { areOver, segmentsOf } from './covering'
import type { ChartLayout, PlacedLine } from './layout'
import type { ChartPlaces } from './number-places'
import { widthOf } from './text-width'

/** How often something covers something else, so that a reader would notice. */
export function overlapsOf({ states, lines }: ChartLayout) {
  const leaves = states.filter(({ node }) => node.children.length === 0)
  const labels = lines.flatMap((line) => (line.label ? [{ line, box: line.label }] : []))
  const segments = lines.flatMap((line) => segmentsOf(line.points).map((box) => ({ line, box })))
  const isEnd = ({ connection }: PlacedLine, id: string) => connection.source === id || connection.target === id
  return {
    labelOnLabel:
      pairs(labels, labels).filter(([one, other]) => one !== other && areOver(one.box, other.box)).length / 2,
    labelOnState: pairs(labels, leaves).filter(([label, leaf]) => areOver(label.box, leaf)).length,
    lineOnLabel: pairs(segments, labels).filter(
      ([{ line, box }, label]) => line !== label.line && areOver(box, label.box),
    ).length,
    wordsOverEdge: states.filter(({ width, lines }) => lines.some(({ text, face }) => widthOf(text, face) + 12 > width))
      .length,
    lineOnState: pairs(segments, leaves).filter(
      ([{ line, box }, leaf]) => !isEnd(line, leaf.node.id) && areOver(box, leaf),
    ).length,
  }
}

/** The same of the numbers that stand on it, and which transitions have no place for theirs. */
export function overlapsOfCounts({ states, lines }: ChartLayout, { lines: counts, states: shares }: ChartPlaces) {
  const labels = lines.flatMap(({ label }) => label ?? [])
  const leaves = states.filter(({ node }) => node.children.length === 0)
  const numbers = [...counts, ...shares]
  const counted = new Set(counts.flatMap(({ rows }) => rows.map(({ transition }) => transition)))
  return {
    onLabel: pairs(numbers, labels).filter(([number, label]) => areOver(number, label)).length,
    onState: pairs(counts, leaves).filter(([number, leaf]) => areOver(number, leaf)).length,
    onNumber: pairs(numbers, numbers).filter(([one, other]) => one !== other && areOver(one, other)).length / 2,
    onLine: pairs(counts, lines).filter(
      ([number, line]) =>
        !line.connection.edges.some(({ transition }) => number.rows.some((row) => row.transition === transition)) &&
        segmentsOf(line.points).some((segment) => areOver(number, segment)),
    ).length,
    missing: labels.flatMap((label) =>
      label.lines.flatMap(({ transition = '' }) => (counted.has(transition) ? [] : transition)),
    ),
  }
}

const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]))
