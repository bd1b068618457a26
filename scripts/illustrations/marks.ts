import { FILTER_IDS, type Filter } from './filters.ts'

/** Rounds a coordinate: tenths matter in small shapes only. */
export const num = (value: number) => (Math.abs(value) < 24 ? Math.round(value * 10) / 10 : Math.round(value))

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${radius}" fill="${fill}"/>`

export const circle = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`

export const path = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`

/** An outline; 'more' is further attributes, with a leading space. */
export const stroke = (data: string, colour: string, width = 4, more = '') =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

export const group = (content: string, transform = '', filter?: Filter) =>
  `<g${transform ? ` transform="${transform}"` : ''}${filter ? ` filter="url(#${FILTER_IDS[filter]})"` : ''}>${content}</g>`

export const wood = (content: string) => group(content, '', 'wood')
/** Wood whose grain runs up and down. */
export const upright = (content: string) => group(content, '', 'upright')
export const paper = (content: string) => group(content, '', 'paper')
export const felt = (content: string) => group(content, '', 'felt')

export const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('')

/** Draws each row of a little table. */
export const each = <const Row>(rows: readonly Row[], make: (row: Row, i: number) => string) =>
  rows.map((row, i) => make(row, i)).join('')

/** The item at 'i', beginning again after the last. */
export function pick<Item>(items: readonly Item[], i: number): Item {
  const item = items[i % items.length]
  if (item === undefined) throw new Error(`Nothing to pick at ${i}`)
  return item
}
