import { assign, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { type GiftDraft, type GiftField, giftErrors, MOST_CHARACTERS } from '~/services/domain/gifts/gift.rules'
import type { Result } from '~/services/domain/result'
import type { GiftChoice, KeepError } from '~/services/flows/subscription/subscription.contract'
import { isOk, output, tellParent, unprovided } from '../../runtime/parts'

export type GiftDetailsInput = {
  /** the shop's day */
  today: CivilDate
  /** a gift is told of until then */
  lastDay: CivilDate
  initial: GiftDraft
  /** it was sent without a script, and something was missing */
  wasRefused: boolean
}
type Context = Omit<GiftDetailsInput, 'initial'> & { draft: GiftDraft }
type Kept = Result<GiftChoice, KeepError>
type Change = { field: GiftField; value: string }

/** Where the keyboard goes when something is wrong. */
const GIFT_SUMMARY_ID = 'error-summary'

/** First step of a gift: who is given it, on which day, and the kit that it starts with. */
export const giftDetailsMachine = setup({
  types: {
    input: {} as GiftDetailsInput,
    context: {} as Context,
    events: {} as ({ type: 'CHANGE' } & Change) | { type: 'RESTORE'; draft: GiftDraft } | { type: 'SUBMIT' },
    tags: {} as 'busy',
  },
  actors: {
    storeGift: unprovided<Kept, GiftDraft>('storeGift'),
  },
  guards: {
    wasRefused: ({ context }) => context.wasRefused,
    isComplete: ({ context }) => giftErrors(context.draft, context).length === 0,
    isOk,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: Change) => ({
      draft: { ...context.draft, [field]: value.slice(0, MOST_CHARACTERS[field]) },
    })),
    restore: assign((_, draft: GiftDraft) => ({ draft })),
    saveDraft: (_, _draft: GiftDraft) => {},
    forgetDraft: () => {},
    focusSummary: (_, _id: string) => {},
    logFailure: () => {},
    tellChanged: tellParent(() => ({ type: 'CHANGED' })),
    tellStored: tellParent(() => ({ type: 'GIFT.VALID' })),
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'giftDetails',
  context: ({ input: { initial, ...page } }) => ({ ...page, draft: initial }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wasRefused', target: 'editing.refused' }, { target: 'editing' }] },
    editing: {
      initial: 'open',
      on: {
        CHANGE: {
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.draft },
          ],
        },
        RESTORE: { actions: { type: 'restore', params: ({ event }) => event.draft } },
        SUBMIT: [
          { guard: 'isComplete', target: 'sent' },
          { target: '.refused', actions: { type: 'focusSummary', params: GIFT_SUMMARY_ID } },
        ],
      },
      states: { open: {}, refused: {}, failed: {} },
    },
    /** what is changed from here on has to be sent again */
    sent: {
      initial: 'storing',
      on: {
        CHANGE: {
          target: 'editing',
          actions: [
            { type: 'keepField', params: ({ event }) => event },
            { type: 'saveDraft', params: ({ context }) => context.draft },
            'tellChanged',
          ],
        },
      },
      states: {
        storing: {
          tags: 'busy',
          invoke: {
            id: 'storeGift',
            src: 'storeGift',
            input: ({ context }) => context.draft,
            onDone: [{ guard: { type: 'isOk', params: output }, target: 'stored' }, { target: '#giftDetails.failing' }],
            onError: '#giftDetails.failing',
          },
          after: { patience: '#giftDetails.failing' },
        },
        stored: { entry: ['forgetDraft', 'tellStored'], on: { SUBMIT: 'storing' } },
      },
    },
    failing: { entry: 'logFailure', always: 'editing.failed' },
  },
  options: { maxIterations: 1000 },
})
