import type { Model } from '~/machines/proving/model'
import type { Form, LeafKind } from '~/machines/recording/event-form'
import type { ActorLine, EventLine, LogLine, StoppedLine } from '~/machines/recording/log.contract'
import type { ExportKind } from '~/machines/recording/messages.contract'
import { connectInspector } from './inspector.connect'
import { inspectorMachine } from './inspector.machine'
import { type InspectorContext, type MachineReading, stepFrom, type WatchedPage } from './inspector.rules'

const snapshot = (value: string, count: number) => ({
  ...{ value, status: 'active', tags: [], children: [], active: ['lamp', `lamp.${value}`], can: ['PRESS'] },
  context: { count },
})
/** In two states at once, of which the other one changes. */
const wired = (wire: string) => ({
  ...snapshot('off', 3),
  active: ['lamp', 'lamp.bulb', 'lamp.bulb.off', 'lamp.wire', `lamp.wire.${wire}`],
})
const actorLine = (session: string, machine: string, seq: number): ActorLine => ({
  ...{ kind: 'actor', seq, at: 0, session, parent: null, id: machine, machine, input: {}, origin: null },
  ...{ isHidden: false, derived: [], snapshot: snapshot('off', 0) },
})
const taken = (seq: number, value: string, count: number): EventLine => ({
  ...{ kind: 'event', seq, at: seq * 10, session: 'x:1', source: null, event: { type: 'PRESS' }, guards: [] },
  ...{ taken: [`lamp.${value}::PRESS::0`], snapshot: snapshot(value, count), isHidden: false, derived: [] },
})

/**
 * A lamp with a flame below it, which has a wick; a spark that is over; a call, which is no machine; and a bell, which is on
 * every page. Another page is about a lamp, too, which began after its bell; there a gong is on every page.
 */
const told: Record<string, LogLine[]> = {
  one: [
    actorLine('x:1', 'lamp', 1),
    { ...actorLine('x:2', 'bell', 2), isOnEveryPage: true },
    taken(3, 'on', 1),
    taken(4, 'off', 2),
    { ...actorLine('x:3', 'light', 5), machine: null, parent: 'x:1', snapshot: null },
    { ...actorLine('x:4', 'flame', 6), parent: 'x:3' },
    { ...actorLine('x:5', 'wick', 7), parent: 'x:4' },
    { ...actorLine('x:6', 'spark', 8), parent: 'x:1' },
    {
      ...taken(9, 'on', 2),
      ...{ source: 'x:3', event: { type: 'xstate.done.actor.light' }, taken: [] },
      snapshot: { ...snapshot('on', 2), context: { light: { colour: 'white', lumen: 'l'.repeat(200) } } },
    },
    {
      ...taken(11, 'off', 3),
      event: { type: 'xstate.after.patience.lamp.on' },
      snapshot: { ...wired('fuse'), context: { count: 3, plug: null } },
    },
    { kind: 'failure', seq: 12, at: 120, session: 'x:6' },
    { kind: 'stopped', seq: 12, at: 120, session: 'x:6' },
    { kind: 'failure', seq: 13, at: 130, session: 'x:5' },
    {
      ...taken(14, 'off', 3),
      ...{ source: 'x:9', event: { type: 'xstate.error.actor.light' } },
      snapshot: {
        ...wired('plug'),
        value: { bulb: 'off', wire: { plug: 'in', fuse: 'whole' } },
        // nothing, what was not there, and a text that is just short enough
        context: { light: { colour: 'white', watt: 3 }, plug: { pins: 2 }, shade: { of: 'p'.repeat(151) } },
      },
    },
  ],
  two: [
    actorLine('x:2', 'bell', 1),
    actorLine('x:1', 'lamp', 2),
    { ...taken(3, 'on', 1), session: 'x:2' },
    { ...actorLine('x:3', 'gong', 4), isOnEveryPage: true },
    { ...actorLine('x:4', 'clapper', 5), parent: 'x:3' },
  ],
}
/** What one tells later: what began before what it has told, and a bell instead of the first. */
const late: [ActorLine | EventLine | StoppedLine, ...LogLine[]][] = [
  [{ ...taken(10, 'on', 4), session: 'x:2' }],
  [
    { kind: 'stopped', seq: 15, at: 150, session: 'x:2' },
    { ...actorLine('x:7', 'bell', 16), parent: 'x:1' },
  ],
]
/** Of each chart that actors have. */
const hashesOf = (lines: readonly LogLine[]) =>
  Object.fromEntries(
    lines.flatMap((line) => (line.kind === 'actor' ? [[String(line.machine), `of ${line.machine}`]] : [])),
  )
