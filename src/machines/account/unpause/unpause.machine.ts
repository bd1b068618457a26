import { assign, setup } from 'xstate'
import type { PauseReleaseAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'

/** `as`: the account that the page was made for. */
type UnpauseInput = { as: string }
type Context = {
  as: string
  /** the subscription that goes on, as it was asked for and then as the service has answered; null: none yet */
  id: string | null
}

/** Ends the pause of a subscription. A click while that is under way changes nothing; after a failure it tries again. */
export const unpauseMachine = setup({
  types: {
    input: {} as UnpauseInput,
    context: {} as Context,
    events: {} as { type: 'CLICK'; id: string },
    tags: {} as 'busy',
  },
  actors: {
    releasePause: unprovided<PauseReleaseAnswer, { as: string; id: string | null }>('releasePause'),
  },
  guards: { isOk, ...accountGuards },
  actions: {
    keepAsked: assign((_, id: string) => ({ id })),
    keepReleased: assign((_, answer: PauseReleaseAnswer) => (answer.ok ? { id: answer.value.subscriptionId } : {})),
    tellOtherTabs: () => {},
    goToReadingClub: (_, _where: { selected: string | null }) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'unpause',
  context: ({ input }) => ({ ...input, id: null }),
  initial: 'idle',
  states: {
    idle: {
      on: { CLICK: { target: 'releasing', actions: { type: 'keepAsked', params: ({ event }) => event.id } } },
    },
    releasing: {
      tags: 'busy',
      invoke: {
        id: 'releasePause',
        src: 'releasePause',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'navigating',
            actions: { type: 'keepReleased', params: output },
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'failed' },
    failed: {
      on: { CLICK: { target: 'releasing', actions: { type: 'keepAsked', params: ({ event }) => event.id } } },
    },
    navigating: {
      tags: 'busy',
      entry: ['tellOtherTabs', { type: 'goToReadingClub', params: ({ context }) => ({ selected: context.id }) }],
      // a page that does not come leaves this one as it was
      after: { patience: 'idle' },
    },
    left: {},
  },
  options: { maxIterations: 1000 },
})
