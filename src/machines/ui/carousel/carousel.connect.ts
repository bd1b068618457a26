import { marks, type Reading } from '~/machines/runtime/reading'
import type { carouselMachine } from './carousel.machine'
import { indexAfter } from './carousel.rules'

export function connectCarousel(snapshot: Reading<typeof carouselMachine>) {
  const { context } = snapshot
  const { index, draggedBy } = context
  return {
    ...marks('carousel', snapshot),
    index,
    /** px that the row follows the finger */
    draggedBy,
    isDragging: snapshot.matches('dragging'),
    can: { next: indexAfter(context, 1) !== index, prev: indexAfter(context, -1) !== index },
  }
}
export type CarouselView = ReturnType<typeof connectCarousel>
