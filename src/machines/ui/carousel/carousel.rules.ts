/** A finger has to move so many px before a slide follows. */
const SWIPE_DISTANCE = 40

export type Slides = { count: number; perView: number; index: number; isInfinite: boolean }

/** The last index at which every place is filled. */
const lastIndex = ({ count, perView }: Pick<Slides, 'count' | 'perView'>) => Math.max(0, count - perView)

/** Where a step leads: round the ends when the row is infinite, else not beyond them. */
export function indexAfter(slides: Slides, step: 1 | -1): number {
  const last = lastIndex(slides)
  const next = slides.index + step
  if (next >= 0 && next <= last) return next
  if (!slides.isInfinite) return slides.index
  return next < 0 ? last : 0
}

export const clampedIndex = (slides: Pick<Slides, 'count' | 'perView'>, index: number) =>
  Math.min(Math.max(0, index), lastIndex(slides))

/** Which way a swipe of so many px goes: to the left shows what is on the right. */
export function swipeStep(distance: number): 1 | -1 | 0 {
  if (Math.abs(distance) < SWIPE_DISTANCE) return 0
  return distance < 0 ? 1 : -1
}
