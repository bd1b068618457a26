import { did, didNot, equal, kept } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { MachineChartView } from '~/machines/tooling/machine-chart/machine-chart.connect'

/** `size`: one of the sizes. `hand`: where it was seen last while it holds the chart. */
type Memory = { states: Loose[]; size: number; selected: string | null; hand: { x: number; y: number } | null }

/** From a quarter to the double, in per cent. */
const SIZES = [25, 40, 55, 70, 85, 100, 125, 150, 200]
const NATURAL = SIZES.indexOf(100)

export const machineChartOracle = oracle<MachineChartView, Memory>(
  'machineChart',
  [
    always(
      { decided: 'ADR-0057', says: 'as large as it was made last, step by step' },
      ({ view, memory: { size } }) => [
        equal(view.zoom, SIZES[size]),
        equal(view.can, { enlarge: size < SIZES.length - 1, reduce: size > 0 }),
      ],
    ),
    always({ decided: 'ADR-0057', says: 'the state that was pressed, or that a key leads to' }, ({ view, memory }) =>
      equal(view.selected, memory.selected),
    ),
    always({ decided: 'ADR-0057', says: 'from GRAB to DROP the hand holds it' }, ({ view, memory }) =>
      equal(view.isHeld, memory.hand !== null),
    ),
    after(
      either('start', 'WALK'),
      { decided: 'ADR-0057', says: 'that state is seen; where there is none yet, the first' },
      (step) => [did(step, 'showState', step.view.selected ?? step.input.first), didNot(step, 'scrollChart')],
    ),
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
      const isMoved = ['start', 'WALK'].includes(step.event.type) || (step.event.type === 'DRAG' && step.memory.hand)
      return isMoved ? null : didNot(step)
    }),
  ],
  (memory, { event, input }) => {
    const last: Memory = memory ?? { states: input.states, size: NATURAL, selected: input.selected, hand: null }
    if (event.type === 'ZOOM_IN') return { ...last, size: Math.min(last.size + 1, SIZES.length - 1) }
    if (event.type === 'ZOOM_OUT') return { ...last, size: Math.max(last.size - 1, 0) }
    if (event.type === 'ZOOM_NATURAL') return { ...last, size: NATURAL }
    if (event.type === 'SELECT') return { ...last, selected: knownOr(last, event.id) }
    if (event.type === 'WALK') return { ...last, selected: ledTo(last, event.direction, input.first) }
    const hand = { x: event.x, y: event.y }
    if (event.type === 'GRAB') return last.hand ? last : { ...last, hand }
    if (event.type === 'DRAG') return last.hand ? { ...last, hand } : last
    return event.type === 'DROP' ? { ...last, hand: null } : last
  },
)

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
