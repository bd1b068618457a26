import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'
import type { MailboxView } from '~/machines/tooling/mailbox/mailbox.connect'

/** `task`: what the server is doing; null where it is asked for nothing. `page`: its last answer, or what it started with. */
type Memory = { page: Loose; due: Loose; filter: string; task: Loose; hasFailed: boolean; since: number }

/** So long a task may last. */
const PATIENCE = 30_000
const LONGEST_FILTER = 100

const TASKS: Record<string, (event: Loose) => object> = {
  REFRESH: () => ({ kind: 'read' }),
  RUN_DUE: () => ({ kind: 'due' }),
  MOVE: ({ days }) => ({ kind: 'move', days }),
  MOVE_BACK: () => ({ kind: 'move', days: 0 }),
}

type Known = { event: { type: string }; before: { memory: Memory } | null }
const asks = ({ event, before }: Known) => event.type in TASKS && before !== null && before.memory.task === null

/** Every word stands somewhere in it, in capitals or not. */
const holds = (words: string) => (email: Loose) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [email.recipient, email.subject, email.text].join('\n').toLowerCase().includes(word))

export const mailboxOracle = oracle<MailboxView, Memory>(
  'mailbox',
  [
    always({ decided: 'ADR-0040', says: 'the letters that hold what was typed' }, ({ view, memory }) => [
      equal(view.emails, memory.page.emails.filter(holds(memory.filter))),
      equal(
        [view.total, view.filter],
        [memory.page.emails.length, { value: memory.filter, maxLength: LONGEST_FILTER }],
      ),
    ]),
    always({ decided: 'ADR-0040', says: 'the time of the shop, where it has a clock' }, ({ view, memory: { page } }) =>
      equal(view.clock, page.hasClock ? { now: page.now, offsetMs: page.offsetMs } : null),
    ),
    always({ decided: 'ADR-0040', says: 'what was done of what is due' }, ({ view, memory }) =>
      equal(view.due, memory.due),
    ),
    after(
      either('REFRESH', 'RUN_DUE', 'MOVE', 'MOVE_BACK'),
      { decided: 'ADR-0040', says: 'the server is asked, with the key', when: asks },
      (step) => asked(step, 'askMailbox', { key: step.input.key, task: step.memory.task }),
    ),
    always({ decided: 'ADR-0040', says: 'and for one task at a time' }, (step) => (asks(step) ? null : notAsked(step))),
    always({ decided: 'ADR-0040', says: 'it says with what it is busy, and what came to nothing' }, (step) => [
      equal(step.view.busyWith, step.memory.task?.kind ?? null),
      equal(isRunning(step, 'askMailbox'), step.memory.task !== null),
      equal(step.view.hasFailed, step.memory.hasFailed),
    ]),
    lasts(
      PATIENCE,
      'RUN_DUE',
      { decided: 'ADR-0040', says: 'rounds of 20 seconds are waited for', when: asks },
      ({ view }) => view.busyWith === 'due',
    ),
    always({ decided: 'ADR-0040', says: 'what came to nothing is logged' }, (step) =>
      step.memory.hasFailed && step.before?.memory.hasFailed === false ? did(step, 'logFailure') : didNot(step),
    ),
  ],
  (memory, step) => {
    const { event, input, now } = step
    const last: Memory = memory ?? { page: input, due: null, filter: '', task: null, hasFailed: false, since: 0 }
    if (event.type === 'FILTER') return { ...last, filter: event.text.slice(0, LONGEST_FILTER) }
    const task = last.task === null && TASKS[event.type]?.(event)
    if (task) return { ...last, task, hasFailed: false, since: now }
    const failed = { ...last, task: null, hasFailed: true }
    if (event.actor !== 'askMailbox') return last.task && now - last.since >= PATIENCE ? failed : last
    return event.output ? { ...last, ...event.output, task: null } : failed
  },
)
