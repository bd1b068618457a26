import { BEECH, CREAM, darken, INK, LEAF, lighten, mix, OAK, SUN } from './colour.ts'
import { BOARDS } from './filters.ts'
import type { Kit } from './kits.ts'
import { circle, each, ellipse, felt, group, num, paper, path, pick, rect, stroke, times, wood } from './marks.ts'
import { leaf, motif } from './motifs.ts'
import { shadow } from './placing.ts'
import { sheetSize, sideLit, topLit } from './sheet.ts'

export const wall = (colour: string, shade: number) => {
  const { width, height } = sheetSize()
  return `<rect width="${width}" height="${height}" fill="${topLit(colour, shade)}"/>`
}

export const floor = (y: number, col: string) =>
  `<rect y="${y}" width="${sheetSize().width}" height="${sheetSize().height - y}" fill="${topLit(col, 0.1)}" ${BOARDS}/>` +
  times(
    5,
    (i) =>
      `<path d="M0 ${num(y + (sheetSize().height - y) * pick([0.1, 0.24, 0.42, 0.64, 0.88], i))}H${sheetSize().width}" stroke="${darken(col, 0.12)}" stroke-width="${1.5 + i * 0.6}" opacity=".6"/>`,
  )

export const windowArch = (x: number, y: number, w: number, h: number, sky: string) =>
  group(
    paper(path(`M${-w / 2 - 16} 0V${-h * 0.6}a${w / 2 + 16} ${h * 0.4 + 12} 0 0 1 ${w + 32} 0V0z`, CREAM)) +
      path(`M${-w / 2} -8V${-h * 0.6}a${w / 2} ${h * 0.4} 0 0 1 ${w} 0V-8z`, topLit(sky, 0)) +
      felt(
        `<g opacity=".75">${ellipse(-w * 0.22, -h * 0.1, w * 0.3, h * 0.2, mix(LEAF, sky, 0.45))}${ellipse(w * 0.2, -h * 0.06, w * 0.32, h * 0.15, mix(LEAF, sky, 0.3))}</g>`,
      ) +
      circle(w * 0.2, -h * 0.66, w * 0.1, lighten(SUN, 0.5)) +
      paper(
        rect(-5, -h * 0.98, 10, h * 0.97, 0, CREAM) +
          rect(-w / 2, -h * 0.46, w, 9, 0, CREAM) +
          rect(-w / 2 - 30, -12, w + 60, 24, 6, topLit(CREAM)),
      ),
    `translate(${x} ${y})`,
  )

export const plant = (x: number, y: number, m: number, pot: string) =>
  group(
    shadow(110) +
      felt(
        each(
          [
            [-62, -60],
            [-36, -30],
            [-10, -8],
            [16, 16],
            [42, 36],
            [66, 64],
          ],
          ([t, o]) => leaf(o * 0.3, -96, 74, t % 4 ? LEAF : darken(LEAF, 0.14), t),
        ),
      ) +
      paper(path('M-58-104H58L44 0q-44 12-88 0z', sideLit(pot)) + rect(-64, -118, 128, 26, 6, topLit(pot))),
    `translate(${x} ${y}) scale(${m})`,
  )

export const rug = (cx: number, cy0: number, rx: number, ry: number, a: string, b: string) =>
  paper(
    stroke(
      times(34, (i) => {
        const t = (i / 34) * 6.283
        return `M${num(cx + Math.cos(t) * rx)} ${num(cy0 + Math.sin(t) * ry)}l${num(Math.cos(t) * 16)} ${num(Math.sin(t) * 9 + 4)}`
      }),
      lighten(a, 0.4),
      5,
    ) +
      ellipse(cx, cy0, rx, ry, a) +
      ellipse(cx, cy0, rx * 0.88, ry * 0.86, lighten(a, 0.34)) +
      ellipse(cx, cy0, rx * 0.84, ry * 0.81, a) +
      ellipse(cx, cy0, rx * 0.72, ry * 0.69, b) +
      ellipse(cx, cy0, rx * 0.46, ry * 0.43, mix(b, a, 0.12)) +
      ellipse(cx, cy0, rx * 0.4, ry * 0.37, b),
  )

/** A woven mat seen from above, around the origin. */
export const mat = (w: number, h: number, a: string, b: string, k: string) =>
  paper(
    stroke(
      times(24, (i) => {
        const y = -h / 2 + 14 + (i % 12) * ((h - 28) / 11)
        const d = i < 12 ? -1 : 1
        return `M${(d * w) / 2} ${num(y)}l${d * 26} ${(i % 3) * 3 - 3}`
      }),
      lighten(b, 0.5),
      6,
    ) +
      rect(-w / 2, -h / 2, w, h, 10, b) +
      each([0.03, 0.085, 0.88, 0.935], (t, i) => rect(-w / 2 + w * t, -h / 2, w * 0.035, h, 0, i % 3 ? k : a)) +
      stroke(
        times(
          2,
          (i) =>
            `M${num(-w * 0.34 + i * w * 0.68)} ${-h / 2}${times(10, (j) => `l${j % 2 ? -18 : 18} ${num(h / 10)}`)}`,
        ),
        mix(b, a, 0.5),
        5,
      ),
  )

export const shelf = (x: number, y: number, w: number, h: number, col: string = BEECH) =>
  wood(
    rect(x, y - h, w, h, 6, darken(col, 0.3)) +
      rect(x + 14, y - h + 16, w - 28, h - 30, 2, darken(col, 0.46)) +
      rect(x - 12, y - h - 12, w + 24, 26, 6, topLit(col)) +
      rect(x, y - h / 2 - 8, w, 18, 2, topLit(col)) +
      rect(x, y - 22, w, 22, 2, topLit(col)) +
      rect(x, y - h, 18, h, 2, sideLit(col)) +
      rect(x + w - 18, y - h, 18, h, 2, sideLit(darken(col, 0.06))),
  )

export const bunting = (x0: number, y0: number, x1: number, y1: number, cols: readonly string[]) => {
  const k = 7
  return (
    stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.max(y0, y1) + 60} ${x1} ${y1}`, INK, 2.5) +
    felt(
      times(k, (i) => {
        const t = (i + 0.5) / k
        const mx = (x0 + x1) / 2
        const my = Math.max(y0, y1) + 60
        const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
        const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
        return path(`M${num(x - 24)} ${num(y)}h48l-24 52z`, pick(cols, i))
      }),
    )
  )
}

/** A framed motif on the wall. */
export const frame = (x: number, y: number, w: number, h: number, kit: Kit, k: number) =>
  group(
    wood(rect(0, 0, w, h, 3, sideLit(OAK))) +
      rect(9, 9, w - 18, h - 18, 1, CREAM) +
      paper(motif(k, w / 2, h / 2, w * 0.25, kit.palette.a, kit.palette.c)),
    `translate(${x} ${y})`,
  )

/** A table that runs off both sides: its top begins 'depth' above 'y', its edge is 'thickness' high. */
export const table = (y: number, depth: number, thickness: number) => {
  const { width, height } = sheetSize()
  return wood(
    path(`M-20 ${y}l90${-depth}h${width - 140}l90 ${depth}z`, lighten(BEECH, 0.3)) +
      rect(-20, y, width + 40, thickness, 0, topLit(BEECH)) +
      rect(-20, y + thickness, width + 40, height - y - thickness, 0, topLit(darken(BEECH, 0.34), 0.1)),
  )
}
