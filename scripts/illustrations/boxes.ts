import { CREAM, darken, INK, lighten, mix, SUN } from './colour.ts'
import { BLURRED } from './filters.ts'
import type { Kit } from './kits.ts'
import { circle, group, num, paper, path, rect, stroke, times } from './marks.ts'
import { motif } from './motifs.ts'
import { pattern, topLit } from './sheet.ts'

/** Childhood on one ruler: 22 stretches, the one of this kit marked. */
export const ruler = (x: number, y: number, w: number, h: number, at: number, col: string) =>
  paper(rect(x, y, w, h, 4, topLit(SUN))) +
  stroke(
    times(22, (i) =>
      i === at ? '' : `M${num(x + (w * (i + 0.75)) / 22.5)} ${y + h}v${num(i % 4 ? -h * 0.26 : -h * 0.44)}`,
    ),
    INK,
    2.5,
  ) +
  stroke(`M${num(x + (w * (at + 0.75)) / 22.5)} ${y + h - 4}v${num(-h + 9)}`, col, 8)

/** Fills a rectangle with the kit's motif. */
export const patternField = (
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  f: string,
  f2: string,
) => {
  const tile =
    motif(kit.motif, size / 2, size / 2, size * 0.36, f, f2) +
    motif(kit.motif, size * 1.5, size * 1.5, size * 0.36, f, f2)
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${pattern({ x, y, size: size * 2, tile })}"/>`
}

export const closedBox = (kit: Kit, x: number, y: number, m = 1) => {
  const P = kit.palette
  const B = P.box
  const w = 380
  const h = 210
  const a = 120
  const b = 96
  return group(
    `<path d="M-200 10h400l150-90v60L230 34h-420z" fill="#3a2230" opacity=".28" ${BLURRED}/>` +
      paper(
        path(`M${-w / 2} ${-h}l${a} ${-b}h${w}l${-a} ${b}z`, lighten(B, 0.2)) +
          path(`M${w / 2} ${-h}l${a} ${-b}v${h - 12}l${-a} ${b + 12}z`, darken(B, 0.28)) +
          rect(-w / 2, -h, w, h, 3, topLit(B, 0.1)),
      ) +
      // A small box is drawn plain: its pattern would only be noise.
      (m < 0.6 ? '' : patternField(kit, -w / 2, -h + 62, w, h - 62, 62, lighten(B, 0.3), lighten(B, 0.16))) +
      paper(
        path(`M${-w / 2 - 6} ${-h - 4}l${a} ${-b}h${w + 10}l${-a} ${b}z`, lighten(B, 0.28)) +
          rect(-w / 2 - 6, -h - 4, w + 12, 58, 3, topLit(lighten(B, 0.1), 0.1)) +
          path(`M${w / 2 + 6} ${-h - 4}l${a - 2} ${-b}v58l${-a + 2} ${b}z`, darken(B, 0.2)),
      ) +
      paper(
        path(`M-46 ${-h - 4}l${a} ${-b}h92l${-a} ${b}z`, CREAM) + rect(-46, -h - 4, 92, h + 4, 0, topLit(CREAM, 0.08)),
      ) +
      motif(kit.motif, 0, -h + 92, 34, P.a, P.b === B ? P.c : P.b) +
      circle(0, -34, 7, INK) +
      ruler(-w / 2 - 6, -h + 18, w + 12, 22, kit.index, P.a),
    `translate(${x} ${y}) scale(${m})`,
  )
}

/** 'inside' is drawn behind the front panel, with the origin at the middle of the box. */
export const openBox = (kit: Kit, x: number, y: number, m: number, inside: string, w = 620) => {
  const P = kit.palette
  const B = P.box
  const h = 190
  const lid = 250
  return group(
    `<ellipse cx="30" cy="4" rx="${w * 0.56}" ry="34" fill="#3a2230" opacity=".3" ${BLURRED}/>` +
      paper(
        path(
          `M${-w / 2 + 26} ${-h - 40}l-14 ${-lid + 30}q0-12 12-12h${w - 48}q12 0 12 12l-14 ${lid - 30}z`,
          topLit(lighten(B, 0.16), 0.2),
        ) +
          path(
            `M${-w / 2 + 44} ${-h - 44}l-10 ${-lid + 54}h${w - 68}l-10 ${lid - 54}z`,
            topLit(lighten(P.bg, 0.2), 0.16),
          ),
      ) +
      patternField(kit, -w / 2 + 40, -h - lid + 12, w - 80, lid - 58, 70, mix(P.bg, B, 0.34), mix(P.bg, P.b, 0.4)) +
      paper(path(`M${-w / 2} ${-h + 6}l28-52h${w - 56}l28 52z`, darken(B, 0.5))) +
      inside +
      paper(rect(-w / 2, -h, w, h, 4, topLit(B, 0.12))) +
      patternField(kit, -w / 2, -h + 44, w, h - 44, 62, lighten(B, 0.26), lighten(B, 0.13)) +
      paper(rect(-62, -h, 124, h, 0, topLit(CREAM, 0.08))) +
      motif(kit.motif, 0, -h / 2 + 14, 38, P.a, P.b === B ? P.c : P.b) +
      ruler(-w / 2, -h, w, 24, kit.index, P.a),
    `translate(${x} ${y}) scale(${m})`,
  )
}
