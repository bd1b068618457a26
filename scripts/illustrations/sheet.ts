import { darken, lighten } from './colour.ts'
import { FILTER_IDS, filtersFor } from './filters.ts'

interface SheetOptions {
  width: number
  height: number
  /** Varies the grain, so that no two pictures share one. */
  seed: number
  isTransparent?: boolean
}

interface Sheet {
  width: number
  height: number
  defs: string[]
  ids: Map<string, string>
}

/** The sheet being drawn on. Drawing is synchronous and one picture at a time, so shapes need not carry it around. */
let current: Sheet = { width: 0, height: 0, defs: [], ids: new Map() }

export const sheetSize = () => ({ width: current.width, height: current.height })

/** Draws one picture; gradients and patterns that 'body' asks for are collected once each. */
export function draw({ width, height, seed, isTransparent = false }: SheetOptions, body: () => string) {
  current = { width, height, defs: [], ids: new Map() }
  const grain = `<rect width="${width}" height="${height}" filter="url(#${FILTER_IDS.grain})" opacity=".5"/>`
  const shapes = body() + (isTransparent ? '' : grain)
  const defs = filtersFor(shapes, seed) + current.defs.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${shorten(shapes)}</svg>`
}

/** A body lit from the left. */
export const sideLit = (colour: string, shade = 0.16) =>
  define(
    `side ${colour} ${shade}`,
    (id) =>
      `<linearGradient id="${id}"><stop offset=".25" stop-color="${lighten(colour, 0.1)}"/><stop offset=".9" stop-color="${darken(colour, shade)}"/></linearGradient>`,
  )

/** A body lit from above. */
export const topLit = (colour: string, shade = 0.14) =>
  define(
    `top ${colour} ${shade}`,
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${lighten(colour, 0.12)}"/><stop offset="1" stop-color="${darken(colour, shade)}"/></linearGradient>`,
  )

/** A ball with a crescent shade. */
export const roundLit = (colour: string) =>
  define(
    `round ${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".37" cy=".33" r=".72"><stop stop-color="${lighten(colour, 0.28)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.26)}"/></radialGradient>`,
  )

/** A repeating pattern, 'size' pixels wide and high, whose origin is at 'x', 'y'. */
export function pattern({ x, y, size, tile }: { x: number; y: number; size: number; tile: string }) {
  return define(
    `pattern ${current.ids.size}`,
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="translate(${x} ${y})">${tile}</pattern>`,
  )
}

function define(key: string, make: (id: string) => string) {
  const known = current.ids.get(key)
  if (known) return `url(#${known})`
  // Two characters at least, so that an id never meets the one-letter id of a filter.
  const id = (current.ids.size + 36).toString(36)
  current.ids.set(key, id)
  current.defs.push(make(id))
  return `url(#${id})`
}

/** Drops the zeros and spaces that path data can do without. */
function shorten(svg: string) {
  return svg.replace(/ d="([^"]*)"/g, (_, data: string) => {
    const short = data
      .replace(/(?<![\d.])0\.(\d)/g, '.$1')
      .replace(/ -/g, '-')
      .replace(/([a-zA-Z]) /g, '$1')
    return ` d="${short}"`
  })
}
