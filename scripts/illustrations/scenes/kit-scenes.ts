import { closedBox, openBox } from '../boxes.ts'
import { mix, type Palette } from '../colour.ts'
import type { Kit } from '../kits.ts'
import { pick } from '../marks.ts'
import { cyclorama, put, putToFit, scaleToFit, sunPatch, type ToyRef, toyOf } from '../placing.ts'
import { draw } from '../sheet.ts'

/** The box with its lid up: three toys look out, two stand in front. */
export const kitOpen = (kit: Kit) =>
  draw({ width: 1000, height: 800, seed: 3 + kit.index }, () => {
    const { palette, toys } = kit
    const inside =
      putToFit(pick(toys, 1), palette, -170, -178, 226, 262) +
      putToFit(pick(toys, 4), palette, 172, -176, 226, 240) +
      lookOut(pick(toys, 2), palette)
    return (
      cyclorama(palette.bg, 0.66) +
      sunPatch(560, 420, 420, 380, 0.3) +
      openBox(kit, 500, 610, 1.1, inside) +
      putToFit(pick(toys, 0), palette, 208, 744, 330, 250) +
      putToFit(pick(toys, 3), palette, 790, 752, 300, 230)
    )
  })

/** Stands between the others, a little lower, but never sinks behind the front of the box. */
function lookOut(ref: ToyRef, palette: Palette) {
  const scale = scaleToFit(ref, 200, 216)
  const hidden = Math.min(50, toyOf(ref).height * scale * 0.24)
  return put(ref, palette, 4, hidden - 190, scale)
}

export const kitClosed = (kit: Kit) =>
  draw({ width: 1000, height: 800, seed: 4 + kit.index }, () => {
    const { palette, toys } = kit
    return (
      cyclorama(palette.bg, 0.62) +
      sunPatch(120, 420, 460, 380, 0.32) +
      closedBox(kit, 420, 620, 1.42) +
      putToFit(pick(toys, 0), palette, 800, 742, 300, 240)
    )
  })

export const kitToy = (kit: Kit, i: number) =>
  toyAlone(pick(kit.toys, i), kit.palette, { seed: 5 + kit.index + i, background: pick(backgrounds(kit.palette), i) })

/** One toy on a sheet of paper. */
export const toyAlone = (ref: ToyRef, palette: Palette, { seed, background }: { seed: number; background: string }) =>
  draw({ width: 600, height: 600, seed }, () => {
    const scale = scaleToFit(ref, 464, 400)
    const standing = 312 + (toyOf(ref).height * scale) / 2
    return cyclorama(background, 0.63) + sunPatch(60, 380, 250, 260, 0.35) + put(ref, palette, 300, standing, scale)
  })

const backgrounds = ({ bg, b, c, d }: Palette) => [
  bg,
  mix(bg, '#ffffff', 0.35),
  mix(bg, b, 0.1),
  mix(bg, d, 0.1),
  mix(bg, c, 0.12),
]
