import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { type Account, innermostIn, linesOf, questionOf, readingOf, rowOf, wholeOf } from './inspector-memory'
import { eventsIn } from './inspector-past'

type Seen = Step<InspectorView, Account>

export const isWatching = ({ before }: Pick<Seen, 'event' | 'before'>) =>
  before !== null && before.memory.pages.length > 0 && !before.memory.isCut

/** A page has said that it is there, or what has happened on it since. */
export function hasTold({ event, before, memory: { frame, isCut } }: Seen): boolean {
  if (event.type === 'LINES') return isWatching({ event, before })
  return event.type === 'PAGE' && !isCut && (frame === null || event.page.frame === frame)
}

/** Ways in which calls are answered, whatever they ask. */
export const ANSWERS: Record<string, Loose> = {
  ok: { kind: 'real' },
  'slow, 8 s': { kind: 'slow', ms: 8000 },
  held: { kind: 'held' },
  lost: { kind: 'lost' },
  'out of order': { kind: 'reordered' },
}

/** What a page is asked for what somebody presses; null: nothing. */
const TASKS: Record<string, (step: Seen, account: Account) => Loose> = {
  TRAVEL: ({ memory }) => ({ kind: 'show', seq: memory.at }),
  STEP: ({ memory }) => ({ kind: 'show', seq: memory.at }),
  NOW: () => ({ kind: 'show', seq: null }),
  PICK_PAGE: (_, { at }) => (at === null ? null : { kind: 'show', seq: null }),
  GO_ON: (_, { at, goingSince }) => (at === null || goingSince !== null ? null : { kind: 'goOn', seq: at }),
  SEND: (_, account) => {
    const event = wholeOf(account)
    return event && { kind: 'send', session: rowOf(account)?.session, event }
  },
  PACE: ({ event }) => ({ kind: 'pace', rate: event.rate }),
  NEXT_TIMER: () => ({ kind: 'nextTimer' }),
  OUTLINE: ({ event }) => ({ kind: 'outline', machine: event.machine }),
  ANSWER_AS: ({ event: { actor, as } }, account) => {
    const outcomes = readingOf(account)?.actors.find(({ name }: Loose) => name === actor)?.outcomes ?? []
    const known = outcomes.find(({ name }: Loose) => name === as)
    const answer = known ? { kind: 'scripted', outcome: known.outcome, isOnce: false } : (ANSWERS[as] ?? ANSWERS.ok)
    return { kind: 'answer', actor, answer }
  },
}

export function pressedIn(step: Seen): Loose {
  const account = step.before?.memory
  const task = account && isWatching(step) ? TASKS[step.event.type]?.(step, account) : null
  return task && { ...task, id: account?.page }
}

/** The event that is filled in, of which the page is asked whether it would take it. */
export function triedIn({ before, memory }: Seen): Loose {
  const question = memory.chance?.question
  if (question === undefined || question === before?.memory.chance?.question) return null
  return { kind: 'chance', id: memory.page, question, session: rowOf(memory)?.session, event: wholeOf(memory) }
}

/** A page that is there fetches what it is drawn with. */
export const preparedIn = (step: Seen): Loose =>
  hasTold(step) && step.event.type === 'PAGE' ? { kind: 'prepare', id: step.event.page.session.page } : null

/** What is promised of an event that its machine awaits. */
export function chanceOf(account: Account): string {
  const isTaken = account.chance?.question === questionOf(account) ? account.chance?.isTaken : null
  return isTaken === true ? 'taken' : isTaken === false ? 'refused' : 'open'
}

/** States that the machine is in, those first that it was not in when its chart was looked at before. */
export function newestFirst({ before, memory }: Seen): string[] {
  const [, , machine, ...known] = before?.memory.sight ?? []
  const old = machine === rowOf(memory)?.machine ? known : []
  const states = innermostIn(memory)
  return [...states.filter((id) => !old.includes(id)), ...states.filter((id) => old.includes(id))]
}

const TRAVELLING = ['TRAVEL', 'STEP', 'NOW']

/** What is brought into sight of the list of events: where one has travelled to, or the newest; undefined: nothing is. */
export function eventShown(step: Seen): number | null | undefined {
  if (!isWatching(step) || !TRAVELLING.includes(step.event.type)) return undefined
  return step.memory.at ?? eventsIn(linesOf(step.memory)).at(-1)?.seq ?? null
}

/** Where the keyboard goes: to the field that is wrong, and to what was read at last; undefined: it stays. */
export function focused(step: Seen): string | null | undefined {
  const { event, before, memory } = step
  if (event.type === 'SEND' && memory.refusal !== null && isWatching(step))
    return memory.refusal.field === null ? null : `event-${memory.refusal.field}`
  const isRead = event.actor === 'readMachine' && event.type === 'done'
  return isRead && before !== null && readingOf(before.memory)?.isUnread === true ? 'inspector-machine' : undefined
}

const LATE = ['slow, 8 s', 'held', 'out of order']

/** What an actor is said to be able to answer, and which of it was chosen. */
export function answersTo({ name, phrase, outcomes }: Loose, { answers, page }: Account) {
  const chosen = answers[page ?? '']?.[name] ?? 'ok'
  const modelled = outcomes.map((outcome: Loose) => outcome.name)
  const tone = chosen === 'ok' ? null : LATE.includes(chosen) ? 'after' : 'error'
  return { name, phrase, chosen, known: Object.keys(ANSWERS), modelled, tone }
}
