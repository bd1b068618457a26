import { assign, setup } from 'xstate'

/** Says short things to screen readers, one at a time; the newest wins. */
export const announcerMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'ANNOUNCE'; text: string },
  },
  actions: {
    keepText: assign((_, text: string) => ({ text })),
    dropText: assign({ text: '' }),
  },
  delays: { presence: 1000 },
}).createMachine({
  id: 'announcer',
  context: { text: '' },
  initial: 'idle',
  on: {
    ANNOUNCE: {
      target: '.announcing',
      actions: { type: 'keepText', params: ({ event }) => event.text },
    },
  },
  states: {
    idle: {},
    announcing: { exit: 'dropText', after: { presence: 'idle' } },
  },
  options: { maxIterations: 1000 },
})
