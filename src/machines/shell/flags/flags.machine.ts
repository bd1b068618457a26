import { assign, setup } from 'xstate'
import type { FlagKey, Flags } from '~/services/upstreams/flags/flags.contract'

type Values = Partial<Record<FlagKey, string>>

/** What is switched on for this visitor: decided once on the server, never flickering, movable by QA. */
export const flagsMachine = setup({
  types: {
    /** `resolved`: null while the server could not tell */
    input: {} as { resolved: Flags | null; defaults: Flags },
    context: {} as { values: Values; isResolved: boolean; overrides: Values },
    events: {} as
      | { type: 'RESOLVED'; flags: Flags }
      | { type: 'FAILED' }
      | { type: 'OVERRIDE'; key: string; value: string },
  },
  guards: {
    isResolved: ({ context }) => context.isResolved,
    isKnown: ({ context }, { key }: { key: string }) => key in context.values,
  },
  actions: {
    keepFlags: assign((_, flags: Flags) => ({ values: flags, isResolved: true })),
    keepOverride: assign(({ context }, { key, value }: { key: string; value: string }) => ({
      overrides: { ...context.overrides, [key]: value },
    })),
  },
  delays: { patience: 3000 },
}).createMachine({
  id: 'flags',
  context: ({ input }) => ({
    values: input.resolved ?? input.defaults,
    isResolved: input.resolved !== null,
    overrides: {},
  }),
  initial: 'starting',
  on: {
    RESOLVED: { target: '.ready', actions: { type: 'keepFlags', params: ({ event }) => event.flags } },
    OVERRIDE: {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: { type: 'keepOverride', params: ({ event }) => event },
    },
  },
  states: {
    starting: { always: [{ guard: 'isResolved', target: 'ready' }, { target: 'resolving' }] },
    resolving: { on: { FAILED: 'defaults' }, after: { patience: 'defaults' } },
    ready: {},
    defaults: {},
  },
  options: { maxIterations: 1000 },
})
