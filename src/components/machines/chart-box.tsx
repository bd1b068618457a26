import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { MachineChartSend, MachineChartView } from '~/machines/tooling/machine-chart/machine-chart.connect'
import type { Direction } from '~/machines/tooling/machine-chart/machine-chart.rules'
import type { MachineDetails } from '~/services/flows/machines/machines.contract'
import type { VisitorsAnswer } from '~/services/flows/visitors/visitors.contract'
import { ChartCounts, withThickness } from './chart-counts'
import { withWalks } from './chart-coverage'
import { ChartSheets } from './chart-sheets'
import { box, chosen } from './machine.styles'
import { ChangeMarks } from './machine-changes'
import type { Numbers } from './numbers'
import { isPoster } from './sheets-of'
import { SCREEN } from './state-side'

type ChartBoxProps = {
  view: MachineChartView & {
    details: MachineDetails
    numbers: Numbers | null
    visitors: VisitorsAnswer
    shows: string
  }
  send: MachineChartSend
}

const ARROWS: Record<string, Direction> = { ArrowRight: 'right', ArrowLeft: 'left', ArrowDown: 'down', ArrowUp: 'up' }
const ZOOMS: Record<string, 'ZOOM_IN' | 'ZOOM_OUT' | 'ZOOM_NATURAL' | 'FIT'> = {
  '+': 'ZOOM_IN',
  '=': 'ZOOM_IN',
  '-': 'ZOOM_OUT',
  '0': 'ZOOM_NATURAL',
  f: 'FIT',
}
const DRAWING = 'drawing'
/** As the layout has measured them; they stand on the drawing itself, since its copies on paper have none from around it. */
const LETTERS = { fontSize: '11', textRendering: 'geometricPrecision' } as const
/** A hand that has not moved that far has pressed what is below it. */
const STILL_PX = 4

/** The picture in its own box: it scrolls, follows a mouse that drags it, and takes the keyboard. */
export function ChartBox({ view, send }: ChartBoxProps) {
  const { details, numbers, visitors } = view
  const { chart, title } = details
  const isLarge = isPoster(chart)
  const handlers = useDragging(send)
  return (
    <>
      <section
        id="chart"
        className={box}
        data-poster={isLarge ? '' : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={`Chart of ${title}. Arrow keys walk along its transitions, Enter opens the screen of the one selected, plus and minus zoom, 0 gives its own size, F fits it into its box.`}
        data-grabbed={view.isHeld ? '' : undefined}
        onKeyDown={(event) => pressed(event, send)}
        {...handlers}
      >
        <svg
          viewBox={`0 0 ${chart.width} ${chart.height}`}
          width={Math.round((chart.width * view.zoom) / 100)}
          height={Math.round((chart.height * view.zoom) / 100)}
          role="img"
          aria-label={`${title}; the table below says the same in words`}
          style={view.isOpening ? whileOpening(view) : undefined}
          {...LETTERS}
        >
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by `npm run machines`, never from what somebody typed */}
          <g id={DRAWING} {...LETTERS} dangerouslySetInnerHTML={{ __html: drawnFor(view) }} />
          {numbers && visitors && <ChartCounts view={{ ...numbers, places: visitors.places }} />}
          <ChangeMarks view={details} />
          <Chosen view={view} />
        </svg>
      </section>
      {isLarge && <ChartSheets view={{ ...chart, title, drawing: DRAWING }} />}
    </>
  )
}

/** As it will open, as far as styles can say it: so it stays without a script. */
const whileOpening = ({ details: { chart }, least }: ChartBoxProps['view']) => ({
  maxWidth: `max(100%, ${Math.round((chart.width * least) / 100)}px)`,
  height: 'auto',
})

function drawnFor({ details: { chart, coverage }, numbers, shows }: ChartBoxProps['view']): string {
  if (shows === 'coverage') return withWalks(chart.inner, coverage)
  return numbers ? withThickness(chart.inner, numbers) : chart.inner
}

function Chosen({ view: { details, selected } }: { view: ChartBoxProps['view'] }) {
  const place = details.states.find(({ id }) => id === selected)?.box
  return place && <rect className={chosen} {...place} rx="8" />
}

function pressed(event: KeyboardEvent, send: MachineChartSend) {
  if (event.metaKey || event.ctrlKey || event.altKey) return
  if (event.key === 'Enter') document.querySelector<HTMLElement>(`#${SCREEN} a`)?.click()
  const [direction, zoom] = [ARROWS[event.key], ZOOMS[event.key]]
  if (!direction && !zoom) return
  event.preventDefault()
  if (direction) send({ type: 'WALK', direction })
  if (zoom) send({ type: zoom })
}

/** A mouse drags the chart; a finger scrolls it by itself. */
function useDragging(send: MachineChartSend) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const at = (event: PointerEvent) => ({ x: Math.round(event.clientX), y: Math.round(event.clientY) })
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = at(event)
      if (event.pointerType === 'mouse' && event.button === 0) send({ type: 'GRAB', ...at(event) })
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 1 && start.current) send({ type: 'DRAG', ...at(event) })
    },
    onPointerUp: (event: PointerEvent) => {
      const { x, y } = start.current ?? at(event)
      start.current = null
      send({ type: 'DROP' })
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) return
      const node = event.target instanceof Element ? event.target.closest('[data-node]') : null
      const id = node?.getAttribute('data-node')
      if (id) send({ type: 'SELECT', id })
    },
    onPointerLeave: () => {
      if (start.current) send({ type: 'DROP' })
      start.current = null
    },
  }
}
