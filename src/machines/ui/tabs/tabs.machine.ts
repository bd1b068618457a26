import { assign, setup } from 'xstate'

type Context = { path: string; ids: readonly [string, ...string[]]; selected: string }

/** One set of tabs. The address wins over memory, memory over the first tab. */
export const tabsMachine = setup({
  types: {
    /** `queried`: the query's selected_tab */
    input: {} as { path: string; ids: readonly [string, ...string[]]; queried: string | null },
    context: {} as Context,
    events: {} as
      | { type: 'SELECT'; id: string }
      | { type: 'NEXT' }
      | { type: 'PREV' }
      | { type: 'REMEMBERED'; id: string },
  },
  guards: {
    isOther: ({ context }, id: string) => context.ids.includes(id) && context.selected !== id,
  },
  actions: {
    select: assign((_, id: string) => ({ selected: id })),
    step: assign(({ context }, by: 1 | -1) => ({ selected: neighbour(context, by) })),
    saveTab: (_, _tab: { path: string; id: string }) => {},
  },
}).createMachine({
  id: 'tabs',
  context: ({ input: { path, ids, queried } }) => ({
    path,
    ids,
    selected: ids.find((id) => id === queried) ?? ids[0],
  }),
  initial: 'showing',
  states: {
    showing: {
      on: {
        SELECT: {
          guard: { type: 'isOther', params: ({ event }) => event.id },
          actions: [
            { type: 'select', params: ({ event }) => event.id },
            { type: 'saveTab', params: ({ context }) => ({ path: context.path, id: context.selected }) },
          ],
        },
        NEXT: {
          actions: [
            { type: 'step', params: 1 },
            { type: 'saveTab', params: ({ context }) => ({ path: context.path, id: context.selected }) },
          ],
        },
        PREV: {
          actions: [
            { type: 'step', params: -1 },
            { type: 'saveTab', params: ({ context }) => ({ path: context.path, id: context.selected }) },
          ],
        },
        REMEMBERED: {
          guard: { type: 'isOther', params: ({ event }) => event.id },
          actions: { type: 'select', params: ({ event }) => event.id },
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})

/** The tab beside the selected one, round the ends, as the arrow keys go. */
function neighbour({ ids, selected }: Context, by: 1 | -1): string {
  return ids.at((ids.indexOf(selected) + by) % ids.length) ?? selected
}
