import { closedBox } from '../boxes.ts'
import { mix } from '../colour.ts'
import { type Kit, kitNamed } from '../kits.ts'
import { cyclorama, putToFit, sunPatch, type ToyRef } from '../placing.ts'
import { draw } from '../sheet.ts'

interface SkillSet {
  handle: 'reading' | 'numbers'
  /** Lends its colours. */
  kit: string
  motif: number
  back: ToyRef
  left: ToyRef
  right: ToyRef
}

export const skillSets: readonly SkillSet[] = [
  {
    handle: 'reading',
    kit: 'storyteller',
    motif: 1,
    back: { toy: 'boardBook', variant: 2 },
    left: 'wordCards',
    right: 'letterBoards',
  },
  { handle: 'numbers', kit: 'problem-solver', motif: 6, back: 'abacus', left: 'shapeSet', right: 'tenFrame' },
]

/** The box of a skill set, with its parts around it. */
export const skillSetScene = (set: SkillSet) =>
  draw({ width: 1000, height: 800, seed: 81 + set.motif }, () => {
    const kit: Kit = { ...kitNamed(set.kit), motif: set.motif }
    const { palette } = kit
    return (
      cyclorama(palette.bg, 0.6) +
      sunPatch(120, 400, 480, 380, 0.34) +
      putToFit(set.back, palette, 800, 560, 260, 270) +
      closedBox(kit, 380, 560, 1.12) +
      putToFit(set.left, palette, 270, 742, 330, 240) +
      putToFit(set.right, palette, 724, 746, 380, 270)
    )
  })

interface ClubBox {
  ages: '3-4' | '4-5' | '5-6'
  kit: string
  motif: number
}

export const clubBoxes: readonly ClubBox[] = [
  { ages: '3-4', kit: 'enthusiast', motif: 4 },
  { ages: '4-5', kit: 'observer', motif: 5 },
  { ages: '5-6', kit: 'examiner', motif: 3 },
]

/** The Early Reader Club's box, with the books it brings. */
export const clubBoxScene = ({ kit: handle, motif }: ClubBox) =>
  draw({ width: 1000, height: 800, seed: 91 + motif }, () => {
    const kit: Kit = { ...kitNamed(handle), motif }
    const { palette } = kit
    return (
      cyclorama(mix(palette.bg, '#ffffff', 0.2), 0.62) +
      sunPatch(140, 420, 460, 360, 0.34) +
      closedBox(kit, 500, 584, 1.16) +
      putToFit({ toy: 'boardBook', variant: motif - 2 }, palette, 806, 736, 250, 240) +
      putToFit('bookStack', palette, 250, 730, 340, 250)
    )
  })

/** The two books of a month, by themselves. */
export const clubBooksScene = ({ kit: handle, motif }: ClubBox) =>
  draw({ width: 1000, height: 800, seed: 191 + motif }, () => {
    const { palette } = kitNamed(handle)
    const other = { ...palette, a: palette.c, b: palette.a, c: palette.d }
    return (
      cyclorama(mix(palette.bg, '#ffffff', 0.2), 0.6) +
      sunPatch(180, 400, 480, 380, 0.34) +
      putToFit({ toy: 'boardBook', variant: motif }, other, 650, 610, 420, 400) +
      putToFit({ toy: 'boardBook', variant: motif - 2 }, palette, 360, 690, 440, 420)
    )
  })

/** The cards that come with them. */
export const clubCardsScene = ({ kit: handle, motif }: ClubBox) =>
  draw({ width: 1000, height: 800, seed: 291 + motif }, () => {
    const { palette } = kitNamed(handle)
    return (
      cyclorama(mix(palette.bg, '#ffffff', 0.2), 0.6) +
      sunPatch(180, 400, 480, 380, 0.34) +
      putToFit(motif === 3 ? 'letterBoards' : 'wordCards', palette, 500, 640, 660, 430)
    )
  })
