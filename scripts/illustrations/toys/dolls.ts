import { BEECH, CREAM, darken, lighten } from '../colour.ts'
import { circle, each, felt, group, paper, path, pick, rect, stroke, times, wood } from '../marks.ts'
import { flower } from '../motifs.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball } from '../solids.ts'
import { toy } from './toy.ts'

interface Tone {
  skin: string
  hair: string
}

/** Variants 0 light, 1 tan, 2 dark. */
const TONES: readonly Tone[] = [
  { skin: '#f3cfae', hair: '#c99248' },
  { skin: '#c58a5c', hair: '#4d2f22' },
  { skin: '#6f4229', hair: '#231d1f' },
]

/** A felt doll with buns and a dress. */
export const dollMila = toy(220, 330, ({ a, b, c }, variant) => {
  const { skin, hair } = pick(TONES, variant)
  return (
    legs(skin, CREAM, b) +
    arms(skin, lighten(a, 0.16)) +
    felt(
      path('M-40-176h80L96-60q-96 26-192 0z', sideLit(a)) +
        stroke('M-90-72Q0-48 90-72', lighten(a, 0.42), 7) +
        path('M-34-178Q0-148 34-178l10 14Q0-128-44-164z', CREAM),
    ) +
    felt(each([-44, 0, 44], (x) => flower(x, -106 + Math.abs(x) * 0.12, 13, lighten(a, 0.5), c))) +
    head(skin) +
    felt(
      ball(-58, -288, 27, hair) +
        ball(58, -288, 27, hair) +
        path('M-62-226C-74-310 74-310 62-226 52-262 22-276 0-278-22-276-52-262-62-226z', roundLit(hair)) +
        stroke('M0-290v14', lighten(hair, 0.14), 4),
    ) +
    paper(stroke('M-46-270q-12-4-20-12M46-270q12-4 20-12', b, 8))
  )
})

/** A felt doll with curls and dungarees. */
export const dollNoa = toy(220, 330, ({ b, c, d }, variant) => {
  const { skin, hair } = pick(TONES, variant)
  return (
    legs(skin, darken(b, 0.04), d) +
    arms(skin, c) +
    felt(
      path('M-46-176h92l14 70h-120z', sideLit(c)) +
        times(3, (i) => stroke(`M-46${-164 + i * 18}h${94 + i * 2}`, CREAM, 5)) +
        path('M-34-148h68l4 34h28l6 66h-66l-6-18-6 18h-66l6-66h28z', sideLit(b)) +
        stroke('M-30-146l-8-30M30-146l8-30', darken(b, 0.1), 9) +
        path('M-16-124h32v22q-16 12-32 0z', lighten(b, 0.18)),
    ) +
    wood(circle(-28, -142, 6, BEECH) + circle(28, -142, 6, BEECH)) +
    head(skin) +
    felt(
      times(9, (i) =>
        circle(
          Math.cos(3.3 + i * 0.36) * 52,
          -240 + Math.sin(3.3 + i * 0.36) * 48,
          23,
          roundLit(i % 2 ? hair : lighten(hair, 0.06)),
        ),
      ) + path('M-54-244C-50-300 50-300 54-244 30-266-30-266-54-244z', hair),
    )
  )
})

const legs = (skin: string, trousers: string, shoe: string) =>
  felt(
    path('M-44-70h38l-4 50h-30zM6-70h38l-4 50H10z', sideLit(trousers)) +
      rect(-40, -34, 30, 20, 6, sideLit(skin)) +
      rect(10, -34, 30, 20, 6, sideLit(skin)) +
      path('M-50-2c-6-22 10-26 26-24 18 0 18 12 16 24zM50-2c6-22-10-26-26-24-18 0-18 12-16 24z', topLit(shoe)),
  )

const arms = (skin: string, sleeve: string) =>
  felt(
    group(
      path('M-15-8h30l6 70h-42z', sideLit(sleeve)) + circle(0, 72, 20, roundLit(skin)),
      'translate(-52 -160) rotate(28)',
    ) +
      group(
        path('M-15-8h30l6 70h-42z', sideLit(sleeve)) + circle(0, 72, 20, roundLit(skin)),
        'translate(52 -160) rotate(-28)',
      ),
  )

/** A plain felt head: whoever plays with it decides how it feels. */
const head = (skin: string) =>
  felt(rect(-15, -190, 30, 26, 6, darken(skin, 0.12)) + circle(0, -232, 60, roundLit(skin)))
