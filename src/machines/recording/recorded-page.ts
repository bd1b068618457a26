import { openChannel } from '~/services/browser/channel'
import { intentKey } from '~/services/browser/intent-key'
import { type AnyNotes, EVERY_PAGE } from '../reading/notes'
import { registry } from '../reading/registry'
import { INSPECTOR_CHANNEL } from './channel'
import { hiddenTexts } from './hidden-texts'
import { createLineMaker } from './lines'
import type { LogLine, SessionLine } from './log.contract'
import { machineHash } from './machine-hash'
import type { FromInspector, InspectorMessage, Picture } from './messages.contract'
import { outline } from './outline'
import { withoutIds } from './personal'
import { type MachinePrivacy, privacyOf } from './privacy'
import { type RecordedFlows, recordFlows } from './recorded-flows'
import type { Entry } from './recorder'

/** How long what has happened is gathered before it is told: many events come together. */
const GATHER_MS = 40

/** `frame`: the name of the one that the page stands in; null: a tab of its own. */
type Place = Pick<SessionLine, 'flags'> & {
  frame: string | null
  draw: (hidden: ReadonlySet<string>) => Promise<Picture>
  prepare: () => void
  watchAddress: (onChange: () => void) => void
}
type Told = Pick<Place, 'frame'> & {
  session: SessionLine
  lines: LogLine[]
  waiting: Entry[]
  privacies: Map<string, MachinePrivacy>
  /** machines that no page has for itself */
  everywhere: Set<string>
  /** machines that this page is about, whichever others it has */
  subjects: Set<string>
  lineOf: (entry: Entry) => LogLine
  tell: (message: InspectorMessage) => void
}
type Telling = Told & {
  /** Tells what has happened so far, after all that happened before it. */
  tellNew: () => Promise<void>
}

/** Records this page and answers inspectors, in this tab and in others. Lines are made when there is time, in order. */
export function recordPage({ flags, frame, watchAddress, ...picture }: Place) {
  const privacies = new Map<string, MachinePrivacy>()
  const everywhere = new Set<string>()
  const subjects = new Set<string>()
  const session = sessionLineOf(flags)
  const channel = openChannel<InspectorMessage>(INSPECTOR_CHANNEL, (message) => {
    if (message.from === 'inspector') void answer({ ...picture, telling, flows, message })
  })
  const told: Told = {
    frame,
    session,
    lines: [],
    waiting: [],
    privacies,
    everywhere,
    subjects,
    lineOf: createLineMaker({
      privacyOf: (machine) => privacies.get(machine) ?? null,
      isOnEveryPage: (machine) => everywhere.has(machine),
      isSubject: (machine) => subjects.has(machine),
    }),
    tell: channel.tell,
  }
  const telling: Telling = { ...told, tellNew: inTurn(() => tellNew(told)) }
  const gather = gathering(telling.tellNew)
  const flows = recordFlows({
    onEntry: (entry) => {
      telling.waiting.push(entry)
      gather()
    },
  })
  addEventListener('pagehide', () => channel.tell({ from: 'page', kind: 'left', id: session.page }))
  watchAddress(() => channel.tell({ from: 'page', kind: 'moved', id: session.page }))
  introduce(telling)
  return { flows, page: session.page }
}

/** One run at a time, and another one after it for what has come meanwhile. */
function inTurn(work: () => Promise<void>) {
  let last = Promise.resolve()
  return () => {
    // what could not be told is told with what comes next
    last = last.then(work).catch(() => undefined)
    return last
  }
}

function gathering(work: () => Promise<void>) {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      void work()
    }, GATHER_MS)
  }
}

async function tellNew(told: Told) {
  const lines = await newLines(told)
  const { page, machines } = told.session
  if (lines.length > 0) told.tell({ from: 'page', kind: 'lines', id: page, lines, machines: hashesOf(lines, machines) })
}

/** Of all that a session knows those of the charts that these lines begin with. */
const hashesOf = (lines: readonly LogLine[], machines: SessionLine['machines']) => {
  const begun = new Set(lines.flatMap((line) => (line.kind === 'actor' && line.machine !== null ? [line.machine] : [])))
  return Object.fromEntries(Object.entries(machines).filter(([machine]) => begun.has(machine)))
}

