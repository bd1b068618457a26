import { assign, setup } from 'xstate'
import { FIRST_ENTRIES } from './expandable-list.rules'

/** A long list, first shown in part. `canHide`: the rest can be hidden again, else it is revealed for good (decided: E-54). */
export const expandableListMachine = setup({
  types: {
    input: {} as { count: number; canHide: boolean },
    context: {} as { count: number; canHide: boolean },
    events: {} as
      | { type: 'SHOW_MORE' }
      | { type: 'HIDE' }
      | { type: 'RESET'; count: number }
      | { type: 'COUNT'; count: number },
  },
  guards: {
    hasMore: ({ context }) => context.count > FIRST_ENTRIES,
    canHide: ({ context }) => context.canHide,
  },
  actions: { keepCount: assign((_, count: number) => ({ count })) },
}).createMachine({
  id: 'expandableList',
  context: ({ input }) => input,
  initial: 'firstThree',
  on: {
    RESET: { target: '.firstThree', actions: { type: 'keepCount', params: ({ event }) => event.count } },
    COUNT: { actions: { type: 'keepCount', params: ({ event }) => event.count } },
  },
  states: {
    firstThree: { on: { SHOW_MORE: { guard: 'hasMore', target: 'all' } } },
    all: { on: { HIDE: { guard: 'canHide', target: 'firstThree' } } },
  },
  options: { maxIterations: 1000 },
})
