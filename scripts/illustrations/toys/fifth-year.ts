import { BEECH, CREAM, darken, INK, LEAF, lighten, OAK, SUN, WALNUT, WATER } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, pick, rect, stroke, times, upright, wood } from '../marks.ts'
import { leaf, star } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block } from '../solids.ts'
import { toy } from './toy.ts'

export const train = toy(
  330,
  160,
  ({ a, b, c, d }) =>
    wood(rect(-160, -12, 320, 12, 4, topLit(OAK)) + times(9, (i) => rect(-152 + i * 37, -4, 16, 10, 2, WALNUT))) +
    paper(
      path('M30-40v-60h66c18 0 26 10 26 30v30z', sideLit(a)) +
        path('M30-40v-96h46v96z', topLit(b)) +
        rect(38, -122, 30, 26, 4, CREAM) +
        rect(92, -128, 18, 34, 4, topLit(d)) +
        rect(22, -142, 62, 14, 5, topLit(darken(b, 0.1))),
    ) +
    wood(block(-142, -34, 66, 38, 18, BEECH) + block(-58, -34, 66, 38, 18, BEECH)) +
    paper(ball(-110, -88, 18, SUN) + block(-44, -72, 32, 30, 14, c)) +
    wood(each([-124, -94, -42, -12, 48, 102], (x) => ball(x, -24, 16, OAK))),
)

export const bridge = toy(
  310,
  180,
  ({ a, b, c, d }) =>
    wood(
      path('M-150-6v-60h300v60h-60a40 40 0 0 0-80 0h-20a40 40 0 0 0-80 0z', topLit(BEECH)) +
        block(-150, -66, 280, 18, 26, OAK) +
        block(-140, -84, 36, 66, 24, a) +
        block(84, -84, 36, 66, 24, b),
    ) +
    paper(path('M-146-150l24-44 24 44zM78-150l24-44 24 44z', sideLit(d))) +
    group(
      paper(path('M-38 0c-4-20 8-22 18-22 4-22 40-22 46 0 12 2 16 6 14 22z', topLit(c))) +
        wood(ball(-20, 2, 11, WALNUT) + ball(24, 2, 11, WALNUT)),
      'translate(-8 -106)',
    ),
)

export const microscope = toy(
  220,
  260,
  ({ a, b, d }) =>
    wood(block(-86, 0, 150, 28, 44, OAK)) +
    paper(stroke('M46-28C96-70 96-160 26-190', a, 24) + rect(-60, -84, 104, 14, 6, topLit(b))) +
    group(
      upright(rect(-22, -110, 44, 96, 8, sideLit(BEECH))) +
        paper(
          rect(-26, -128, 52, 28, 8, topLit(a)) +
            rect(-15, -18, 30, 34, 6, topLit(d)) +
            rect(-18, -152, 36, 30, 6, topLit(darken(a, 0.3))),
        ),
      'translate(-16 -104) rotate(18)',
    ) +
    felt(leaf(-24, -86, 20, LEAF, 74)) +
    wood(ball(78, -104, 15, BEECH)),
)

export const jars = toy(290, 180, ({ a, b, d }) =>
  each(
    [
      [-92, a, 1],
      [2, b, 1.16],
      [96, d, 0.92],
    ],
    ([x, f, m], i) =>
      group(
        `<g opacity=".75">${rect(-38, -112, 76, 112, 16, '#dfeaea')}</g>` +
          felt(
            pick(
              [
                leaf(0, -12, 44, LEAF, 6) + leaf(-8, -12, 28, f, -30),
                ellipse(0, -34, 20, 26, f) +
                  stroke('M0-58v48M-20-40l-10-6M20-40l10-6M-20-24l-10 6M20-24l10 6', INK, 4) +
                  circle(0, -62, 9, INK),
                ellipse(0, -18, 24, 12, '#b7ada1') +
                  ellipse(8, -36, 16, 9, lighten(f, 0.3)) +
                  ellipse(-10, -34, 11, 8, f),
              ],
              i,
            ),
          ) +
          path('M-28-98v70q0 12 8 14v-84z', 'rgba(255,255,255,.5)') +
          wood(rect(-42, -134, 84, 26, 8, topLit(OAK))) +
          paper(rect(-42, -114, 84, 6, 3, f)),
        `translate(${x} 0) scale(${m})`,
      ),
  ),
)

export const globe = toy(
  220,
  250,
  ({ a, b }) =>
    wood(ellipse(0, -10, 70, 18, darken(OAK, 0.2)) + ellipse(0, -16, 70, 18, OAK)) +
    upright(rect(-9, -60, 18, 48, 5, sideLit(OAK))) +
    stroke('M-66-64A94 94 0 0 0 84-182', WALNUT, 11) +
    paper(circle(0, -136, 82, roundLit(lighten('#4f8ea3', 0.1)))) +
    felt(
      path('M-66-166c20-40 56-44 70-30 6 18-18 22-14 38 12 10-4 26-18 18-18 10-36-6-38-26z', a) +
        path('M14-130c20-14 54-8 62 4-4 30-26 54-40 58-18-16-30-40-22-62z', b) +
        ellipse(-34, -78, 18, 9, a),
    ) +
    wood(ball(30, -222, 9, OAK)),
)

