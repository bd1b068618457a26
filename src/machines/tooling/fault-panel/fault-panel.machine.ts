import { assign, setup } from 'xstate'
import type {
  FaultPanelAnswer,
  FaultPanelPage,
  FaultPanelTask,
  FlagKey,
} from '~/services/flows/fault-panel/fault-panel.contract'
import { output, unprovided, unprovidedListener } from '../../runtime/parts'
import {
  anew,
  type FaultDraft,
  type FaultField,
  FIRST_DRAFT,
  filledIn,
  instantOf,
  isAbsent,
  ruleOf,
  type Shown,
  showing,
} from './fault-panel.rules'

/** `key`: of QA, where the shop asks for it; else ''. */
type FaultPanelInput = { key: string }
type FaultPanelContext = FaultPanelInput & {
  /** null before the first answer */
  page: FaultPanelPage | null
  task: FaultPanelTask
  draft: FaultDraft
  /** the page of the shop that is shown once the task is done */
  shown: Shown | null
  /** the line of an error that was asked for last */
  line: string | null
  notice: string | null
}
/** `watched`: the page of the shop that the panel looks at, by its id; null where it looks at none. */
type Watching = { watched: string | null }

/** Somebody may have signed in or out in the page that is watched, too. */
const readingAnew = { target: 'asking', actions: { type: 'keepTask', params: { kind: 'read' } } } as const

