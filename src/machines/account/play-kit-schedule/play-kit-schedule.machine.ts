import { assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { Result } from '~/services/domain/result'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { expandableListMachine } from '../../ui/expandable-list/expandable-list.machine'
import { type ChildSchedule, kitCount, type Schedule, shownChild, unlistedStatuses } from './play-kit-schedule.rules'

export type ScheduleAnswer = Result<Schedule, AccountManagerError | SubscriptionManagerError>
type Asked = { as: string }

export type PlayKitScheduleInput = {
  /** the account that the page was made for */
  as: string
  /** what the page was made with; null where it could not be read */
  schedule: Schedule | null
  hasFailed: boolean
  /** the child that the address names */
  childUuid: string | null
}
type Context = {
  as: string
  children: ChildSchedule[]
  childUuid: string | null
  isKnown: boolean
  /** the last question came to nothing */
  hasFailed: boolean
  /** nobody is signed in any more, or somebody else is */
  isGone: boolean
}

const shown = ({ children, childUuid }: Pick<Context, 'children' | 'childUuid'>) => shownChild(children, childUuid)
const isPage =
  (page: ChildSchedule['page']) =>
  ({ context }: { context: Context }) =>
    shown(context)?.page === page
const upcomingCount = (context: Context) => kitCount(shown(context)?.upcoming ?? [])

/** What comes next for each child: one page of four looks, asked again whenever something may have changed. */
export const playKitScheduleMachine = setup({
  types: {
    input: {} as PlayKitScheduleInput,
    context: {} as Context,
    events: {} as { type: 'SELECT_CHILD'; uuid: string } | { type: 'REFRESH' } | { type: 'EXPAND' } | { type: 'SORT' },
    children: {} as { list: 'expandableList' },
    tags: {} as 'busy',
  },
  actors: {
    expandableList: expandableListMachine,
    loadSchedule: fromPromise<ScheduleAnswer, Asked>(() =>
      Promise.reject(new Error('loadSchedule is provided by play-kit-schedule.actors.ts')),
    ),
    changes: fromCallback(() => {}),
  },
  guards: {
    isGone: ({ context }) => context.isGone,
    isActive: isPage('active'),
    isAgedOut: isPage('agedOut'),
    isCancelled: isPage('cancelled'),
    isKnown: ({ context }) => context.isKnown,
    hasFailed: ({ context }) => context.hasFailed,
    isOtherChild: ({ context }, uuid: string) =>
      shown(context)?.uuid !== uuid && context.children.some((child) => child.uuid === uuid),
    isOk: (_, { ok }: ScheduleAnswer) => ok,
    isSignedOut: (_, answer: ScheduleAnswer) => !answer.ok && answer.error.kind === 'unauthorised',
    isOtherPerson: (_, answer: ScheduleAnswer) => !answer.ok && answer.error.kind === 'otherPerson',
  },
  actions: {
    keepSchedule: assign((_, answer: ScheduleAnswer) =>
      answer.ok ? { children: answer.value.children, isKnown: true, hasFailed: false } : {},
    ),
    keepChild: assign((_, childUuid: string) => ({ childUuid })),
    noteFailure: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
    forgetAll: assign({ children: [], childUuid: null, isKnown: false, isGone: true }),
    sort: raise({ type: 'SORT' }),
    foldList: sendTo('list', ({ context }) => ({ type: 'RESET' as const, count: upcomingCount(context) })),
    countList: sendTo('list', ({ context }) => ({ type: 'COUNT' as const, count: upcomingCount(context) })),
    showAll: sendTo('list', { type: 'SHOW_MORE' }),
    noteUnlisted: (_, _statuses: string[]) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'playKitSchedule',
  context: ({ input, spawn }) => {
    const context = startOf(input)
    spawn('expandableList', {
      id: 'list',
      input: { count: upcomingCount(context), canHide: false },
      syncSnapshot: true,
    })
    return context
  },
  type: 'parallel',
  invoke: { id: 'changes', src: 'changes', onError: { actions: 'logFailure' } },
  states: {
    page: {
      initial: 'sorting',
      on: {
        SORT: '.sorting',
        SELECT_CHILD: {
          guard: { type: 'isOtherChild', params: ({ event }) => event.uuid },
          target: '.sorting',
          actions: [{ type: 'keepChild', params: ({ event }) => event.uuid }, 'foldList'],
        },
      },
      states: {
        sorting: {
          always: [
            { guard: 'isGone', target: 'left' },
            { guard: 'isActive', target: 'active' },
            { guard: 'isAgedOut', target: 'agedOut' },
            { guard: 'isCancelled', target: 'cancelled' },
            { guard: 'isKnown', target: 'noSubscription' },
            { guard: 'hasFailed', target: 'failed' },
            { target: 'loading' },
          ],
        },
        loading: {},
        noSubscription: {},
        cancelled: {},
        agedOut: {},
        active: {
          entry: { type: 'noteUnlisted', params: ({ context }) => unlistedStatuses(context.children) },
          on: { EXPAND: { actions: 'showAll' } },
        },
        failed: { on: { REFRESH: { target: 'loading', actions: 'forgetFailure' } } },
        left: {},
      },
    },
    asking: {
      initial: 'starting',
      states: {
        starting: {
          always: [{ guard: 'isKnown', target: 'idle' }, { guard: 'hasFailed', target: 'idle' }, { target: 'asking' }],
        },
        idle: { on: { REFRESH: 'asking' } },
        asking: {
          tags: 'busy',
          // the newest question wins: what is on its way may be older than what has changed
          on: { REFRESH: { target: 'asking', reenter: true } },
          invoke: {
            id: 'loadSchedule',
            src: 'loadSchedule',
            input: ({ context }) => ({ as: context.as }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'idle',
                actions: [{ type: 'keepSchedule', params: ({ event }) => event.output }, 'countList', 'sort'],
              },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: 'gone',
                actions: ['forgetAll', 'sort', 'goToSignIn'],
              },
              {
                guard: { type: 'isOtherPerson', params: ({ event }) => event.output },
                target: 'gone',
                actions: ['forgetAll', 'sort', 'startAnew'],
              },
              { target: 'idle', actions: ['noteFailure', 'logFailure', 'sort'] },
            ],
            onError: { target: 'idle', actions: ['noteFailure', 'logFailure', 'sort'] },
          },
          after: { patience: { target: 'idle', actions: ['noteFailure', 'logFailure', 'sort'] } },
        },
        gone: {},
      },
    },
  },
  options: { maxIterations: 1000 },
})

const startOf = ({ as, schedule, hasFailed, childUuid }: PlayKitScheduleInput): Context => ({
  as,
  children: schedule?.children ?? [],
  childUuid: schedule?.children.some(({ uuid }) => uuid === childUuid) ? childUuid : null,
  isKnown: schedule !== null,
  hasFailed,
  isGone: false,
})
