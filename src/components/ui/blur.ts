import type { CSSProperties } from 'react'

type Blur = CSSProperties & Record<`--b${number}`, string>

/** The colours of what stands in a picture's place until it is there, for `blurred`. */
export function blurOf({ blur }: { blur?: string | null }): Blur | undefined {
  if (!blur) return undefined
  const colours = blur.match(/.{3}/g) ?? []
  return Object.fromEntries(colours.map((colour, index) => [`--b${index}`, `#${colour}`]))
}
