import { marks, type Reading } from '~/machines/runtime/reading'
import type { carouselMachine } from './carousel.machine'

export function connectCarousel(snapshot: Reading<typeof carouselMachine>) {
  const { index, draggedBy } = snapshot.context
  return {
    ...marks('carousel', snapshot),
    index,
    /** px that the row follows the finger */
    draggedBy,
    isDragging: snapshot.matches('dragging'),
  }
}
export type CarouselView = ReturnType<typeof connectCarousel>
