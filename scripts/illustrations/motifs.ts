import { darken, SUN } from './colour.ts'
import { circle, ellipse, group, num, path, pick, rect, stroke, times } from './marks.ts'
import { sideLit } from './sheet.ts'

/** Grows upwards from its stem at 'x', 'y', turned by 't' degrees. */
export const leaf = (x: number, y: number, q: number, f: string, t = 0) =>
  group(
    path(
      `M0 0C${-q * 0.6} ${-q * 0.5} ${-q * 0.4} ${-q * 1.3} 0 ${-q * 1.7}C${q * 0.4} ${-q * 1.3} ${q * 0.6} ${-q * 0.5} 0 0z`,
      sideLit(f),
    ) + stroke(`M0 0V${-q * 1.3}`, darken(f, 0.2), 2),
    `translate(${num(x)} ${num(y)}) rotate(${t})`,
  )

export const star = (x: number, y: number, q: number, f: string, k = 5, inner = 0.5, rot = -90) =>
  path(
    'M' +
      Array.from({ length: k * 2 }, (_, i) => {
        const a = ((rot + (180 / k) * i) * Math.PI) / 180
        const m = i % 2 ? q * inner : q
        return `${num(x + Math.cos(a) * m)} ${num(y + Math.sin(a) * m)}`
      }).join('L') +
      'z',
    f,
  )

export const polygon = (x: number, y: number, q: number, k: number, f: string, rot = -90) =>
  path(
    'M' +
      Array.from({ length: k }, (_, i) => {
        const a = ((rot + (360 / k) * i) * Math.PI) / 180
        return `${num(x + Math.cos(a) * q)} ${num(y + Math.sin(a) * q)}`
      }).join('L') +
      'z',
    f,
  )

export const flower = (x: number, y: number, q: number, f: string, m: string = SUN) =>
  times(6, (i) =>
    group(ellipse(0, -q * 0.62, q * 0.36, q * 0.46, f), `translate(${num(x)} ${num(y)}) rotate(${i * 60})`),
  ) + circle(x, y, q * 0.34, m)

/** The eight signs that tell kits apart on their boxes: target, stripes, checks, arch, leaves, flower, diamond, waves. */
export const motif = (k: number, x: number, y: number, q: number, f: string, f2: string) =>
  pick(
    [
      () => times(4, (i) => circle(x, y, q * (1 - i * 0.25), i % 2 ? f2 : f)),
      () => times(4, (i) => rect(x - q, y - q + i * q * 0.53, q * 2, q * 0.28, 2, f)),
      () =>
        times(16, (i) =>
          ((i % 4) + (i >> 2)) % 2
            ? rect(x - q + ((i % 4) * q) / 2, y - q + ((i >> 2) * q) / 2, q / 2, q / 2, 0, f)
            : '',
        ),
      () =>
        times(
          3,
          (i) =>
            `<path d="M${num(x - q * (1 - i * 0.3))} ${num(y + q * 0.6)}a${num(q * (1 - i * 0.3))} ${num(q * (1 - i * 0.3))} 0 0 1 ${num(2 * q * (1 - i * 0.3))} 0" fill="none" stroke="${i % 2 ? f2 : f}" stroke-width="${num(q * 0.2)}"/>`,
        ),
      () => times(3, (i) => leaf(x + (i - 1) * q * 0.6, y + q * 0.8, q * 0.75, i % 2 ? f2 : f, (i - 1) * 24)),
      () => flower(x, y, q, f, f2),
      () => polygon(x, y, q, 4, f) + circle(x, y, q * 0.4, f2),
      () =>
        times(3, (i) =>
          stroke(
            `M${x - q} ${num(y - q * 0.6 + i * q * 0.6)}q${q / 4} ${-q / 3} ${q / 2} 0t${q / 2} 0t${q / 2} 0t${q / 2} 0`,
            i % 2 ? f2 : f,
            q * 0.16,
          ),
        ),
    ],
    k,
  )()
