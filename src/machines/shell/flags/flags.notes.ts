import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { flagsMachine } from './flags.machine'

const values = z.record(z.string(), z.string())

export const flagsNotes: Notes<typeof flagsMachine> = {
  id: 'flags',
  title: 'Feature flags',
  sentence:
    'Decides once per visit which experiments and switches apply, so that nothing changes under the visitor’s eyes.',
  route: 'every page',
  states: {
    starting: { title: 'Looking at what the server decided', rules: ['F-03'] },
    resolving: { title: 'The server has not told yet', rules: ['F-03'] },
    ready: { title: 'Decided', rules: ['S-317', 'S-326'], stays: 'flags hold for the whole visit' },
    defaults: { title: 'Could not be asked: every flag at its default', decided: 'E-34', stays: 'it is the answer' },
  },
  events: {
    RESOLVED: 'the server has decided',
    FAILED: 'the server could not decide',
    OVERRIDE: 'QA switches a flag for this tab',
  },
  guards: {
    isResolved: 'the server decided while it made the page',
    isKnown: 'the flag is one of the shop’s',
  },
  actions: {
    keepFlags: 'take the decisions',
    keepOverride: 'let QA’s value win',
  },
  delays: { patience: '3 seconds' },
  actors: {},
  schemas: {
    input: z.strictObject({ resolved: values.nullable(), defaults: values }),
    context: z.strictObject({ values, isResolved: z.boolean(), overrides: values }),
    events: {
      RESOLVED: eventSchema('RESOLVED', { flags: values }),
      FAILED: eventSchema('FAILED'),
      OVERRIDE: eventSchema('OVERRIDE', { key: z.string(), value: z.string() }),
    },
  },
}
