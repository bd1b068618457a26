import { assign, sendTo, setup } from 'xstate'
import type { ReadingClub, ReadingClubAnswer } from '~/services/flows/reading-club/reading-club.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided, unprovidedListener } from '../../runtime/parts'
import { expandableListMachine } from '../../ui/expandable-list/expandable-list.machine'
import { unpauseMachine } from '../unpause/unpause.machine'
import { shownSubscription, subscriptionsOf, upcomingCount } from './erc-schedule.rules'

export type ErcScheduleInput = {
  /** the account that the page was made for */
  as: string
  /** what the page was made with; null where it could not be read */
  club: ReadingClub | null
  /** the subscription that the address names */
  selected: string | null
}
type Context = ErcScheduleInput

/** The boxes of the reading club, asked again whenever something may have changed. What is known stays on the page. */
export const ercScheduleMachine = setup({
  types: {
    input: {} as ErcScheduleInput,
    context: {} as Context,
    events: {} as
      | { type: 'SELECT'; id: string }
      | { type: 'REFRESH' }
      | { type: 'EXPAND' }
      | { type: 'HIDE' }
      | { type: 'UNPAUSE' },
    children: {} as { list: 'expandableList'; unpause: 'unpause' },
    tags: {} as 'busy',
  },
  actors: {
    expandableList: expandableListMachine,
    unpause: unpauseMachine,
    getReadingClub: unprovided<ReadingClubAnswer, { as: string }>('getReadingClub'),
    changes: unprovidedListener('changes'),
  },
  guards: {
    isKnown: ({ context }) => context.club !== null,
    isActive: ({ context }) => shownSubscription(context)?.page === 'active',
    isPaused: ({ context }) => shownSubscription(context)?.page === 'paused',
    isOtherSubscription: ({ context }, id: string) =>
      shownSubscription(context)?.id !== id && subscriptionsOf(context).some((each) => each.id === id),
    isOk,
    ...accountGuards,
  },
  actions: {
    keepClub: assign((_, answer: ReadingClubAnswer) => (answer.ok ? { club: answer.value } : {})),
    keepSelected: assign((_, selected: string) => ({ selected })),
    forgetAll: assign({ club: null, selected: null }),
    foldList: sendTo('list', ({ context }) => ({ type: 'RESET' as const, count: upcomingCount(context) })),
    countList: sendTo('list', ({ context }) => ({ type: 'COUNT' as const, count: upcomingCount(context) })),
    showAll: sendTo('list', { type: 'SHOW_MORE' }),
    hideRest: sendTo('list', { type: 'HIDE' }),
    clickUnpause: sendTo('unpause', (_, id: string) => ({ type: 'CLICK' as const, id })),
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'ercSchedule',
  context: ({ input, spawn }) => {
    spawn('expandableList', {
      id: 'list',
      input: { count: upcomingCount(input), canHide: true },
      syncSnapshot: true,
    })
    spawn('unpause', { id: 'unpause', input: { as: input.as }, syncSnapshot: true })
    return input
  },
  invoke: { id: 'changes', src: 'changes', onError: { actions: 'logFailure' } },
  on: {
    SELECT: {
      guard: { type: 'isOtherSubscription', params: ({ event }) => event.id },
      actions: [{ type: 'keepSelected', params: ({ event }) => event.id }, 'foldList'],
    },
    EXPAND: { guard: 'isActive', actions: 'showAll' },
    HIDE: { guard: 'isActive', actions: 'hideRest' },
    UNPAUSE: {
      guard: 'isPaused',
      actions: { type: 'clickUnpause', params: ({ context }) => shownSubscription(context)?.id ?? '' },
    },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'failed' }] },
    shown: { on: { REFRESH: 'asking' } },
    asking: {
      tags: 'busy',
      // the newest question wins: what is on its way may be older than what has changed
      on: { REFRESH: { target: 'asking', reenter: true } },
      invoke: {
        id: 'getReadingClub',
        src: 'getReadingClub',
        input: ({ context }) => ({ as: context.as }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'shown',
            actions: [{ type: 'keepClub', params: output }, 'countList'],
          },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: [{ guard: 'isKnown', target: 'stale' }, { target: 'failed' }] },
    stale: { on: { REFRESH: 'asking' } },
    failed: { on: { REFRESH: 'asking' } },
    left: { entry: 'forgetAll' },
  },
  options: { maxIterations: 1000 },
})
