import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { FaultPanelTask, FlowEvent } from '~/services/flows/fault-panel/fault-panel.contract'
import { FaultRule } from '~/services/platform/faults/faults.contract'
import type { faultPanelMachine } from './fault-panel.machine'

const text = z.string()
const events = z.array(FlowEvent)
const line = z.strictObject({ id: text, rule: text, text, path: text, press: text.nullable(), events })
const page = z.strictObject({
  rules: z.array(FaultRule.extend({ id: z.number() })),
  upstreams: z.array(z.strictObject({ name: text, operations: z.array(text), seen: z.array(text) })),
  clock: z.strictObject({ now: text, offsetMs: z.number() }),
  person: text.nullable().meta({ personal: true }),
  personas: z.array(z.strictObject({ name: text, about: text })),
  flags: z.array(z.strictObject({ key: text, about: text, values: z.array(text), value: text, otherwise: text })),
  lines: z.array(line),
  withoutLine: z.array(z.strictObject({ rule: text, why: text })),
})
const draft = z.strictObject({
  ...{ upstream: text, operation: text, outcome: text, seconds: text, status: text, times: text, instant: text },
  /** whatever QA has written */
  script: text.meta({ personal: true }),
})
const key = text.meta({ personal: true })
const watched = text.nullable()
const rules = ['F-93'] as const
const decided = 'ADR-0061'

export const faultPanelNotes: Notes<typeof faultPanelMachine> = {
  id: 'faultPanel',
  title: 'Fault panel',
  sentence:
    'Lets QA say how the embedded upstreams fail, what day it is in the shop, who is signed in, and what flags say.',
  route: '/inspector',
  states: {
    open: { title: 'Ready for the next task', rules },
    'open.shown': { title: 'Showing what is set', rules },
    'open.failed': { title: 'The last task came to nothing, and it says so', decided },
    asking: { title: 'The server does a task', rules },
    failing: { title: 'It did not work, and is logged', decided },
    absent: { title: 'There is no panel here', decided, stays: 'a shop that is no demonstration becomes none' },
  },
  events: {
    FIELD: 'fills in a field',
    SCRIPT: 'writes an answer',
    SET: 'presses "Set"',
    REMOVE: 'removes one fault',
    CLEAR: 'presses "Clear all"',
    REFRESH: 'presses "Look again"',
    'OTHER_TAB.CHANGED': 'signs in or out in a page beside the panel, or in another tab',
    MOVE: 'moves the clock by some days, or back to the time of day',
    MOVE_TO: 'presses "Set the clock"',
    RUN_DUE: 'presses "Run what is due"',
    FLAG: 'picks what a flag says',
    SIGN_IN: 'picks a persona',
    SIGN_OUT: 'picks nobody',
    LINE: 'picks a line of an error',
  },
  guards: {
    isAbsent: 'the server has no panel for this visitor',
    isReading: 'nothing but what is set is asked for',
    isDone: 'the task is done',
    isShown: 'the task is done, and a page is to be shown with it',
    isWhole: 'the fault has all that it needs',
    isInstant: 'the field has a day and a time',
  },
  actions: {
    keepField: 'keep what was filled in',
    keepTask: 'remember the task',
    keepRule: 'remember the fault as the task',
    keepInstant: 'remember the instant as the task',
    keepShown: 'remember which page is to be shown then',
    keepLine: 'remember the line',
    keepAnswer: 'keep what is set now, and what came of the task',
    notice: 'say what is missing',
    showPage: 'show the page, anew or at its address, and tell its flows what comes before the press',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '30 seconds' },
  actors: {
    otherTabs: 'the pages of this browser, where somebody signs in or out',
    askFaultPanel: 'our server: does the task, and answers what is set then',
  },
  schemas: {
    input: z.strictObject({ key }),
    context: z.strictObject({
      key,
      page: page.nullable(),
      task: FaultPanelTask,
      draft,
      shown: z.strictObject({ page: text.nullable(), path: text.nullable(), events }).nullable(),
      line: text.nullable(),
      notice: text.nullable(),
    }),
    events: {
      FIELD: eventSchema('FIELD', { name: text, value: text }),
      SCRIPT: eventSchema('SCRIPT', { text: text.meta({ personal: true }) }),
      SET: eventSchema('SET'),
      REMOVE: eventSchema('REMOVE', { id: z.number().int() }),
      CLEAR: eventSchema('CLEAR'),
      REFRESH: eventSchema('REFRESH'),
      'OTHER_TAB.CHANGED': eventSchema('OTHER_TAB.CHANGED'),
      MOVE: eventSchema('MOVE', { days: z.number().int() }),
      MOVE_TO: eventSchema('MOVE_TO'),
      RUN_DUE: eventSchema('RUN_DUE'),
      FLAG: eventSchema('FLAG', { key: text, value: text.nullable() }),
      SIGN_IN: eventSchema('SIGN_IN', { persona: text, watched }),
      SIGN_OUT: eventSchema('SIGN_OUT', { watched }),
      LINE: eventSchema('LINE', { line: text, watched }),
    },
  },
}
