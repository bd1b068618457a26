import { assign, setup } from 'xstate'
import { unprovidedListener } from '../../runtime/parts'

type Item = { item: string }

/** The desktop menu: one panel at a time, opened by the pointer or by its own button, forgiving when the pointer slips out. */
export const megaMenuMachine = setup({
  types: {
    context: {} as { item: string | null; isDesktop: boolean },
    events: {} as
      | { type: 'HOVER_IN'; item: string }
      | { type: 'HOVER_OUT' }
      | { type: 'OPEN'; item: string }
      | { type: 'CLOSE' }
      | { type: 'FOCUS'; item: string }
      | { type: 'LEAVE' }
      | { type: 'ESC' }
      | { type: 'SELECT' }
      | { type: 'RESIZE'; isDesktop: boolean },
  },
  actors: {
    width: unprovidedListener('width'),
  },
  guards: {
    isDesktop: ({ context }) => context.isDesktop,
    isElsewhere: ({ context }, { item }: Item) => context.item !== item,
    isNarrow: (_, isDesktop: boolean) => !isDesktop,
  },
  actions: {
    keepItem: assign((_, { item }: Item) => ({ item })),
    dropItem: assign({ item: null }),
    keepWidth: assign((_, isDesktop: boolean) => ({ isDesktop })),
    returnFocus: (_, _item: string | null) => {},
  },
  delays: { hideDelay: 300 },
}).createMachine({
  id: 'megaMenu',
  context: { item: null, isDesktop: true },
  invoke: { id: 'width', src: 'width', onError: '.closed' },
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
        HOVER_IN: { guard: 'isDesktop', target: 'shown', actions: { type: 'keepItem', params: ({ event }) => event } },
        OPEN: { guard: 'isDesktop', target: 'shown', actions: { type: 'keepItem', params: ({ event }) => event } },
      },
    },
    shown: {
      initial: 'open',
      on: {
        HOVER_IN: { target: '.open', actions: { type: 'keepItem', params: ({ event }) => event } },
        OPEN: { target: '.open', actions: { type: 'keepItem', params: ({ event }) => event } },
        FOCUS: [
          // the keyboard has gone on to another item: its panel is in nobody's way
          { guard: { type: 'isElsewhere', params: ({ event }) => event }, target: 'closed' },
          // who reads it with the keyboard is not hurried by where the pointer went
          { target: '.open' },
        ],
        CLOSE: 'closed',
        LEAVE: 'closed',
        SELECT: 'closed',
        ESC: { target: 'closed', actions: { type: 'returnFocus', params: ({ context }) => context.item } },
      },
      states: {
        open: { on: { HOVER_OUT: 'closing' } },
        closing: { after: { hideDelay: '#megaMenu.closed' } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
