import { assign, fromCallback, setup } from 'xstate'

/** The phone's menu: slides in over the page, which stands still behind it. */
export const mobileDrawerMachine = setup({
  types: {
    context: {} as { section: string | null; isPageStill: boolean },
    events: {} as
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'ITEM_TAP' }
      | { type: 'RESIZE' }
      | { type: 'TOGGLE_SECTION'; section: string },
  },
  actors: {
    scrollLock: fromCallback(() => {
      throw new Error('scrollLock is provided by mobile-drawer.actors.ts')
    }),
    width: fromCallback(() => {
      throw new Error('width is provided by mobile-drawer.actors.ts')
    }),
  },
  guards: { isOpenSection: ({ context }, section: string) => context.section === section },
  actions: {
    keepSection: assign((_, section: string) => ({ section })),
    dropSection: assign({ section: null }),
    notePageStill: assign({ isPageStill: true }),
    notePageMoves: assign({ isPageStill: false }),
  },
  delays: { slideIn: 200, closeDelay: 200 },
}).createMachine({
  id: 'mobileDrawer',
  context: { section: null, isPageStill: false },
  initial: 'closed',
  states: {
    closed: { entry: 'dropSection', on: { OPEN: 'shown' } },
    shown: {
      entry: 'notePageStill',
      exit: 'notePageMoves',
      invoke: [
        { id: 'scrollLock', src: 'scrollLock', onError: { actions: 'notePageMoves' } },
        { id: 'width', src: 'width', onError: '.closing' },
      ],
      initial: 'opening',
      states: {
        opening: {
          on: { CLOSE: 'closing', ITEM_TAP: 'closing', RESIZE: 'closing' },
          after: { slideIn: 'open' },
        },
        open: {
          on: { CLOSE: 'closing', ITEM_TAP: 'closing', RESIZE: 'closing' },
          initial: 'none',
          states: {
            none: {
              entry: 'dropSection',
              on: {
                TOGGLE_SECTION: {
                  target: 'one',
                  actions: { type: 'keepSection', params: ({ event }) => event.section },
                },
              },
            },
            one: {
              on: {
                TOGGLE_SECTION: [
                  {
                    guard: { type: 'isOpenSection', params: ({ event }) => event.section },
                    target: 'none',
                  },
                  { actions: { type: 'keepSection', params: ({ event }) => event.section } },
                ],
              },
            },
          },
        },
        closing: {
          on: { OPEN: 'opening' },
          after: { closeDelay: '#mobileDrawer.closed' },
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})
