import type { Point } from './layout'

type Attributes = Record<string, string | number | null>

/** An element with what is in it; an attribute that is null is left out. */
export function tag(name: string, attributes: Attributes, ...inner: string[]): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`,
  )
  return inner.length ? `<${name}${given.join('')}>${inner.join('')}</${name}>` : `<${name}${given.join('')}/>`
}

const rounded = (value: number) => Math.round(value * 10) / 10

export const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const CORNER = 8

/** A path of right angles with round corners. */
export function roundedPath(points: readonly Point[]): string {
  const inner = points
    .slice(1, -1)
    .map((corner, at) => cornerOf(points[at] ?? corner, corner, points[at + 2] ?? corner))
  return `M${at(points[0])}${inner.join('')}L${at(points.at(-1))}`
}

const at = (point: Point | undefined) => (point ? `${rounded(point.x)} ${rounded(point.y)}` : '')

function cornerOf(before: Point, corner: Point, after: Point): string {
  return `L${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return from
  const part = Math.min(CORNER, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** The head of an arrow at the end of a line. */
export function arrowHead(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return ''
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1
  const [along, across] = [(tip.x - before.x) / length, (tip.y - before.y) / length]
  const side = (turn: number): Point => ({
    x: tip.x - along * 8 - across * 4 * turn,
    y: tip.y - across * 8 + along * 4 * turn,
  })
  return `M${at(tip)}L${at(side(1))}L${at(side(-1))}Z`
}
