import { BEECH, CREAM, darken, INK, LEAF, lighten, OAK, SUN } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, pick, rect, stroke, times, upright, wood } from '../marks.ts'
import { flower, leaf, motif } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block, cup, ring, tray } from '../solids.ts'
import { toy } from './toy.ts'

export const cards = toy(310, 200, ({ a }) =>
  each(
    [
      [-78, -8, 0],
      [78, -8, 2],
      [0, 4, 1],
    ],
    ([x, t, m], i) =>
      paper(
        group(
          path('M-62-158L62-158 70 0-70 0z', i === 2 ? topLit(INK) : topLit(CREAM)) +
            path('M-62-158l10-9h118l-4 9z', i === 2 ? darken(INK) : darken(CREAM, 0.2)) +
            motif(m, 0, -80, 44, i === 2 ? CREAM : INK, i ? a : CREAM),
          `translate(${x} ${i === 2 ? 0 : -26}) rotate(${t / 2})`,
        ),
      ),
  ),
)

export const foldBook = toy(290, 170, ({ a, b }) =>
  paper(
    times(4, (i) => {
      const x = -140 + i * 70
      const u = i % 2
      return (
        path(`M${x} ${u ? -150 : -128}l70 ${u ? 22 : -22}v126l-70 ${u ? -22 : 22}z`, u ? darken(CREAM, 0.1) : CREAM) +
        group(
          motif(pick([0, 7, 5, 2], i), 0, 0, 25, pick([INK, a, b, INK], i), pick([CREAM, INK, CREAM, a], i)),
          `translate(${x + 35} ${-76}) skewY(${u ? 17 : -17})`,
        )
      )
    }),
  ),
)

export const gym = toy(
  330,
  320,
  ({ a, b, c }) =>
    upright(stroke('M-130 0L-84-280M130 0L84-280', OAK, 17) + stroke('M-112-4L-80-280M112-4L80-280', BEECH, 15)) +
    wood(rect(-112, -296, 224, 20, 10, topLit(BEECH))) +
    stroke('M-62-280v92M0-280v126M62-280v80', INK, 2.5) +
    paper(
      group(
        motif(0, -62, -160, 32, INK, CREAM) +
          motif(0, 0, -118, 38, a, CREAM) +
          circle(62, -172, 32, CREAM) +
          motif(2, 62, -172, 21, INK, b),
        '',
        'shadow',
      ),
    ) +
    ball(-30, -262, 9, c) +
    ball(32, -262, 9, b),
)

export const links = toy(260, 150, ({ a, b }) =>
  group(
    wood(ring(-72, -66, 54, 58, BEECH, 20)) +
      paper(ring(0, -62, 52, 56, a, 20)) +
      paper(ring(74, -66, 54, 58, b, 20)) +
      paper(stroke('M-46-30a52 56 0 0 0 -2-62', a, 15) + stroke('M28-98a54 58 0 0 0 -6 60', b, 15)),
    '',
    'shadow',
  ),
)

export const mittens = toy(240, 190, ({ a, b }) =>
  each([-1, 1], (d) =>
    group(
      felt(
        path('M-44 0C-58-70-56-150-6-150S52-96 48-66c18-22 44-8 34 14-8 20-28 30-38 52z', topLit(d < 0 ? CREAM : a)) +
          times(3, (i) => stroke(`M-36 ${-52 - i * 26}h70`, d < 0 ? INK : CREAM, 9)) +
          rect(-46, -22, 92, 24, 8, topLit(b)),
      ),
      `translate(${d * 58} 0) scale(${-d} 1) rotate(${6})`,
    ),
  ),
)

