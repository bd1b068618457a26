import { BEECH, CREAM, darken, LEAF, lighten, OAK, SUN } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, pick, rect, stroke, times, upright, wood } from '../marks.ts'
import { leaf, motif } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block, cup } from '../solids.ts'
import { toy } from './toy.ts'

export const eggCup = toy(
  130,
  190,
  ({ a, b }) =>
    wood(cup(0, 0, 44, 76, BEECH, 0.5) + path('M-36 0q36 14 72 0l-10-16h-52z', topLit(OAK))) +
    paper(
      path('M-38-78C-44-140-18-176 0-176s44 36 38 98q-38 18-76 0z', roundLit(CREAM)) +
        times(5, (i) => circle(-20 + i * 10, -112 - (i % 2) * 26, 5, i % 2 ? a : b)),
    ),
)

export const carrots = toy(
  300,
  170,
  ({ a }) =>
    times(4, (i) => {
      const x = -96 + i * 66
      const y = -70 - (i % 2) * 22
      return felt(
        leaf(x - 8, y - 20, 32, LEAF, -26) +
          leaf(x + 8, y - 20, 32, darken(LEAF, 0.1), 24) +
          leaf(x, y - 20, 38, LEAF, 0) +
          path(`M${x - 26} ${y}q26-38 52 0l-12 70h-28z`, sideLit(i % 2 ? a : '#df7d3f')),
      )
    }) +
    wood(block(-146, 0, 262, 66, 40, BEECH)) +
    times(4, (i) => ellipse(-92 + i * 66, -75, 26, 7, darken(OAK, 0.4))) +
    times(4, (i) => felt(path(`M${-120 + i * 66}-76q27-26 56 0l-3 3q-26 10-50 0z`, i % 2 ? a : '#df7d3f'))),
)

export const stackCups = toy(180, 280, ({ a, b, c, d }) => {
  const cups = [
    { width: 66, height: 78, base: -12, colour: a },
    { width: 56, height: 70, base: -86, colour: SUN },
    { width: 46, height: 62, base: -152, colour: b },
    { width: 36, height: 54, base: -210, colour: d },
  ]
  return (
    each(cups, ({ width: w, height: h, base: y, colour }) =>
      paper(
        path(`M${-w * 0.84} ${y - h}L${-w} ${y}q${w} ${w * 0.3} ${2 * w} 0L${w * 0.84} ${y - h}z`, sideLit(colour)) +
          ellipse(0, y - h, w * 0.84, w * 0.2, lighten(colour, 0.3)) +
          stroke(`M${-w * 0.97} ${y - 12}q${w * 0.97} ${w * 0.28} ${w * 1.94} 0`, darken(colour, 0.2), 3),
      ),
    ) + paper(ball(0, -268, 24, c))
  )
})

export const knobPuzzle = toy(280, 180, ({ a, b, d }, i) =>
  group(
    wood(path('M-130 0l22-160h216l22 160z', lighten(OAK, 0.1)) + rect(-130, 0, 260, 16, 4, topLit(OAK))) +
      paper(
        each(
          [
            [-66, a],
            [6, b],
            [74, d],
          ],
          ([x, f], j) =>
            group(
              pick(
                [
                  ellipse(0, 0, 34, 32, darken(OAK, 0.35)) + ellipse(0, -7, 34, 32, topLit(f)),
                  path('M0-32l36 60h-72z', darken(OAK, 0.35)) + path('M0-40l36 60h-72z', topLit(f)),
                  rect(-30, -28, 60, 56, 6, darken(OAK, 0.35)) + rect(-30, -36, 60, 56, 6, topLit(f)),
                ],
                i + j,
              ),
              `translate(${x} ${-78 + (j % 2) * 8})`,
            ),
        ),
      ) +
      wood(ball(-66, -92, 11, BEECH) + ball(6, -84, 11, BEECH) + ball(74, -92, 11, BEECH)),
    '',
    'shadow',
  ),
)

export const coinBox = toy(
  270,
  170,
  ({ a, b, d }) =>
    wood(block(-118, 0, 170, 108, 64, BEECH)) +
    rect(-62, -128, 90, 9, 4, darken(OAK, 0.5)) +
    paper(path('M-46-124v-30a30 30 0 0 1 60 0v30z', roundLit(a))) +
    rect(-102, -44, 140, 30, 8, darken(OAK, 0.35)) +
    paper(
      ellipse(106, -10, 34, 11, darken(b, 0.2)) +
        ellipse(106, -16, 34, 11, b) +
        ellipse(112, -28, 34, 11, darken(d, 0.2)) +
        ellipse(112, -34, 34, 11, d) +
        ellipse(104, -46, 34, 11, darken(a, 0.2)) +
        ellipse(104, -52, 34, 11, lighten(a, 0.15)),
    ),
)

const FELT_SKIN = '#c98f68'

export const doll = toy(
  170,
  240,
  ({ a, b, c }) =>
    felt(
      path('M-62 0C-78-70-54-128 0-128S78-70 62 0q-62 12-124 0z', sideLit(a)) +
        stroke('M-54-60Q0-30 56-64M-34-112Q8-84 50-96', lighten(a, 0.35), 6),
    ) +
    felt(
      circle(0, -164, 54, roundLit(FELT_SKIN)) +
        path('M-56-160C-62-226 62-226 56-160 40-196-36-200-56-160z', topLit(b)) +
        stroke('M-26-156q7 7 14 0M12-156q7 7 14 0', darken(FELT_SKIN, 0.6), 4) +
        stroke('M-7-140q7 5 14 0', darken(FELT_SKIN, 0.45), 3.5),
    ) +
    felt(ball(0, -218, 13, c)),
)

export const ringStacker = toy(
  210,
  230,
  ({ a, b, c, d }) =>
    wood(ellipse(0, -14, 92, 22, darken(OAK, 0.2)) + ellipse(0, -20, 92, 22, OAK)) +
    upright(rect(-9, -214, 18, 196, 9, sideLit(BEECH))) +
    paper(
      each(
        [
          [78, a],
          [68, SUN],
          [58, b],
          [49, d],
        ],
        ([w, f], i) =>
          ellipse(0, -34 - i * 36, w, 25, darken(f, 0.2)) +
          ellipse(0, -42 - i * 36, w, 24, f) +
          ellipse(-3, -48 - i * 36, w * 0.72, 13, lighten(f, 0.2)) +
          ellipse(0, -48 - i * 36, 13, 4, darken(f, 0.35)),
      ),
    ) +
    upright(rect(-9, -214, 18, 22, 9, sideLit(BEECH))) +
    paper(ball(0, -208, 20, c)),
)

export const slideBox = toy(
  270,
  140,
  ({ a, b, d }) =>
    wood(block(-120, 0, 200, 84, 76, BEECH)) +
    path('M-104-90l28-20h92l-26 20z', darken(OAK, 0.5)) +
    paper(ball(-44, -100, 22, a)) +
    wood(path('M20-88l38-30h100l-38 30z', lighten(OAK, 0.15)) + rect(20, -90, 100, 8, 2, OAK)) +
    paper(circle(74, -102, 9, b)) +
    paper(motif(3, -20, -36, 28, d, a)),
)
