import { BANDS, CREAM, darken, HARBOUR, INK, lighten, POPPY, SUN } from '../colour.ts'
import { each, group, paper, path, rect, stroke, times } from '../marks.ts'
import { motif } from '../motifs.ts'
import { cyclorama, sunPatch } from '../placing.ts'
import { draw, topLit } from '../sheet.ts'

/** A card that looks out of its envelope, with the ruler across it. */
export const giftCard = () =>
  draw({ width: 800, height: 500, seed: 97 }, () => {
    const card =
      rect(-230, -150, 460, 290, 14, topLit(CREAM, 0.06)) +
      rect(-230, 44, 460, 44, 0, topLit(SUN)) +
      stroke(
        times(22, (i) => `M${-216 + i * 20.6} 88v${i % 4 ? -14 : -24}`),
        INK,
        2.5,
      )
    const signs = each(BANDS, (colour, i) =>
      motif([0, 7, 3, 5, 6][i] ?? 0, -172 + i * 86, -56, 30, colour, lighten(colour, 0.5)),
    )
    const envelope =
      path('M-270 190V-10L0 110 270-10v200q0 14-14 14h-512q-14 0-14-14z', topLit(HARBOUR, 0.18)) +
      path('M-266 196L-20 60q20-12 40 0L266 196z', darken(HARBOUR, 0.08))
    const bow =
      path('M-8-6c-54-44-84 22-14 26zM8-6c54-44 84 22 14 26z', POPPY) +
      path('M-10 4l-34 56 22-8 20-40zM10 4l34 56-22-8-20-40z', darken(POPPY, 0.14)) +
      rect(-14, -14, 28, 28, 9, darken(POPPY, 0.24))
    return (
      cyclorama('#f6ead2', 0.72) +
      sunPatch(420, 150, 300, 340, 0.4) +
      group(
        group(paper(path('M-270-10L0-120 270-10v100h-540z', darken(HARBOUR, 0.3))), '', 'shadow') +
          group(paper(card) + signs, 'translate(6 -46) rotate(-4)', 'shadow') +
          group(paper(envelope), '', 'shadow') +
          group(paper(bow), 'translate(0 100)', 'shadow'),
        'translate(400 262)',
      )
    )
  })
