import { assign, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isInWindow } from '~/services/domain/subscriptions/schedule.rules'
import type { NotComing, ShipDateAnswer } from '~/services/flows/ship-date/ship-date.contract'
import { type ItemOfSubscription, notComing } from '~/services/flows/ship-date/ship-date.rules'
import { accountGuards, isOk, isTrue, leavingAccount, output, unprovided } from '../../runtime/parts'
import { dayIn, daysOf, type Standing, standingIn } from './ship-date-edit.rules'

export type ShipDateEditInput = ItemOfSubscription &
  Standing & {
    /** the account that the page was made for */
    as: string
    childUuid: string
    /** the day that the address names, to be looked at and saved; null: none yet */
    asked: CivilDate | null
  }
type Context = ItemOfSubscription &
  Standing &
  Pick<ShipDateEditInput, 'as' | 'childUuid'> & {
    /** those to choose from: a page has no calendar to count them */
    days: CivilDate[]
    picked: CivilDate | null
  }

/** Another day for the kit that comes next. Nothing counts as saved before the subscription says so. */
export const shipDateEditMachine = setup({
  types: {
    input: {} as ShipDateEditInput,
    context: {} as Context,
    events: {} as { type: 'PICK'; date: string } | { type: 'SAVE' },
    tags: {} as 'busy',
  },
  actors: {
    updateInstallment: unprovided<boolean, { installmentId: string; date: CivilDate | null }>('updateInstallment'),
    getShipDate: unprovided<ShipDateAnswer, ItemOfSubscription & { as: string }>('getShipDate'),
  },
  guards: {
    isClosed: ({ context }) => context.window === null,
    isOffered: ({ context }, date: string) => dayIn(context.window, date) !== null,
    isChanged: ({ context: { picked, current } }) => picked !== null && picked !== current,
    isMoved: isTrue,
    isSaved: ({ context }, answer: ShipDateAnswer) => answer.ok && answer.value.kit.date === context.picked,
    isGone: (_, answer: ShipDateAnswer) => !answer.ok && answer.error.kind === 'notFound',
    isNotComing: (_, { answer, why }: { answer: ShipDateAnswer; why: NotComing }) => notComing(answer) === why,
    isOk,
    ...accountGuards,
  },
  actions: {
    keepPicked: assign(({ context }, date: string) => ({ picked: dayIn(context.window, date) })),
    keepStanding: assign((_, answer: ShipDateAnswer) => {
      if (!answer.ok) return {}
      const standing = standingIn(answer.value)
      return { ...standing, days: daysOf(standing.window) }
    }),
    closeWindow: assign({ window: null, days: [] }),
    tellOtherTabs: () => {},
    goToSchedule: (_, _where: { childUuid: string; moved: string; from: CivilDate }) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'shipDateEdit',
  context: ({ input: { asked, ...input } }) => ({
    ...input,
    days: daysOf(input.window),
    picked: asked !== null && isInWindow(asked, input.window) ? asked : null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isClosed', target: 'tooLate' }, { target: 'choosing' }] },
    choosing: {
      initial: 'quiet',
      on: {
        PICK: {
          guard: { type: 'isOffered', params: ({ event }) => event.date },
          target: '.quiet',
          actions: { type: 'keepPicked', params: ({ event }) => event.date },
        },
        SAVE: { guard: 'isChanged', target: 'saving' },
      },
      states: { quiet: {}, notSaved: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateInstallment',
        src: 'updateInstallment',
        input: ({ context: { item, picked } }) => ({ installmentId: item, date: picked }),
        onDone: [{ guard: { type: 'isMoved', params: output }, target: 'saved' }, { target: 'failing' }],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'checking' },
    // what came to nothing may have been done all the same: the subscription says what is so
    checking: {
      tags: 'busy',
      invoke: {
        id: 'getShipDate',
        src: 'getShipDate',
        input: ({ context: { as, subscription, item } }) => ({ as, subscription, item }),
        onDone: [
          { guard: { type: 'isSaved', params: output }, target: 'saved' },
          {
            guard: { type: 'isOk', params: output },
            target: 'choosing.notSaved',
            actions: { type: 'keepStanding', params: output },
          },
          ...leavingAccount,
          { guard: { type: 'isGone', params: output }, target: 'tooLate', actions: 'closeWindow' },
          {
            guard: { type: 'isNotComing', params: ({ event }) => ({ answer: event.output, why: 'cancelled' }) },
            target: 'cancelled',
            actions: 'closeWindow',
          },
          {
            guard: { type: 'isNotComing', params: ({ event }) => ({ answer: event.output, why: 'skipped' }) },
            target: 'skipped',
            actions: 'closeWindow',
          },
          { target: 'choosing.notSaved' },
        ],
        onError: 'choosing.notSaved',
      },
      after: { patience: 'choosing.notSaved' },
    },
    saved: {
      entry: [
        'tellOtherTabs',
        {
          type: 'goToSchedule',
          params: ({ context: { childUuid, item, current } }) => ({ childUuid, moved: item, from: current }),
        },
      ],
    },
    tooLate: {},
    cancelled: {},
    skipped: {},
    left: {},
  },
  options: { maxIterations: 1000 },
})