export const bell = toy(
  230,
  150,
  ({ a, b }) =>
    wood(ellipse(-78, -66, 22, 64, darken(BEECH, 0.22)) + ellipse(-86, -66, 22, 64, roundLit(BEECH))) +
    paper(ball(0, -58, 36, SUN) + stroke('M-14-56h28', darken(SUN, 0.4), 5)) +
    upright(times(3, (i) => stroke(`M-84 ${-112 + i * 46}H78`, pick([a, BEECH, b], i), 11))) +
    wood(
      ellipse(88, -66, 22, 64, darken(BEECH, 0.22)) +
        ellipse(80, -66, 22, 64, roundLit(BEECH)) +
        ellipse(80, -66, 9, 26, darken(BEECH, 0.1)),
    ),
)

export const rattle = toy(250, 130, ({ a, b, c }) =>
  group(
    wood(rect(-92, -62, 184, 22, 11, topLit(BEECH))) +
      paper(ring(-26, -51, 12, 34, a, 13) + ring(2, -51, 12, 34, SUN, 13) + ring(30, -51, 12, 34, b, 13)) +
      wood(ball(-98, -51, 38, BEECH) + ball(98, -51, 38, BEECH)) +
      paper(stroke('M-118-20q20 8 40 0M78-20q20 8 40 0', c, 7)),
    'rotate(-9)',
  ),
)

export const teether = toy(170, 180, ({ a }) =>
  group(
    paper(
      times(9, (i) =>
        circle(Math.cos(i * 0.698) * 58, -84 + Math.sin(i * 0.698) * 58, 27, i % 3 ? a : lighten(a, 0.2)),
      ) +
        `<circle cy="-84" r="52" fill="none" stroke="${darken(a, 0.1)}" stroke-width="9" stroke-dasharray="3 15" stroke-linecap="round"/>`,
    ) + wood(ring(58, -150, 28, 28, BEECH, 14)),
    '',
    'shadow',
  ),
)

export const clothBook = toy(
  260,
  160,
  ({ a, b, c }) =>
    felt(
      path('M0-16C-40-40-96-36-126-20L-120-140C-86-154-36-152 0-132z', topLit(CREAM)) +
        path('M0-16C40-40 96-36 126-20L120-140C86-154 36-152 0-132z', sideLit(lighten(a, 0.1))) +
        leaf(-62, -44, 44, LEAF, -6) +
        circle(-86, -110, 13, b) +
        flower(62, -88, 36, CREAM, c),
    ) + paper(stroke('M124-60q34-10 26 24M-124-60q-34-10-26 24', b, 9)),
)

export const mirror = toy(
  190,
  200,
  ({ a }) =>
    upright(path('M-70 0L-44-60h88L70 0H50L34-40h-68L-50 0z', topLit(OAK))) +
    group(
      wood(circle(0, -112, 86, roundLit(BEECH))) +
        circle(0, -112, 66, '#cfdfe3') +
        path('M-46-160a66 66 0 0 1 60-16L-58-82a66 66 0 0 1 12-78z', '#e9f2f3') +
        path('M32-170a66 66 0 0 1 22 14L-40-60a66 66 0 0 1-14-16z', '#e0ecee'),
      '',
      'shadow',
    ) +
    paper(circle(0, -206, 10, a)),
)

export const spinner = toy(
  220,
  220,
  ({ a, b, c, d }) =>
    wood(block(-92, 0, 176, 26, 44, OAK)) +
    upright(rect(-12, -110, 26, 92, 6, sideLit(BEECH))) +
    group(
      paper(each([a, SUN, b, d, c], (f, i) => circle(0, -122, 92 - i * 17, roundLit(f)))) +
        wood(ball(0, -122, 15, BEECH)),
      '',
      'shadow',
    ),
)