export const loom = toy(
  270,
  230,
  ({ a, b, c, d }) =>
    upright(rect(-124, -220, 22, 220, 6, sideLit(OAK)) + rect(102, -220, 22, 220, 6, sideLit(OAK))) +
    wood(rect(-124, -220, 248, 22, 6, topLit(BEECH)) + rect(-124, -22, 248, 22, 6, topLit(BEECH))) +
    times(13, (i) => stroke(`M${-90 + i * 15}-198V-22`, CREAM, 3.5)) +
    felt(
      times(
        5,
        (i) =>
          rect(-98, -46 - i * 23, 196, 21, 7, topLit(pick([a, SUN, b, CREAM, d], i))) +
          times(6, (j) =>
            rect(-82 + j * 30 + (i % 2) * 15, -44 - i * 23, 6, 17, 3, darken(pick([a, SUN, b, CREAM, d], i), 0.14)),
          ),
      ),
    ) +
    wood(
      group(
        rect(-70, -8, 140, 16, 8, topLit(WALNUT)) + felt(rect(-40, -11, 80, 22, 8, c)),
        'translate(30 -172) rotate(-7)',
      ),
    ),
)

export const tower = toy(
  200,
  280,
  ({ a, b, d }) =>
    wood(
      times(8, (i) =>
        i % 2
          ? block(-72, -i * 31, 124, 28, 42, pick([a, b, d, BEECH], i >> 1))
          : times(3, (j) => block(-72 + j * 42, -i * 31, 39, 28, 42, lighten(BEECH, j * 0.08))),
      ),
    ) + wood(group(block(-40, 0, 100, 24, 26, OAK), 'translate(-10 -252) rotate(-8)')),
)

export const clock = toy(
  230,
  240,
  ({ a, b, d }) =>
    upright(path('M-70 0l24-50h92l24 50z', OAK)) +
    group(
      wood(circle(0, -130, 106, roundLit(BEECH))) +
        paper(
          circle(0, -130, 88, CREAM) +
            times(12, (i) =>
              circle(Math.sin(i * 0.5236) * 72, -130 - Math.cos(i * 0.5236) * 72, i % 3 ? 6 : 10, pick([a, b, d], i)),
            ) +
            stroke('M0-130L-30-158', INK, 11) +
            stroke('M0-130L34-178', a, 8) +
            circle(0, -130, 10, INK),
        ),
      '',
      'shadow',
    ),
)

export const calendar = toy(270, 230, ({ a, b, c, d }) =>
  group(
    wood(rect(-126, -222, 252, 216, 12, sideLit(BEECH))) +
      paper(
        rect(-110, -206, 220, 50, 6, topLit(a)) +
          times(3, (i) => circle(-66 + i * 66, -181, 14, CREAM)) +
          times(15, (i) =>
            rect(
              -108 + (i % 5) * 44,
              -144 + Math.floor(i / 5) * 42,
              38,
              36,
              5,
              i === 7 ? SUN : i < 7 ? lighten(b, 0.35) : CREAM,
            ),
          ) +
          star(-1, -84, 13, a) +
          times(3, (i) => leaf(-88 + i * 44, -50, 0.1, c)),
      ) +
      wood(ball(110, -214, 12, WALNUT) + ball(-110, -214, 12, WALNUT)) +
      paper(circle(-89, -42, 9, d)),
    '',
    'shadow',
  ),
)

export const till = toy(
  280,
  190,
  ({ a, b, d }) =>
    wood(
      path('M-110-90l26-70h150l26 70z', lighten(BEECH, 0.1)) +
        block(-124, 0, 226, 84, 40, BEECH) +
        rect(-110, -44, 198, 32, 5, OAK),
    ) +
    paper(
      rect(-62, -148, 110, 24, 5, INK) +
        times(8, (i) => rect(-78 + (i % 4) * 36, -116 + (i >> 2) * 18, 26, 12, 4, pick([a, b, SUN, d], i + (i >> 2)))) +
        circle(-10, -28, 7, WALNUT),
    ) +
    wood(
      ellipse(132, -8, 26, 9, darken(SUN, 0.25)) +
        ellipse(132, -14, 26, 9, SUN) +
        ellipse(128, -26, 26, 9, darken(SUN, 0.25)) +
        ellipse(128, -32, 26, 9, lighten(SUN)),
    ),
)

export const mapPuzzle = toy(280, 210, ({ a, b, d }) =>
  group(
    wood(rect(-134, -202, 268, 196, 10, sideLit(OAK))) +
      paper(
        rect(-120, -188, 240, 168, 4, lighten(WATER, 0.42)) +
          path(
            'M-86-60C-110-120-60-170-10-156 30-180 96-160 90-110 104-60 40-30-10-44-40-30-76-36-86-60z',
            sideLit(LEAF),
          ) +
          path('M-10-156C-20-120 10-110-4-80-16-64-8-50-10-44-40-30-76-36-86-60-110-120-60-170-10-156z', a) +
          path('M-4-80C30-96 60-70 98-84 92-40 40-30-10-44-8-50-16-64-4-80z', SUN) +
          path('M16-128l16-24 16 24z', d) +
          circle(-52, -100, 11, CREAM),
      ) +
      stroke('M-60-62q30-20 50-4t50-20', INK, 3, ' stroke-dasharray="7 7"') +
      paper(circle(44, -90, 8, b)),
    '',
    'shadow',
  ),
)
