import { BEECH, CREAM, darken, INK, LEAF, lighten, OAK, SUN } from '../colour.ts'
import { circle, each, ellipse, felt, group, paper, path, pick, rect, stroke, times, wood } from '../marks.ts'
import { leaf } from '../motifs.ts'
import { sideLit, topLit } from '../sheet.ts'
import { ball, block, cylinder } from '../solids.ts'
import { toy } from './toy.ts'

const LETTERS = {
  a: 'M26-62a28 30 0 1 0 0 34M28-76v62',
  m: 'M-38-14v-58M-38-52q18-36 38-4v42M0-56q18-34 38 0v42',
  s: 'M24-66C8-84-26-76-22-56S26-44 24-26-6-2-28-18',
} as const

/** Letters to trace, each on its own board. */
export const letterBoards = toy(330, 210, ({ a, b, d }) =>
  each(
    [
      ['m', -104, a, -5],
      ['a', 0, b, 0],
      ['s', 104, d, 5],
    ],
    ([letter, x, colour, turn]) =>
      group(
        wood(path('M-52-168l10-10h104l-10 10z', lighten(BEECH, 0.3)) + rect(-52, -168, 104, 168, 8, topLit(BEECH))) +
          paper(rect(-42, -156, 84, 144, 5, lighten(colour, 0.62))) +
          felt(group(stroke(LETTERS[letter], colour, 17), 'translate(0 -40)')),
        `translate(${x} ${letter === 'a' ? 0 : -16}) rotate(${turn})`,
      ),
  ),
)

/** Picture cards with a dot for every sound. */
export const wordCards = toy(340, 210, ({ a, b, c, d }) => {
  const pictures = [
    circle(0, -122, 26, SUN) +
      times(8, (i) => group(stroke('M0-36v-12', SUN, 6), `translate(0 -122) rotate(${i * 45})`)),
    path('M-44-122C-30-158 26-158 40-126L58-142 56-102 40-118C26-88-30-88-44-122z', sideLit(b)) +
      circle(-22, -128, 4, INK),
    leaf(0, -78, 50, LEAF, 8),
  ]
  return each([-112, 112, 0], (x, i) =>
    paper(
      group(
        path('M-58-186l8-8h116l-8 8z', darken(CREAM, 0.16)) +
          rect(-58, -186, 116, 182, 8, topLit(CREAM)) +
          rect(-48, -176, 96, 108, 5, lighten(pick([b, c, d], i), 0.66)) +
          pick(pictures, i) +
          times(3, (dot) => ball(-32 + dot * 32, -36, 11, pick([a, SUN, b], dot + i))),
        `translate(${x} ${x ? -14 : 0}) rotate(${x / 18})`,
      ),
    ),
  )
})

/** A frame of ten hollows, seven of them filled. */
export const tenFrame = toy(
  340,
  180,
  ({ a, b, d }) =>
    wood(path('M-158-24l44-124h224l44 124z', lighten(OAK, 0.12)) + rect(-158, -24, 312, 22, 5, topLit(OAK))) +
    times(10, (i) => {
      const row = Math.floor(i / 5)
      const x = -2 + ((i % 5) - 2) * (row ? 54 : 46)
      const y = row ? -56 : -112
      const hollow = ellipse(x, y, 20, 13, darken(OAK, 0.36))
      return i < 7
        ? hollow +
            paper(ellipse(x, y - 4, 20, 13, darken(i < 5 ? a : b, 0.22)) + ellipse(x, y - 10, 20, 13, i < 5 ? a : b))
        : hollow
    }) +
    paper(
      ellipse(150, -8, 24, 10, darken(b, 0.22)) +
        ellipse(150, -16, 24, 10, b) +
        ellipse(146, -26, 24, 10, darken(d, 0.22)) +
        ellipse(146, -34, 24, 10, d) +
        ellipse(152, -44, 24, 10, darken(SUN, 0.22)) +
        ellipse(152, -52, 24, 10, SUN),
    ),
)

/** A cube, a cylinder, a cone, a pyramid and a ball. */
export const shapeSet = toy(
  330,
  210,
  ({ a, b, c, d }) =>
    wood(cylinder(-34, -24, 40, 150, b)) +
    wood(
      path('M26-44L84-190 142-44q-58 22-116 0z', sideLit(c)) + path('M84-190L142-44q-20 8-40 10z', darken(c, 0.14)),
    ) +
    wood(block(-152, 0, 84, 84, 40, a)) +
    wood(path('M-34 6L16-84 66 6z', topLit(d)) + path('M66 6L16-84 92-16z', darken(d, 0.22))) +
    wood(ball(128, -32, 36, SUN)),
)
