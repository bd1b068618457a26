import { assign, setup } from 'xstate'

type Way = 'close' | 'escape' | 'overlay' | 'icon' | 'primary'

/** One dialog. A locked one asks for a decision: it goes only by its primary button. Focus and scrolling are Ark's. */
export const modalMachine = setup({
  types: {
    input: {} as { isCloseable: boolean; isOpen: boolean },
    context: {} as { isCloseable: boolean; startsOpen: boolean; closedBy: Way | null },
    events: {} as { type: 'OPEN' | 'CLOSE' | 'ESC' | 'OVERLAY' | 'ICON' | 'PRIMARY' },
  },
  guards: {
    isCloseable: ({ context }) => context.isCloseable,
    isShut: ({ context }) => !context.startsOpen,
  },
  actions: {
    forgetWay: assign({ closedBy: null }),
    keepWay: assign((_, { way }: { way: Way }) => ({ closedBy: way })),
  },
  delays: { fade: 150 },
}).createMachine({
  id: 'modal',
  context: ({ input }) => ({ isCloseable: input.isCloseable, startsOpen: input.isOpen, closedBy: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isShut', target: 'closed' }, { target: 'open' }],
    },
    closed: { on: { OPEN: 'open' } },
    open: {
      entry: 'forgetWay',
      initial: 'sorting',
      on: { PRIMARY: { target: 'closing', actions: { type: 'keepWay', params: { way: 'primary' } } } },
      states: {
        sorting: { always: [{ guard: 'isCloseable', target: 'closeable' }, { target: 'locked' }] },
        locked: {},
        closeable: {
          on: {
            CLOSE: { target: '#modal.closing', actions: { type: 'keepWay', params: { way: 'close' } } },
            ESC: { target: '#modal.closing', actions: { type: 'keepWay', params: { way: 'escape' } } },
            OVERLAY: { target: '#modal.closing', actions: { type: 'keepWay', params: { way: 'overlay' } } },
            ICON: { target: '#modal.closing', actions: { type: 'keepWay', params: { way: 'icon' } } },
          },
        },
      },
    },
    closing: {
      on: { OPEN: 'open' },
      after: { fade: 'closed' },
    },
  },
  options: { maxIterations: 1000 },
})
