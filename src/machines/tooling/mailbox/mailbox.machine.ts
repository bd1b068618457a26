import { assign, setup } from 'xstate'
import type { DueDone, MailboxAnswer, MailboxPage, MailboxTask } from '~/services/flows/mailbox/mailbox.contract'
import { output, unprovided } from '../../runtime/parts'
import { FILTER_LENGTH, isPage } from './mailbox.rules'

export type MailboxInput = MailboxPage & { key: string }
type MailboxContext = MailboxInput & { filter: string; task: MailboxTask; due: DueDone | null }
type Asked = { key: string; task: MailboxTask }

/** The letters of the embedded shop, its clock, and what is due by it: one thing is asked of the server at a time. */
export const mailboxMachine = setup({
  types: {
    input: {} as MailboxInput,
    context: {} as MailboxContext,
    events: {} as
      | { type: 'FILTER'; text: string }
      | { type: 'REFRESH' }
      | { type: 'RUN_DUE' }
      | { type: 'MOVE'; days: number }
      | { type: 'MOVE_BACK' },
    tags: {} as 'busy',
  },
  actors: { askMailbox: unprovided<MailboxAnswer, Asked>('askMailbox') },
  guards: { isPage },
  actions: {
    keepFilter: assign((_, text: string) => ({ filter: text.slice(0, FILTER_LENGTH) })),
    keepTask: assign((_, task: MailboxTask) => ({ task })),
    keepAnswer: assign((_, answer: MailboxAnswer) => (answer ? { ...answer.page, due: answer.due } : {})),
    logFailure: () => {},
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'mailbox',
  context: ({ input }) => ({ ...input, filter: '', task: { kind: 'read' }, due: null }),
  initial: 'open',
  on: { FILTER: { actions: { type: 'keepFilter', params: ({ event }) => event.text } } },
  states: {
    open: {
      initial: 'shown',
      on: {
        REFRESH: { target: 'asking', actions: { type: 'keepTask', params: { kind: 'read' } } },
        RUN_DUE: { target: 'asking', actions: { type: 'keepTask', params: { kind: 'due' } } },
        MOVE: {
          target: 'asking',
          actions: { type: 'keepTask', params: ({ event }) => ({ kind: 'move', days: event.days }) },
        },
        MOVE_BACK: {
          target: 'asking',
          actions: { type: 'keepTask', params: { kind: 'move', days: 0 } },
        },
      },
      states: { shown: {}, failed: {} },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askMailbox',
        src: 'askMailbox',
        input: ({ context: { key, task } }) => ({ key, task }),
        onDone: [
          {
            guard: { type: 'isPage', params: output },
            target: 'open.shown',
            actions: { type: 'keepAnswer', params: output },
          },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'open.failed' },
  },
  options: { maxIterations: 1000 },
})
