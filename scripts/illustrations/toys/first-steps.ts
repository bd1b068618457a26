import { BEECH, CREAM, darken, INK, LEAF, lighten, OAK, SUN, WATER } from '../colour.ts'
import {
  circle,
  each,
  ellipse,
  felt,
  group,
  num,
  paper,
  path,
  pick,
  rect,
  stroke,
  times,
  upright,
  wood,
} from '../marks.ts'
import { flower, leaf, star } from '../motifs.ts'
import { sideLit, topLit } from '../sheet.ts'
import { ball, block, cylinder } from '../solids.ts'
import { toy } from './toy.ts'

export const pegs = toy(
  300,
  210,
  ({ a, b, c, d }) =>
    wood(block(-140, 0, 244, 34, 66, BEECH)) +
    each([a, b, SUN, d, c], (f, i) => {
      const x = -106 + i * 54
      const m = pick([2, 1, 3, 2, 1], i)
      return paper(
        times(
          m,
          (j) =>
            cylinder(x, -44 - j * 42, 20, 40, j % 2 ? lighten(f, 0.25) : f) +
            ellipse(x, -44 - (j + 1) * 42 + 3, 8, 3, darken(f, 0.3)),
        ),
      )
    }),
)

export const ramp = toy(
  290,
  280,
  ({ a, b, d }) =>
    upright(rect(-126, -266, 20, 266, 6, sideLit(OAK)) + rect(108, -266, 20, 266, 6, sideLit(OAK))) +
    wood(
      each([0, 1, 2], (i) =>
        path(
          i % 2 ? `M112 ${-214 + i * 70}l-214 42v18l214-42z` : `M-110 ${-244 + i * 70}l214 42v18l-214-42z`,
          topLit(BEECH),
        ),
      ) + block(-140, 0, 270, 26, 26, OAK),
    ) +
    paper(ball(-50, -252, 21, a) + ball(-20, -124, 21, b) + ball(70, -48, 21, d)),
)

export const feltPuzzle = toy(240, 210, ({ a, b, c }, i) =>
  group(
    wood(rect(-112, -196, 224, 192, 14, sideLit(OAK)) + rect(-98, -182, 196, 164, 8, darken(OAK, 0.28))) +
      felt(
        pick(
          [
            () =>
              path('M-20-120C-44-190-14-192-6-130 4-192 36-186 14-118 56-104 52-34 0-34S-58-104-20-120z', sideLit(a)) +
              circle(36, -46, 17, CREAM),
            () =>
              path('M-74-100C-60-150 30-156 58-112L84-136 82-66 58-88C30-44-60-50-74-100z', sideLit(a)) +
              circle(-44, -106, 6, INK) +
              stroke('M-14-132q16 30 0 62M16-132q16 30 0 62', lighten(a, 0.4), 6),
            () =>
              path('M-66-54C-80-120-30-160 6-150 30-176 74-150 60-116 50-50-10-30-66-54z', sideLit(a)) +
              path('M52-140l34 10-26 18z', SUN) +
              circle(36, -134, 6, INK) +
              path('M-50-74q40-50 74-10-30 36-74 10z', b),
            () => leaf(0, -36, 76, a, 0) + leaf(-30, -44, 46, b, -46) + leaf(30, -44, 46, c, 46),
          ],
          i,
        )(),
      ),
    '',
    'shadow',
  ),
)

export const carRamp = toy(
  330,
  190,
  ({ a, b }) =>
    wood(
      path('M-150-6L60-140h80v134z', topLit(BEECH)) +
        path('M-150-6L60-140h16L-126-6z', lighten(BEECH, 0.3)) +
        path('M96-6v-60a16 16 0 0 1 34 0v60z', darken(OAK, 0.3)),
    ) +
    group(
      paper(
        path('M-44 0c-4-24 8-24 18-26 4-26 50-26 56 0 14 2 20 6 18 26z', topLit(a)) +
          rect(-16, -38, 18, 14, 4, CREAM) +
          rect(8, -38, 16, 14, 4, CREAM),
      ) + wood(ball(-24, 2, 13, OAK) + ball(28, 2, 13, OAK)),
      'translate(-34 -92) rotate(-32.5)',
    ) +
    group(
      paper(path('M-38 0c-4-20 8-22 18-22 4-22 40-22 46 0 12 2 16 6 14 22z', topLit(b))) +
        wood(ball(-20, 2, 12, OAK) + ball(24, 2, 12, OAK)),
      'translate(98 -152)',
    ),
)

