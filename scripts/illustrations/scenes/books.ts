import { patternField, ruler } from '../boxes.ts'
import { CREAM, darken, INK, lighten, mix, type Palette, SUN } from '../colour.ts'
import { BLURRED } from '../filters.ts'
import { kitNamed } from '../kits.ts'
import { each, group, paper, path, rect } from '../marks.ts'
import { motif } from '../motifs.ts'
import { cyclorama, put, sunPatch } from '../placing.ts'
import { draw, sideLit, topLit } from '../sheet.ts'

interface BookBox {
  handle: string
  /** Lends its colours. */
  kit: string
  look: number
}

export const bookBoxes: readonly BookBox[] = [
  { handle: 'seedling', kit: 'helper', look: 4 },
  { handle: 'sapling', kit: 'observer', look: 5 },
  { handle: 'canopy', kit: 'connector', look: 3 },
  { handle: 'bundle', kit: 'babbler', look: 0 },
]

/** A low open box full of books, with one book and some peg people before it. */
export const bookBoxScene = ({ kit: handle, look }: BookBox) =>
  draw({ width: 1000, height: 800, seed: 41 + look }, () => {
    const kit = kitNamed(handle)
    const { palette } = kit
    const box =
      `<ellipse cx="30" cy="4" rx="330" ry="32" fill="#3a2230" opacity=".3" ${BLURRED}/>` +
      paper(path('M-290-176l26-40h528l26 40z', darken(palette.box, 0.5))) +
      spines(palette, look) +
      paper(rect(-290, -180, 580, 180, 4, topLit(palette.box, 0.12))) +
      patternField(kit, -290, -136, 580, 136, 62, lighten(palette.box, 0.26), lighten(palette.box, 0.13)) +
      paper(rect(-90, -150, 180, 118, 6, topLit(CREAM))) +
      motif(look, 0, -90, 42, palette.a, palette.c) +
      ruler(-290, -180, 580, 22, kit.index, palette.a)
    return (
      cyclorama(palette.bg, 0.66) +
      sunPatch(560, 420, 420, 380, 0.35) +
      group(box, 'translate(500 600)') +
      put({ toy: 'boardBook', variant: look }, palette, 806, 716, 0.8) +
      put('pegPeople', palette, 226, 722, 0.62)
    )
  })

const spines = ({ a, b, c, d }: Palette, look: number) =>
  each([a, b, c, d, lighten(a, 0.3), mix(b, INK, 0.2)], (colour, i) => {
    const height = 210 + ((i * 37 + look * 11) % 5) * 16
    const spine =
      rect(0, -height, 70, height, 3, sideLit(colour)) +
      rect(0, -height + 22, 70, 7, 0, lighten(colour, 0.45)) +
      rect(0, -60, 70, 7, 0, lighten(colour, 0.45))
    const sign = motif(i + look, 35, -height / 2 - 30, 20, lighten(colour, 0.6), lighten(SUN, 0.2))
    return group(paper(spine) + sign, `translate(${-236 + i * 80} -110) rotate(${i === 5 ? 5 : 0})`)
  })
