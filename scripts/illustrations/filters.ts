/** Ids stay one letter long: they are repeated on every shape, and a picture must stay below 25 kB. */
export const FILTER_IDS = {
  paper: 'p',
  wood: 'w',
  upright: 'v',
  boards: 'o',
  felt: 'f',
  shadow: 's',
  blur: 'b',
  grain: 'z',
} as const

export type Filter = keyof typeof FILTER_IDS

export const BLURRED = `filter="url(#${FILTER_IDS.blur})"`
export const BOARDS = `filter="url(#${FILTER_IDS.boards})"`

interface Material {
  /** How far edges wander, in pixels, and how quickly. */
  warp: number
  warpFrequency: number
  grainFrequency: number | string
  /** Last row of the colour matrix: noise to the opacity of the grain. */
  grainOpacity: string
}

const MATERIALS: Record<'paper' | 'wood' | 'upright' | 'boards' | 'felt', Material> = {
  paper: { warp: 4.5, warpFrequency: 0.018, grainFrequency: 0.5, grainOpacity: '.34 0 0 0 -.135' },
  wood: { warp: 4, warpFrequency: 0.02, grainFrequency: '.01 .13', grainOpacity: '.85 0 0 0 -.345' },
  upright: { warp: 4, warpFrequency: 0.02, grainFrequency: '.13 .01', grainOpacity: '.85 0 0 0 -.345' },
  boards: { warp: 2, warpFrequency: 0.02, grainFrequency: '.004 .11', grainOpacity: '.6 0 0 0 -.25' },
  felt: { warp: 5, warpFrequency: 0.16, grainFrequency: 0.32, grainOpacity: '.6 0 0 0 -.245' },
}

/** The filter definitions that 'body' refers to; 'seed' varies the grain from picture to picture. */
export function filtersFor(body: string, seed: number) {
  const isUsed = (filter: Filter) => body.includes(`url(#${FILTER_IDS[filter]})`)
  const materials = (['paper', 'wood', 'upright', 'boards', 'felt'] as const)
    .filter(isUsed)
    .map((name) => grained(FILTER_IDS[name], MATERIALS[name], seed))
  const effects = (['shadow', 'blur', 'grain'] as const).filter(isUsed).map((name) => EFFECTS[name](seed))
  return [...materials, ...effects].join('')
}

const EFFECTS = {
  shadow: () =>
    '<filter id="s" x="-.3" y="-.3" width="1.7" height="1.7"><feDropShadow dx="5" dy="7" stdDeviation="6" flood-color="#3a2230" flood-opacity=".22"/></filter>',
  blur: () => '<filter id="b" x="-.5" y="-1" width="2" height="3"><feGaussianBlur stdDeviation="9"/></filter>',
  grain: (seed: number) =>
    `<filter id="z" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .14 -.34 0 0 0 .21"/></filter>`,
}

/** Bends the edges a little, then lays a grain over whatever is inside them. */
function grained(id: string, { warp, warpFrequency, grainFrequency, grainOpacity }: Material, seed: number) {
  const edges = `<feTurbulence type="fractalNoise" baseFrequency="${warpFrequency}" numOctaves="1" seed="${seed}" result="a"/><feDisplacementMap in="SourceGraphic" in2="a" scale="${warp}" xChannelSelector="R" yChannelSelector="G" result="b"/>`
  const grain = `<feTurbulence type="fractalNoise" baseFrequency="${grainFrequency}" numOctaves="3" seed="${seed + 2}"/><feColorMatrix values="0 0 0 0 .24 0 0 0 0 .13 0 0 0 0 .1 ${grainOpacity}"/><feComposite operator="in" in2="b" result="c"/>`
  return `<filter id="${id}" x="-.08" y="-.08" width="1.16" height="1.16" color-interpolation-filters="sRGB">${edges}${grain}<feMerge><feMergeNode in="b"/><feMergeNode in="c"/></feMerge></filter>`
}
