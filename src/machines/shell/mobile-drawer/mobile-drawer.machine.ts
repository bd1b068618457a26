import { assign, setup } from 'xstate'
import { unprovidedListener } from '../../runtime/parts'

/** The phone's menu: slides in over the page, which stands still behind it. */
export const mobileDrawerMachine = setup({
  types: {
    context: {} as { section: string | null },
    events: {} as
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'ITEM_TAP' }
      | { type: 'RESIZE' }
      | { type: 'TOGGLE_SECTION'; section: string },
  },
  actors: {
    scrollLock: unprovidedListener('scrollLock'),
    width: unprovidedListener('width'),
  },
  guards: { isOpenSection: ({ context }, section: string) => context.section === section },
  actions: {
    keepSection: assign((_, section: string) => ({ section })),
    dropSection: assign({ section: null }),
    logFailure: () => {},
  },
  delays: { slideIn: 200, closeDelay: 200 },
}).createMachine({
  id: 'mobileDrawer',
  context: { section: null },
  initial: 'closed',
  states: {
    closed: { entry: 'dropSection', on: { OPEN: 'shown' } },
    shown: {
      invoke: { id: 'scrollLock', src: 'scrollLock', onError: { actions: 'logFailure' } },
      initial: 'inUse',
      states: {
        inUse: {
          invoke: { id: 'width', src: 'width', onError: 'closing' },
          on: { CLOSE: 'closing', ITEM_TAP: 'closing', RESIZE: 'closing' },
          initial: 'opening',
          states: {
            opening: { after: { slideIn: 'folded' } },
            folded: {
              entry: 'dropSection',
              on: {
                TOGGLE_SECTION: {
                  target: 'unfolded',
                  actions: { type: 'keepSection', params: ({ event }) => event.section },
                },
              },
            },
            unfolded: {
              on: {
                TOGGLE_SECTION: [
                  { guard: { type: 'isOpenSection', params: ({ event }) => event.section }, target: 'folded' },
                  { actions: { type: 'keepSection', params: ({ event }) => event.section } },
                ],
              },
            },
          },
        },
        closing: {
          on: { OPEN: 'inUse' },
          after: { closeDelay: '#mobileDrawer.closed' },
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})
