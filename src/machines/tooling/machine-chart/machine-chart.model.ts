import type { Model } from '~/machines/proving/model'
import { connectMachineChart } from './machine-chart.connect'
import { machineChartMachine } from './machine-chart.machine'

const states = [
  { id: 'door.closed', next: ['door.closed', 'door.open', 'door.locked'] },
  { id: 'door.open', next: ['door.closed'] },
  { id: 'door.locked', next: [] },
  { id: 'door.walled', next: [] },
]

/** Where an arrow key leads from a state; where it leads nowhere, one stays. */
const WAYS: Record<string, Record<string, string>> = {
  'door.closed': { right: 'door.open', left: 'door.open', down: 'door.open' },
  'door.open': { right: 'door.closed', left: 'door.closed', down: 'door.locked', up: 'door.closed' },
  'door.locked': { left: 'door.closed', down: 'door.walled', up: 'door.open' },
  'door.walled': { up: 'door.locked' },
}
const SIZES = [25, 40, 55, 70, 85, 100, 125, 150, 200]

type ChartInput = { states: typeof states; first: string | null; selected: string | null }
type Happened = { type: string; id?: string; direction?: string }

/** A key leads first to where the machine starts, or to the first state that is drawn. */
const selectedAfter = ({ states: drawn, first, selected: start }: ChartInput, events: readonly Happened[]) =>
  events.reduce((selected, { type, id, direction = '' }) => {
    if (type === 'WALK' && selected === null) return first ?? drawn[0]?.id ?? null
    if (type === 'WALK') return WAYS[selected ?? '']?.[direction] ?? selected
    return type === 'SELECT' && drawn.some((each) => each.id === id) ? (id ?? null) : selected
  }, start)

const sizeAfter = (events: readonly Happened[]) =>
  events.reduce((at, { type }) => {
    if (type === 'ZOOM_IN') return Math.min(at + 1, SIZES.length - 1)
    if (type === 'ZOOM_OUT') return Math.max(at - 1, 0)
    return type === 'ZOOM_NATURAL' ? SIZES.indexOf(100) : at
  }, SIZES.indexOf(100))

export const machineChartModel: Model<typeof machineChartMachine> = {
  machine: machineChartMachine,
  input: { states, first: 'door.open', selected: null },
  inputs: [
    { states, first: null, selected: 'door.locked' },
    { states, first: null, selected: null },
    { states: [], first: null, selected: null },
  ],
  key: ({ zoom, selected, held }) => ({ zoom, selected, held }),
  cases: {
    ZOOM_IN: [{ type: 'ZOOM_IN' }],
    ZOOM_OUT: [{ type: 'ZOOM_OUT' }],
    ZOOM_NATURAL: [{ type: 'ZOOM_NATURAL' }],
    SELECT: ['door.open', 'nowhere'].map((id) => ({ type: 'SELECT', id })),
    WALK: [
      { type: 'WALK', direction: 'right' },
      { type: 'WALK', direction: 'left' },
      { type: 'WALK', direction: 'down' },
      { type: 'WALK', direction: 'up' },
    ],
    GRAB: [{ type: 'GRAB', x: 10, y: 20 }],
    DRAG: [{ type: 'DRAG', x: 4, y: 25 }],
    DROP: [{ type: 'DROP' }],
  },
  outcomes: {},
  invariants: [
    {
      name: 'the state is selected that was pressed, or to which the last arrow key leads',
      holds: (snapshot, { input, events }) => {
        const started: ChartInput = JSON.parse(JSON.stringify(input))
        return connectMachineChart(snapshot).selected === selectedAfter(started, events)
      },
    },
    {
      name: 'each press makes it one size larger or smaller, from a quarter to the double, and 0 its own',
      holds: (snapshot, { events }) => {
        const { zoom, can } = connectMachineChart(snapshot)
        return zoom === SIZES[sizeAfter(events)] && can.enlarge === zoom < 200 && can.reduce === zoom > 25
      },
    },
    {
      name: 'the chart follows the hand by as much as it moved since it was seen last',
      when: (_, { events }) => events.at(-1)?.type === 'DRAG',
      holds: (snapshot, { events, effects }) => {
        const isFirst = events.at(-2)?.type === 'GRAB'
        const by = effects.findLast(({ type }) => type === 'scrollChart')?.params
        return snapshot.matches('held') && (!isFirst || JSON.stringify(by) === JSON.stringify({ x: 6, y: -5 }))
      },
    },
    {
      name: 'a state that the keyboard reaches is brought into sight',
      when: (_, { events }) => events.at(-1)?.type === 'WALK',
      holds: (snapshot, { effects }) =>
        effects.findLast(({ type }) => type === 'showState')?.params === connectMachineChart(snapshot).selected,
    },
  ],
}
