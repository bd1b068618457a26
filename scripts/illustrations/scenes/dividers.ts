import { BANDS, BEECH, CREAM, darken, INK, LEAF, OAK, OCHRE, POPPY, SUN, WALNUT } from '../colour.ts'
import { circle, each, felt, group, num, paper, path, pick, rect, stroke, times, upright, wood } from '../marks.ts'
import { flower, leaf, polygon, star } from '../motifs.ts'
import { draw, sideLit, topLit } from '../sheet.ts'
import { ball, block } from '../solids.ts'

export const dividers = [
  () =>
    draw(
      { width: 1440, height: 96, seed: 21, isTransparent: true },
      () =>
        stroke('M0 40Q360 90 720 44T1440 52', WALNUT, 4) +
        times(26, (i) => {
          const x = 28 + i * 56
          const y = 48 + Math.sin((x / 1440) * 6.2) * 17
          return i % 5 === 3
            ? paper(star(x, y, 20, pick(BANDS, i), 6, 0.74))
            : i % 3
              ? wood(ball(x, y, 17 - (i % 2) * 3, i % 2 ? BEECH : pick(BANDS, i)))
              : paper(block(x - 15, y + 15, 30, 28, 12, pick(BANDS, i + 2)))
        }),
    ),
  () =>
    draw(
      { width: 1440, height: 96, seed: 22, isTransparent: true },
      () =>
        wood(rect(0, 30, 1440, 50, 0, topLit(SUN))) +
        times(
          61,
          (i) =>
            `<path d="M${num(12 + i * 23.6)} 80v${i % 12 ? (i % 3 ? -12 : -22) : -40}" stroke="${INK}" stroke-width="${i % 12 ? 2 : 4}"/>`,
        ) +
        times(5, (i) => paper(path(`M${num(150 + i * 283)} 34l-14-24h28z`, pick(BANDS, i)))),
    ),
  () =>
    draw(
      { width: 1440, height: 96, seed: 23, isTransparent: true },
      () =>
        felt(
          each(
            [
              ['#dce6cf', 60],
              ['#b9cfa8', 72],
              ['#8fb087', 84],
            ],
            ([f, y], k) =>
              path(
                `M0 ${y}Q${120 + k * 70} ${y - 54} ${320 + k * 30} ${y - 8}T${700 + k * 40} ${y - 10}T${1080 - k * 30} ${y - 6}T1440 ${y - 14}V96H0z`,
                f,
              ),
          ),
        ) +
        times(7, (i) =>
          group(
            upright(rect(-3, -18, 6, 18, 2, WALNUT)) +
              felt(i % 2 ? circle(0, -34, 21, LEAF) : path('M0-66l20 50h-40z', darken(LEAF, 0.12))),
            `translate(${120 + i * 200} ${66 + (i % 3) * 7})`,
          ),
        ),
    ),
  () =>
    draw({ width: 1440, height: 96, seed: 24, isTransparent: true }, () => {
      return (
        stroke('M0 56H1440', LEAF, 4) +
        felt(
          times(36, (i) =>
            leaf(
              20 + i * 40,
              56,
              22 + ((i * 37) % 10),
              pick([LEAF, darken(LEAF, 0.14), '#9fb878'], i),
              i % 2 ? 58 : 122,
            ),
          ) + times(7, (i) => flower(110 + i * 205, 54, 25, pick(BANDS, i), CREAM)),
        )
      )
    }),
  () =>
    draw(
      { width: 1440, height: 96, seed: 25, isTransparent: true },
      () =>
        wood(rect(0, 76, 1440, 12, 2, topLit(OAK)) + times(48, (i) => rect(6 + i * 30, 84, 16, 9, 2, WALNUT))) +
        times(9, (i) =>
          group(
            i === 8
              ? paper(
                  path('M-60 0v-40h50v-22h44v62z', sideLit(POPPY)) +
                    rect(-4, -52, 26, 18, 3, CREAM) +
                    rect(-50, -62, 14, 24, 3, OCHRE),
                ) + wood(ball(-36, 4, 12, OAK) + ball(14, 4, 12, OAK))
              : wood(
                  block(-46, 0, 84, 26, 14, i % 2 ? BEECH : pick(BANDS, i)) +
                    ball(-26, 5, 11, OAK) +
                    ball(24, 5, 11, OAK),
                ) +
                  paper(
                    pick(
                      [
                        ball(-4, -40, 14, SUN),
                        block(-22, -28, 34, 30, 12, pick(BANDS, i + 3)),
                        polygon(-4, -42, 20, 3, pick(BANDS, i + 1)),
                      ],
                      i,
                    ),
                  ),
            `translate(${170 + i * 140} 70)`,
          ),
        ),
    ),
]
