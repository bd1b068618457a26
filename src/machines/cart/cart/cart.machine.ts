import { output } from '../../runtime/parts'
import { goneNow } from './cart.rules'
import { type CartAnswer, type CartContext, type CartInput, type CartIntent, cartSetup } from './cart.setup'

/** Params of what depends on the lines that are gone by the shop's answer. */
const gone = ({ context, event }: { context: CartContext; event: { output: CartAnswer } }) =>
  goneNow(context, event.output)

const intent = ({ event }: { event: CartIntent }) => event

/** What another quantity does while intents are on their way: it goes with them, or comes after what is to be added. */
const asking = [
  {
    guard: { type: 'isAfterAdd', params: intent },
    target: 'adding',
    actions: { type: 'keepIntent', params: intent },
  },
  {
    guard: { type: 'isAllowed', params: intent },
    target: '.coalescing',
    actions: { type: 'keepIntent', params: intent },
  },
] as const

/** The shop has the cart as it was asked for. */
const confirmed = [
  { type: 'announce', params: gone },
  { type: 'keepRemoved', params: output },
  { type: 'settle', params: output },
  'dropIntents',
  'beSure',
  'broadcast',
] as const

/**
 * The one cart of the shop. A click shows at once and is confirmed later: the newest request carries every intent that is
 * not confirmed, a late older one cannot win, and a failure goes back to the last settled cart and says so. A request
 * under a key is answered under that key.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  options: { maxIterations: 1000 },
  context: ({ input }) => emptyContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isLoaded', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      on: {
        ADD: { actions: { type: 'enqueue', params: ({ event }) => event } },
        REMOVE_VARIANTS: { actions: { type: 'keepRemoval', params: ({ event }) => event } },
        CHECKOUT: { actions: { type: 'keepCheckout', params: ({ event }) => event.key } },
      },
      invoke: {
        id: 'getCart',
        src: 'getCart',
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'ready.work.rules',
            actions: [{ type: 'settle', params: output }, 'keepRemovalIntents'],
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    failed: {
      entry: ['logFailure', 'refuseAll', 'dropAll', { type: 'tell', params: { message: 'load' } }],
      on: {
        RETRY: { target: 'loading', actions: 'takeBack' },
        ADD: { target: 'loading', actions: { type: 'enqueue', params: ({ event }) => event } },
        REMOVE_VARIANTS: { actions: { type: 'refuse', params: ({ event }) => event.key } },
        CHECKOUT: { actions: { type: 'refuse', params: ({ event }) => event.key } },
        OTHER_TAB: { target: 'loading', actions: 'takeBack' },
      },
    },
    ready: {
      type: 'parallel',
      invoke: [
        { id: 'otherTabs', src: 'otherTabs', onError: { actions: 'logFailure' } },
        { id: 'productWords', src: 'productWords', onError: { actions: 'logFailure' } },
      ],
      on: {
        ADD: { actions: { type: 'enqueue', params: ({ event }) => event } },
        SET_QTY: {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          actions: { type: 'keepIntent', params: ({ event }) => event },
        },
        REMOVE: {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          actions: { type: 'keepIntent', params: ({ event }) => event },
        },
        REMOVE_VARIANTS: {
          actions: [
            { type: 'keepRemoval', params: ({ event }) => event },
            { type: 'keepIntent', params: ({ event }) => event },
          ],
        },
        CHECKOUT: { actions: { type: 'keepCheckout', params: ({ event }) => event.key } },
        OTHER_TAB: { actions: 'markStale' },
        WORDS: { actions: { type: 'keepWords', params: ({ event }) => event.words } },
      },
      states: {
        work: {
          initial: 'settled',
          states: {
            settled: {
              entry: 'lookUpWords',
              always: { guard: 'hasWork', target: 'next' },
              after: { recheck: { guard: 'isUnsure', target: 'fencing' } },
            },
            next: {
              entry: ['answerRemovals', 'dropRemovals'],
              always: [
                { guard: 'hasAddFirst', target: 'adding' },
                { guard: 'hasIntents', target: 'syncing' },
                { guard: 'hasAdds', target: 'adding' },
                { guard: 'isStale', target: 'revalidating' },
                { guard: 'hasCheckouts', target: 'preparing' },
                { target: 'settled' },
              ],
            },
            syncing: {
              tags: 'busy',
              initial: 'coalescing',
              on: {
                SET_QTY: asking,
                REMOVE: asking,
                REMOVE_VARIANTS: [
                  {
                    guard: { type: 'isAfterAdd', params: ({ event }) => event },
                    target: 'adding',
                    actions: [
                      { type: 'keepRemoval', params: ({ event }) => event },
                      { type: 'keepIntent', params: ({ event }) => event },
                    ],
                  },
                  {
                    target: '.coalescing',
                    actions: [
                      { type: 'keepRemoval', params: ({ event }) => event },
                      { type: 'keepIntent', params: ({ event }) => event },
                    ],
                  },
                ],
              },
              states: {
                coalescing: { after: { coalesce: 'saving' } },
                saving: {
                  entry: 'countRequest',
                  invoke: {
                    id: 'applyCartIntents',
                    src: 'applyCartIntents',
                    input: ({ context: { intents, sequence, givenUp } }) => ({ intents, sequence, givenUp }),
                    onDone: [
                      {
                        guard: { type: 'isAsAsked', params: output },
                        target: '#cart.ready.work.rules',
                        actions: confirmed,
                      },
                      {
                        guard: { type: 'isOk', params: output },
                        target: 'denied',
                        actions: [
                          { type: 'announce', params: gone },
                          { type: 'keepRemoved', params: output },
                          { type: 'settle', params: output },
                          'blameQuantity',
                          'beSure',
                          'broadcast',
                        ],
                      },
                      { guard: { type: 'isUnknown', params: output }, target: 'recovering' },
                      // a refusal leaves the shop's number as it was: an older request on its way may still win (decided: E-104)
                      { target: 'denied', actions: [{ type: 'settle', params: output }, 'markStale', 'beUnsure'] },
                    ],
                    onError: 'recovering',
                  },
                  after: { patience: 'recovering' },
                },
                recovering: {
                  entry: 'countRequest',
                  invoke: {
                    id: 'askForTruth',
                    src: 'applyCartIntents',
                    input: ({ context: { sequence, givenUp } }) => ({ intents: {}, sequence, givenUp }),
                    onDone: [
                      {
                        guard: { type: 'isAsAsked', params: output },
                        target: '#cart.ready.work.rules',
                        actions: confirmed,
                      },
                      {
                        guard: { type: 'isOk', params: output },
                        target: 'denied',
                        actions: [
                          { type: 'announce', params: gone },
                          { type: 'keepRemoved', params: output },
                          { type: 'settle', params: output },
                          'beSure',
                          'broadcast',
                        ],
                      },
                      { target: 'unsettled' },
                    ],
                    onError: 'unsettled',
                  },
                  after: { patienceForTruth: 'unsettled' },
                },
                unsettled: { entry: ['logFailure', 'beUnsure'], always: 'denied' },
                denied: {
                  entry: ['dropIntents', 'tellNewest', 'scrollToTop'],
                  always: '#cart.ready.work.rules',
                },
              },
            },
            adding: {
              tags: 'busy',
              entry: 'countAttempt',
              invoke: {
                id: 'addToCart',
                src: 'addToCart',
                input: ({ context: { adds } }) => ({ key: adds[0]?.key ?? '', lines: adds[0]?.lines ?? [] }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: output },
                    // the answer is the whole cart: it is read again only where another tab has changed it (decided: E-106)
                    target: 'rules',
                    actions: [
                      { type: 'settle', params: output },
                      { type: 'announceAdded', params: ({ context }) => context.adds[0]?.announcement ?? '' },
                      { type: 'answerAdd', params: { isDone: true } },
                      'dequeue',
                      'broadcast',
                    ],
                  },
                  { guard: { type: 'isUnknown', params: output }, target: 'unanswered' },
                  { target: 'notAdded', actions: 'markStale' },
                ],
                onError: 'unanswered',
              },
              after: { patience: 'unanswered' },
            },
            unanswered: {
              always: [
                { guard: 'isFirstTry', target: 'adding' },
                { target: 'notAdded', actions: ['logFailure', 'giveUpAdd'] },
              ],
            },
            notAdded: {
              entry: [
                { type: 'answerAdd', params: { isDone: false } },
                'dequeue',
                { type: 'tell', params: { message: 'add' } },
              ],
              always: [{ guard: 'isUnsure', target: 'fencing' }, { target: 'next' }],
            },
            fencing: {
              tags: 'busy',
              entry: 'countRequest',
              invoke: {
                id: 'fence',
                src: 'applyCartIntents',
                input: ({ context: { sequence, givenUp } }) => ({ intents: {}, sequence, givenUp }),
                onDone: [
                  {
                    guard: { type: 'isOk', params: output },
                    target: 'rules',
                    actions: [{ type: 'settle', params: output }, 'beSure'],
                  },
                  { target: 'unread' },
                ],
                onError: 'unread',
              },
              after: { patienceForTruth: 'unread' },
            },
            revalidating: {
              tags: 'busy',
              entry: 'markFresh',
              invoke: {
                id: 'getCart',
                src: 'getCart',
                onDone: [
                  {
                    guard: { type: 'isOk', params: output },
                    target: 'rules',
                    actions: { type: 'settle', params: output },
                  },
                  { target: 'unread' },
                ],
                onError: 'unread',
              },
              after: { patience: 'unread' },
            },
            unread: { entry: 'logFailure', always: 'next' },
            rules: {
              tags: 'busy',
              invoke: {
                id: 'cartRules',
                src: 'cartRules',
                input: ({ context }) => ({ cart: context.settled }),
                onDone: { target: 'next', actions: { type: 'settleRules', params: output } },
                onError: 'unread',
              },
            },
            preparing: {
              tags: 'busy',
              entry: 'takeBack',
              invoke: {
                id: 'prepareCheckout',
                src: 'prepareCheckout',
                onDone: [
                  {
                    guard: { type: 'isOk', params: output },
                    target: 'prepared',
                    actions: { type: 'settle', params: output },
                  },
                  { target: 'unready' },
                ],
                onError: 'unready',
              },
              after: { patience: 'unready' },
            },
            prepared: {
              always: [
                { guard: 'hasChanged', target: 'unprepared' },
                { target: 'next', actions: [{ type: 'answerCheckouts', params: { isDone: true } }, 'dropCheckouts'] },
              ],
            },
            unready: { entry: 'logFailure', always: 'unprepared' },
            unprepared: {
              entry: [
                { type: 'answerCheckouts', params: { isDone: false } },
                'dropCheckouts',
                { type: 'tell', params: { message: 'checkout' } },
                'scrollToTop',
                'markStale',
              ],
              always: 'next',
            },
          },
        },
        /** What the shop has taken out can be put back for a while (decided: ADR-0047). */
        undo: {
          initial: 'none',
          states: {
            none: { always: { guard: 'hasRemoved', target: 'offered' } },
            offered: {
              entry: 'offer',
              on: {
                UNDO: {
                  guard: { type: 'isOffered', params: ({ event }) => event.lineId },
                  actions: { type: 'putBack', params: ({ event }) => event },
                },
              },
              always: [
                { guard: 'hasRemoved', target: 'offered', reenter: true },
                { guard: 'hasNoOffer', target: 'none' },
              ],
              after: { undoable: { target: 'none', actions: ['moveFocusOn', 'withdraw'] } },
            },
          },
        },
      },
    },
  },
})

function emptyContext({ cart, words = {}, told = null }: CartInput): CartContext {
  const nothing = { amountCents: 0, currency: 'eur' } as const
  const cost = { subtotal: nothing, savings: nothing, total: nothing }
  return {
    // before the first answer there is no version
    settled: cart ?? { version: -1, totalQuantity: 0, currency: 'eur', lines: [], discountCodes: [], cost },
    intents: {},
    newest: 'quantity',
    announcements: {},
    adds: [],
    removed: [],
    offers: [],
    attempts: 0,
    removals: [],
    checkouts: [],
    sequence: 0,
    givenUp: [],
    error: told,
    isStale: false,
    isUnsure: false,
    words,
  }
}
