import { assign, sendTo, setup } from 'xstate'
import type { BillingStatus } from '~/services/domain/subscriptions/vocabulary'
import type { Schedule, ScheduleAnswer } from '~/services/flows/schedule/schedule.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided, unprovidedListener } from '../../runtime/parts'
import { expandableListMachine } from '../../ui/expandable-list/expandable-list.machine'
import { kitCount, shownChild, unlistedStatuses } from './play-kit-schedule.rules'

export type PlayKitScheduleInput = {
  /** the account that the page was made for */
  as: string
  /** what the page was made with; null where it could not be read */
  schedule: Schedule | null
  /** the child that the address names */
  childUuid: string | null
}
type Context = {
  as: string
  schedule: Schedule | null
  childUuid: string | null
  /** statuses without a name that were written to the log already */
  told: BillingStatus[]
}

const childrenOf = ({ schedule }: Pick<Context, 'schedule'>) => schedule?.children ?? []
const shown = (context: Context) => shownChild(childrenOf(context), context.childUuid)
const upcomingCount = (context: Context) => kitCount(shown(context)?.upcoming ?? [])
const fresh = (context: Context) =>
  unlistedStatuses(childrenOf(context)).filter((status) => !context.told.includes(status))

/** What comes next for each child, asked again whenever something may have changed. What is known stays on the page. */
export const playKitScheduleMachine = setup({
  types: {
    input: {} as PlayKitScheduleInput,
    context: {} as Context,
    events: {} as { type: 'SELECT_CHILD'; uuid: string } | { type: 'REFRESH' } | { type: 'EXPAND' },
    children: {} as { list: 'expandableList' },
    tags: {} as 'busy',
  },
  actors: {
    expandableList: expandableListMachine,
    getSchedule: unprovided<ScheduleAnswer, { as: string }>('getSchedule'),
    changes: unprovidedListener('changes'),
  },
  guards: {
    isKnown: ({ context }) => context.schedule !== null,
    isActive: ({ context }) => shown(context)?.page === 'active',
    isOtherChild: ({ context }, uuid: string) =>
      shown(context)?.uuid !== uuid && childrenOf(context).some((child) => child.uuid === uuid),
    isOk,
    ...accountGuards,
  },
  actions: {
    keepSchedule: assign((_, answer: ScheduleAnswer) => (answer.ok ? { schedule: answer.value } : {})),
    keepChild: assign((_, childUuid: string) => ({ childUuid })),
    keepTold: assign(({ context }) => ({ told: [...context.told, ...fresh(context)] })),
    forgetAll: assign({ schedule: null, childUuid: null }),
    foldList: sendTo('list', ({ context }) => ({ type: 'RESET' as const, count: upcomingCount(context) })),
    countList: sendTo('list', ({ context }) => ({ type: 'COUNT' as const, count: upcomingCount(context) })),
    showAll: sendTo('list', { type: 'SHOW_MORE' }),
    reportUnlisted: (_, _statuses: BillingStatus[]) => {},
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
  invoke: { id: 'changes', src: 'changes', onError: { actions: 'logFailure' } },
  on: {
    SELECT_CHILD: {
      guard: { type: 'isOtherChild', params: ({ event }) => event.uuid },
      actions: [{ type: 'keepChild', params: ({ event }) => event.uuid }, 'foldList'],
    },
    EXPAND: { guard: 'isActive', actions: 'showAll' },
  },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'shown' }, { target: 'failed' }] },
    shown: {
      entry: [{ type: 'reportUnlisted', params: ({ context }) => fresh(context) }, 'keepTold'],
      on: { REFRESH: 'asking' },
    },
    asking: {
      tags: 'busy',
      // the newest question wins: what is on its way may be older than what has changed
      on: { REFRESH: { target: 'asking', reenter: true } },
      invoke: {
        id: 'getSchedule',
        src: 'getSchedule',
        input: ({ context }) => ({ as: context.as }),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'shown',
            actions: [{ type: 'keepSchedule', params: output }, 'countList'],
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

/** The child that the address names is kept also while nothing is known: the schedule may still come. */
const startOf = (input: PlayKitScheduleInput): Context => ({ ...input, told: [] })