/** What QA does to the embedded upstreams, the shop's clock, its flags, and who is signed in: one thing at a time. */
export const faultPanelMachine = setup({
  types: {
    input: {} as FaultPanelInput,
    context: {} as FaultPanelContext,
    events: {} as
      | { type: 'FIELD'; name: FaultField; value: string }
      | { type: 'SCRIPT'; text: string }
      | { type: 'SET' }
      | { type: 'REMOVE'; id: number }
      | { type: 'CLEAR' }
      | { type: 'REFRESH' }
      | { type: 'OTHER_TAB.CHANGED' }
      | { type: 'MOVE'; days: number }
      | { type: 'MOVE_TO' }
      | { type: 'RUN_DUE' }
      | { type: 'FLAG'; key: FlagKey; value: string | null }
      | ({ type: 'SIGN_IN'; persona: string } & Watching)
      | ({ type: 'SIGN_OUT' } & Watching)
      | ({ type: 'LINE'; line: string } & Watching),
    tags: {} as 'busy',
  },
  actors: {
    otherTabs: unprovidedListener('otherTabs'),
    askFaultPanel: unprovided<FaultPanelAnswer, { key: string; task: FaultPanelTask }>('askFaultPanel'),
  },
  guards: {
    isAbsent,
    isReading: ({ context }) => context.task.kind === 'read',
    isDone: (_, answer: FaultPanelAnswer) => answer?.isDone === true,
    isShown: ({ context }, answer: FaultPanelAnswer) => answer?.isDone === true && context.shown !== null,
    isWhole: ({ context }) => ruleOf(context.draft) !== null,
    isInstant: ({ context }) => instantOf(context.draft) !== null,
  },
  actions: {
    keepField: assign(({ context }, field: { name: FaultField; value: string }) => ({
      draft: filledIn(context.draft, field),
    })),
    keepTask: assign((_, task: FaultPanelTask) => ({ task, shown: null, notice: null })),
    keepRule: assign(({ context }) => {
      const rule = ruleOf(context.draft)
      return { task: rule ? { kind: 'set' as const, rule } : { kind: 'read' as const }, shown: null, notice: null }
    }),
    keepInstant: assign(({ context }) => {
      const instant = instantOf(context.draft)
      return {
        task: instant ? { kind: 'moveTo' as const, instant } : { kind: 'read' as const },
        shown: null,
        notice: null,
      }
    }),
    keepShown: assign((_, shown: Shown | null) => ({ shown })),
    keepLine: assign((_, line: string | null) => ({ line })),
    keepAnswer: assign((_, answer: FaultPanelAnswer) => (answer ? { page: answer.page, notice: answer.said } : {})),
    notice: assign((_, notice: string) => ({ notice })),
    showPage: (_, _shown: Shown | null) => {},
    logFailure: () => {},
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'faultPanel',
  context: ({ input: { key } }) => ({
    ...{ key, page: null, task: { kind: 'read' }, draft: FIRST_DRAFT, shown: null, line: null, notice: null },
  }),
  initial: 'asking',
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: { actions: 'logFailure' } },
  on: {
    FIELD: { actions: { type: 'keepField', params: ({ event }) => event } },
    SCRIPT: { actions: { type: 'keepField', params: ({ event }) => ({ name: 'script', value: event.text }) } },
  },
  states: {
    open: {
      initial: 'shown',
      on: {
        SET: [
          { guard: 'isWhole', target: 'asking', actions: 'keepRule' },
          { actions: { type: 'notice', params: 'A figure does not fit, or the script is no JSON.' } },
        ],
        REMOVE: {
          target: 'asking',
          actions: { type: 'keepTask', params: ({ event }) => ({ kind: 'remove', id: event.id }) },
        },
        CLEAR: {
          target: 'asking',
          actions: [
            { type: 'keepTask', params: { kind: 'clear' } },
            { type: 'keepLine', params: null },
          ],
        },
        REFRESH: readingAnew,
        'OTHER_TAB.CHANGED': readingAnew,
        MOVE: {
          target: 'asking',
          actions: { type: 'keepTask', params: ({ event }) => ({ kind: 'move', days: event.days }) },
        },
        MOVE_TO: [
          { guard: 'isInstant', target: 'asking', actions: 'keepInstant' },
          { actions: { type: 'notice', params: 'Fill in a day and a time.' } },
        ],
        RUN_DUE: { target: 'asking', actions: { type: 'keepTask', params: { kind: 'due' } } },
        FLAG: {
          target: 'asking',
          actions: {
            type: 'keepTask',
            params: ({ event: { key, value } }) => ({ kind: 'flag', key, value }),
          },
        },
        SIGN_IN: {
          target: 'asking',
          actions: [
            { type: 'keepTask', params: ({ event }) => ({ kind: 'signIn', persona: event.persona }) },
            { type: 'keepShown', params: ({ event }) => anew(event.watched) },
          ],
        },
        SIGN_OUT: {
          target: 'asking',
          actions: [
            { type: 'keepTask', params: { kind: 'signOut' } },
            { type: 'keepShown', params: ({ event }) => anew(event.watched) },
          ],
        },
        LINE: {
          target: 'asking',
          actions: [
            { type: 'keepTask', params: ({ event }) => ({ kind: 'line', line: event.line }) },
            { type: 'keepShown', params: ({ context, event }) => showing(context, event) },
            { type: 'keepLine', params: ({ event }) => event.line },
          ],
        },
      },
      states: { shown: {}, failed: {} },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askFaultPanel',
        src: 'askFaultPanel',
        input: ({ context: { key, task } }) => ({ key, task }),
        onDone: [
          { guard: { type: 'isAbsent', params: output }, target: 'absent' },
          {
            guard: { type: 'isShown', params: output },
            target: 'open.shown',
            actions: [
              { type: 'keepAnswer', params: output },
              { type: 'showPage', params: ({ context }) => context.shown },
            ],
          },
          {
            guard: { type: 'isDone', params: output },
            target: 'open.shown',
            actions: { type: 'keepAnswer', params: output },
          },
          { target: 'failing', actions: { type: 'keepAnswer', params: output } },
        ],
        onError: 'failing',
      },
      on: { 'OTHER_TAB.CHANGED': { guard: 'isReading', target: 'asking', reenter: true } },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'open.failed' },
    absent: {},
  },
  options: { maxIterations: 1000 },
})
