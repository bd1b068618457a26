import { assign, fromCallback, setup } from 'xstate'

type Item = { item: string }

/** The desktop menu: one panel at a time, forgiving when the pointer slips out. */
export const megaMenuMachine = setup({
  types: {
    context: {} as { item: string | null; returnedTo: string | null; isDesktop: boolean },
    events: {} as
      | { type: 'HOVER_IN'; item: string }
      | { type: 'HOVER_OUT' }
      | { type: 'FOCUS'; item: string }
      | { type: 'LEAVE' }
      | { type: 'ESC' }
      | { type: 'SELECT' }
      | { type: 'RESIZE'; isDesktop: boolean },
  },
  actors: {
    width: fromCallback(() => {
      throw new Error('width is provided by mega-menu.actors.ts')
    }),
  },
  guards: {
    isDesktop: ({ context }) => context.isDesktop,
    isReturning: ({ context }, { item }: Item) => context.returnedTo === item,
    isNarrow: (_, isDesktop: boolean) => !isDesktop,
  },
  actions: {
    keepItem: assign((_, { item }: Item) => ({ item, returnedTo: null })),
    keepReturn: assign(({ context }) => ({ returnedTo: context.item })),
    dropItem: assign({ item: null }),
    dropReturn: assign({ returnedTo: null }),
    keepWidth: assign((_, isDesktop: boolean) => ({ isDesktop })),
    returnFocus: (_, _item: string | null) => {},
  },
  delays: { hideDelay: 300 },
}).createMachine({
  id: 'megaMenu',
  context: { item: null, returnedTo: null, isDesktop: true },
  invoke: { id: 'width', src: 'width', onError: { actions: 'dropReturn' } },
  initial: 'closed',
  on: {
    RESIZE: [
      {
        guard: { type: 'isNarrow', params: ({ event }) => event.isDesktop },
        target: '.closed',
        actions: { type: 'keepWidth', params: ({ event }) => event.isDesktop },
      },
      { actions: { type: 'keepWidth', params: ({ event }) => event.isDesktop } },
    ],
  },
  states: {
    closed: {
      entry: 'dropItem',
      on: {
        HOVER_IN: { guard: 'isDesktop', target: 'open', actions: { type: 'keepItem', params: ({ event }) => event } },
        FOCUS: [
          { guard: { type: 'isReturning', params: ({ event }) => event }, actions: 'dropReturn' },
          { guard: 'isDesktop', target: 'open', actions: { type: 'keepItem', params: ({ event }) => event } },
        ],
        LEAVE: { actions: 'dropReturn' },
      },
    },
    open: {
      on: {
        HOVER_IN: { actions: { type: 'keepItem', params: ({ event }) => event } },
        FOCUS: { actions: { type: 'keepItem', params: ({ event }) => event } },
        HOVER_OUT: 'closing',
        LEAVE: 'closed',
        SELECT: 'closed',
        ESC: {
          target: 'closed',
          actions: ['keepReturn', { type: 'returnFocus', params: ({ context }) => context.item }],
        },
      },
    },
    closing: {
      on: {
        HOVER_IN: { target: 'open', actions: { type: 'keepItem', params: ({ event }) => event } },
        FOCUS: { target: 'open', actions: { type: 'keepItem', params: ({ event }) => event } },
        LEAVE: 'closed',
        SELECT: 'closed',
        ESC: {
          target: 'closed',
          actions: ['keepReturn', { type: 'returnFocus', params: ({ context }) => context.item }],
        },
      },
      after: { hideDelay: 'closed' },
    },
  },
  options: { maxIterations: 1000 },
})
