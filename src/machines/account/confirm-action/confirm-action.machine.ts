import { assign, setup } from 'xstate'
import type { Advance } from '~/services/domain/changes/change'
import type { Language } from '~/services/domain/locale'
import type {
  AnyChangeKind,
  ChangedAnswer,
  ChangeObstacle,
  WantedChange,
} from '~/services/flows/subscription-change/subscription-change.contract'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { type Chosen, changeOf, choiceOf, noteOf, type Option, obstacleOf } from './confirm-action.rules'

export type ConfirmActionInput = {
  /** the account that the page was made for */
  as: string
  subscription: string
  /** whose kits they are; null: boxes of the reading club */
  childUuid: string | null
  kind: AnyChangeKind
  /** the kit or box that is skipped or kept, or the kit that is chosen for */
  item: string | null
  /** of the kits now */
  current: Language
  /** so many kits the next charge pays now, and can pay */
  advance: number
  advances: readonly Advance[]
  /** what the kit asks, and what comes in it now */
  options: readonly Option[]
  /** the kit with which a gift goes on; null: the next one */
  from: string | null
  /** why it cannot be made; null: it can */
  obstacle: ChangeObstacle | null
}
type Context = ConfirmActionInput & Chosen
type Made = { as: string; subscription: string; change: WantedChange | null }

/**
 * One change of a subscription, with its effect said before it is confirmed (decided: E-56). The subscription manager
 * makes it once however often it is sent, so that what came to nothing is simply sent again.
 */
export const confirmActionMachine = setup({
  types: {
    input: {} as ConfirmActionInput,
    context: {} as Context,
    events: {} as { type: 'CHOOSE'; choice: string } | { type: 'WRITE'; note: string } | { type: 'CONFIRM' },
    tags: {} as 'busy',
  },
  actors: { changeSubscription: unprovided<ChangedAnswer, Made>('changeSubscription') },
  guards: {
    isImpossible: ({ context }) => context.obstacle !== null,
    isOffered: ({ context }, choice: string) => choiceOf(context, choice) !== null,
    isAsked: ({ context }) => context.reason === 'other',
    isComplete: ({ context }) => changeOf(context, context) !== null,
    isOk,
    isRefused: (_, answer: ChangedAnswer) => !answer.ok && ['refused', 'notFound'].includes(answer.error.kind),
    ...accountGuards,
  },
  actions: {
    keepChoice: assign(({ context }, choice: string) => choiceOf(context, choice) ?? {}),
    keepNote: assign((_, note: string) => ({ note: noteOf(note) })),
    keepObstacle: assign((_, answer: ChangedAnswer) => ({
      obstacle: obstacleOf(!answer.ok && answer.error.kind === 'refused' ? answer.error.code : null),
    })),
    tellOtherTabs: () => {},
    goToSchedule: (_, _where: Pick<Context, 'subscription' | 'childUuid' | 'kind' | 'item'>) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'confirmAction',
  context: ({ input }) => ({ ...input, reason: null, note: '', language: null, kits: null, picked: {} }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isImpossible', target: 'impossible' }, { target: 'reviewing' }] },
    reviewing: {
      initial: 'quiet',
      on: {
        CHOOSE: {
          guard: { type: 'isOffered', params: ({ event }) => event.choice },
          target: '.quiet',
          actions: { type: 'keepChoice', params: ({ event }) => event.choice },
        },
        WRITE: { guard: 'isAsked', actions: { type: 'keepNote', params: ({ event }) => event.note } },
        CONFIRM: { guard: 'isComplete', target: 'confirming' },
      },
      states: { quiet: {}, failed: {} },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'changeSubscription',
        src: 'changeSubscription',
        input: ({ context }) => ({
          as: context.as,
          subscription: context.subscription,
          change: changeOf(context, context),
        }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'done' },
          ...leavingAccount,
          {
            guard: { type: 'isRefused', params: output },
            target: 'impossible',
            actions: { type: 'keepObstacle', params: output },
          },
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'reviewing.failed' },
    done: {
      entry: [
        'tellOtherTabs',
        {
          type: 'goToSchedule',
          params: ({ context: { subscription, childUuid, kind, item } }) => ({ subscription, childUuid, kind, item }),
        },
      ],
    },
    impossible: {},
    left: {},
  },
  options: { maxIterations: 1000 },
})
