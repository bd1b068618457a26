import { equal, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'
import type { CarouselView } from '~/machines/ui/carousel/carousel.connect'

type Finger = { from: number; by: number }
/** `finger`: where it came down and how far it has gone; null where none is on the row. */
type Memory = { finger: Finger | null; index: number }

/** How far a finger has to go before the row follows it on. */
const SWIPE = 40

const stepped = (index: number, count: number, by: number) =>
  index + by < 0 ? count - 1 : index + by >= count ? 0 : index + by

const swipeOf = ({ by }: Finger) => (by <= -SWIPE ? 1 : by >= SWIPE ? -1 : 0)

export const carouselOracle = oracle<CarouselView, Memory>(
  'carousel',
  [
    after('start', { rule: 'S-407', says: 'the first picture is shown' }, ({ view }) => equal(view.index, 0)),
    always({ rule: 'F-17', says: 'arrows, dots and swipes lead where they say, round the ends' }, ({ view, memory }) =>
      equal(view.index, memory.index),
    ),
    always({ rule: 'F-17', says: 'the row follows the finger that holds it, and nothing else' }, ({ view, memory }) => [
      equal(view.isDragging, memory.finger !== null),
      equal(view.draggedBy, memory.finger?.by ?? 0),
    ]),
    after(either('NEXT', 'PREV', 'GOTO', 'DRAG_END'), { rule: 'F-17', says: 'it only moves' }, nothingLeft),
  ],
  (memory, { event, input }) => {
    const { finger, index } = memory ?? { finger: null, index: 0 }
    const count: number = input.count
    switch (event.type) {
      case 'DRAG_START':
        // the finger that came first leads
        return { index, finger: finger ?? { from: event.x, by: 0 } }
      case 'DRAG_MOVE':
        return { index, finger: finger && { ...finger, by: event.x - finger.from } }
      case 'DRAG_END':
        return { index: finger ? stepped(index, count, swipeOf(finger)) : index, finger: null }
      case 'NEXT':
      case 'PREV':
        return { finger, index: finger ? index : stepped(index, count, event.type === 'NEXT' ? 1 : -1) }
      case 'GOTO':
        return { finger, index: finger ? index : Math.min(Math.max(event.index, 0), count - 1) }
      default:
        return { finger, index }
    }
  },
)