export const tissueBox = toy(
  230,
  210,
  ({ a, b, c }) =>
    felt(
      path('M-28-120C-66-160-40-200-10-190 6-226 44-214 34-184 66-178 40-140 22-116z', sideLit(a)) +
        path('M-10-118C-26-150 4-170 10-196 20-170 34-150 16-116z', lighten(a, 0.25)),
    ) +
    wood(block(-100, 0, 180, 118, 50, BEECH)) +
    ellipse(6, -127, 50, 9, darken(BEECH, 0.45)) +
    felt(path('M-30-124q36-30 70 0q-30 14-70 0z', a)) +
    paper(motif(5, -10, -58, 32, b, SUN)) +
    felt(path('M96-6C110-50 150-44 156-20 164 6 104 8 96-6z', topLit(c))),
)

export const beadRing = toy(190, 190, ({ a, b, c, d }) =>
  group(
    times(12, (i) =>
      wood(
        ball(
          Math.cos(i * 0.5236) * 68,
          -92 + Math.sin(i * 0.5236) * 68,
          21,
          pick([BEECH, a, CREAM, b, BEECH, c, SUN, d], i),
        ),
      ),
    ),
    '',
    'shadow',
  ),
)

export const balls = toy(
  240,
  140,
  ({ a, b, d }) =>
    felt(
      ball(-70, -50, 50, a) +
        stroke('M-118-54q48 34 94-2M-74-98q-30 46 6 96', lighten(a, 0.4), 4, ' stroke-dasharray="9 7"'),
    ) +
    felt(ball(66, -44, 44, b) + stroke('M24-44q42 26 84 0', lighten(b, 0.45), 4, ' stroke-dasharray="9 7"')) +
    felt(ball(4, -34, 34, d) + stroke('M-28-38q34 22 64 0', lighten(d, 0.4), 4, ' stroke-dasharray="8 6"')),
)

export const socks = toy(250, 200, ({ a, b, d }) =>
  each([0, 1], (i) =>
    group(
      felt(
        path('M-34-170h64l-4 92C24-50 84-54 86-22 87 2 60 4 20 2-24 0-46-14-44-56z', topLit(i ? a : CREAM)) +
          times(3, (j) => rect(-38, -132 + j * 34, 66, 15, 4, i ? CREAM : b)) +
          path('M52-44C84-40 92-14 80-4 66 2 50 2 44-6z', i ? b : d) +
          rect(-40, -176, 76, 24, 9, topLit(i ? d : a)),
      ),
      i ? 'translate(44 -4) rotate(5)' : 'translate(-62 0) rotate(-6)',
    ),
  ),
)

export const dropBox = toy(
  320,
  200,
  ({ a, b }) =>
    tray(56, 0, 210, 30, BEECH, 54) +
    wood(block(-150, 0, 130, 132, 74, BEECH)) +
    ellipse(-66, -148, 46, 12, darken(BEECH, 0.5)) +
    paper(ball(-66, -168, 34, a)) +
    wood(path('M-114-132h62c16 0 26 12 20 20h-82z', BEECH)) +
    path('M-118-14v-40a36 36 0 0 1 72 0v40z', darken(OAK, 0.42)) +
    paper(ball(78, -46, 34, b)),
)

export const nestCups = toy(
  280,
  130,
  ({ a, b, c }) =>
    paper(cup(-84, 0, 66, 84, a)) +
    paper(cup(52, 0, 54, 66, b)) +
    paper(cup(122, 0, 36, 44, c)) +
    wood(ball(-84, -92, 28, BEECH)),
)

export const boardBook = toy(220, 200, ({ a, b, c }, i) =>
  group(
    paper(
      path('M-84-6l150 8 20-14v-158l-22-12-148 0z', darken(a, 0.3)) +
        path('M66-2l16-11v-158l-16 6z', CREAM) +
        path('M-86-178l152 8v172l-152-8z', sideLit(a)) +
        path('M-86-178l18 1v172l-18-1z', darken(a, 0.2)) +
        path('M-44-146l92 5v104l-92-5z', CREAM) +
        group(motif(3 + i, 0, 0, 34, b, c), 'translate(2 -92) skewY(3)'),
    ),
    'rotate(-3)',
    'shadow',
  ),
)
