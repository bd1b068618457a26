import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectCarousel } from './carousel.connect'
import { carouselMachine } from './carousel.machine'

const perView = { desktop: 3, mobile: 1 }

type Row = { count: number; perView: { desktop: number; mobile: number }; isInfinite: boolean }

/** Where the row has to stand after what has happened; fingers are put down at 100 px. */
function indexOf({ input, events }: Pick<Driver, 'input' | 'events'>): number {
  // the driver takes any input; this model's is the machine's
  const { count, perView, isInfinite } = input as Row
  let last = Math.max(0, count - perView.desktop)
  let dragged = 0
  let index = 0
  for (const { type, ...event } of events) {
    if (type === 'RESIZE') last = Math.max(0, count - (event.isMobile ? perView.mobile : perView.desktop))
    if (type.includes('width')) last = Math.max(0, count - perView.desktop)
    if (type === 'DRAG_START') dragged = 0
    if (type === 'DRAG_MOVE') dragged = event.x - 100
    if (type === 'GOTO') index = event.index
    if (type === 'NEXT' || (type === 'DRAG_END' && dragged <= -40)) index = index < last || !isInfinite ? index + 1 : 0
    if (type === 'PREV' || (type === 'DRAG_END' && dragged >= 40)) index = index > 0 || !isInfinite ? index - 1 : last
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
  input: { count: 4, perView, isInfinite: false },
  inputs: [
    { count: 2, perView, isInfinite: false },
    { count: 3, perView: { desktop: 1, mobile: 1 }, isInfinite: true },
  ],
  key: ({ count, index, perView: now, isInfinite, draggedBy }) => ({ count, index, now, isInfinite, draggedBy }),
  cases: {
    NEXT: [{ type: 'NEXT' }],
    PREV: [{ type: 'PREV' }],
    GOTO: [0, 1, 99].map((index) => ({ type: 'GOTO', index })),
    DRAG_START: [{ type: 'DRAG_START', x: 100 }],
    DRAG_MOVE: [20, 90, 180].map((x) => ({ type: 'DRAG_MOVE', x })),
    DRAG_END: [{ type: 'DRAG_END' }],
    RESIZE: [true, false].map((isMobile) => ({ type: 'RESIZE', isMobile })),
  },
  outcomes: { width: [{ error: new Error('no media queries') }] },
  delays: { settle: 300 },
  invariants: [
    {
      name: 'every place is filled: the row never runs past its end',
      holds: ({ context }) =>
        context.index >= 0 && context.index + context.perView <= Math.max(context.count, context.perView),
    },
    {
      name: 'as many slides as the window has room for: those of a phone where it is one, else those of a desktop',
      holds: ({ context }, { events }) => {
        const width = events.findLast(({ type }) => type === 'RESIZE' || type.includes('width'))
        return context.perView === (width?.isMobile ? context.views.mobile : context.views.desktop)
      },
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
      name: 'F-17 arrows, dots and swipes lead where they say, round the ends only where the row has none',
      holds: (snapshot, driver) => connectCarousel(snapshot).index === indexOf(driver),
    },
  ],
}
