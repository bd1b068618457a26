import type { Palette } from '../colour.ts'

/** A toy stands on the origin, the middle of its base; up is negative. */
export interface Toy {
  width: number
  height: number
  draw: (palette: Palette, variant: number) => string
}

export const toy = (width: number, height: number, draw: Toy['draw']): Toy => ({ width, height, draw })
