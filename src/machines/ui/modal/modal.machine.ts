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
    startsCloseable: ({ context }) => context.startsOpen && context.isCloseable,
    startsLocked: ({ context }) => context.startsOpen,
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
      always: [
        { guard: 'startsCloseable', target: 'open.closeable' },
        { guard: 'startsLocked', target: 'open.locked' },
        { target: 'closed' },
      ],
    },
    closed: {
      on: { OPEN: [{ guard: 'isCloseable', target: 'open.closeable' }, { target: 'open.locked' }] },
    },
    open: {
      entry: 'forgetWay',
      initial: 'locked',
      on: { PRIMARY: { target: 'closing', actions: { type: 'keepWay', params: { way: 'primary' } } } },
      states: {
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
      on: { OPEN: [{ guard: 'isCloseable', target: 'open.closeable' }, { target: 'open.locked' }] },
      after: { fade: 'closed' },
    },
  },
  options: { maxIterations: 1000 },
})