export const flowerPegs = toy(
  280,
  240,
  ({ a, b, c, d }) =>
    upright(each([-80, 0, 80], (x, i) => rect(x - 6, -150 - (i % 2) * 34, 12, 140, 6, sideLit(LEAF)))) +
    felt(
      each(
        [
          [-80, -156, a],
          [0, -192, b],
          [80, -156, d],
        ],
        ([x, y, f]) => flower(x, y, 44, f, c === SUN ? CREAM : SUN),
      ) +
        leaf(-76, -62, 26, LEAF, 50) +
        leaf(-4, -78, 26, LEAF, -50) +
        leaf(84, -62, 26, LEAF, 46),
    ) +
    wood(block(-132, 0, 236, 38, 50, BEECH)),
)

export const knobCyl = toy(
  330,
  140,
  ({ a, b, c, d }) =>
    each([44, 36, 29, 23], (q, i) => {
      const x = -100 + i * 72
      return (
        paper(cylinder(x, -52, q * 0.7, 34 + q * 0.4, pick([a, b, d, c], i))) + wood(ball(x, -96 - q * 0.5, 10, BEECH))
      )
    }) +
    wood(block(-158, 0, 288, 58, 40, BEECH)) +
    each([44, 36, 29, 23], (q, i) =>
      paper(
        ellipse(-100 + i * 72, -66, q * 0.72, q * 0.2, darken(OAK, 0.45)) +
          path(
            `M${num(-100 + i * 72 - q * 0.68)}-68v-24h${num(q * 1.36)}v24q${num(-q * 0.68)} 12 ${num(-q * 1.36)} 0z`,
            sideLit(pick([a, b, d, c], i)),
          ),
      ),
    ),
)

export const beanBags = toy(250, 160, ({ a, b, d }) =>
  each(
    [
      [-54, 0, a, -3],
      [62, -2, b, 4],
      [2, -58, d, 2],
    ],
    ([x, y, f, t], i) =>
      group(
        felt(
          path('M-62-6C-72-34-66-62-56-66-20-74 20-74 56-66 68-56 70-24 60-6 30 4-30 4-62-6z', topLit(f)) +
            stroke('M-56-36H56', lighten(f, 0.4), 3, ' stroke-dasharray="8 7"') +
            (i === 2 ? star(0, -36, 20, CREAM) : circle(0, -36, 11, CREAM)),
        ),
        `translate(${x} ${y}) rotate(${t})`,
      ),
  ),
)

export const wateringCan = toy(
  330,
  195,
  ({ a }) =>
    paper(
      stroke('M-54-44L-116-128', darken(a, 0.12), 20) +
        group(ellipse(0, 0, 12, 30, darken(a, 0.25)), 'translate(-120 -132) rotate(-38)') +
        stroke('M38-130c70-30 90 70 22 92', darken(a, 0.1), 15) +
        stroke('M-34-140c0-44 74-44 74 0', darken(a, 0.1), 13) +
        path('M-66-140h132l10 140q-76 16-152 0z', sideLit(a)) +
        ellipse(0, -140, 66, 14, lighten(a, 0.25)) +
        ellipse(0, -138, 54, 9, darken(a, 0.35)) +
        leaf(-14, -34, 34, CREAM, -20) +
        leaf(14, -34, 34, CREAM, 20),
    ) + times(4, (i) => ellipse(-150 - i * 5, -96 + i * 20, 4, 7, WATER)),
)
