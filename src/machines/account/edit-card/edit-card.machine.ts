import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { SaveCard, SaveCardAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { cardFormMachine } from '../../checkout/card-form/card-form.machine'
import type { CardText } from '../../checkout/card-form/card-form.rules'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import { CARD_TOLD_ID, type CardFailure, cardFailure, sentCard } from './edit-card.rules'

/** `paymentMethod` null: the first one. `backHref`: where it goes on afterwards. */
type EditCardInput = { as: string; today: CivilDate; paymentMethod: string | null; backHref: string }
/** `card` stands here while it is on its way, and at no other time. */
type Context = EditCardInput & { card: CardText | null; failure: CardFailure | null }

/** Another card for a way to pay. It is saved when the bank takes it, and kept nowhere in the page. */
export const editCardMachine = setup({
  types: {
    input: {} as EditCardInput,
    context: {} as Context,
    events: {} as { type: 'CARD'; card: CardText },
    children: {} as { card: 'card'; saveCard: 'saveCard' },
    tags: {} as 'busy',
  },
  actors: { card: cardFormMachine, saveCard: unprovided<SaveCardAnswer, SaveCard>('saveCard') },
  guards: {
    isOutage: ({ context }) => context.failure === 'unreachable',
    isOk,
    ...accountGuards,
  },
  actions: {
    spawnCard: spawnChild('card', {
      id: 'card',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => ({ today: context.today }),
    }),
    keepCard: assign((_, card: CardText) => ({ card })),
    forgetCard: assign({ card: null }),
    clearCard: sendTo('card', { type: 'CLEAR' }),
    keepRefusal: assign((_, answer: SaveCardAnswer) => ({ failure: cardFailure(answer) })),
    noteFailure: assign(({ context }) => ({ failure: context.failure ?? 'unreachable' })),
    dropFailure: assign({ failure: null }),
    focusOn: (_, _id: string) => {},
    tellOtherTabs: () => {},
    goOn: (_, _href: string) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'editCard',
  context: ({ input }) => ({ ...input, card: null, failure: null }),
  entry: 'spawnCard',
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: { CARD: { target: 'saving', actions: { type: 'keepCard', params: ({ event }) => event.card } } },
      states: {
        open: {},
        failed: { entry: { type: 'focusOn', params: CARD_TOLD_ID }, exit: 'dropFailure' },
      },
    },
    saving: {
      tags: 'busy',
      exit: 'forgetCard',
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => sentCard(context),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'saved' },
          ...leavingAccount,
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'noteFailure',
      always: [{ guard: 'isOutage', target: 'editing.failed', actions: 'logFailure' }, { target: 'editing.failed' }],
    },
    saved: {
      entry: ['clearCard', 'tellOtherTabs', { type: 'goOn', params: ({ context }) => context.backHref }],
    },
    left: { entry: 'clearCard' },
  },
  options: { maxIterations: 1000 },
})
