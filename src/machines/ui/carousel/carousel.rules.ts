/** A finger has to move so many px before a slide follows. */
const SWIPE_DISTANCE = 40

export type Slides = { count: number; index: number }

const lastIndex = ({ count }: Pick<Slides, 'count'>) => Math.max(0, count - 1)

/** Where a step leads: after the last comes the first. */
export function indexAfter(slides: Slides, step: 1 | -1): number {
  const next = slides.index + step
  if (next < 0) return lastIndex(slides)
  return next > lastIndex(slides) ? 0 : next
}

export const clampedIndex = (slides: Pick<Slides, 'count'>, index: number) =>
  Math.min(Math.max(0, index), lastIndex(slides))

/** Which way a swipe of so many px goes: to the left shows what is on the right. */
export function swipeStep(distance: number): 1 | -1 | 0 {
  if (Math.abs(distance) < SWIPE_DISTANCE) return 0
  return distance < 0 ? 1 : -1
}
