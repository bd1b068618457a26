import type { Model } from '~/machines/proving/model'
import type { ActorLine, EventLine } from '~/machines/recording/log.contract'
import { connectInspector } from './inspector.connect'
import { type InspectorContext, inspectorMachine } from './inspector.machine'
import type { MachineReading, WatchedPage } from './inspector.rules'

const snapshot = (value: string, count: number) => ({
  ...{ value, status: 'active', tags: [], children: [], active: ['lamp', `lamp.${value}`], can: ['PRESS'] },
  context: { count },
})
const actorLine = (session: string, machine: string): ActorLine => ({
  ...{ kind: 'actor', seq: 1, at: 0, session, parent: null, id: machine, machine, input: {}, origin: null },
  ...{ isHidden: false, derived: [], snapshot: snapshot('off', 0) },
})
const press = (seq: number, value: string, count: number): EventLine => ({
  ...{ kind: 'event', seq, at: seq, session: 'x:1', source: null, event: { type: 'PRESS' }, guards: [] },
  ...{ taken: [`lamp.${value}::PRESS::0`], snapshot: snapshot(value, count), isHidden: false, derived: [] },
})
const page = (id: string): WatchedPage => ({
  session: {
    ...{ kind: 'session', version: 1, page: id, startedAt: '2026-11-24T10:00:00.000Z', path: '/' },
    ...{ locale: 'en', region: 'eu', viewport: { width: 1280, height: 800 }, flags: {}, machines: {} },
  },
  title: id,
  lines: [actorLine('x:1', 'lamp'), { ...actorLine('x:2', 'bell'), seq: 2 }, press(3, 'on', 1), press(4, 'off', 2)],
})
const reading = (machine: string): MachineReading => ({
  ...{ machine, title: machine, sentence: '', picture: null },
  events: {
    PRESS: { phrase: 'presses it', fields: [{ name: 'power', kind: 'number', choices: null, isNeeded: true }] },
  },
  actors: [{ name: 'light', phrase: 'the current', outcomes: [{ name: 'refuses: dark', outcome: { output: false } }] }],
})
const answer = (to: 'goOn' | 'send', ok: boolean, text = '') => ({ type: 'ANSWER' as const, id: 'one', to, ok, text })

type Current = { context: InspectorContext }
/** One page, one machine, now, and nothing filled in: from here each thing is tried by itself. */
const isAtRest = ({ context: { pages, actor, at, draft } }: Current) =>
  pages.length === 1 && pages[0]?.session.page === 'one' && actor === null && at === null && !('power' in draft.fields)

export const inspectorModel: Model<typeof inspectorMachine> = {
  machine: inspectorMachine,
  input: { page: null },
  inputs: [{ page: 'one' }],
  key: ({ pages, page: chosen, actor, at, draft, reading: shown, own }) => ({
    pages: pages.map(({ session }) => session.page),
    ...{ chosen, actor, isPast: at !== null, own, type: draft.type, isFilled: 'power' in draft.fields },
    reading: shown && [shown.machine, Object.keys(shown.events).length],
  }),
  cases: {
    PAGE: (current) => {
      const [first] = current.context.pages
      if (first && !isAtRest(current)) return []
      return (first ? [page('two')] : [page('one'), page('two')]).map((each) => ({ type: 'PAGE', page: each }))
    },
    LINES: (current) => (isAtRest(current) ? [{ type: 'LINES', id: 'one', lines: [] }] : []),
    ANSWER: [answer('goOn', true, '1 flows go on from there'), answer('goOn', false), answer('send', true)],
    LEFT: ({ context }) => context.pages.slice(0, 1).map(({ session }) => ({ type: 'LEFT', id: session.page })),
    PICK_PAGE: ({ context }) =>
      context.pages.slice(0, 1).map(({ session }) => ({ type: 'PICK_PAGE', id: session.page })),
    SELECT: (current) => (isAtRest(current) ? [{ type: 'SELECT', session: 'x:2' }] : []),
    TRAVEL: (current) => (isAtRest(current) ? [{ type: 'TRAVEL', seq: 3 }] : []),
    STEP: [
      { type: 'STEP', by: -1 },
      { type: 'STEP', by: 10 },
    ],
    NOW: [{ type: 'NOW' }],
    GO_ON: [{ type: 'GO_ON' }],
    PICK_EVENT: [{ type: 'PICK_EVENT', event: 'PRESS' }],
    FIELD: (current) => (isAtRest(current) ? [{ type: 'FIELD', name: 'power', value: '3' }] : []),
    SEND: [{ type: 'SEND' }],
    PACE: [{ type: 'PACE', rate: 0 }],
    NEXT_TIMER: [{ type: 'NEXT_TIMER' }],
    OUTLINE: [{ type: 'OUTLINE', machine: 'lamp' }],
    FILTER: [{ type: 'FILTER', text: 'PRESS' }],
    TAB: [{ type: 'TAB', tab: 'send' }],
    EXPORT: [{ type: 'EXPORT', as: 'report' }],
    ANSWER_AS: (current) =>
      isAtRest(current)
        ? ['lost', 'refuses: dark', 'nobody knows'].map((as) => ({ type: 'ANSWER_AS', actor: 'light', as }))
        : [],
  },
  outcomes: {
    pages: [{ error: new Error('no channel') }],
    readMachine: ({ context }) => [
      { output: reading(context.actor === 'x:2' ? 'bell' : 'lamp') },
      { error: new Error('gone') },
    ],
  },
  delays: { patience: 10_000 },
  invariants: [
    {
      name: 'what is shown is as it was at the event that is looked at',
      when: ({ context }) => context.at === 3 && context.pages.length > 0,
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
        return sent.length <= asked && sent.every(({ task }) => task.event.type === 'PRESS' && task.event.power === 3)
      },
    },
    {
      name: 'the page is told what an actor answers: a known way, what its model knows, or the real thing',
      when: ({ context }) => 'light' in context.answers,
      holds: ({ context }, { calls }) => {
        const told = calls.flatMap(({ received }) => received).findLast(({ task }) => task?.kind === 'answer')?.task
        const isRead = context.reading !== null && context.reading.actors.length > 0
        const expected = {
          lost: { kind: 'lost' },
          'refuses: dark': { kind: 'scripted', outcome: { output: false }, isOnce: false },
        }[context.answers.light ?? '']
        if (context.answers.light === 'refuses: dark' && !isRead) return told?.actor === 'light'
        return told?.actor === 'light' && JSON.stringify(told.answer) === JSON.stringify(expected ?? { kind: 'real' })
      },
    },
    {
      name: 'a panel beside a page looks at no other',
      when: ({ context }) => context.own !== null,
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
