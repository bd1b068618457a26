import { BANDS, CREAM, darken, INK, lighten, SUN } from '../colour.ts'
import { circle, ellipse, felt, group, path, pick, stroke, times } from '../marks.ts'
import { draw, roundLit, sideLit } from '../sheet.ts'

interface Animal {
  colour: string
  draw: (colour: string) => string
  /** Distance of each eye from the middle, height, radius. */
  eyes: readonly [number, number, number] | null
}

const EYES = [42, -66, 11] as const

export const animals = {
  hare: {
    colour: '#c9a27c',
    eyes: EYES,
    draw: (f) =>
      path('M-70-110C-110-220-60-250-34-130zM70-110C110-220 60-250 34-130z', sideLit(f)) +
      path('M-66-130C-84-196-62-206-46-138zM66-130C84-196 62-206 46-138z', lighten(f, 0.45)) +
      circle(0, -50, 104, roundLit(f)) +
      ellipse(0, -14, 48, 36, lighten(f, 0.5)) +
      path('M-12-32q12-8 24 0-6 14-12 14t-12-14z', INK),
  },
  bear: {
    colour: '#9a6a45',
    eyes: EYES,
    draw: (f) =>
      circle(-78, -126, 42, roundLit(f)) +
      circle(78, -126, 42, roundLit(f)) +
      circle(-78, -126, 20, lighten(f, 0.4)) +
      circle(78, -126, 20, lighten(f, 0.4)) +
      circle(0, -50, 112, roundLit(f)) +
      ellipse(0, -16, 52, 42, lighten(f, 0.45)) +
      ellipse(0, -34, 20, 14, INK),
  },
  fox: {
    colour: '#cf6a35',
    eyes: EYES,
    draw: (f) =>
      path('M-112-50L-104-190-30-140h60l74-50 8 140C90 20 30 56 0 56S-90 20-112-50z', sideLit(f)) +
      path('M-108-40C-60-40-20-10 0 54-30 56-96 20-108-40zM108-40C60-40 20-10 0 54 30 56 96 20 108-40z', CREAM) +
      ellipse(0, 42, 16, 12, INK),
  },
  owl: {
    colour: '#7d6a86',
    eyes: [44, -74, 15],
    draw: (f) =>
      path('M-104-140L-60-176h120l44 36C130 0 80 60 0 60S-130 0-104-140z', sideLit(f)) +
      circle(-44, -74, 46, CREAM) +
      circle(44, -74, 46, CREAM) +
      path('M-16-46h32L0-14z', SUN) +
      times(3, (i) => stroke(`M${-40 + i * 30} 16q10 14 20 0`, lighten(f, 0.4), 6)),
  },
  whale: {
    colour: '#3f86a0',
    eyes: [78, -30, 10],
    draw: (f) =>
      path('M-124-20C-124-110-40-150 30-130 100-110 120-60 116-20 112 40 60 60-10 58S-122 30-124-20z', sideLit(f)) +
      path('M-114 10C-60 40 60 40 110 10 90 50 40 60-10 58S-104 40-114 10z', CREAM) +
      stroke('M0-136C-4-170-36-180-50-164M0-136C4-170 36-180 50-164', lighten(f, 0.3), 11),
  },
  duck: {
    colour: '#e5b23c',
    eyes: EYES,
    draw: (f) =>
      circle(0, -50, 112, roundLit(f)) +
      path('M-10-158C-30-200 10-206 4-160 30-196 50-170 20-154z', f) +
      path('M-50-20C-40-44 40-44 50-20 40 16-40 16-50-20z', '#d9702f') +
      stroke('M-44-16q44 14 88 0', darken('#d9702f', 0.25), 5),
  },
  cat: {
    colour: '#5f6f78',
    eyes: EYES,
    draw: (f) =>
      path('M-104-70L-100-184-40-146h80l60-38 4 114C104 20 60 52 0 52S-104 20-104-70z', sideLit(f)) +
      ellipse(0, -4, 44, 32, lighten(f, 0.5)) +
      path('M-12-24h24L0-10z', '#d98a86') +
      stroke('M-108-10l-40-8M-108 8l-38 6M108-10l40-8M108 8l38 6', lighten(f, 0.3), 4),
  },
  snail: {
    colour: '#4f8a55',
    eyes: null,
    draw: (f) =>
      path('M-128 50c-16-80 10-112 46-104 50 10 60 70 180 70 30 0 40 34 26 34z', sideLit('#e2bd8b')) +
      stroke('M-104-46L-122-110M-78-52L-74-118', '#e2bd8b', 10) +
      circle(-122, -114, 11, INK) +
      circle(-74, -122, 11, INK) +
      circle(36, -46, 88, roundLit(f)) +
      stroke('M36-46c20-20 50 10 20 34-40 26-88-20-60-66 30-46 110-30 108 34', lighten(f, 0.45), 11),
  },
} satisfies Record<string, Animal>

export type AnimalName = keyof typeof animals

export const avatar = (name: AnimalName, i: number) =>
  draw({ width: 320, height: 320, seed: 51 + i }, () => {
    const animal: Animal = animals[name]
    const background = pick(['#f4d9c6', '#dbe7cf', '#f6e3b8', '#d5e4ea', '#ecd9e2'], i)
    return (
      `<rect width="320" height="320" fill="${background}"/>` +
      group(ellipse(0, 190, 150, 100, pick(BANDS, i + 2)), 'translate(160 190)', 'felt') +
      group(felt(animal.draw(animal.colour)) + eyes(animal.eyes), 'translate(160 206) scale(.94)', 'shadow')
    )
  })

function eyes(placed: Animal['eyes']) {
  if (!placed) return ''
  const [x, y, radius] = placed
  return (
    circle(-x, y, radius, INK) +
    circle(x, y, radius, INK) +
    circle(-x + 4, y - 4, 3.5, '#fff') +
    circle(x + 4, y - 4, 3.5, '#fff')
  )
}
