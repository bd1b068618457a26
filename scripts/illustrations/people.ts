import { darken, lighten } from './colour.ts'
import { BLURRED } from './filters.ts'
import { circle, each, ellipse, felt, group, paper, path, pick, stroke, times } from './marks.ts'
import { roundLit, sideLit, topLit } from './sheet.ts'
import { ball } from './solids.ts'

export const SKINS = ['#f0c8a4', '#c98f68', '#8a5639', '#e2ad83', '#a86f4a', '#6d432d'] as const
export const HAIR = ['#5a3826', '#2d2422', '#1f1b1d', '#b9793f', '#3a2a25', '#8a4a2c'] as const

export interface Child {
  skin: string
  hair: string
  top: string
  legs: string
  /** 0 baby, 1 toddler, 2 child */
  kind: number
  /** Hair: 0 short, 1 long, 2 curls, 3 buns, 4 a baby's */
  style: number
}

/** A forearm that reaches in from below; 'flip' says which side the thumb is on. */
export const arm = (x: number, y: number, len: number, rot: number, sleeve: string, skin: string, flip = 1) =>
  group(
    paper(
      path(`M-52 ${len}C-58 ${len * 0.5}-46 60-36 20H36C46 60 58 ${len * 0.5} 62 ${len}z`, sideLit(sleeve, 0.2)) +
        times(2, (i) => stroke(`M${-37 - i * 2} ${44 + i * 26}q38 12 ${74 + i * 4} 0`, lighten(sleeve, 0.35), 6)) +
        path('M-38 28q38 14 76 0v-18q-38 10-76 0z', darken(sleeve, 0.12)),
    ) +
      paper(
        path(
          'M-27 16C-32-6-44-26-40-54c1-20 16-26 34-26 24 0 36 10 36 34 0 24-6 40-6 62-14 8-38 8-51 0z',
          sideLit(skin, 0.14),
        ) +
          path(
            `M${flip * 26}-30c${flip * 22} 2 ${flip * 34}-16 ${flip * 30}-34-2-10-${flip > 0 ? 14 : -14}-12-18 0-4 12-${flip > 0 ? 10 : -10} 16-${flip > 0 ? 20 : -20} 18z`,
            sideLit(skin, 0.14),
          ) +
          stroke('M-20-74q-4 16 0 28M-2-78q-3 16 0 30M14-74q0 14-1 26', darken(skin, 0.16), 3.5),
      ),
    `translate(${x} ${y}) rotate(${rot})`,
    'shadow',
  )

