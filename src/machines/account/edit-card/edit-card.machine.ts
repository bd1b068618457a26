import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type {
  OpenPayment,
  SaveCard,
  SaveCardAnswer,
  TriedPayment,
} from '~/services/flows/payment-method/payment-method.contract'
import { cardFormMachine } from '../../checkout/card-form/card-form.machine'
import type { CardText } from '../../checkout/card-form/card-form.rules'
import { accountGuards, isOk, leavingAccount, output, unprovided } from '../../runtime/parts'
import {
  CARD_TOLD_ID,
  type CardFailure,
  cardFailure,
  hasTried,
  sentCard,
  stillOpen,
  triedWith,
} from './edit-card.rules'

/** `paymentMethod` null: the first one. `open`: what is charged at once. `backHref`: where it goes on afterwards. */
type EditCardInput = {
  as: string
  today: CivilDate
  paymentMethod: string | null
  open: OpenPayment[]
  backHref: string
}
/** `card` stands here while it is on its way, and at no other time. `tried`: what came of what was open. */
type Context = EditCardInput & { card: CardText | null; failure: CardFailure | null; tried: TriedPayment[] }

/** Another card for a way to pay. It is saved when the bank takes it, and kept nowhere in the page. */
export const editCardMachine = setup({
  types: {
    input: {} as EditCardInput,
    context: {} as Context,
    events: {} as { type: 'CARD'; card: CardText } | { type: 'REPLACE' },
    children: {} as { card: 'card'; saveCard: 'saveCard' },
    tags: {} as 'busy',
  },
  actors: { card: cardFormMachine, saveCard: unprovided<SaveCardAnswer, SaveCard>('saveCard') },
  guards: {
    isOutage: ({ context }) => context.failure === 'unreachable',
    isOk,
    hasTried: (_, answer: SaveCardAnswer) => hasTried(answer),
    isDeclined: ({ context }) => context.open.length > 0,
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
    keepTried: assign(({ context }, answer: SaveCardAnswer) => ({
      tried: triedWith(answer),
      open: stillOpen(context.open, answer),
    })),
    dropTried: assign({ tried: [] }),
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
  context: ({ input }) => ({ ...input, card: null, failure: null, tried: [] }),
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
          {
            guard: { type: 'hasTried', params: output },
            target: 'tried',
            actions: { type: 'keepTried', params: output },
          },
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
    tried: {
      entry: ['clearCard', 'tellOtherTabs', { type: 'focusOn', params: CARD_TOLD_ID }],
      exit: 'dropTried',
      on: { REPLACE: { guard: 'isDeclined', target: 'editing' } },
    },
    saved: {
      entry: ['clearCard', 'tellOtherTabs', { type: 'goOn', params: ({ context }) => context.backHref }],
    },
    left: { entry: 'clearCard' },
  },
  options: { maxIterations: 1000 },
})
