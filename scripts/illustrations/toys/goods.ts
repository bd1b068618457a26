import { BEECH, CREAM, darken, INK, lighten, OAK, SUN } from '../colour.ts'
import { circle, each, ellipse, felt, group, num, paper, path, stroke, times, upright, wood } from '../marks.ts'
import { roundLit, sideLit, topLit } from '../sheet.ts'
import { ball, block } from '../solids.ts'
import { toy } from './toy.ts'

/** A climbing arch of beech with coloured rungs. */
export const climbingArch = toy(370, 210, ({ a, b, c, d }) => {
  const arc = (radius: number) => `M${-radius} 0a${radius} ${num(radius * 1.08)} 0 0 1 ${radius * 2} 0`
  const rungs = each([a, SUN, b, c, d, a, SUN], (colour, i) => {
    const angle = (Math.PI * (i + 0.5)) / 7
    const x = -Math.cos(angle) * 128
    const y = -Math.sin(angle) * 138
    return (
      stroke(`M${num(x)} ${num(y)}l58-36`, darken(colour, 0.12), 14) +
      stroke(`M${num(x)} ${num(y - 3)}l58-36`, lighten(colour, 0.12), 6)
    )
  })
  return (
    upright(group(stroke(arc(128), darken(OAK, 0.12), 18), 'translate(58 -36)')) +
    paper(rungs) +
    upright(stroke(arc(128), darken(BEECH, 0.12), 24) + stroke(arc(130), BEECH, 16)) +
    wood(block(-146, 4, 34, 10, 14, OAK) + block(110, 4, 34, 10, 14, OAK))
  )
})

export const pullDuck = toy(330, 220, ({ a, b }) => {
  const body =
    'M-110-66C-124-104-104-128-70-118-44-108-16-112 4-126c20 4 70 6 82 32 10 26-20 52-66 54-60 4-112 2-130-26z'
  const yellow = '#ecb843'
  return (
    stroke('M110-34C140-26 146-2 168-4', INK, 3) +
    wood(ball(170, -8, 12, a) + block(-104, -22, 196, 18, 26, BEECH)) +
    paper(path(body, topLit(yellow, 0.18)) + circle(46, -150, 48, roundLit(yellow))) +
    paper(
      path('M86-162c24-2 46 8 46 18s-26 16-50 10z', '#d9702f') +
        stroke('M90-146q20 4 38 0', darken('#d9702f', 0.25), 3),
    ) +
    felt(path('M-78-98C-50-120 0-116 14-92-2-60-58-54-78-98z', sideLit(b))) +
    circle(58, -162, 6, INK) +
    wood(ball(-66, -18, 26, a) + ball(60, -18, 26, a)) +
    wood(circle(-66, -18, 8, BEECH) + circle(60, -18, 8, BEECH))
  )
})

/** A rocker of bent beech, felt underneath. */
export const balanceBoard = toy(370, 140, ({ a, b }) =>
  group(
    felt(path('M-174-80Q0 88 160-80l8 8Q0 104-182-72z', darken(a, 0.06))) +
      wood(
        path('M-172-94Q0 52 162-94L190-130Q28 8-144-130z', topLit(lighten(BEECH, 0.14), 0.22)) +
          path('M-172-94Q0 52 162-94l8 14Q0 84-180-80z', topLit(OAK, 0.12)) +
          path('M162-94L190-130l8 14-28 36z', darken(OAK, 0.22)),
      ) +
      paper(
        stroke('M-128-112Q20 2 158-114', lighten(b, 0.1), 6) + stroke('M-148-102Q6 20 150-104', lighten(a, 0.1), 6),
      ),
    'translate(-6 -12)',
  ),
)

/** Towers of blocks with channels between them, down which marbles run. */
export const marbleRun = toy(320, 300, ({ a, b, c, d }) => {
  const tower = (x: number, colours: readonly string[]) =>
    each(colours, (colour, i) => block(x, -i * 46, 56, 44, 24, i % 2 ? BEECH : colour))
  const channel = (x: number, y: number, width: number, drop: number) =>
    path(`M${x} ${y - 16}l12-12 ${width} ${drop} -12 12z`, darken(OAK, 0.22)) +
    path(`M${x} ${y - 16}l${width} ${drop}v20l${-width} ${-drop}z`, topLit(BEECH))
  return (
    wood(tower(-140, [a, b, c, d, a]) + tower(-24, [c, d, b]) + tower(92, [d])) +
    wood(channel(-92, -232, 112, 64)) +
    paper(ball(-40, -226, 15, d)) +
    wood(channel(30, -138, 110, 62)) +
    paper(ball(86, -130, 15, a)) +
    paper(
      path('M-150-290h96l-26 46q-22 10-44 0z', sideLit(b)) +
        ellipse(-102, -290, 48, 12, lighten(b, 0.3)) +
        ellipse(-102, -288, 38, 8, darken(b, 0.35)) +
        ball(-92, -296, 15, SUN),
    ) +
    upright(times(2, (i) => circle(-112 + i * 116, -24, 9, darken(OAK, 0.4)))) +
    paper(ball(128, -62, 15, SUN))
  )
})

/** Picture books lying on each other. */
export const bookStack = toy(290, 170, ({ a, b, c, d }) => {
  const book = (x: number, y: number, width: number, colour: string) =>
    path(`M${x} ${y - 30}l26-18h${width}l-26 18z`, lighten(colour, 0.22)) +
    path(`M${x + width} ${y - 30}l26-18v28l-26 20z`, CREAM) +
    stroke(`M${x + width + 3} ${y - 20}l22-17M${x + width + 3} ${y - 11}l22-17`, darken(CREAM, 0.2), 1.5) +
    path(`M${x} ${y - 30}h${width}v30h${-width}z`, topLit(colour)) +
    path(`M${x + 22} ${y - 30}h10v30h-10zM${x + width - 40} ${y - 30}h10v30h-10z`, lighten(colour, 0.4))
  return paper(book(-138, 0, 236, a) + book(-116, -31, 204, d) + book(-130, -62, 214, b) + book(-104, -93, 176, c))
})
