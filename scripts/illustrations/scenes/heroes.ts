import { closedBox } from '../boxes.ts'
import { BANDS, CREAM, darken, HARBOUR, lighten, type Palette, SUN } from '../colour.ts'
import { kitNamed, kits } from '../kits.ts'
import { circle, each, felt, group, paper, path, pick, rect, stroke, times } from '../marks.ts'
import { motif } from '../motifs.ts'
import { arm, type Child, HAIR, SKINS, sitter } from '../people.ts'
import { cyclorama, put, shadow, sunPatch } from '../placing.ts'
import { bunting, floor, frame, plant, rug, shelf, wall, windowArch } from '../rooms.ts'
import { draw, sideLit, topLit } from '../sheet.ts'
import { ball } from '../solids.ts'

const PLAY_CORNER: Palette = {
  bg: '#f3e6d0',
  box: '#3a7d97',
  a: '#c9502f',
  b: '#36799a',
  c: '#4f8a55',
  d: '#8f4169',
}

/** Who plays on the home page. */
const BUILDER: Child = { skin: SKINS[1], hair: HAIR[1], top: '#e0a030', legs: '#3b5a73', kind: 1, style: 3 }

export const heroes = {
  'hero-home': () =>
    draw(
      {
        width: 1600,
        height: 1000,
        seed: 11,
      },
      () => {
        const palette = PLAY_CORNER
        return (
          wall('#f4e7d2', 0.03) +
          windowArch(1210, 560, 330, 470, '#cfe5e8') +
          bunting(-20, 70, 620, 40, BANDS) +
          frame(760, 150, 150, 190, kitNamed('observer'), 5) +
          floor(650, '#e6c99d') +
          sunPatch(700, 690, 620, 330, 0.5) +
          shelf(70, 700, 640, 300) +
          put('rainbow', palette, 290, 566, 0.66) +
          put('teether', palette, 560, 566, 0.6) +
          put('eggCup', palette, 210, 676, 0.5) +
          put('bus', palette, 560, 676, 0.62) +
          put('globe', palette, 190, 388, 0.8) +
          plant(640, 390, 0.9, '#c4704a') +
          rug(900, 868, 610, 118, '#36799a', '#f1dcb4') +
          put('steps', palette, 470, 880, 0.98) +
          put('planks', palette, 1190, 864, 1.18) +
          sitter(840, 900, 1.2, BUILDER) +
          put('balls', palette, 660, 962, 0.7)
        )
      },
    ),
  'hero-home-tall': () =>
    draw(
      {
        width: 900,
        height: 900,
        seed: 12,
      },
      () => {
        const palette = PLAY_CORNER
        return (
          wall('#f4e7d2', 0.03) +
          windowArch(650, 500, 270, 400, '#cfe5e8') +
          bunting(-40, 60, 460, 40, BANDS) +
          floor(580, '#e6c99d') +
          sunPatch(270, 620, 420, 290, 0.5) +
          shelf(30, 616, 330, 230) +
          put('rainbow', palette, 200, 510, 0.42) +
          put('bus', palette, 210, 602, 0.42) +
          plant(90, 382, 0.66, '#c4704a') +
          put('globe', palette, 250, 384, 0.5) +
          rug(460, 766, 420, 96, '#36799a', '#f1dcb4') +
          put('planks', palette, 716, 770, 0.96) +
          sitter(410, 800, 1.06, BUILDER) +
          put('balls', palette, 690, 862, 0.62) +
          put('steps', palette, 140, 800, 0.56)
        )
      },
    ),
  'hero-door': () =>
    draw({ width: 1000, height: 1200, seed: 16 }, () => {
      const plaster = '#efe3cf'
      const door = '#22678a'
      return (
        wall(plaster, 0.05) +
        paper(times(26, (i) => rect(20 + ((i * 173) % 960), 40 + ((i * 97) % 800), 76, 26, 3, darken(plaster, 0.04)))) +
        paper(rect(236, 96, 528, 880, 6, CREAM) + path('M262 976V360a238 240 0 0 1 476 0v616z', topLit(door, 0.14))) +
        paper(
          path('M318 420v-60a182 186 0 0 1 364 0v60z', '#cfe5e8') +
            path('M318 420v-60a182 186 0 0 1 130-176v236z', '#e3f0f0') +
            rect(494, 172, 12, 250, 0, CREAM) +
            rect(318, 330, 364, 12, 0, CREAM),
        ) +
        paper(
          each(
            [0, 1],
            (i) =>
              rect(318 + i * 196, 480, 168, 210, 4, darken(door, 0.16)) +
              rect(330 + i * 196, 494, 144, 184, 3, lighten(door, 0.06)) +
              rect(318 + i * 196, 730, 168, 190, 4, darken(door, 0.16)) +
              rect(330 + i * 196, 744, 144, 164, 3, lighten(door, 0.06)),
          ),
        ) +
        ball(690, 706, 20, SUN) +
        circle(500, 450, 16, SUN) +
        floor(976, '#d9c3a0') +
        sunPatch(120, 1000, 560, 190, 0.5) +
        felt(
          path('M170 1084h600l50 70H120z', '#b98a55') +
            stroke('M176 1092h588M128 1146h684', darken('#b98a55', 0.25), 6),
        ) +
        plant(140, 1056, 1.25, '#c4704a') +
        plant(886, 1050, 1, '#dd9f2b') +
        closedBox(kitNamed('explorer'), 446, 1112, 0.9) +
        group(
          paper(rect(-38, -50, 76, 56, 2, CREAM) + stroke('M-22-30h44M-22-14h28', darken(CREAM, 0.35), 4)),
          'translate(560 1086) rotate(-6)',
          'shadow',
        )
      )
    }),
  'hero-clubs': () =>
    draw({ width: 1200, height: 800, seed: 13 }, () => {
      const palette = { ...PLAY_CORNER, c: '#dd9f2b' }
      return (
        cyclorama('#e4edf0', 0.66) +
        sunPatch(560, 420, 460, 380, 0.4) +
        group(
          shadow(900) +
            each(
              [
                [-330, 230, 52, '#c9502f'],
                [-272, 270, 44, '#f1dcb4'],
                [-222, 250, 60, '#36799a'],
                [-156, 290, 48, '#dd9f2b'],
                [-104, 246, 40, '#4f8a55'],
                [-60, 264, 58, '#8f4169'],
              ],
              ([x, h, w, f]) =>
                paper(
                  rect(x, -h, w, h, 3, sideLit(f)) +
                    rect(x, -h + 24, w, 8, 0, lighten(f, 0.4)) +
                    rect(x, -46, w, 8, 0, lighten(f, 0.4)),
                ) + motif(3 + (w % 3), x + w / 2, -h / 2, w * 0.28, lighten(f, 0.55), SUN),
            ) +
            group(
              paper(rect(0, -262, 50, 262, 3, sideLit('#2f7f80')) + rect(0, -236, 50, 8, 0, CREAM)),
              'translate(12 0) rotate(13)',
            ),
          'translate(560 610)',
        ) +
        put({ toy: 'boardBook', variant: 2 }, palette, 820, 640, 1.1) +
        put('pegPeople', palette, 420, 710, 0.7) +
        put('cards', palette, 1010, 690, 0.8)
      )
    }),
  'hero-shop': () =>
    draw({ width: 1200, height: 800, seed: 14 }, () => {
      const palette = kitNamed('helper').palette
      return (
        cyclorama('#eceadb', 0.6) +
        sunPatch(120, 380, 500, 420, 0.4) +
        shelf(140, 560, 920, 360) +
        each(
          [
            ['teaSet', 290],
            ['rainbow', 600],
            ['clock', 900],
          ],
          ([k, x], i) => put(k, pick(kits, 10 + i * 3).palette, x, 376, 0.62),
        ) +
        each(
          [
            ['nestCups', 290],
            ['links', 600],
            ['drum', 900],
          ],
          ([k, x], i) => put(k, pick(kits, 9 + i * 3).palette, x, 538, 0.6),
        ) +
        each(
          [
            ['globe', 260],
            ['bus', 560],
          ],
          ([k, x], i) => put(k, pick(kits, 15 + i * 3).palette, x, 190, 0.6),
        ) +
        plant(930, 190, 0.8, '#c4704a') +
        put('vegBasket', palette, 300, 724, 0.72) +
        put('house', palette, 890, 744, 0.6)
      )
    }),
  'hero-referral': () =>
    draw(
      { width: 1200, height: 800, seed: 15 },
      () =>
        cyclorama('#f6e6c8', 0.7) +
        sunPatch(640, 420, 380, 360, 0.4) +
        closedBox(kitNamed('charmer'), 560, 580, 1.06) +
        group(
          paper(
            path('M-40-300c-90-60-130 40-20 46zM20-308c70-70 130 30 30 50z', HARBOUR) +
              circle(4, -276, 24, darken(HARBOUR)),
          ),
          'translate(620 540)',
        ) +
        arm(284, 560, 420, 52, '#36799a', SKINS[3], 1) +
        arm(900, 590, 420, -58, '#dd9f2b', SKINS[4], -1),
    ),
} satisfies Record<string, () => string>
