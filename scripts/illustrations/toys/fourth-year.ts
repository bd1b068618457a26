import { BEECH, CREAM, darken, INK, LEAF, lighten, mix, OAK, SUN, WALNUT } from '../colour.ts'
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
import { leaf, polygon, star } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block, tray } from '../solids.ts'
import { toy } from './toy.ts'

export const weather = toy(
  240,
  240,
  ({ a, b, c, d }) =>
    upright(path('M-50 0l20-40h60l20 40z', OAK)) +
    group(
      wood(circle(0, -128, 110, roundLit(BEECH))) +
        paper(
          each([a, b, lighten(d, 0.2), lighten(c, 0.35)], (f, i) =>
            path(
              `M0-128L${pick([0, 94, 0, -94], i)} ${pick([-222, -128, -34, -128], i)}A94 94 0 0 1 ${pick([94, 0, -94, 0], i)} ${pick([-128, -34, -128, -222], i)}z`,
              f,
            ),
          ) +
            star(44, -172, 26, SUN, 10, 0.72) +
            path('M22-92q4-20 22-16 14-14 26 4 16 2 10 16H26q-10-2-4-4z', CREAM) +
            times(3, (i) => ellipse(-60 + i * 18, -84 + (i % 2) * 14, 4, 10, CREAM)) +
            leaf(-44, -150, 24, CREAM, -30),
        ) +
        wood(group(path('M-8 0L0-70 8 0z', WALNUT), 'translate(0 -128) rotate(38)') + ball(0, -128, 12, OAK)),
      '',
      'shadow',
    ),
)

export const binoculars = toy(
  220,
  190,
  ({ a, b }) =>
    paper(
      each(
        [-1, 1],
        (d) =>
          path(`M${d * 52 - 40}-40L${d * 44 - 26}-160h52L${d * 52 + 40}-40q0 34-40 36t-40-36z`, sideLit(a)) +
          ellipse(d * 52, -34, 40, 28, darken(a, 0.35)) +
          ellipse(d * 52, -34, 30, 20, '#bcd5da') +
          path(`M${d * 52 - 20}-40q8-14 26-12l-18 26q-10-4-8-14z`, '#e6f1f2') +
          rect(d * 44 - 30, -172, 60, 20, 9, topLit(b)),
      ) + rect(-24, -130, 48, 40, 10, topLit(b)),
    ) +
    wood(circle(0, -110, 12, roundLit(BEECH))) +
    stroke('M-88-140C-120-70-112-20-98-4M88-140C120-70 112-20 98-4', darken(b, 0.1), 6),
)

export const leafPress = toy(
  260,
  160,
  ({ a, b, d }) =>
    wood(block(-110, 0, 200, 26, 66, OAK)) +
    paper(block(-104, -26, 188, 12, 62, CREAM) + block(-104, -38, 188, 12, 62, d)) +
    felt(leaf(92, -50, 40, LEAF, 70) + leaf(-90, -54, 32, b, -70)) +
    wood(block(-110, -52, 200, 26, 66, BEECH)) +
    paper(leaf(0, -84, 13, a, 40)) +
    upright(
      each(
        [-92, 80, 118],
        (x, i) =>
          rect(x - 5, -112 - (i === 2 ? 22 : 0), 10, 40, 4, sideLit(WALNUT)) +
          ellipse(x, -112 - (i === 2 ? 22 : 0), 20, 8, SUN),
      ),
    ),
)

export const geoboard = toy(230, 220, ({ a, b, d }) =>
  group(
    wood(rect(-104, -208, 208, 200, 12, sideLit(BEECH))) +
      paper(
        stroke('M-66-170L66-170 66-104-66-38z', a, 7) +
          stroke('M-22-126L22-126 0-60z', b, 7) +
          stroke('M22-38L66-38 66-82z', d, 7),
      ) +
      times(16, (i) => circle(-66 + (i % 4) * 44, -170 + (i >> 2) * 44, 6, WALNUT)),
    '',
    'shadow',
  ),
)

export const theatre = toy(
  310,
  240,
  ({ a, b, c, d }) =>
    wood(rect(-140, -216, 280, 216, 8, sideLit(BEECH)) + rect(-116, -176, 232, 128, 4, darken(mix(d, INK, 0.6), 0.1))) +
    felt(
      path('M-122-182h70C-52-120-84-90-122-60z', sideLit(a)) +
        path('M122-182h-70C52-120 84-90 122-60z', sideLit(a)) +
        path(
          'M-122-186h244v20q-20 22-40 0-20 22-41 0-20 22-41 0-20 22-41 0-20 22-41 0-20 22-40 0z',
          topLit(darken(a, 0.12)),
        ),
    ) +
    felt(
      each(
        [
          [-34, b, 0],
          [32, SUN, 1],
        ],
        ([x, f, i]) =>
          path(`M${x - 26}-48c-2-50 4-78 26-78s28 28 26 78z`, sideLit(f)) +
          (i
            ? path(`M${x - 18}-116l-6-26 18 16M${x + 18}-116l6-26-18 16`, f)
            : path(`M${x - 12}-120c-10-40 6-40 8-4M${x + 12}-120c10-40-6-40-8-4`, f)) +
          circle(x - 8, -98, 3.5, INK) +
          circle(x + 8, -98, 3.5, INK),
      ),
    ) +
    wood(rect(-140, -50, 280, 50, 6, topLit(OAK))) +
    paper(times(5, (i) => star(-100 + i * 50, -25, 12, i % 2 ? SUN : c))),
)

