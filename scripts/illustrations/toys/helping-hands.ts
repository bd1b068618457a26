import { BEECH, CREAM, darken, INK, LEAF, lighten, mix, OAK, SUN, WALNUT, WATER } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, rect, stroke, times, upright, wood } from '../marks.ts'
import { flower, leaf, polygon, star } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { block, tray } from '../solids.ts'
import { toy } from './toy.ts'

export const broom = toy(
  280,
  260,
  ({ a, b }) =>
    group(
      upright(rect(-8, -236, 16, 186, 8, sideLit(BEECH)) + path('M-52-62c0-24 104-24 104 0v20H-52z', topLit(OAK))) +
        times(11, (i) => stroke(`M${-46 + i * 9}-42L${-54 + i * 11} 4`, i % 2 ? '#e6c680' : '#d4ae62', 9)) +
        paper(rect(-11, -150, 22, 26, 6, a)),
      'translate(-64 -4) rotate(-9)',
    ) +
    group(
      paper(path('M-70 0l16-76h108L70 0z', topLit(a)) + path('M-70 0h140l4 12h-148z', darken(a, 0.25))) +
        wood(rect(-11, -132, 22, 66, 10, sideLit(BEECH))) +
        paper(circle(0, -124, 6, b)),
      'translate(72 -2) rotate(6)',
    ),
)

export const nutsBolts = toy(
  290,
  150,
  ({ a, b, d }) =>
    wood(block(-136, 0, 240, 40, 66, BEECH)) +
    each(
      [
        [-88, a, 6],
        [-4, b, 4],
        [78, d, 8],
      ],
      ([x, f, k], i) =>
        upright(
          rect(x - 11, -122 + i * 8, 22, 78, 3, sideLit(OAK)) +
            times(5, (j) => stroke(`M${x - 11} ${-106 + j * 12 + i * 8}l22-6`, darken(OAK, 0.25), 2.5)),
        ) +
        paper(
          group(
            polygon(x, 0, 36, k, darken(f, 0.25), 0) +
              group(polygon(x, 0, 36, k, f, 0), 'translate(0 -20)') +
              circle(x, -20, 12, darken(f, 0.4)),
            `translate(0 ${-60 + (i === 1 ? -34 : 0)}) scale(1 .52)`,
          ) + group(polygon(x, 0, 28, 6, sideLit(lighten(f, 0.2)), 0), `translate(0 ${-126 + i * 8}) scale(1 .5)`),
        ),
    ),
)

export const clothesLine = toy(
  310,
  200,
  ({ a, b, d }) =>
    upright(rect(-140, -190, 16, 190, 8, sideLit(BEECH)) + rect(124, -190, 16, 190, 8, sideLit(BEECH))) +
    wood(ellipse(-132, -6, 38, 10, OAK) + ellipse(132, -6, 38, 10, OAK)) +
    stroke('M-132-172Q0-136 132-172', INK, 3) +
    felt(
      path('M-92-160l50 9 16-2 8 26-22 5v58h-52v-60l-20-4z', topLit(a)) +
        path('M2-150h56l8 94-32-2-4-44-10 42-30-2z', topLit(b)) +
        rect(80, -158, 34, 60, 4, topLit(d)),
    ) +
    wood(
      rect(-84, -172, 8, 24, 3, OAK) +
        rect(-44, -164, 8, 24, 3, OAK) +
        rect(20, -160, 8, 24, 3, OAK) +
        rect(92, -172, 8, 24, 3, OAK),
    ),
)

export const cutFruit = toy(
  290,
  130,
  ({ a }) =>
    wood(path('M-140 0l26-64h228l26 64z', lighten(OAK, 0.2)) + rect(-140, 0, 280, 14, 4, topLit(OAK))) +
    paper(
      group(
        path('M-38-8a38 42 0 0 1 0-84z', roundLit('#cf4a34')) + ellipse(-38, -50, 9, 42, CREAM),
        'translate(-22 0)',
      ) +
        group(
          path('M0-8a38 42 0 0 0 0-84z', roundLit('#cf4a34')) +
            ellipse(0, -50, 10, 42, CREAM) +
            ellipse(0, -50, 3, 8, WALNUT),
          'translate(-46 0)',
        ) +
        path('M26-12C14-70 60-104 96-86 86-40 66-12 26-12z', sideLit('#e3b23c')) +
        leaf(-62, -90, 16, LEAF, 20),
    ) +
    wood(group(path('M0-8L70-14q10 4 0 12L0 2z', BEECH) + rect(-44, -11, 48, 15, 7, a), 'translate(64 -14) rotate(8)')),
)

export const feltBoard = toy(
  270,
  220,
  ({ a, b, c, d }) =>
    upright(rect(-130, -214, 260, 206, 10, sideLit(BEECH)) + path('M-110-10h24l-10 14h-20zM86-10h24l6 14h-20z', OAK)) +
    felt(
      rect(-114, -198, 228, 174, 5, topLit(mix(c, CREAM, 0.72))) +
        star(-62, -146, 38, a) +
        circle(54, -142, 34, b) +
        path('M-96-40l38-60 38 60z', d) +
        rect(6, -92, 46, 46, 4, SUN) +
        flower(84, -64, 26, CREAM, a),
    ),
)

export const steps = toy(290, 200, ({ a, b, c, d }) =>
  each(
    [a, SUN, b, d, c],
    (f, i) =>
      wood(block(-136 + i * 52, 0, 50, 40 + i * 30, i === 4 ? 34 : 34, f)) +
      paper(times(i + 1, (j) => circle(-111 + i * 52, -20 - j * 30, 7, lighten(f, 0.55)))),
  ),
)

export const mailbox = toy(
  250,
  210,
  ({ a, b, d }) =>
    upright(rect(-70, -60, 26, 60, 4, sideLit(OAK)) + rect(26, -60, 26, 60, 4, sideLit(OAK))) +
    paper(
      path('M-102-50v-72a64 64 0 0 1 128 0h0v72z', sideLit(a)) +
        path('M26-122a64 64 0 0 0-64-64h52a64 64 0 0 1 64 64v72H26z', darken(a, 0.22)) +
        rect(-74, -124, 72, 12, 6, darken(a, 0.5)) +
        group(
          rect(-30, -24, 60, 44, 3, CREAM) + stroke('M-28-22L0 0 28-22', darken(CREAM, 0.25), 3),
          'translate(-38 -134) rotate(-8)',
        ) +
        rect(74, -176, 8, 46, 3, b) +
        rect(74, -176, 30, 20, 3, b) +
        group(rect(-36, -26, 72, 52, 4, topLit(CREAM)) + circle(20, -10, 8, d), 'translate(108 -26) rotate(12)'),
    ),
)

export const fishing = toy(
  310,
  190,
  ({ a, b, c, d }) =>
    tray(0, 0, 290, 34, BEECH, 80) +
    paper(
      ellipse(0, -76, 106, 26, lighten(WATER, 0.25)) +
        each(
          [
            [-54, -76, a],
            [10, -66, b],
            [60, -84, d],
          ],
          ([x, y, f]) =>
            path(`M${x - 26} ${y}q20-22 42 0l14-12v24l-14-12q-22 22-42 0z`, f) + circle(x - 14, y - 3, 3, INK),
        ),
    ) +
    wood(group(rect(-5, -150, 10, 150, 5, sideLit(OAK)), 'translate(126 -46) rotate(-38)')) +
    stroke('M34-164V-104', INK, 2.5) +
    paper(circle(34, -98, 9, c)),
)