/** The notes of a machine come before any line of it is made: what they say is personal is hidden. */
async function newLines(told: Told): Promise<LogLine[]> {
  const { waiting, privacies, everywhere, subjects, session, lines, lineOf } = told
  const entries = [...waiting]
  const machines = entries.flatMap((entry) => (entry.kind === 'actor' && entry.machine ? [entry.machine] : []))
  await Promise.all(
    machines.map(async (machine) => {
      session.machines[machine.id] ??= machineHash(machine)
      const notes: AnyNotes | null = (await registry.find(({ id }) => id === machine.id)?.notes()) ?? null
      if (notes && !privacies.has(machine.id)) privacies.set(machine.id, privacyOf(notes))
      if (notes?.ownPage && isAt(session, notes.ownPage)) subjects.add(machine.id)
      else if (notes?.route.startsWith(EVERY_PAGE)) everywhere.add(machine.id)
    }),
  )
  const made = waiting.splice(0, entries.length).map(lineOf)
  lines.push(...made)
  return made
}

/** With or without the language before it. */
const isAt = ({ path, locale }: SessionLine, page: string) => path === page || path === `/${locale}${page}`

function introduce({ session, frame, lines, tell }: Told) {
  tell({
    from: 'page',
    kind: 'page',
    page: { session, title: document.title, frame },
    lines,
  })
}

type Question = Pick<Place, 'draw' | 'prepare'> & { telling: Telling; flows: RecordedFlows; message: FromInspector }

async function answer({ telling, flows, draw, prepare, message }: Question) {
  if (message.kind === 'who') return introduce(telling)
  if (message.id !== telling.session.page) return
  const { id } = message
  if (message.kind === 'prepare') return prepare()
  if (message.kind === 'chance') {
    const { question, session, event } = message
    return telling.tell({ from: 'page', kind: 'chance', id, question, isTaken: flows.can(session, event) })
  }
  if (message.kind === 'picture') {
    // a report without one is worth having, and says so
    const picture = await draw(hiddenTexts(flows.memory, (machine) => telling.privacies.get(machine) ?? null)).catch(
      () => null,
    )
    return telling.tell({ from: 'page', kind: 'picture', id, picture })
  }
  const { ok, text } = await done(flows, message)
  await telling.tellNew()
  telling.tell({ from: 'page', kind: 'answer', id, to: message.kind, ok, text })
}

type Answer = { ok: boolean; text: string }
type Task = Exclude<FromInspector, { kind: 'who' | 'prepare' | 'chance' | 'picture' }>

async function done(flows: RecordedFlows, task: Task): Promise<Answer> {
  try {
    return { ok: true, text: await did(flows, task) }
  } catch (error) {
    // what went wrong may quote what was typed
    return { ok: false, text: error instanceof Error ? error.name : 'It did not work' }
  }
}

async function did(flows: RecordedFlows, task: Task): Promise<string> {
  if (task.kind === 'stage') await flows.stage(task)
  if (task.kind === 'end') flows.end(task.session, task.actor, task.outcome)
  if (task.kind === 'fire') flows.fire(task.session, task.timer)
  if (task.kind === 'answer') flows.answer(task.actor, task.answer)
  if (task.kind === 'show') flows.show(task.seq)
  if (task.kind === 'pace') flows.clock.setRate(task.rate)
  if (task.kind === 'outline') outline(task.machine)
  if (task.kind === 'send') return flows.send(task.session, task.event) ? 'Sent.' : 'Sent, and nothing has taken it.'
  if (task.kind === 'nextTimer') return flows.clock.next() ? 'The next timer has fired' : 'No timer is waiting'
  if (task.kind === 'goOn') return goneOn(flows.goOn(task.seq))
  return ''
}

const goneOn = (count: number) => (count === 1 ? '1 flow goes on from there' : `${count} flows go on from there`)

const sessionLineOf = (flags: SessionLine['flags']): SessionLine => ({
  kind: 'session',
  version: 1,
  page: intentKey(),
  startedAt: new Date(performance.timeOrigin).toISOString(),
  // an address's query may carry a name or a token
  path: withoutIds(location.pathname),
  locale: document.documentElement.lang,
  region: document.documentElement.dataset.region ?? '',
  viewport: { width: innerWidth, height: innerHeight },
  flags,
  machines: {},
})
