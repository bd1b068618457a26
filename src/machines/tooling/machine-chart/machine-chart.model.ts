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
const size = { width: 800, height: 400 }
/** Rooms, each with how large the chart is once it is fitted into it, and how large it opens. */
const ROOMS: { room: Room; fitted: number; opened: number }[] = [
  { room: { width: 300, height: 900 }, fitted: 37, opened: 90 },
  { room: { width: 900, height: 100 }, fitted: 25, opened: 100 },
  { room: { width: 760, height: 100 }, fitted: 25, opened: 95 },
  { room: { width: 800, height: 380 }, fitted: 95, opened: 95 },
  { room: { width: 1000, height: 401 }, fitted: 100, opened: 100 },
  { room: { width: 60, height: 60 }, fitted: 10, opened: 90 },
]
const SIZES = [25, 40, 55, 70, 85, 100, 125, 150, 200]

type ChartInput = { states: typeof states; first: string | null; selected: string | null; isDrawn: boolean }
type Room = { width: number; height: number }
type Happened = { type: string; id?: string; direction?: string; output?: Room }

/** A key leads first to where the machine starts, or to the first state that is drawn. */
const selectedAfter = ({ states: drawn, first, selected: start }: ChartInput, events: readonly Happened[]) =>
  events.reduce((selected, { type, id, direction = '' }) => {
    if (type === 'WALK' && selected === null) return first ?? drawn[0]?.id ?? null
    if (type === 'WALK') return WAYS[selected ?? '']?.[direction] ?? selected
    return type === 'SELECT' && drawn.some((each) => each.id === id) ? (id ?? null) : selected
  }, start)

/** The first measuring is that of a chart that opens. */
const endOfOpening = (events: readonly Happened[]) =>
  events.findIndex(({ type }) => /measureBox|after\.patience/.test(type))

const zoomAfter = (events: readonly Happened[], isDrawn: boolean) => {
  const opening = isDrawn ? endOfOpening(events) : null
  return events.reduce((zoom, { type, output }, at) => {
    if (type === 'ZOOM_IN') return SIZES.find((each) => each > zoom) ?? zoom
    if (type === 'ZOOM_OUT') return SIZES.findLast((each) => each < zoom) ?? zoom
    if (output) return sizeIn(output)?.[at === opening ? 'opened' : 'fitted'] ?? zoom
    return type === 'ZOOM_NATURAL' ? 100 : zoom
  }, 100)
}

const sizeIn = ({ width, height }: Room) => ROOMS.find(({ room }) => room.width === width && room.height === height)

export const machineChartModel: Model<typeof machineChartMachine> = {
  machine: machineChartMachine,
  input: { states, first: 'door.open', selected: null, size, isDrawn: true },
  inputs: [
    { states, first: null, selected: 'door.locked', size, isDrawn: true },
    { states, first: null, selected: null, size, isDrawn: true },
    { states: [], first: null, selected: null, size, isDrawn: true },
    { states, first: 'door.open', selected: null, size, isDrawn: false },
  ],
  key: ({ zoom, selected, held }) => ({ zoom, selected, held }),
  cases: {
    ZOOM_IN: [{ type: 'ZOOM_IN' }],
    ZOOM_OUT: [{ type: 'ZOOM_OUT' }],
    ZOOM_NATURAL: [{ type: 'ZOOM_NATURAL' }],
    FIT: [{ type: 'FIT' }],
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
  outcomes: { measureBox: [...ROOMS.map(({ room }) => ({ output: room })), { error: new Error('no such box') }] },
  delays: { patience: 2000 },
  invariants: [
    {
      name: 'the state is selected that was pressed, or to which the last arrow key leads',
      holds: (snapshot, { input, events }) => {
        const started: ChartInput = JSON.parse(JSON.stringify(input))
        return connectMachineChart(snapshot).selected === selectedAfter(started, events)
      },
    },
    {
      name: 'each press makes it one size larger or smaller, from a quarter to the double, 0 its own, and as its box has room where it opens and by “Fit”',
      holds: (snapshot, { input, events }) => {
        const { zoom, can } = connectMachineChart(snapshot)
        const { isDrawn }: ChartInput = JSON.parse(JSON.stringify(input))
        return zoom === zoomAfter(events, isDrawn) && can.enlarge === zoom < 200 && can.reduce === zoom > 25
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
      name: 'a chart that has opened begins at the state that is selected, else where its machine does',
      when: (snapshot) => snapshot.context.isDrawn && !snapshot.matches('opening'),
      holds: (_, { input, events, effects }) => {
        const started: ChartInput = JSON.parse(JSON.stringify(input))
        const before = events.slice(0, endOfOpening(events))
        const shown = effects.filter(({ type }) => type === 'showFirst').map(({ params }) => params)
        return JSON.stringify(shown) === JSON.stringify([selectedAfter(started, before) ?? started.first])
      },
    },
    {
      name: 'where no picture is shown nothing is measured or brought into sight before somebody asks for it',
      when: (snapshot, { events }) => !snapshot.context.isDrawn && events.every(({ type }) => !/FIT|WALK/.test(type)),
      holds: (snapshot, { effects }) => !snapshot.hasTag('busy') && effects.every(({ type }) => !/show|log/.test(type)),
    },
    {
      name: 'a state that the keyboard reaches is brought into sight',
      when: (_, { events }) => events.at(-1)?.type === 'WALK',
      holds: (snapshot, { effects }) =>
        effects.findLast(({ type }) => type === 'showState')?.params === connectMachineChart(snapshot).selected,
    },
  ],
}
