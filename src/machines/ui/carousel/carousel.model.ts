import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectCarousel } from './carousel.connect'
import { carouselMachine } from './carousel.machine'

/** Where the row has to stand after what has happened; fingers are put down at 100 px. */
function indexOf({ input, events }: Pick<Driver, 'input' | 'events'>): number {
  // the driver takes any input; this model's is the machine's
  const { count } = input as { count: number }
  const last = Math.max(0, count - 1)
  let dragged = 0
  let index = 0
  for (const { type, ...event } of events) {
    if (type === 'DRAG_START') dragged = 0
    if (type === 'DRAG_MOVE') dragged = event.x - 100
    if (type === 'GOTO') index = event.index
    if (type === 'NEXT' || (type === 'DRAG_END' && dragged <= -40)) index = index < last ? index + 1 : 0
    if (type === 'PREV' || (type === 'DRAG_END' && dragged >= 40)) index = index > 0 ? index - 1 : last
    index = Math.min(Math.max(0, index), last)
  }
  return index
}

/** The row slides since a step that led elsewhere, or since a finger let go of it. */
function isSlidingAfter({ input, events }: Driver): boolean {
  const indexAfter = (count: number) => indexOf({ input, events: events.slice(0, count) })
  return events.reduce((isSliding, { type }, at) => {
    if (type.startsWith('xstate.after') || type === 'DRAG_START') return false
    if (type === 'DRAG_END') return true
    const isStep = ['NEXT', 'PREV', 'GOTO'].includes(type)
    return isSliding || (isStep && indexAfter(at) !== indexAfter(at + 1))
  }, false)
}

export const carouselModel: Model<typeof carouselMachine> = {
  machine: carouselMachine,
  input: { count: 3 },
  inputs: [{ count: 2 }, { count: 1 }],
  key: ({ count, index, draggedBy }) => ({ count, index, draggedBy }),
  cases: {
    // a single picture has no arrows, but a finger finds it
    NEXT: ({ context }) => (context.count > 1 ? [{ type: 'NEXT' }] : []),
    PREV: ({ context }) => (context.count > 1 ? [{ type: 'PREV' }] : []),
    GOTO: [0, 1, 99].map((index) => ({ type: 'GOTO', index })),
    DRAG_START: [{ type: 'DRAG_START', x: 100 }],
    // 40 px are a swipe, 39 are none
    DRAG_MOVE: [20, 60, 61, 90, 139, 140, 180].map((x) => ({ type: 'DRAG_MOVE', x })),
    DRAG_END: [{ type: 'DRAG_END' }],
  },
  outcomes: {},
  delays: { settle: 300 },
  invariants: [
    {
      name: 'one of the pictures is shown: the row never runs past its end',
      holds: ({ context }) => context.index >= 0 && context.index < context.count,
    },
    {
      name: 'the row follows the finger only while it is held, by as much as it has moved',
      holds: (snapshot, { events }) => {
        const last = events.findLast(({ type }) => type.startsWith('DRAG'))
        const { isDragging, draggedBy } = connectCarousel(snapshot)
        if (!isDragging) return draggedBy === 0
        return draggedBy === (last?.type === 'DRAG_MOVE' ? last.x - 100 : 0)
      },
    },
    {
      name: 'F-17 a step that leads elsewhere, and a finger that lets go, make the row slide for 300 ms; nothing else does',
      holds: (snapshot, driver) => {
        const isSliding = snapshot.matches({ ready: 'settling' })
        return isSliding === isSlidingAfter(driver) && driver.clock.due() === (isSliding ? 300 : null)
      },
    },
    {
      name: 'F-17 arrows, dots and swipes lead where they say, and after the last picture comes the first',
      holds: (snapshot, driver) => connectCarousel(snapshot).index === indexOf(driver),
    },
  ],
}
