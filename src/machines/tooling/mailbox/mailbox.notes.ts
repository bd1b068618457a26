import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { MailboxTask } from '~/services/flows/mailbox/mailbox.contract'
import type { mailboxMachine } from './mailbox.machine'

const personal = z.string().meta({ personal: true })
const email = z.strictObject({
  id: z.string(),
  recipient: personal,
  subject: personal,
  sentAt: z.string(),
  text: personal,
  isFormatted: z.boolean(),
})
const page = {
  key: personal,
  emails: z.array(email),
  now: z.string(),
  offsetMs: z.number(),
  hasClock: z.boolean(),
}
const decided = 'ADR-0040'

export const mailboxNotes: Notes<typeof mailboxMachine> = {
  id: 'mailbox',
  title: 'Mailbox',
  sentence: 'Shows developers and QA what the shop has mailed, moves its clock, and does what is due by it.',
  route: '/mailbox',
  states: {
    open: { title: 'Ready for the next task', decided },
    'open.shown': { title: 'Showing letters and time', decided },
    'open.failed': { title: 'The last task came to nothing, and it says so', decided },
    asking: { title: 'The server does a task', decided },
    failing: { title: 'It did not work, and is logged', decided },
  },
  events: {
    FILTER: 'types what the letters are to hold',
    REFRESH: 'presses "Refresh"',
    RUN_DUE: 'presses "Run what is due now"',
    MOVE: 'moves the clock by some days',
    MOVE_BACK: 'brings the clock back to the time of day',
  },
  guards: { isPage: 'the key still opens the mailbox' },
  actions: {
    keepFilter: 'keep what was typed',
    keepTask: 'remember the task',
    keepAnswer: 'keep letters, time and what was done',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '30 seconds' },
  actors: { askMailbox: 'our server: does the task, and answers the mailbox as it is then' },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({
      ...page,
      filter: personal,
      task: MailboxTask,
      due: z
        .strictObject({ isDone: z.boolean(), done: z.record(z.string(), z.record(z.string(), z.number())) })
        .nullable(),
    }),
    events: {
      FILTER: eventSchema('FILTER', { text: personal }),
      REFRESH: eventSchema('REFRESH'),
      RUN_DUE: eventSchema('RUN_DUE'),
      MOVE: eventSchema('MOVE', { days: z.number().int() }),
      MOVE_BACK: eventSchema('MOVE_BACK'),
    },
  },
}
