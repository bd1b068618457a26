import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import { ANSWERS, USUAL } from './answers.rules'
import { chanceOf, controlOf, fieldsOf } from './draft.rules'
import type { inspectorMachine } from './inspector.machine'
import {
  actorOf,
  eventsOf,
  failuresOf,
  type InspectorContext,
  type Looked,
  missingOf,
  pageOf,
  readingOf,
  rowsOf,
  stateOf,
  stepFrom,
  toneOf,
  wordOf,
} from './inspector.rules'

export type InspectorSend = FlowSend<typeof inspectorMachine>

/** So many events stand in the list, and so many messages in the sequence. */
const LISTED = 200
const DRAWN = 14

export function connectInspector(snapshot: Reading<typeof inspectorMachine>) {
  const { context } = snapshot
  const { filter, tab, zoom, hasShortcuts, rates, notice, pages, frame } = context
  const reading = readingOf(context)
  const page = pageOf(context)
  const actor = actorOf(context)
  const state = actor && stateOf(context, actor.session)
  return {
    ...marks('inspector', snapshot),
    isDocked: frame !== null,
    isCut: snapshot.matches({ link: 'cut' }),
    isGoingOn: snapshot.matches({ link: { watching: 'goingOn' } }),
    isReading: snapshot.matches({ chart: 'reading' }),
    /** also while that is tried again */
    isUnread: reading?.isUnread ?? false,
    isDrawing: snapshot.matches({ report: 'drawing' }),
    /** null: no page is there */
    page: page && { id: page.session.page, title: page.title, path: page.session.path },
    pages: pages.map(({ session, title }) => ({ id: session.page, title, path: session.path })),
    rows: rowsOf(context).map((row) => ({ ...row, isChosen: row.session === actor?.session })),
    failures: failuresOf(context),
    actor: actor && { machine: actor.machine, state: actor.state },
    /** the one that was chosen, of which another one stands in its place */
    missing: missingOf(context),
    chart: reading && chartOf(reading, state),
    ...timeOf(context),
    events: listOf(context, filter),
    sequence: sequenceOf(context),
    change: state && { event: state.event, context: state.context, changes: state.changes },
    may: (state?.can ?? []).map((type) => ({ type, word: wordOf(type), tone: toneOf(type) })),
    form: formOf(context),
    answers: answersOf(context),
    filter,
    tab,
    zoom,
    hasShortcuts,
    rate: rates[context.page ?? ''] ?? 1,
    notice,
  }
}
export type InspectorView = ReturnType<typeof connectInspector>

/** The event that is written, and why it was not sent. */
function formOf(context: InspectorContext) {
  const { draft, refusal } = context
  const reading = readingOf(context)
  return {
    type: draft.type,
    types: Object.keys(reading?.events ?? {}),
    phrase: reading?.events[draft.type]?.phrase ?? '',
    fields: fieldsOf(reading, draft).map((field) => ({
      ...field,
      control: controlOf(field.name),
      refusal: refusal?.field === field.name ? refusal.text : null,
    })),
    refusal: refusal?.text ?? null,
    chance: chanceOf(context),
  }
}

type Chart = { title: string; sentence: string; picture: string | null }

/** What the machine that is looked at asks, and how that is answered: as always, unless QA has chosen. */
function answersOf(context: InspectorContext) {
  const ofPage = context.answers[context.page ?? '']
  return (readingOf(context)?.actors ?? []).map(({ name, phrase, outcomes }) => {
    const chosen = ofPage?.[name] ?? USUAL
    return {
      name,
      phrase,
      chosen,
      known: Object.keys(ANSWERS),
      modelled: outcomes.map((outcome) => outcome.name),
      tone: chosen === USUAL ? null : LATE.includes(chosen) ? ('after' as const) : ('error' as const),
    }
  })
}
const LATE: readonly string[] = ['slow, 8 s', 'held', 'out of order']

const chartOf = ({ title, sentence, picture }: Chart, state: { active: string[]; taken: string[] } | null) => ({
  title,
  sentence,
  picture,
  active: state?.active ?? [],
  taken: state?.taken ?? [],
})

/** Every event as a notch, and where on them one stands. */
function timeOf(looked: Looked) {
  const events = eventsOf(looked)
  const index = looked.at === null ? events.length : events.filter(({ seq }) => seq <= (looked.at ?? 0)).length
  const [first, last] = [events[0]?.at ?? 0, events.at(-1)?.at ?? 0]
  const current = events[index - 1]
  return {
    isRewound: looked.at !== null,
    position: { index, count: events.length, at: current?.at ?? 0, word: current ? wordOf(current.event.type) : '' },
    span: { first, last },
    // by events, as they are stepped through: a pause would push all of them into a corner
    notches: events.slice(-LISTED * 2).map(({ seq }, at, { length }) => ({
      seq,
      place: length > 1 ? at / (length - 1) : 1,
      isFuture: looked.at !== null && seq > looked.at,
    })),
    hasBefore: events.length > 0 && stepFrom(looked, -1) !== looked.at,
  }
}

function listOf(looked: Looked, filter: string) {
  const names = namesOf(looked)
  const wanted = filter.toLowerCase()
  return eventsOf(looked)
    .map(({ seq, at, session, event, taken }) => ({
      seq,
      at,
      actor: names.get(session) ?? session,
      word: wordOf(event.type),
      tone: toneOf(event.type),
      isTaken: taken.length > 0,
      isFuture: looked.at !== null && seq > looked.at,
      isCurrent: seq === looked.at,
    }))
    .filter(({ actor, word }) => `${actor} ${word}`.toLowerCase().includes(wanted))
    .slice(-LISTED)
}

function namesOf(looked: Looked) {
  const actors = pageOf(looked)?.lines.flatMap((line) =>
    line.kind === 'actor' ? [[line.session, line.place ? `${line.id} ${line.place}` : line.id] as const] : [],
  )
  return new Map(actors)
}

/** The last messages, from whom to whom. */
function sequenceOf(looked: Looked) {
  const names = namesOf(looked)
  const { at } = looked
  const events = eventsOf(looked).filter(({ seq }) => at === null || seq <= at)
  const messages = events.slice(-DRAWN).map(({ seq, session, source, event }) => ({
    seq,
    from: source === null ? 'page' : (names.get(source) ?? source),
    to: names.get(session) ?? session,
    word: wordOf(event.type),
    tone: toneOf(event.type),
  }))
  return { lanes: [...new Set(['page', ...messages.flatMap(({ from, to }) => [from, to])])], messages }
}
