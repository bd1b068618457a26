import { BEECH, CREAM, darken, INK, LEAF, lighten, OAK, SUN } from '../colour.ts'
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
import { leaf } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block, cup } from '../solids.ts'
import { toy } from './toy.ts'

export const lockBox = toy(
  290,
  200,
  ({ a, b, d }) =>
    wood(
      block(-128, 0, 224, 156, 62, BEECH) +
        rect(-112, -142, 92, 60, 6, lighten(OAK, 0.1)) +
        rect(-10, -142, 92, 60, 6, OAK) +
        rect(-112, -72, 92, 60, 6, OAK) +
        rect(-10, -72, 92, 60, 6, darken(OAK, 0.45)),
    ) +
    paper(
      rect(-40, -118, 34, 14, 7, topLit(a)) +
        circle(36, -112, 15, roundLit(b)) +
        path('M-74-56a13 13 0 0 1 26 0c0 8-6 12-6 12l4 24h-22l4-24s-6-4-6-12z', d) +
        ball(36, -34, 21, a) +
        path('M80-70l40 14v52l-40-8z', lighten(OAK, 0.15)),
    ),
)

export const rainbow = toy(290, 170, ({ a, b, d, c }) =>
  wood(
    each([a, SUN, b, d, c], (f, i) => {
      const q = 136 - i * 25
      const w = 22
      return path(
        `M${-q} 0a${q} ${q * 1.12} 0 0 1 ${2 * q} 0h${-w}a${q - w} ${num((q - w) * 1.12)} 0 0 0 ${-2 * (q - w)} 0z`,
        sideLit(f),
      )
    }),
  ),
)

export const dressing = toy(
  220,
  210,
  ({ a, d }) =>
    upright(rect(-106, -200, 212, 200, 8, sideLit(OAK)) + rect(-88, -184, 176, 168, 4, darken(OAK, 0.4))) +
    felt(
      rect(-90, -182, 86, 164, 3, topLit(a)) +
        rect(4, -182, 86, 164, 3, topLit(lighten(a, 0.14))) +
        rect(-18, -182, 36, 164, 2, darken(a, 0.14)),
    ) +
    wood(
      times(4, (i) =>
        group(
          circle(0, -160 + i * 42, 13, roundLit(pick([BEECH, SUN, BEECH, d], i))) +
            circle(-3, -160 + i * 42, 2, INK) +
            circle(4, -160 + i * 42, 2, INK),
        ),
      ),
    ),
)

export const vegBasket = toy(
  280,
  190,
  (_) =>
    felt(
      ball(-70, -106, 36, '#c8452f') +
        leaf(-70, -136, 18, LEAF) +
        path('M-30-90C-40-160 20-190 34-150 60-196 96-140 66-90z', sideLit(LEAF)) +
        ball(76, -96, 32, '#7c3f68') +
        leaf(76, -122, 18, LEAF, 10) +
        path('M-4-86c-4-50 50-56 52 0z', '#e0803d'),
    ) +
    wood(
      path('M-124-92h248l-28 92h-192z', topLit(OAK)) +
        times(4, (i) => stroke(`M${-118 + i * 6} ${-72 + i * 20}H${118 - i * 6}`, darken(OAK, 0.22), 4)) +
        times(9, (i) => stroke(`M${-96 + i * 24}-88L${-76 + i * 19}-4`, darken(OAK, 0.14), 3)) +
        rect(-132, -102, 264, 20, 10, topLit(BEECH)),
    ),
)

export const bus = toy(
  310,
  190,
  ({ a, b, c, d }) =>
    each(
      [
        [-84, a],
        [-22, SUN],
        [40, b],
      ],
      ([x, f], i) =>
        wood(ball(x, -146, 22, pick(['#e2b48a', '#a86f4a', '#c98f68'], i))) +
        paper(path(`M${x - 25}-96c-4-24 6-34 25-34s29 10 25 34z`, sideLit(f))),
    ) +
    wood(
      path('M-140-18v-84h212c40 0 66 34 70 84z', topLit(BEECH)) +
        rect(-140, -34, 282, 18, 4, topLit(d)) +
        path('M78-90c26 0 38 18 44 40h-44z', lighten(c, 0.5)),
    ) +
    wood(ball(-80, -20, 28, OAK) + ball(74, -20, 28, OAK)) +
    paper(circle(-80, -20, 9, a) + circle(74, -20, 9, a)),
)

export const house = toy(
  240,
  260,
  ({ a, b, c, d }) =>
    wood(block(-104, 0, 180, 86, 54, BEECH) + block(-104, -86, 180, 74, 54, lighten(BEECH, 0.14))) +
    paper(path('M-122-158L-14-244 94-158z', sideLit(a)) + path('M-14-244l28-22L136-182 94-158z', darken(a, 0.24))) +
    paper(
      path('M-76-2v-44a22 22 0 0 1 44 0v44z', topLit(b)) +
        rect(4, -64, 46, 40, 6, topLit(d)) +
        rect(-78, -140, 46, 38, 6, topLit(SUN)) +
        circle(28, -122, 20, topLit(c)),
    ) +
    wood(ball(-42, -22, 4, BEECH) + circle(-14, -192, 13, lighten(a, 0.45))),
)

export const lacing = toy(
  320,
  210,
  ({ a, b, d }, i) =>
    group(
      wood(
        pick(
          [
            path('M-80-30C-120-120-40-176 0-140 40-176 120-120 80-30 50 10-50 10-80-30z', sideLit(BEECH)),
            path('M-100-70C-60-160 40-180 104-130 90-40 0 10-70-8z', sideLit(BEECH)),
            rect(-92, -176, 176, 168, 30, sideLit(BEECH)),
          ],
          i,
        ),
      ),
    ) +
    paper(
      times(8, (j) => circle(Math.cos(j * 0.785) * 62, -84 + Math.sin(j * 0.785) * 56, 7, darken(OAK, 0.5))) +
        stroke(
          'M62-84C50-40 44-44 44-44M0-28L44-44M0-28L-44-44C-60-60-62-84-62-84L-44-124 0-140 44-124C90-150 130-110 120-60 116-30 140-20 146-6',
          a,
          8,
        ),
    ) +
    wood(ball(146, -10, 13, OAK)) +
    paper(leaf(2, -132, 22, LEAF, 30) + circle(0, -84, 18, b) + circle(0, -84, 8, d)),
)

export const jugCups = toy(
  280,
  190,
  ({ a, b, d }) =>
    paper(
      stroke('M-10-120c56-20 60 70 6 76', darken(a, 0.1), 13) +
        path('M-116-146l-14-16h28l74 4 6 24C-6-60-24 0-40 0h-64C-120-30-124-90-116-146z', sideLit(a)) +
        ellipse(-70, -150, 46, 10, darken(a, 0.35)) +
        stroke('M-112-70q44 14 94 0', CREAM, 7),
    ) +
    paper(cup(58, 0, 38, 62, b)) +
    paper(cup(124, -2, 32, 52, d)),
)
