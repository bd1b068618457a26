import { assign, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { tellParent } from '../../runtime/parts'
import { CARD_SUMMARY_ID, type CardField, type CardText, cardErrors, NO_CARD, typedCard } from './card-form.rules'

type Context = { text: CardText; today: CivilDate }

/** The card that pays. It lives in this page's memory alone and is forgotten as soon as it is not needed any more. */
export const cardFormMachine = setup({
  types: {
    input: {} as { today: CivilDate },
    context: {} as Context,
    events: {} as { type: 'CHANGE'; field: CardField; value: string } | { type: 'CLEAR' } | { type: 'SUBMIT' },
  },
  guards: {
    isComplete: ({ context }) => cardErrors(context.text, context.today).length === 0,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: CardField; value: string }) => ({
      text: { ...context.text, [field]: typedCard(field, value) },
    })),
    clear: assign({ text: NO_CARD }),
    tellCard: tellParent(({ text }: Context) => ({ type: 'CARD', card: text })),
    focusSummary: (_, _id: string) => {},
  },
}).createMachine({
  id: 'cardForm',
  context: ({ input }) => ({ text: NO_CARD, today: input.today }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepField', params: ({ event }) => event } },
        CLEAR: { target: '.open', actions: 'clear' },
        SUBMIT: [{ guard: 'isComplete', target: '.open', actions: 'tellCard' }, { target: '.refused' }],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusSummary', params: CARD_SUMMARY_ID } },
      },
    },
  },
  options: { maxIterations: 1000 },
})
