import { BEECH, CREAM, darken, LEAF, lighten, OAK, SUN, WALNUT } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, rect, stroke, times, upright, wood } from '../marks.ts'
import { flower, leaf, star } from '../motifs.ts'
import { roundLit, sideLit } from '../sheet.ts'
import { ball, block, cup, cylinder, tray } from '../solids.ts'
import { toy } from './toy.ts'

export const tweezers = toy(
  310,
  140,
  ({ a, b, c, d }) =>
    tray(0, 0, 290, 30, BEECH, 74) +
    felt(
      each(
        [
          [-92, -66, a],
          [-60, -52, a],
          [-68, -80, lighten(a)],
          [-8, -60, b],
          [18, -76, b],
          [-16, -82, lighten(b)],
          [76, -56, d],
          [96, -74, d],
          [64, -80, lighten(d)],
        ],
        ([x, y, f]) => ball(x, y, 15, f),
      ),
    ) +
    stroke('M-36-44l12-54M38-44l-8-54', OAK, 6) +
    wood(group(stroke('M0 0Q50-26 120-22M0 0Q50 8 116-6', BEECH, 9), 'translate(20 -104) rotate(-16)')) +
    felt(ball(146, -150, 14, c)),
)

export const magnifier = toy(
  240,
  200,
  ({ a, b }) =>
    felt(leaf(-50, -6, 74, LEAF, -28) + leaf(66, -2, 52, b, 34)) +
    group(
      upright(rect(-11, 62, 22, 92, 11, sideLit(a))) +
        circle(0, 0, 66, darken(OAK, 0.1)) +
        circle(-3, -3, 64, BEECH) +
        circle(0, 0, 50, '#dbe9ea') +
        leaf(2, 42, 50, lighten(LEAF, 0.2), 12) +
        path('M-34-22a44 44 0 0 1 40-24L-30 6a44 44 0 0 1-4-28z', 'rgba(255,255,255,.55)'),
      'translate(16 -126) rotate(-34)',
      'shadow',
    ),
)

export const shells = toy(
  310,
  130,
  ({ a, b }) =>
    tray(0, 0, 296, 32, OAK, 84) +
    stroke('M-52-36l14-74M50-36l-12-74', darken(OAK, 0.1), 7) +
    paper(
      path('M-112-52q-6-34 22-36 28 2 22 36z', lighten(a, 0.45)) +
        times(4, (i) => stroke(`M-90-50L${-106 + i * 11}-80`, a, 2.5)) +
        ellipse(-4, -54, 26, 14, roundLit('#b7ada1')) +
        ellipse(14, -82, 19, 11, roundLit('#8d8a88')) +
        ellipse(-22, -80, 15, 9, roundLit('#d6cbbd')),
    ) +
    felt(
      path('M76-50c-6-20 4-40 22-42 16 4 22 22 16 42z', WALNUT) +
        path('M72-78q26-28 50 0-24 12-50 0z', OAK) +
        leaf(88, -84, 24, b, 60),
    ),
)

export const paddles = toy(
  260,
  210,
  ({ a, b }) =>
    each(
      [
        [-30, a],
        [0, SUN],
        [32, b],
      ],
      ([t, f]) =>
        group(
          wood(rect(-9, -60, 18, 60, 8, sideLit(BEECH))) +
            `<g opacity=".86">${paper(rect(-42, -180, 84, 130, 40, f) + rect(-28, -166, 56, 102, 28, lighten(f, 0.3)))}</g>`,
          `translate(0 -6) rotate(${t})`,
        ),
    ) + wood(ball(0, -14, 17, OAK)),
)

