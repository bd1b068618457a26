import { assign, setup } from 'xstate'
import { unprovidedListener } from '../../runtime/parts'
import { headerModeOf, STICKY_THRESHOLD } from './header.rules'

/** How the header looks: by the page it stands on, and by how far that page is scrolled. */
export const headerMachine = setup({
  types: {
    input: {} as { path: string },
    context: {} as { path: string },
    events: {} as { type: 'SCROLL'; y: number } | { type: 'ROUTE'; path: string },
  },
  actors: {
    viewport: unprovidedListener('viewport'),
  },
  guards: {
    isSimple: ({ context }) => headerModeOf(context.path) === 'simple',
    isHome: ({ context }) => headerModeOf(context.path) === 'sticky',
    isPastThreshold: (_, y: number) => y > STICKY_THRESHOLD,
    isScrolled: (_, y: number) => y > 0,
  },
  actions: {
    keepPath: assign((_, path: string) => ({ path })),
  },
}).createMachine({
  id: 'header',
  context: ({ input }) => ({ path: input.path }),
  type: 'parallel',
  states: {
    mode: {
      initial: 'sorting',
      on: {
        ROUTE: { target: '.sorting', actions: { type: 'keepPath', params: ({ event }) => event.path } },
      },
      states: {
        sorting: {
          always: [
            { guard: 'isSimple', target: 'simple' },
            { guard: 'isHome', target: 'sticky' },
            { target: 'normal' },
          ],
        },
        normal: {},
        sticky: {},
        simple: {},
      },
    },
    scroll: {
      initial: 'top',
      on: {
        SCROLL: [
          { guard: { type: 'isPastThreshold', params: ({ event }) => event.y }, target: '.pastThreshold' },
          { guard: { type: 'isScrolled', params: ({ event }) => event.y }, target: '.scrolled' },
          { target: '.top' },
        ],
      },
      states: { top: {}, scrolled: {}, pastThreshold: {} },
    },
    viewport: {
      initial: 'watching',
      states: {
        watching: { invoke: { id: 'viewport', src: 'viewport', onError: 'blind' } },
        blind: { type: 'final' },
      },
    },
  },
  options: { maxIterations: 1000 },
})