/** That of the bell is told with the late one. */
const early = (id: string) => hashesOf((told[id] ?? []).filter((line) => 'session' in line && line.session !== 'x:2'))
const page = (id: string): WatchedPage => ({
  session: {
    ...{ kind: 'session', version: 1, page: id, startedAt: '2026-11-24T10:00:00.000Z', path: `/${id}` },
    ...{ locale: 'en', region: 'eu', viewport: { width: 1280, height: 800 }, flags: {}, machines: early(id) },
  },
  title: id,
  frame: id,
  lines: told[id] ?? [],
})
type Field = { name: string; form: Form; isNeeded: boolean }
const SCHEMAS = { text: { type: 'string' }, number: { type: 'number' }, json: {}, choice: { type: 'boolean' } }
const field = (name: string, kind: LeafKind, isNeeded: boolean): Field => ({
  ...{ name, isNeeded },
  form: { kind, choices: kind === 'choice' ? [true, false] : [], schema: SCHEMAS[kind] },
})
const group = (...fields: Field[]): Form => ({ kind: 'group', fields })
const reading = (machine: string): MachineReading => ({
  ...{ machine, title: machine, sentence: '', picture: null },
  events: {
    TURN: {
      phrase: 'turns it',
      form: group(
        ...[field('how', 'text', true), field('why', 'text', false), field('isSlow', 'choice', true)],
        ...[field('by', 'number', false), field('way', 'json', false)],
      ),
    },
    PRESS: { phrase: 'presses it', form: group(field('power', 'number', true)) },
  },
  actors: [{ name: 'light', phrase: 'the current', outcomes: [{ name: 'refuses: dark', outcome: { output: false } }] }],
})
const FIELDS: Record<string, [name: string, value: string][]> = {
  PRESS: [
    ['power', '3'],
    ['power', 'much'],
  ],
  TURN: [
    ['isSlow', 'true'],
    ['way', '[1]'],
    ['way', '['],
    ['why', 'so'],
  ],
}

type Task = 'goOn' | 'send' | 'nextTimer'
const answer = (to: Task, ok: boolean, text = '', id = 'one') => ({ type: 'ANSWER' as const, id, to, ok, text })

const chanced = (id: string | null, question: string, isTaken: boolean | null) => ({
  ...{ type: 'CHANCE' as const, id: id ?? '', question, isTaken },
})

const exported = (as: ExportKind) => ({ type: 'EXPORT' as const, as })

type Current = { context: InspectorContext; value: unknown }
/** While a page draws itself little else is tried. */
const isDrawing = ({ value }: Current) => Object(value).report === 'drawing'
/** The first machine of the first page, which is alone, now. */
const isOneNow = (current: Current) => isFirst(current) && current.context.at === null
const isFirst = (current: Current) => {
  const { pages, frame, actor, page: chosen } = current.context
  return pages.length === 1 && frame === null && actor === null && chosen === 'one' && !isDrawing(current)
}
/** Nothing is filled in, and no other event than its machine offers first. */
const isPlain = ({ context: { draft } }: Current) => draft.type !== 'TURN' && Object.keys(draft.fields).length === 0
/** From here each thing is tried by itself. */
const isAtRest = (current: Current) => isOneNow(current) && isPlain(current)
/** The first machine of the first page, now, whatever other page is there. */
const isUntouched = (current: Current) => {
  const { page: chosen, actor, at, frame } = current.context
  return frame === null && chosen === 'one' && actor === null && at === null && isPlain(current) && !isDrawing(current)
}
const isEmpty = ({ context: { pages, frame } }: Current) => pages.length === 0 && frame === null
const isRead = ({ context: { reading: shown } }: Current) => shown !== null
/** Its chart and its notes are there. */
const isShown = ({ context: { reading: shown }, value }: Current) =>
  Object(value).chart?.shown === 'read' && shown?.events.PRESS !== undefined
const isUnfilled = (current: Current) => isOneNow(current) && Object.keys(current.context.draft.fields).length === 0
const hasLine = ({ context: { pages } }: Current, seq: number) =>
  pages.some(({ lines }) => lines.some((line) => line.kind !== 'session' && line.seq === seq))
/** One that is not there yet, or no more, is looked at: that another one is shown is all that there is to see. */
const isMissing = ({ context: { actor, at } }: Current) => actor === 'x:6' || (actor === 'x:5' && at !== null)
/** Pages that are left or picked; not while something is filled in. */
const idsOf = (current: Current) => (isPlain(current) && !isMissing(current) ? ids(current) : [])
const ids = ({ context }: Current) => context.pages.map(({ session }) => session.page)

