export const BEECH = '#e8c394'
export const OAK = '#d3a06a'
export const WALNUT = '#8d5c3d'
export const CREAM = '#f8f1e3'
export const INK = '#25323a'
export const SUN = '#f3bf45'
export const LEAF = '#6f9457'
export const WATER = '#5d9aa8'

/** One accent for each year of life, first to fifth. */
export const BANDS = ['#c4552f', '#dd9f2b', '#4f8a55', '#36799a', '#8f4169'] as const
export const [POPPY, OCHRE, FERN, HARBOUR, MULBERRY] = BANDS

/** What one picture is coloured with: background, box, and four accents. */
export interface Palette {
  bg: string
  box: string
  a: string
  b: string
  c: string
  d: string
}

/** Mixes two '#rrggbb' colours; 'amount' 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number) {
  const target = channels(to)
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * amount))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Shades are a warm plum and lights a warm cream: grey shadows make paper look dirty. */
export const darken = (colour: string, amount = 0.18) => mix(colour, '#2a1c2c', amount)
export const lighten = (colour: string, amount = 0.22) => mix(colour, '#fff6e2', amount)

function channels(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
