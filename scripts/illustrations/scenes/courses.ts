import { INK, mix } from '../colour.ts'
import { kitNamed } from '../kits.ts'
import { pick } from '../marks.ts'
import { arm, SKINS } from '../people.ts'
import { put, scaleToFit, sunPatch } from '../placing.ts'
import { frame, plant, table, wall, windowArch } from '../rooms.ts'
import { draw } from '../sheet.ts'
import type { ToyName } from '../toys/toys.ts'

interface Course {
  handle: string
  toy: ToyName
  /** Lends its colours. */
  kit: string
  look: 0 | 1 | 2
}

export const courses: readonly Course[] = [
  { handle: 'feeding', toy: 'jugCups', kit: 'helper', look: 1 },
  { handle: 'language', toy: 'boardBook', kit: 'babbler', look: 0 },
  { handle: 'sleep', toy: 'doll', kit: 'thinker', look: 2 },
  { handle: 'movement', toy: 'balls', kit: 'senser', look: 0 },
  { handle: 'feelings', toy: 'pegPeople', kit: 'storyteller', look: 1 },
  { handle: 'reading', toy: 'cards', kit: 'looker', look: 2 },
]

/** Two pairs of hands at a table: a parent and a child. */
export const courseScene = ({ toy, kit, look }: Course) =>
  draw({ width: 1280, height: 720, seed: 31 + look }, () => {
    const { palette } = kitNamed(kit)
    const ref = { toy, variant: look }
    return (
      wall(mix(palette.bg, palette.box, 0.1), 0.05) +
      windowArch(1010, 430, 250, 340, '#d5e7e6') +
      frame(120, 90, 130, 160, kitNamed(kit), look + 3) +
      table(500, 70, 46) +
      sunPatch(640, 440, 330, 110, 0.4) +
      plant(1140, 470, 0.7, palette.a) +
      put(ref, palette, 640, 500, scaleToFit(ref, 400, 300)) +
      arm(400, 560, 330, 44, pick([palette.a, palette.b, palette.d], look), pick(SKINS, look * 2 + 1), 1) +
      arm(886, 560, 330, -44, mix(palette.b, INK, 0.3), pick(SKINS, look * 2), -1)
    )
  })
