import { darken, mix, type Palette } from './colour.ts'
import { BLURRED } from './filters.ts'
import { group, num } from './marks.ts'
import { sheetSize, topLit } from './sheet.ts'
import { type ToyName, toys } from './toys/toys.ts'

/** A toy, or one of its variants: another animal on the puzzle, another picture on the book. */
export type ToyRef = ToyName | { toy: ToyName; variant?: number }

export const toyOf = (ref: ToyRef) => toys[typeof ref === 'string' ? ref : ref.toy]

export const shadow = (width: number, spread = 1) =>
  `<ellipse cx="${num(width * 0.05)}" cy="-1" rx="${num(width * 0.5)}" ry="${num(width * 0.075 * spread)}" fill="#3a2230" opacity=".26" ${BLURRED}/>`

/** Stands a toy on 'x', 'y'. */
export function put(ref: ToyRef, palette: Palette, x: number, y: number, scale = 1) {
  const { width, draw } = toyOf(ref)
  const variant = typeof ref === 'string' ? 0 : (ref.variant ?? 0)
  return group(shadow(width) + draw(palette, variant), `translate(${num(x)} ${num(y)}) scale(${scale})`)
}

/** The scale at which a toy fits into a space. */
export function scaleToFit(ref: ToyRef, width: number, height: number) {
  const toy = toyOf(ref)
  return Math.min(width / toy.width, height / toy.height)
}

/** Stands a toy on 'x', 'y', as large as the space allows. */
export const putToFit = (ref: ToyRef, palette: Palette, x: number, y: number, width: number, height: number) =>
  put(ref, palette, x, y, scaleToFit(ref, width, height))

/** A sheet of paper behind things: floor and wall meet in a soft curve at 'horizon' of the height. */
export function cyclorama(tone: string, horizon = 0.68) {
  const { width, height } = sheetSize()
  const background = mix(tone, '#fffdf8', 0.28)
  const y = height * horizon
  return (
    `<rect width="${width}" height="${height}" fill="${topLit(background, 0.025)}"/>` +
    `<path d="M0 ${y}Q${width / 2} ${y - height * 0.03} ${width} ${y}V${height}H0z" fill="${darken(background, 0.045)}"/>`
  )
}

export const sunPatch = (x: number, y: number, width: number, height: number, opacity = 0.35) =>
  `<path d="M${x} ${y}l${width} ${-height * 0.12}l${width * 0.32} ${height}l${-width} ${height * 0.12}z" fill="#fff4d2" opacity="${opacity}" ${BLURRED}/>`
