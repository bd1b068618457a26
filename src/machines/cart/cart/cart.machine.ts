import { cartSetup } from './cart.setup'

/**
 * The one cart of the shop. A click shows at once and is confirmed later: the newest request carries every wish that
 * is not confirmed, a late older one cannot win, and a failure goes back to the last settled cart and says so.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    settled: input.cart ?? { version: -1, totalQuantity: 0, currency: 'eur', lines: [], cost: emptyCost },
    intents: {},
    newest: 'quantity',
    adds: [],
    attempts: 0,
    sequence: 0,
    givenUp: [],
    error: input.told ?? null,
    isStale: false,
    isUnsure: false,
    words: input.words ?? {},
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isLoaded', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      on: { ADD: { actions: { type: 'enqueue', params: ({ event }) => event } } },
      invoke: {
        id: 'getCart',
        src: 'getCart',
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'ready.rules',
            actions: { type: 'settle', params: ({ event }) => event.output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    failed: {
      entry: ['logFailure', 'replyAddsFailed', 'dropAdds', { type: 'tell', params: { message: 'load' } }],
      on: {
        RETRY: { target: 'loading', actions: { type: 'tell', params: { message: null } } },
        ADD: { target: 'loading', actions: { type: 'enqueue', params: ({ event }) => event } },
        OTHER_TAB: 'loading',
        LOCALE: 'loading',
      },
    },
    ready: {
      initial: 'settled',
      invoke: [
        { id: 'otherTabs', src: 'otherTabs', onError: { actions: 'logFailure' } },
        { id: 'productWords', src: 'productWords', onError: { actions: 'logFailure' } },
      ],
      on: {
        ADD: { actions: { type: 'enqueue', params: ({ event }) => event } },
        SET_QTY: {
          guard: { type: 'isAllowed', params: ({ event }) => event },
          actions: { type: 'wish', params: ({ event }) => event },
        },
        REMOVE: {
          guard: { type: 'isAllowed', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
          actions: { type: 'wish', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
        },
        OTHER_TAB: { actions: 'markStale' },
        LOCALE: { actions: 'markStale' },
        WORDS: { actions: { type: 'keepWords', params: ({ event }) => event.words } },
      },
      states: {
        settled: {
          entry: 'lookUpWords',
          on: {
            ADD: { target: 'adding', actions: { type: 'enqueue', params: ({ event }) => event } },
            SET_QTY: {
              guard: { type: 'isAllowed', params: ({ event }) => event },
              target: 'syncing',
              actions: { type: 'wish', params: ({ event }) => event },
            },
            REMOVE: {
              guard: { type: 'isAllowed', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
              target: 'syncing',
              actions: { type: 'wish', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
            },
            OTHER_TAB: 'revalidating',
            LOCALE: 'revalidating',
            CHECKOUT: { target: 'preparing', actions: { type: 'tell', params: { message: null } } },
          },
          after: { recheck: { guard: 'isUnsure', target: 'fencing' } },
        },
        syncing: {
          tags: 'busy',
          initial: 'coalescing',
          on: {
            SET_QTY: [
              {
                guard: { type: 'isAfterAdd', params: ({ event }) => event },
                target: 'adding',
                actions: { type: 'wish', params: ({ event }) => event },
              },
              {
                guard: { type: 'isAllowed', params: ({ event }) => event },
                target: '.coalescing',
                actions: { type: 'wish', params: ({ event }) => event },
              },
            ],
            REMOVE: [
              {
                guard: { type: 'isAfterAdd', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
                target: 'adding',
                actions: { type: 'wish', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
              },
              {
                guard: { type: 'isAllowed', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
                target: '.coalescing',
                actions: { type: 'wish', params: ({ event }) => ({ lineId: event.lineId, quantity: 0 }) },
              },
            ],
          },
          states: {
            coalescing: { after: { coalesce: 'saving' } },
            saving: {
              invoke: {
                id: 'applyCartIntents',
                src: 'applyCartIntents',
                input: ({ context: { intents, sequence, givenUp } }) => ({ intents, sequence, givenUp }),
                onDone: [
                  {
                    guard: { type: 'isAsAsked', params: ({ event }) => event.output },
                    target: '#cart.ready.rules',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output },
                      'forgetWishes',
                      'beSure',
                      'broadcast',
                    ],
                  },
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: '#cart.ready.rules',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output },
                      'forgetWishes',
                      'beSure',
                      { type: 'tell', params: { message: 'quantity' } },
                      'scrollToTop',
                      'broadcast',
                    ],
                  },
                  { guard: { type: 'isUnknown', params: ({ event }) => event.output }, target: 'recovering' },
                  {
                    target: '#cart.ready.rules',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output },
                      'forgetWishes',
                      'tellNewest',
                      'scrollToTop',
                      'markStale',
                    ],
                  },
                ],
                onError: 'recovering',
              },
              after: { patience: 'recovering' },
            },
            recovering: {
              entry: 'raiseFence',
              invoke: {
                id: 'askForTruth',
                src: 'applyCartIntents',
                input: ({ context: { sequence, givenUp } }) => ({ intents: {}, sequence, givenUp }),
                onDone: [
                  {
                    guard: { type: 'isAsAsked', params: ({ event }) => event.output },
                    target: '#cart.ready.rules',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output },
                      'forgetWishes',
                      'beSure',
                      'broadcast',
                    ],
                  },
                  {
                    guard: { type: 'isOk', params: ({ event }) => event.output },
                    target: '#cart.ready.rules',
                    actions: [
                      { type: 'settle', params: ({ event }) => event.output },
                      'beSure',
                      'forgetWishes',
                      'tellNewest',
                      'scrollToTop',
                    ],
                  },
                  { target: '#cart.ready.rules', actions: ['beUnsure', 'forgetWishes', 'tellNewest', 'scrollToTop'] },
                ],
                onError: {
                  target: '#cart.ready.rules',
                  actions: ['beUnsure', 'forgetWishes', 'tellNewest', 'scrollToTop'],
                },
              },
              after: {
                patienceForTruth: {
                  target: '#cart.ready.rules',
                  actions: ['beUnsure', 'forgetWishes', 'tellNewest', 'scrollToTop'],
                },
              },
            },
          },
        },
        fencing: {
          tags: 'busy',
          entry: 'raiseFence',
          invoke: {
            id: 'fence',
            src: 'applyCartIntents',
            input: ({ context: { sequence, givenUp } }) => ({ intents: {}, sequence, givenUp }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'rules',
                actions: [{ type: 'settle', params: ({ event }) => event.output }, 'beSure'],
              },
              { target: 'next', actions: 'logFailure' },
            ],
            onError: { target: 'next', actions: 'logFailure' },
          },
          after: { patienceForTruth: { target: 'next', actions: 'logFailure' } },
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
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'revalidating',
                actions: [
                  { type: 'settle', params: ({ event }) => event.output },
                  'replyAdded',
                  'dequeue',
                  'broadcast',
                ],
              },
              {
                guard: { type: 'canTryAgain', params: ({ event }) => event.output },
                target: 'adding',
                reenter: true,
              },
              {
                guard: { type: 'isUnknown', params: ({ event }) => event.output },
                target: 'fencing',
                actions: ['giveUpAdd', 'replyAddFailed', 'dequeue', { type: 'tell', params: { message: 'add' } }],
              },
              {
                target: 'revalidating',
                actions: ['replyAddFailed', 'dequeue', { type: 'tell', params: { message: 'add' } }],
              },
            ],
            onError: [
              { guard: 'isFirstTry', target: 'adding', reenter: true },
              {
                target: 'fencing',
                actions: ['giveUpAdd', 'replyAddFailed', 'dequeue', { type: 'tell', params: { message: 'add' } }],
              },
            ],
          },
          after: {
            patience: [
              { guard: 'isFirstTry', target: 'adding', reenter: true },
              {
                target: 'fencing',
                actions: ['giveUpAdd', 'replyAddFailed', 'dequeue', { type: 'tell', params: { message: 'add' } }],
              },
            ],
          },
        },
        revalidating: {
          tags: 'busy',
          entry: 'markFresh',
          invoke: {
            id: 'getCart',
            src: 'getCart',
            onDone: { target: 'rules', actions: { type: 'settle', params: ({ event }) => event.output } },
            onError: { target: 'rules', actions: 'logFailure' },
          },
          after: { patience: { target: 'rules', actions: 'logFailure' } },
        },
        rules: {
          tags: 'busy',
          invoke: {
            id: 'cartRules',
            src: 'cartRules',
            input: ({ context }) => ({ cart: context.settled }),
            onDone: { target: 'next', actions: { type: 'settleRules', params: ({ event }) => event.output } },
            onError: { target: 'next', actions: 'logFailure' },
          },
        },
        next: {
          always: [
            { guard: 'hasAddFirst', target: 'adding' },
            // the fence before may have gone as far as their number
            { guard: 'hasIntents', target: 'syncing', actions: 'raiseFence' },
            { guard: 'hasAdds', target: 'adding' },
            { guard: 'isStale', target: 'revalidating' },
            { target: 'settled' },
          ],
        },
        preparing: {
          tags: 'busy',
          invoke: {
            id: 'prepareCheckout',
            src: 'prepareCheckout',
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'prepared',
                actions: { type: 'settle', params: ({ event }) => event.output },
              },
              {
                target: 'next',
                actions: [{ type: 'tell', params: { message: 'checkout' } }, 'scrollToTop', 'markStale'],
              },
            ],
            onError: {
              target: 'next',
              actions: [{ type: 'tell', params: { message: 'checkout' } }, 'scrollToTop', 'markStale'],
            },
          },
          after: {
            patience: {
              target: 'next',
              actions: [{ type: 'tell', params: { message: 'checkout' } }, 'scrollToTop', 'markStale'],
            },
          },
        },
        prepared: {
          always: [
            { guard: 'hasAdds', target: 'next', actions: { type: 'tell', params: { message: 'checkout' } } },
            { guard: 'hasIntents', target: 'next', actions: { type: 'tell', params: { message: 'checkout' } } },
            { target: 'settled', actions: 'replyCheckoutReady' },
          ],
        },
      },
    },
  },
})

const emptyCost = {
  subtotal: { amountCents: 0, currency: 'eur' },
  savings: { amountCents: 0, currency: 'eur' },
  total: { amountCents: 0, currency: 'eur' },
} as const
