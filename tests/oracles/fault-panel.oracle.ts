import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'

/** `task`: what the server is doing; null where it is asked for nothing. `page`: its last answer. `shown`: what follows. */
type Memory = {
  page: Loose
  fields: Loose
  task: Loose
  shown: Loose
  line: string | null
  said: string | null
  hasFailed: boolean
  isAbsent: boolean
  since: number
}

/** So long a task may last. */
const PATIENCE = 30_000
const LONGEST_SCRIPT = 16_384
const START = {
  ...{ upstream: 'shopify', operation: '*', outcome: '500', seconds: '8', status: '200', script: '{}', times: '' },
  instant: '',
}
const NAMELESS = ['drop', 'garbage', 'partial', 'malformed']

const whole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most

/** What F-93 names: slow, a status, drop, reorder, script, and the wire's own ways to be unreadable. */
function outcome({ outcome: name, seconds, status, script }: Loose): Loose {
  if (NAMELESS.includes(name)) return { kind: name }
  if (name === 'out of order') return { kind: 'reordered' }
  if (name === 'slow')
    return /^[\d.]+$/.test(seconds) && Number(seconds) <= 60 ? { kind: 'delay', ms: Number(seconds) * 1000 } : null
  if (name !== 'script') return { kind: 'status', status: Number(name) }
  const isFitting = whole(status, 200, 599) && isJson(script) && script.length <= LONGEST_SCRIPT
  return isFitting ? { kind: 'answer', status: Number(status), body: JSON.parse(script) } : null
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function rule(fields: Loose): Loose {
  const { upstream, operation, times } = fields
  const isCounted = times.trim() !== ''
  if (outcome(fields) === null || (isCounted && !whole(times, 1, 1_000_000))) return null
  return { upstream, operation, outcome: outcome(fields), times: isCounted ? Number(times) : null }
}

/** What an event asks of the server; null where something is missing. */
const TASKS: Record<string, (event: Loose, fields: Loose) => Loose> = {
  SET: (_, fields) => (rule(fields) ? { kind: 'set', rule: rule(fields) } : null),
  REMOVE: ({ id }) => ({ kind: 'remove', id }),
  CLEAR: () => ({ kind: 'clear' }),
  REFRESH: () => ({ kind: 'read' }),
  'OTHER_TAB.CHANGED': () => ({ kind: 'read' }),
  MOVE: ({ days }) => ({ kind: 'move', days }),
  MOVE_TO: (_, { instant }) =>
    instant.length === 16 && !Number.isNaN(Date.parse(instant)) ? { kind: 'moveTo', instant: `${instant}:00Z` } : null,
  RUN_DUE: () => ({ kind: 'due' }),
  FLAG: ({ key, value }) => ({ kind: 'flag', key, value }),
  SIGN_IN: ({ persona }) => ({ kind: 'signIn', persona }),
  SIGN_OUT: () => ({ kind: 'signOut' }),
  LINE: ({ line }) => ({ kind: 'line', line }),
}

/** Somebody else on the page that is watched, or the page of a line: there, or in a new tab. */
function shownAfter({ type, watched, line }: Loose, page: Loose): Loose {
  if (type === 'LINE') {
    const found = page.lines.find((each: Loose) => each.id === line)
    return found === undefined ? null : { page: watched, path: found.path, events: found.events }
  }
  const isSomebody = type === 'SIGN_IN' || type === 'SIGN_OUT'
  return isSomebody && watched !== null ? { page: watched, path: null, events: [] } : null
}

type Known = { event: Loose; before: { memory: Memory } | null }
const isFree = ({ before }: Known) => before !== null && before.memory.task === null && !before.memory.isAbsent
/** Who is signed in is asked again: the answer that is under way may be about somebody else. */
const isReadAgain = ({ event, before }: Known) =>
  event.type === 'OTHER_TAB.CHANGED' && before?.memory.task?.kind === 'read'
const isPressed = (step: Known) => (isFree(step) && step.event.type in TASKS) || isReadAgain(step)
const asks = (step: Known) =>
  isPressed(step) && TASKS[step.event.type]?.(step.event, step.before?.memory.fields) !== null

const TEXTS: Record<string, (of: Loose) => string> = {
  status: ({ status }) => `${status}`,
  delay: ({ ms }) => `slow, ${ms / 1000} s`,
  answer: ({ status }) => `script, ${status}`,
  reordered: () => 'out of order',
}
const shownRule = ({ outcome: of, ...rest }: Loose) => ({
  ...rest,
  text: TEXTS[of.kind]?.(of) ?? of.kind,
  tone: ['delay', 'reordered'].includes(of.kind) ? 'after' : 'error',
})

export const faultPanelOracle = oracle<FaultPanelView, Memory>(
  'faultPanel',
  [
    always({ rule: 'F-93', says: 'what is set, the time, who is signed in, flags and lines' }, ({ view, memory }) => {
      const { page, line } = memory
      if (page === null) return equal(view.shop, null)
      return [
        equal(view.shop?.rules, page.rules.map(shownRule)),
        equal([view.shop?.clock, view.shop?.person, view.shop?.personas], [page.clock, page.person, page.personas]),
        equal(
          view.shop?.flags,
          page.flags.map((flag: Loose) => ({ ...flag, isChanged: flag.value !== flag.otherwise })),
        ),
        equal(
          view.shop?.lines,
          page.lines.map((each: Loose) => ({ ...each, isAsked: each.id === line })),
        ),
        equal(view.shop?.withoutLine, page.withoutLine),
        equal(view.shop?.canClear, page.rules.length > 0 || line !== null),
      ]
    }),
    always({ rule: 'F-93', says: 'what was filled in, and what there is of the upstream' }, ({ view, memory }) => {
      const { fields, page } = memory
      const chosen = page?.upstreams.find(({ name }: Loose) => name === fields.upstream)
      const { operations = [], seen = [] } = chosen ?? {}
      const others = operations.filter((each: string) => !seen.includes(each))
      const upstreams = (page?.upstreams ?? []).map(({ name }: Loose) => name)
      return equal(view.form, { ...fields, upstreams, lately: seen, others })
    }),
    after('start', { decided: 'ADR-0061', says: 'what is set is asked for at once' }, (step) =>
      asked(step, 'askFaultPanel', { key: step.input.key, task: { kind: 'read' } }),
    ),
    after(
      either(...Object.keys(TASKS)),
      { rule: 'F-93', says: 'the server is asked, with the key', when: asks },
      (step) => asked(step, 'askFaultPanel', { key: step.input.key, task: step.memory.task }),
    ),
    always({ decided: 'ADR-0061', says: 'and for one task at a time' }, (step) =>
      asks(step) || step.event.type === 'start' ? null : notAsked(step),
    ),
    always({ decided: 'ADR-0061', says: 'it says with what it is busy, and what came of it' }, (step) => [
      equal(step.view.busyWith, step.memory.task?.kind ?? null),
      equal(isRunning(step, 'askFaultPanel'), step.memory.task !== null),
      equal([step.view.hasFailed, step.view.isAbsent], [step.memory.hasFailed, step.memory.isAbsent]),
      isPressed(step) && !asks(step)
        ? step.view.notice !== null && step.view.notice !== ''
        : equal(step.view.notice, step.memory.said),
    ]),
    after(either('SET', 'MOVE_TO'), { decided: 'ADR-0061', when: (step) => isPressed(step) && !asks(step) }, (step) =>
      notAsked(step),
    ),
    lasts(
      PATIENCE,
      'RUN_DUE',
      { decided: 'ADR-0061', says: 'rounds of 20 seconds are waited for', when: asks },
      ({ view }) => view.busyWith === 'due',
    ),
    after('start', { rule: 'F-93', says: 'who signs in or out elsewhere is listened to' }, (step) =>
      asked(step, 'otherTabs'),
    ),
    always({ rule: 'F-93', says: 'a page is shown once what it shows is so' }, (step) => {
      const { event, before, memory } = step
      const isOver = event.actor === 'askFaultPanel' && event.output?.isDone === true
      const shown = isOver ? before?.memory.shown : null
      if (event.actor === 'otherTabs') return did(step, 'logFailure')
      if (shown) return did(step, 'showPage', shown)
      const hasJustFailed = memory.hasFailed && before?.memory.task != null
      return hasJustFailed ? [did(step, 'logFailure'), didNot(step, 'showPage')] : didNot(step)
    }),
  ],
  (memory, step) => {
    const { event, now } = step
    const first: Memory = {
      ...{ page: null, fields: START, task: { kind: 'read' }, shown: null, line: null, said: null },
      ...{ hasFailed: false, isAbsent: false, since: now },
    }
    const last = memory ?? first
    if (event.type === 'FIELD') return { ...last, fields: filledIn(last.fields, event.name, event.value) }
    if (event.type === 'SCRIPT') return { ...last, fields: { ...last.fields, script: event.text } }
    if (event.type in TASKS) return pressed(last, event, now)
    const failed = { ...last, task: null, hasFailed: true }
    if (event.actor !== 'askFaultPanel') return last.task && now - last.since >= PATIENCE ? failed : last
    if (event.type.startsWith('xstate.error') || event.output === undefined) return failed
    if (event.output === null) return { ...last, task: null, isAbsent: true }
    const { page, isDone, said } = event.output
    return { ...last, page, said, task: null, hasFailed: !isDone }
  },
)

const filledIn = (fields: Loose, name: string, value: string) => ({
  ...fields,
  ...(name === 'upstream' && value !== fields.upstream ? { operation: '*' } : {}),
  [name]: value,
})

function pressed(last: Memory, event: Loose, now: number): Memory {
  const isReadAgain = event.type === 'OTHER_TAB.CHANGED' && last.task?.kind === 'read'
  if (isReadAgain) return { ...last, since: now }
  if (last.task !== null || last.isAbsent) return last
  const task = TASKS[event.type]?.(event, last.fields)
  if (task === null) return { ...last, said: event.type === 'SET' ? SAID.rule : SAID.instant }
  const line = event.type === 'LINE' ? event.line : event.type === 'CLEAR' ? null : last.line
  const shown = shownAfter(event, last.page ?? { lines: [] })
  return { ...last, task, line, shown, said: null, hasFailed: false, since: now }
}

/** What is missing, in the words of the panel. */
const SAID = {
  rule: 'A figure does not fit, or the script is no JSON.',
  instant: 'Fill in a day and a time.',
}