/** In the past on from either end of it, and back to its beginning. */
function stepsIn(current: Current): number[] {
  const { context } = current
  // a wick that has not begun by the first event
  if (context.actor === 'x:5' && context.at === null) return isPlain(current) ? [-10] : []
  if (!isFirst(current) || !isPlain(current)) return []
  if (context.at === null) return isAtRest(current) ? [-1, 1, 10, -10] : [-1, 1]
  const isAtEnd = stepFrom(context, 1) === null || stepFrom(context, -1) === context.at
  return isAtEnd ? [-10, 1] : [-10]
}

export const inspectorModel: Model<typeof inspectorMachine> = {
  machine: inspectorMachine,
  input: { frame: null, hasShortcuts: true },
  inputs: [{ frame: 'one', hasShortcuts: false }],
  key: ({ pages, page: chosen, actor, at, frame, draft, reading: shown }) => ({
    pages: pages.map(({ session }) => session.page),
    ...{ chosen, actor, at, frame, draft: [draft.type, ...Object.keys(draft.fields)] },
    reading: shown && [shown.machine, Object.keys(shown.events).length],
  }),
  cases: {
    PAGE: (current) => {
      const isEmpty = ids(current).length === 0
      if (isDrawing(current) || (!isEmpty && !isAtRest(current))) return []
      const told = isEmpty && current.context.frame === null ? ['one'] : ['one', 'two']
      return told
        .filter((id) => isEmpty || id === 'one' || isRead(current))
        .map((id) => ({ type: 'PAGE', page: page(id) }))
    },
    LINES: (current) =>
      isAtRest(current) || (ids(current).length === 1 && current.context.actor === 'x:2')
        ? late.flatMap((lines) =>
            hasLine(current, lines[0].seq) ? [] : [{ type: 'LINES', id: 'one', lines, machines: hashesOf(lines) }],
          )
        : [],
    ANSWER: (current) => [
      ...(isFirst(current) && isPlain(current)
        ? [answer('goOn', true, '1 flows go on from there'), answer('goOn', false), answer('send', false)]
        : []),
      ...(isAtRest(current) ? [answer('send', true), answer('nextTimer', true, 'No timer is waiting')] : []),
      ...(ids(current).length > 1 && current.context.at !== null
        ? [
            answer('goOn', true, 'one goes on'),
            answer('goOn', true, 'two goes on', 'two'),
            answer('send', false, '', 'two'),
          ]
        : []),
    ],
    CHANCE: ({ context: { chance, draft, page: id } }) =>
      chance === null || Object.keys(draft.fields).length === 0
        ? []
        : [
            ...[true, false, null].map((isTaken) => chanced(id, chance.question, isTaken)),
            chanced(id, 'something else', true),
          ],
    MOVED: (current) => {
      const known = isAtRest(current) && isShown(current) ? ['one', 'two'] : []
      return (current.context.frame !== null && isRead(current) ? ['one'] : known).map((id) => ({ type: 'MOVED', id }))
    },
    LEFT: (current) => idsOf(current).map((id) => ({ type: 'LEFT', id })),
    PICK_PAGE: (current) => (isDrawing(current) ? [] : idsOf(current)).map((id) => ({ type: 'PICK_PAGE', id })),
    SELECT: (current) =>
      isAtRest(current) ? ['x:2', 'x:5', 'x:6'].map((session) => ({ type: 'SELECT', session })) : [],
    TRAVEL: (current) => (isUntouched(current) && isRead(current) ? [{ type: 'TRAVEL', seq: 3 }] : []),
    STEP: (current) => stepsIn(current).map((by) => ({ type: 'STEP', by })),
    NOW: (current) => (isFirst(current) && isPlain(current) ? [{ type: 'NOW' }] : []),
    GO_ON: (current) =>
      (current.context.at !== null && !isMissing(current)) || isAtRest(current) ? [{ type: 'GO_ON' }] : [],
    PICK_EVENT: (current) =>
      isUnfilled(current) ? ['PRESS', 'TURN'].map((event) => ({ type: 'PICK_EVENT', event })) : [],
    FIELD: (current) =>
      isUnfilled(current)
        ? (FIELDS[current.context.draft.type] ?? []).map(([name, value]) => ({ type: 'FIELD', name, value }))
        : [],
    SEND: (current) => (isOneNow(current) || current.context.actor === 'x:2' ? [{ type: 'SEND' }] : []),
    PACE: (current) => (isFirst(current) && isPlain(current) ? [{ type: 'PACE', rate: 0 }] : []),
    NEXT_TIMER: (current) => (isAtRest(current) ? [{ type: 'NEXT_TIMER' }] : []),
    OUTLINE: (current) => (isAtRest(current) ? [{ type: 'OUTLINE', machine: 'lamp' }] : []),
    RETRY: (current) => (isAtRest(current) ? [{ type: 'RETRY' }] : []),
    FILTER: (current) =>
      isAtRest(current) ? ['press', 'LIGHT d', 'l'.repeat(101)].map((text) => ({ type: 'FILTER', text })) : [],
    TAB: (current) => (isAtRest(current) && isShown(current) ? [{ type: 'TAB', tab: 'send' }] : []),
    ZOOM: (current) => (isAtRest(current) && isShown(current) ? [{ type: 'ZOOM', zoom: 'fit' }] : []),
    SHORTCUTS: (current) => (isAtRest(current) && isShown(current) ? [{ type: 'SHORTCUTS', isOn: false }] : []),
    EXPORT: (current) =>
      (isAtRest(current) && isShown(current)) || isEmpty(current) || isDrawing(current)
        ? [exported('report'), exported('vitest'), exported('playwright')]
        : [],
    ANSWER_AS: (current) =>
      isAtRest(current)
        ? ['lost', 'held', 'out of order', 'slow, 8 s', 'refuses: dark', 'nobody knows'].map((as) => ({
            ...{ type: 'ANSWER_AS', actor: 'light', as },
          }))
        : [],
  },
  outcomes: {
    pages: (current) => (isAtRest(current) ? [{ error: new Error('no channel') }] : []),
    // the second was asked before another machine was picked
    readMachine: (current) => [
      { output: reading(connectInspector(current).actor?.machine ?? 'lamp') },
      ...(current.context.actor === 'x:2' ? [{ output: reading('lamp') }] : []),
      ...(isOneNow(current) ? [{ error: new Error('gone') }] : []),
    ],
    requestPicture: [
      { output: { width: 2, height: 3, data: 'AAAA' } },
      { output: null },
      { error: new Error('no library') },
    ],
  },
  delays: { patience: 10_000, drawingTime: 8000 },
  invariants: [
    {
      name: 'what is shown is as it was at the event that is looked at',
      when: ({ context }) => context.at === 3 && context.page === 'one',
      holds: (current) => {
        const { isRewound, rows, events } = connectInspector(current)
        const lamp = rows.find(({ machine }) => machine === 'lamp')
        return isRewound && lamp?.state === 'on' && events.filter(({ isFuture }) => isFuture).length >= 1
      },
    },
    {
      name: 'an event is sent whole: with the number that it needs',
      holds: (_, { calls, events }) => {
        const sent = calls.flatMap(({ received }) => received).filter(({ task }) => task?.kind === 'send')
        const asked = events.filter(({ type }) => type === 'SEND').length
        return sent.length <= asked && sent.every(({ task }) => task.event.type === 'TURN' || task.event.power === 3)
      },
    },
    {
      name: 'the page is told what an actor answers: a known way, what its model knows, or the real thing',
      when: ({ context }) => context.answers.one !== undefined,
      holds: ({ context }, { calls }) => {
        const chosen = context.answers.one?.light ?? ''
        const told = calls.flatMap(({ received }) => received).findLast(({ task }) => task?.kind === 'answer')?.task
        const isRead = context.reading?.actors.length === 1
        const kinds = { lost: 'lost', held: 'held', 'out of order': 'reordered', 'slow, 8 s': 'slow' }
        const known = Object.entries({ ...kinds, ...(isRead ? { 'refuses: dark': 'scripted' } : {}) })
        const kind = known.find(([name]) => name === chosen)?.[1] ?? 'real'
        return told?.actor === 'light' && (told.answer.kind === kind || chosen === 'refuses: dark')
      },
    },
    {
      name: 'a panel beside a page looks at no other',
      when: ({ context }) => context.frame !== null,
      holds: ({ context }) => context.pages.every(({ session }) => session.page === 'one'),
    },
    {
      name: 'without a page nothing is shown of one',
      when: (current) => current.matches({ link: 'alone' }),
      holds: (current) => {
        const { page: shown, rows, events } = connectInspector(current)
        return shown === null && rows.length === 0 && events.length === 0
      },
    },
  ],
}
