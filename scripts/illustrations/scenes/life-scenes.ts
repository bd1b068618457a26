import type { Scene } from '../alt.ts'
import { closedBox } from '../boxes.ts'
import { CREAM, INK, mix, OAK, type Palette } from '../colour.ts'
import { BOARDS } from '../filters.ts'
import type { Kit } from '../kits.ts'
import { group, pick, stroke, times } from '../marks.ts'
import { arm, type Child, foot, HAIR, SKINS, sitter } from '../people.ts'
import { put, putToFit, sunPatch } from '../placing.ts'
import { bunting, floor, frame, mat, plant, rug, shelf, table, wall, windowArch } from '../rooms.ts'
import { draw, sideLit } from '../sheet.ts'

const SKY = '#d5e7e6'

/** The kit at play. Who plays is fixed by the kit's index; how, by the age: lying, sitting, at a table. */
export const kitLife = (kit: Kit) =>
  draw({ width: 1200, height: 900, seed: 7 + kit.index }, () => SCENES[sceneOf(kit)](kit, childFor(kit)))

const SCENES: Record<Scene, (kit: Kit, child: Child) => string> = {
  back: onTheBack,
  room: inTheRoom,
  mat: onTheMat,
  table: atTheTable,
}

export function sceneOf({ index }: Kit): Scene {
  if (index === 0) return 'back'
  if (index === 2) return 'mat'
  return pick(['room', 'mat', 'table'], index)
}

function childFor({ index, band, palette }: Kit): Child {
  const kind = band === 1 ? 0 : band < 4 ? 1 : 2
  return {
    skin: pick(SKINS, index * 5 + 1),
    hair: pick(HAIR, index * 5 + 1),
    top: pick([palette.a, palette.b, palette.d, palette.c, CREAM], index),
    legs: pick([mix(palette.b, INK, 0.3), OAK, mix(palette.d, CREAM, 0.35), mix(INK, palette.b, 0.3)], index),
    kind,
    style: kind === 0 ? 4 : index % 4,
  }
}

const wallColour = (palette: Palette) => mix(palette.bg, palette.box, 0.08)
const boardColour = (palette: Palette) => mix('#e9d2b0', palette.bg, 0.3)

function inTheRoom(kit: Kit, child: Child) {
  const { palette, toys } = kit
  return (
    wall(wallColour(palette), 0.04) +
    windowArch(300, 500, 270, 390, SKY) +
    sunPatch(420, 610, 420, 300, 0.3) +
    floor(590, boardColour(palette)) +
    sunPatch(330, 620, 460, 280, 0.45) +
    shelf(660, 620, 460, 250) +
    putToFit(pick(toys, 2), palette, 770, 504, 150, 100) +
    closedBox(kit, 960, 510, 0.28) +
    putToFit(pick(toys, 3), palette, 780, 606, 160, 92) +
    putToFit(pick(toys, 4), palette, 990, 606, 160, 92) +
    plant(1120, 366, 0.62, palette.a) +
    rug(520, 780, 470, 96, palette.b, mix(palette.bg, '#ffffff', 0.2)) +
    putToFit(pick(toys, 1), palette, 214, 800, 210, 190) +
    sitter(470, 812, 1.12, child) +
    putToFit(pick(toys, 0), palette, 800, 842, 320, 270)
  )
}

/** Seen from above: hands on a mat. The box and the small toys change sides from kit to kit. */
function onTheMat(kit: Kit, { skin, top }: Child) {
  const { palette, toys, index } = kit
  const side = index % 2
  return (
    `<rect width="1200" height="900" fill="${sideLit(mix('#ecd8ba', palette.bg, 0.35), 0.05)}" ${BOARDS}/>` +
    stroke(
      times(6, (i) => `M0 ${150 * i + 60}H1200`),
      '#b98f5c',
      2,
      ' opacity=".35"',
    ) +
    group(
      mat(980, 640, palette.b, mix(palette.bg, '#ffffff', 0.5), palette.c),
      `translate(600 440) rotate(${side ? -4 : 3})`,
      'shadow',
    ) +
    sunPatch(90, 60, 560, 760, 0.34) +
    closedBox(kit, 190 + side * 770, 300, 0.58) +
    putToFit(pick(toys, 3), palette, 950 - side * 700, 300, 240, 190) +
    putToFit(pick(toys, 2), palette, 1010 - side * 830, 610, 190, 180) +
    putToFit(pick(toys, 0), palette, 600, 560, 400, 330) +
    arm(410, 640, 420, 30, top, skin, 1) +
    arm(796, 646, 420, -34, top, skin, -1)
  )
}

function atTheTable(kit: Kit, { skin, top }: Child) {
  const { palette, toys, index } = kit
  return (
    wall(wallColour(palette), 0.04) +
    bunting(40, 90, 760, 60, [palette.a, CREAM, palette.c, palette.b, palette.d]) +
    frame(850, 110, 130, 160, kit, kit.motif + 1) +
    frame(1006, 150, 110, 130, kit, kit.motif + 3) +
    sunPatch(120, 160, 380, 440, 0.28) +
    closedBox(kit, 172, 600, 0.52) +
    table(640, 60, 62) +
    putToFit(pick(toys, 1), palette, 424, 620, 210, 200) +
    putToFit(pick(toys, 4), palette, 1010, 618, 210, 190) +
    putToFit(pick(toys, 0), palette, 690, 640, 370, 330) +
    arm(486, 706, 330, 40, top, skin, 1) +
    arm(930, 696, 420, -44, mix(palette.d, INK, 0.25), pick(SKINS, index * 5 + (index % 2)), -1)
  )
}

/** A baby under five months lies down: we see its feet, and what it sees. */
function onTheBack(kit: Kit, { skin }: Child) {
  const { palette, toys } = kit
  const trousers = '#f1e7d6'
  return (
    wall(wallColour(palette), 0.04) +
    windowArch(210, 520, 230, 340, SKY) +
    frame(930, 120, 130, 160, kit, 2) +
    frame(1080, 170, 90, 110, kit, 0) +
    floor(600, boardColour(palette)) +
    sunPatch(300, 620, 460, 280, 0.45) +
    rug(600, 820, 640, 200, '#8fa9a3', mix(palette.bg, '#ffffff', 0.4)) +
    put(pick(toys, 0), palette, 1000, 730, 0.86) +
    put(pick(toys, 1), palette, 590, 770, 1.75) +
    put(pick(toys, 3), palette, 190, 800, 0.7) +
    foot(500, 800, -9, trousers, skin, 1) +
    foot(694, 806, 10, trousers, skin, -1)
  )
}
