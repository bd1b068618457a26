import type { Model } from '~/machines/proving/model'
import { connectMailbox } from './mailbox.connect'
import { type MailboxInput, mailboxMachine } from './mailbox.machine'

const emailOf = (id: string, recipient: string, subject: string) => ({
  id,
  recipient,
  subject,
  sentAt: '2026-11-21T09:00:00.000Z',
  text: `${subject}, in full`,
  isFormatted: true,
})
const input: MailboxInput = {
  key: 'the-key',
  emails: [emailOf('1', 'parent@play.test', 'Your receipt')],
  now: '2026-11-21T09:00:00.000Z',
  offsetMs: 0,
  hasClock: true,
}
const later = {
  emails: [emailOf('2', 'gift@play.test', 'A gift'), ...input.emails],
  now: '2026-11-28T09:00:00.000Z',
  offsetMs: 604_800_000,
  hasClock: true,
}
const due = { isDone: true, done: { 'subscription-manager': { moved: 2, failed: 0 } } }

const TASKS: Record<string, object> = {
  REFRESH: { kind: 'read' },
  RUN_DUE: { kind: 'due' },
  MOVE: { kind: 'move', days: 7 },
  MOVE_BACK: { kind: 'move', days: 0 },
}

export const mailboxModel: Model<typeof mailboxMachine> = {
  machine: mailboxMachine,
  input,
  key: ({ filter, task, emails, due: done }) => ({ filter, task, count: emails.length, done }),
  cases: {
    FILTER: [
      { type: 'FILTER', text: 'GIFT full' },
      { type: 'FILTER', text: '' },
    ],
    REFRESH: [{ type: 'REFRESH' }],
    RUN_DUE: [{ type: 'RUN_DUE' }],
    MOVE: [{ type: 'MOVE', days: 7 }],
    MOVE_BACK: [{ type: 'MOVE_BACK' }],
  },
  outcomes: {
    askMailbox: [{ output: { page: later, due } }, { output: null }, { error: new Error('crashed') }],
  },
  delays: { patience: 30_000 },
  invariants: [
    {
      name: 'the server is asked for the very task of the last press, with the key, once at a time',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (_, { calls, events, pending, clock }) => {
        const pressed = events.findLast(({ type }) => type in TASKS)
        const asked = { key: 'the-key', task: TASKS[pressed?.type ?? ''] }
        return (
          pending.has('askMailbox') &&
          JSON.stringify(calls.at(-1)?.input) === JSON.stringify(asked) &&
          calls.filter(({ isAborted }) => !isAborted).length >= 1 &&
          clock.due() === 30_000
        )
      },
    },
    {
      name: 'what is shown is what the last good answer said, and what was typed decides which letters',
      holds: (snapshot, { events }) => {
        const hasAnswered = events.some(({ output }) => Boolean(output))
        const typed = events.findLast(({ type }) => type === 'FILTER')?.text ?? ''
        const all = hasAnswered ? later.emails : input.emails
        const view = connectMailbox(snapshot)
        const expected = all.filter(({ recipient }) => typed === '' || recipient === 'gift@play.test')
        return (
          view.total === all.length &&
          view.emails.map(({ id }) => id).join() === expected.map(({ id }) => id).join() &&
          (view.due !== null) === hasAnswered
        )
      },
    },
    {
      name: 'a task that came to nothing is said and logged, until the next one',
      holds: (snapshot, { events, effects }) => {
        const last = events.findLast(({ type }) => type !== 'FILTER')
        const isOver = last !== undefined && !(last.type in TASKS)
        const hasFailed = connectMailbox(snapshot).hasFailed
        return (
          hasFailed === (isOver && !last?.output) && (!hasFailed || effects.some(({ type }) => type === 'logFailure'))
        )
      },
    },
  ],
}