/** A child sitting on the floor, seen from behind. */
export const sitter = (x: number, y: number, m: number, { skin, hair, top, legs, kind, style }: Child) => {
  const hd = pick([74, 68, 64], kind)
  const hy = pick([-216, -252, -284], kind)
  const bw = pick([84, 82, 80], kind)
  return group(
    `<ellipse cx="14" cy="-4" rx="170" ry="30" fill="#3a2230" opacity=".28" ${BLURRED}/>` +
      paper(
        path('M-60-60C-150-70-176-24-150-10-110 6-40 4 0 0 40 4 110 6 150-10 176-24 150-70 60-60z', topLit(legs, 0.2)) +
          ellipse(-150, -18, 26, 19, roundLit(skin)) +
          ellipse(150, -18, 26, 19, roundLit(skin)),
      ) +
      felt(
        path(
          `M${-bw} -20C${-bw - 22} -110 ${-bw + 8} ${hy + hd + 14} 0 ${hy + hd - 4}C${bw - 8} ${hy + hd + 14} ${bw + 22} -110 ${bw} -20Q0 12 ${-bw} -20z`,
          sideLit(top),
        ) +
          stroke(`M${-bw + 2}-40Q0-12 ${bw - 2}-40`, lighten(top, 0.3), 7) +
          path(
            `M${-bw + 16} ${hy + hd + 40}C${-bw - 56} ${hy + hd + 90} ${-bw - 50}-70 ${-bw - 10}-56 ${-bw + 10}-70 ${-bw + 8}-110 ${-bw + 34}-120z`,
            sideLit(darken(top, 0.06)),
          ) +
          path(
            `M${bw - 16} ${hy + hd + 40}C${bw + 70} ${hy + hd + 70} ${bw + 72} -96 ${bw + 34}-78 ${bw + 4}-92 ${bw - 8}-120 ${bw - 34}-130z`,
            sideLit(darken(top, 0.1)),
          ),
      ) +
      paper(
        path(`M-22 ${hy + hd - 12}h44v24q-22 12-44 0z`, darken(skin, 0.12)) +
          ellipse(-hd + 2, hy + 8, 13, 17, darken(skin, 0.06)) +
          ellipse(hd - 2, hy + 8, 13, 17, darken(skin, 0.12)) +
          circle(0, hy, hd, roundLit(skin)),
      ) +
      felt(
        pick(
          [
            path(
              `M${-hd} ${hy + 6}C${-hd - 6} ${hy - hd * 1.4} ${hd + 6} ${hy - hd * 1.4} ${hd} ${hy + 6}C${hd - 8} ${hy + hd * 0.7} ${-hd + 8} ${hy + hd * 0.7} ${-hd} ${hy + 6}z`,
              roundLit(hair),
            ) + stroke(`M6 ${hy - hd * 0.5}q-34 22-30 62M6 ${hy - hd * 0.5}q36 16 34 58`, lighten(hair, 0.16), 4),
            path(
              `M${-hd - 2} ${hy + 30}C${-hd - 16} ${hy - hd * 1.5} ${hd + 16} ${hy - hd * 1.5} ${hd + 2} ${hy + 30}C${hd + 8} ${hy + hd * 1.1} ${-hd - 8} ${hy + hd * 1.1} ${-hd - 2} ${hy + 30}z`,
              roundLit(hair),
            ) + stroke(`M0 ${hy - hd}V${hy + hd * 0.6}`, lighten(hair, 0.15), 4),
            times(9, (i) =>
              circle(
                Math.cos(2.5 + i * 0.52) * hd * 0.72,
                hy - 6 + Math.sin(2.5 + i * 0.52) * hd * 0.72,
                hd * 0.46,
                roundLit(hair),
              ),
            ) +
              circle(0, hy - 2, hd * 0.78, hair) +
              times(5, (i) => circle(-34 + i * 17, hy + (i % 2) * 22 - 18, 10, lighten(hair, 0.1))),
            path(
              `M${-hd} ${hy + 8}C${-hd - 6} ${hy - hd * 1.4} ${hd + 6} ${hy - hd * 1.4} ${hd} ${hy + 8}C${hd - 8} ${hy + hd * 0.6} ${-hd + 8} ${hy + hd * 0.6} ${-hd} ${hy + 8}z`,
              roundLit(hair),
            ) +
              ball(-hd + 4, hy - hd * 0.72, 30, hair) +
              ball(hd - 4, hy - hd * 0.72, 30, hair) +
              stroke(`M0 ${hy - hd + 4}V${hy + 20}`, lighten(skin, 0.05), 3),
            path(
              `M${-hd * 0.94} ${hy - 4}C${-hd} ${hy - hd * 1.36} ${hd} ${hy - hd * 1.36} ${hd * 0.94} ${hy - 4}C${hd * 0.6} ${hy + hd * 0.2} ${-hd * 0.6} ${hy + hd * 0.2} ${-hd * 0.94} ${hy - 4}z`,
              roundLit(hair),
            ) + stroke(`M4 ${hy - 30}q20-4 18 14t-24 8`, lighten(hair, 0.25), 5),
          ],
          style,
        ),
      ),
    `translate(${x} ${y}) scale(${m})`,
  )
}

/** A bare foot of a baby lying on its back, at the picture's lower edge. */
export const foot = (x: number, y: number, t: number, trousers: string, skin: string, f = 1) =>
  group(
    paper(
      path('M-64 260C-74 150-62 90-46 60H50C62 90 78 150 74 260z', sideLit(trousers)) +
        stroke('M-50 84q50 18 102 0', lighten(trousers, 0.35), 8),
    ) +
      paper(
        path('M-40 70C-58 20-62-30-44-62-20-92 30-92 46-58 58-20 52 30 42 70 10 84-20 84-40 70z', sideLit(skin, 0.14)) +
          each(
            [
              [-40, -78, 19],
              [-12, -94, 16],
              [12, -94, 14],
              [32, -86, 13],
              [48, -72, 12],
            ],
            ([x, y, q]) => circle(x, y, q, roundLit(skin)),
          ) +
          stroke('M-22-30q24-14 46 0M-18 40q18 10 36 0', darken(skin, 0.16), 4),
      ),
    `translate(${x} ${y}) rotate(${t}) scale(${f} 1)`,
    'shadow',
  )