export const sandTray = toy(
  310,
  120,
  ({ a, b }) =>
    tray(0, 0, 296, 34, OAK, 86) +
    paper(
      path('M-122-44l32-66h180l32 66z', '#ecd6a8') +
        times(3, (i) => stroke(`M${-96 + i * 6} ${-58 - i * 15}q24-12 48 0t48 0t48 0t${40 - i * 10} 0`, '#d3b479', 5)),
    ) +
    wood(
      group(
        rect(-4, -80, 8, 80, 4, BEECH) +
          times(4, (i) => rect(-19 + i * 11, 0, 5, 24, 2, OAK)) +
          rect(-20, -6, 40, 10, 4, a),
        'translate(84 -74) rotate(40)',
      ),
    ) +
    paper(ball(-76, -82, 13, b)),
)

export const tangram = toy(240, 230, ({ a, b, c, d }) =>
  group(
    wood(rect(-110, -218, 220, 214, 8, sideLit(OAK)) + rect(-98, -206, 196, 190, 3, darken(OAK, 0.3))) +
      paper(
        path('M-94-202H94L0-112z', a) +
          path('M-94-202L0-112-94-20z', b) +
          path('M-94-20l46-46L0-20z', SUN) +
          path('M-48-66L0-112 46-66 0-20z', c) +
          path('M94-202v92L48-156z', d) +
          path('M94-110L48-156 4-110 50-64z', lighten(b, 0.3)) +
          path('M94-106v86H8z', darken(a, 0.05)),
      ),
    '',
    'shadow',
  ),
)

export const scale = toy(
  310,
  220,
  ({ a, b, d }) =>
    upright(rect(-9, -170, 18, 160, 6, sideLit(OAK))) +
    wood(
      block(-80, 0, 150, 22, 36, OAK) +
        group(rect(-136, -9, 272, 18, 9, topLit(BEECH)), 'translate(0 -172) rotate(-6)') +
        ball(0, -176, 16, WALNUT),
    ) +
    stroke('M-130-158l-30 66h60zM130-186l-30 66h60z', INK, 2.5) +
    paper(path('M-176-94h92q-8 34-46 34t-46-34z', sideLit(a)) + path('M84-122h92q-8 34-46 34t-46-34z', sideLit(b))) +
    wood(ball(-146, -106, 17, BEECH) + ball(-114, -106, 17, SUN)) +
    paper(ball(130, -132, 16, d)),
)

export const abacus = toy(
  270,
  220,
  ({ a, b, c, d }) =>
    upright(rect(-126, -208, 20, 208, 6, sideLit(OAK)) + rect(106, -208, 20, 208, 6, sideLit(OAK))) +
    wood(rect(-130, -214, 260, 18, 8, topLit(BEECH)) + rect(-140, -18, 280, 20, 8, topLit(OAK))) +
    times(
      5,
      (i) =>
        stroke(`M-106 ${-172 + i * 34}H106`, WALNUT, 4) +
        paper(
          times(7, (j) => {
            const x = j < pick([5, 3, 6, 2, 4], i) ? -90 + j * 22 : 88 - (6 - j) * 22
            return ellipse(x, -172 + i * 34, 11, 15, roundLit(pick([a, SUN, b, d, c], i)))
          }),
        ),
    ),
)

export const hourglass = toy(
  150,
  220,
  ({ a, b }) =>
    upright(stroke('M-52-196V-20M52-196V-20', OAK, 9)) +
    path('M-42-194C-44-120-8-116-8-106S-44-90-42-22H42C44-90 8-96 8-106S44-120 42-194z', '#e2edee') +
    paper(
      path('M-36-150C-30-122-6-116-4-106h8C6-116 30-122 36-150z', a) +
        path('M-40-24C-40-56-14-66 0-72 14-66 40-56 40-24z', a),
    ) +
    stroke('M0-106V-70', a, 4) +
    wood(rect(-64, -212, 128, 22, 8, topLit(BEECH)) + rect(-64, -24, 128, 24, 8, topLit(BEECH))) +
    paper(circle(0, -201, 5, b)),
)

export const blocks = toy(260, 220, ({ a, b, c, d }) =>
  group(
    paper(
      polygon(0, -104, 46, 6, SUN, 0) +
        times(6, (i) =>
          group(
            polygon(0, 0, 44, 4, sideLit(pick([a, b], i)), 0),
            `translate(${num(Math.cos(i * 1.047 + 0.524) * 66)} ${num(-104 + Math.sin(i * 1.047 + 0.524) * 66)}) rotate(${i * 60 + 30}) scale(.6 .95)`,
          ),
        ) +
        times(6, (i) =>
          polygon(Math.cos(i * 1.047) * 80, -104 + Math.sin(i * 1.047) * 80, 27, 3, i % 2 ? d : c, i * 60),
        ),
    ),
    'translate(0 -4)',
    'shadow',
  ),
)

export const rods = toy(310, 160, ({ a, b, d }) =>
  times(6, (i) =>
    wood(
      group(
        times(i + 2, (j) =>
          rect(j * 36, 0, 36, 20, 0, topLit(j % 2 ? lighten(pick([a, b, d], i), 0.55) : pick([a, b, d], i))),
        ) +
          path(`M0 0l7-7h${(i + 2) * 36}l-7 7z`, lighten(a, 0.5)) +
          path(`M${(i + 2) * 36} 0l7-7v20l-7 7z`, darken(a, 0.3)),
        `translate(-128 ${-150 + i * 26})`,
      ),
    ),
  ),
)
