import { asked, did, didNot, equal, isRunning, kept, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { MachineChartView } from '~/machines/tooling/machine-chart/machine-chart.connect'

/** `size`: in per cent. `hand`: where it was seen last while it holds the chart. `since`: when its box began to be measured, where it
 * opens or is fitted into it. */
type Memory = {
  states: Loose[]
  size: number
  since: number | null
  isOpening: boolean
  selected: string | null
  hand: { x: number; y: number } | null
}

/** From a quarter to the double, in per cent. */
const SIZES = [25, 40, 55, 70, 85, 100, 125, 150, 200]
const NATURAL = 100
/** Less than this is not read: no chart opens so small. */
const READABLE = 90
/** What is fitted is at least so large. */
const LEAST = 10
const PATIENCE = 2000

export const machineChartOracle = oracle<MachineChartView, Memory>(
  'machineChart',
  [
    always(
      { decided: 'ADR-0057', says: 'as large as it was made last, step by step' },
      ({ view, memory: { size } }) => [
        equal(view.zoom, size),
        equal(view.can, { enlarge: SIZES.some((each) => each > size), reduce: SIZES.some((each) => each < size) }),
      ],
    ),
    always({ decided: 'ADR-0057', says: 'the state that was pressed, or that a key leads to' }, ({ view, memory }) =>
      equal(view.selected, memory.selected),
    ),
    always({ decided: 'ADR-0057', says: 'from GRAB to DROP the hand holds it' }, ({ view, memory }) =>
      equal(view.isHeld, memory.hand !== null),
    ),
    always(
      {
        decided: 'ADR-0057',
        says: 'its box is measured once where it opens as a picture and for each “Fit”, not while a hand holds it',
      },
      (step) => {
        const { since, isOpening } = step.memory
        const isNew = since !== null && step.before?.memory.since !== since
        const { isFitting, isOpening: opens } = step.view
        return [
          isNew ? asked(step, 'measureBox') : notAsked(step, 'measureBox'),
          equal(
            [isFitting, opens, isRunning(step, 'measureBox')],
            [since !== null && !isOpening, isOpening, since !== null],
          ),
        ]
      },
    ),
    lasts(
      PATIENCE,
      'FIT',
      {
        decided: 'ADR-0057',
        says: 'that is waited for',
        when: ({ memory, now }) => memory.since === now && !memory.isOpening,
      },
      ({ view }) => view.isFitting,
    ),
    after(failed('measureBox'), { decided: 'ADR-0057', says: 'it stays as large as it was' }, (step) =>
      kept(step, ({ zoom }) => zoom),
    ),
    always({ decided: 'ADR-0057', says: 'what could not be measured is logged, and nothing else' }, (step) => {
      const isOver = step.before !== null && step.before.memory.since !== null && step.memory.since === null
      return isOver && step.event.type !== 'done' ? did(step, 'logFailure') : didNot(step, 'logFailure')
    }),
    lasts(
      PATIENCE,
      'start',
      { decided: 'ADR-0057', says: 'and where it opens, too', when: ({ input }) => input.isDrawn },
      ({ view }) => view.isOpening,
    ),
    always(
      { decided: 'ADR-0057', says: 'once it has opened, it begins with what is selected, else with the first' },
      (step) =>
        step.before?.memory.isOpening && !step.memory.isOpening
          ? did(step, 'showFirst', step.view.selected ?? step.input.first)
          : didNot(step, 'showFirst'),
    ),
    after('WALK', { decided: 'ADR-0057', says: 'that state is seen; where there is none yet, the first' }, (step) => [
      did(step, 'showState', step.view.selected),
      didNot(step, 'scrollChart'),
    ]),
    after(
      'DRAG',
      { decided: 'ADR-0057', says: 'the chart goes with the hand', when: ({ memory }) => memory.hand !== null },
      (step) => {
        const { x, y } = step.before?.memory.hand ?? { x: 0, y: 0 }
        return [
          did(step, 'scrollChart', { x: x - step.event.x, y: y - step.event.y }),
          kept(step, ({ zoom }) => zoom),
          didNot(step, 'showState'),
        ]
      },
    ),
    always({ decided: 'ADR-0057', says: 'otherwise it stays where it is' }, (step) => {
      const isMoved = step.event.type === 'WALK' || (step.event.type === 'DRAG' && step.memory.hand)
      return isMoved ? null : didNot(step, 'scrollChart', 'showState')
    }),
  ],
  (memory, { event, input, now }) => {
    const { states, selected, isDrawn } = input
    // where the page shows no picture there is no box
    const since = isDrawn ? now : null
    const start = { states, size: NATURAL, selected, hand: null, since, isOpening: isDrawn }
    const last: Memory = measured(memory ?? start, { event, input, now })
    if (event.type === 'ZOOM_IN') return { ...last, size: SIZES.find((each) => each > last.size) ?? last.size }
    if (event.type === 'ZOOM_OUT') return { ...last, size: SIZES.findLast((each) => each < last.size) ?? last.size }
    if (event.type === 'FIT') return last.hand || last.since !== null ? last : { ...last, since: now }
    if (event.type === 'ZOOM_NATURAL') return { ...last, size: NATURAL }
    if (event.type === 'SELECT') return { ...last, selected: knownOr(last, event.id) }
    if (event.type === 'WALK') return { ...last, selected: ledTo(last, event.direction, input.first) }
    const hand = { x: event.x, y: event.y }
    if (event.type === 'GRAB') return last.hand || last.since !== null ? last : { ...last, hand }
    if (event.type === 'DRAG') return last.hand ? { ...last, hand } : last
    return event.type === 'DROP' ? { ...last, hand: null } : last
  },
)

type Seen = { event: Loose; input: Loose; now: number }

/** As large as the box has room for, not larger than it is; where that is not known in time, it stays as it is. */
function measured(last: Memory, { event, input: { size: chart }, now }: Seen): Memory {
  if (event.actor === 'measureBox' && event.type === 'done') {
    const { width, height } = event.output
    const [wide, high] = [(width * 100) / chart.width, (height * 100) / chart.height]
    const whole = Math.min(wide, high, NATURAL)
    const fitted = Math.max(LEAST, Math.floor(whole))
    // where all of it would be too small to read, it is as wide as its box
    const opened = Math.floor(whole >= READABLE ? whole : Math.max(READABLE, Math.min(wide, NATURAL)))
    return { ...last, since: null, isOpening: false, size: last.isOpening ? opened : fitted }
  }
  const isLate = last.since !== null && now - last.since >= PATIENCE
  return event.actor === 'measureBox' || isLate ? { ...last, since: null, isOpening: false } : last
}

const knownOr = ({ states, selected }: Memory, wanted: string) =>
  states.some(({ id }) => id === wanted) ? wanted : selected

/** Right: to which other state a transition leads; left: from which one comes; up and down: the neighbour in the list. */
function ledTo({ states, selected }: Memory, direction: string, first: string | null): string | null {
  if (selected === null) return first ?? states[0]?.id ?? null
  const at = states.findIndex(({ id }) => id === selected)
  const beside: Record<string, string | undefined> = {
    right: states[at]?.next.find((id: string) => id !== selected),
    left: states.find(({ id, next }) => id !== selected && next.includes(selected))?.id,
    down: states[at + 1]?.id,
    up: states[at - 1]?.id,
  }
  return beside[direction] ?? selected
}
