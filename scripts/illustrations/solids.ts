import { BEECH, darken, lighten } from './colour.ts'
import { circle, ellipse, num, path, rect, wood } from './marks.ts'
import { roundLit, sideLit, topLit } from './sheet.ts'

/** Standing on 'y'; 'k' is how far its top is tilted towards us. */
export const cylinder = (x: number, y: number, rx: number, h: number, f: string, k = 0.26) => {
  const ry = rx * k
  return (
    path(
      `M${num(x - rx)} ${num(y - h)}v${num(h - ry)}a${num(rx)} ${num(ry)} 0 0 0 ${num(2 * rx)} 0v${num(-(h - ry))}z`,
      sideLit(f),
    ) + ellipse(x, y - h, rx, ry, lighten(f, 0.3))
  )
}

/** An open vessel; 't' narrows its foot. */
export const cup = (x: number, y: number, rx: number, h: number, f: string, t = 0.8) => {
  const ry = rx * 0.24
  const b = rx * t
  return (
    path(
      `M${num(x - rx)} ${num(y - h)}L${num(x - b)} ${num(y - ry)}q${num(b)} ${num(ry * 1.6)} ${num(2 * b)} 0L${num(x + rx)} ${num(y - h)}z`,
      sideLit(f),
    ) +
    ellipse(x, y - h, rx, ry, lighten(f, 0.3)) +
    ellipse(x, y - h + 1.5, rx - 5, ry - 2.5, darken(f, 0.3))
  )
}

/** A block seen from the front, a little above and to the left; 'd' is its depth. */
export const block = (x: number, y: number, w: number, h: number, d: number, f: string) => {
  const a = num(d * 0.5)
  const b = num(d * 0.42)
  return (
    path(`M${num(x)} ${num(y - h)}l${a} ${-b}h${num(w)}l${-a} ${b}z`, lighten(f, 0.3)) +
    path(`M${num(x + w)} ${num(y - h)}l${a} ${-b}v${num(h)}l${-a} ${b}z`, darken(f, 0.2)) +
    rect(x, y - h, w, h, 2, topLit(f))
  )
}

export const ball = (x: number, y: number, q: number, f: string) =>
  circle(x, y, q, roundLit(f)) + ellipse(x - q * 0.34, y - q * 0.45, q * 0.2, q * 0.12, 'rgba(255,255,255,.45)')

/** A torus; 'w' is its thickness. */
export const ring = (x: number, y: number, rx: number, ry: number, f: string, w = 14) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${darken(f, 0.18)}" stroke-width="${w}"/><ellipse cx="${num(x - w * 0.07)}" cy="${num(y - w * 0.1)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${f}" stroke-width="${num(w * 0.76)}"/><ellipse cx="${num(x - w * 0.14)}" cy="${num(y - w * 0.2)}" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${lighten(f, 0.35)}" stroke-width="${num(w * 0.2)}" stroke-dasharray="${num(rx)} ${num(rx * 9)}" stroke-dashoffset="${num(-rx * 2.6)}"/>`

export const tray = (x: number, y: number, w: number, h: number, f = BEECH, depth = 60) => {
  const a = depth * 0.45
  const b = depth
  return wood(
    path(`M${x - w / 2} ${y - h}l${a} ${-b}h${w - 2 * a}l${a} ${b}z`, darken(f, 0.2)) +
      path(
        `M${x - w / 2 + 12} ${y - h - 5}l${a * 0.85} ${-b + 12}h${w - 24 - a * 1.7}l${a * 0.85} ${b - 12}z`,
        lighten(f, 0.12),
      ) +
      rect(x - w / 2, y - h, w, h, 4, topLit(f)),
  )
}