export const teaSet = toy(
  310,
  180,
  ({ a, b }) =>
    paper(
      stroke('M42-96c56-24 62 62 8 66', darken(a, 0.12), 13) +
        stroke('M-66-60C-110-60-96-104-120-112', darken(a, 0.08), 18) +
        path('M-70-96C-84-20-50 0-6 0s78-20 64-96z', sideLit(a)) +
        ellipse(-6, -98, 63, 13, lighten(a, 0.22)) +
        path('M-40-102q34-30 68 0z', darken(a, 0.12)) +
        flower(-6, -50, 26, CREAM, SUN),
    ) +
    wood(ball(-6, -124, 13, BEECH)) +
    paper(
      ellipse(116, -4, 52, 11, darken(b, 0.05)) +
        stroke('M144-46c26-6 26 26 4 28', b, 8) +
        cup(116, -8, 34, 50, b, 0.7),
    ),
)

export const planks = toy(
  270,
  250,
  ({ a, b, c, d }) =>
    wood(
      block(-110, 0, 40, 86, 30, BEECH) +
        block(56, 0, 40, 86, 30, OAK) +
        block(-126, -86, 236, 22, 34, a) +
        path('M-70-108a64 58 0 0 1 128 0h-28a36 34 0 0 0-72 0z', sideLit(b)) +
        block(-116, -108, 34, 60, 28, SUN) +
        block(68, -108, 34, 60, 28, d) +
        block(-124, -168, 238, 20, 34, BEECH),
    ) + paper(path('M-50-190L-6-250 38-190z', sideLit(c)) + path('M-6-250l12-8 46 56-14 12z', darken(c, 0.22))),
)

export const laceBeads = toy(
  310,
  150,
  ({ a, b, c, d }) =>
    stroke('M-150-20C-120-110-60 10 0-60S110-130 150-60', WALNUT, 6) +
    wood(ball(-112, -50, 25, a)) +
    paper(block(-78, -24, 40, 40, 18, SUN)) +
    wood(ball(-6, -52, 27, BEECH)) +
    paper(group(cylinder(0, 20, 20, 42, b), 'translate(48 -86) rotate(16)')) +
    paper(star(98, -104, 30, d, 6, 0.72)) +
    wood(ball(146, -68, 21, c)),
)

export const drum = toy(
  270,
  200,
  ({ a, b, d }) =>
    paper(
      path('M-86-110v86a86 24 0 0 0 172 0v-86z', sideLit(a)) +
        times(5, (i) => stroke(`M${-80 + i * 34}-96L${-62 + i * 34}-12L${-46 + i * 34}-98`, CREAM, 4)) +
        ellipse(0, -110, 90, 26, darken(b, 0.1)) +
        ellipse(0, -116, 90, 26, CREAM) +
        ellipse(0, -116, 80, 21, lighten(CREAM, 0.5)),
    ) +
    wood(
      group(rect(-5, -130, 10, 130, 5, sideLit(BEECH)) + ball(0, -132, 15, d), 'translate(58 -110) rotate(46)') +
        group(rect(-5, -120, 10, 120, 5, sideLit(BEECH)) + ball(0, -122, 15, d), 'translate(-30 -116) rotate(-30)'),
    ),
)

export const pegPeople = toy(290, 170, ({ a, b, c, d }) =>
  each(
    [
      [-104, a, '#e2b48a', 1],
      [-36, b, '#a86f4a', 0.86],
      [34, d, '#c98f68', 1],
      [98, c, '#7d5036', 0.78],
    ],
    ([x, f, q, m], i) =>
      group(
        paper(
          path('M-34 0C-40-70-24-96 0-96S40-70 34 0q-34 12-68 0z', sideLit(f)) +
            (i % 2 ? stroke('M-33-34q33 12 66 0', CREAM, 6) : times(3, (j) => circle(0, -20 - j * 22, 4, CREAM))),
        ) +
          wood(ball(0, -118, 32, q)) +
          paper(
            i % 2
              ? path('M-33-122c-2-44 68-44 66 0-16-16-50-16-66 0z', WALNUT)
              : path('M-36-126c4-52 68-52 72 0l-18-8h-36z', darken(f, 0.15)),
          ),
        `translate(${x} 0) scale(${m})`,
      ),
  ),
)
