import { sentAs } from '../reconciliation/reconciliation.rules'
import { deliveryOf, openStep } from './checkout.rules'
import { checkoutSetup } from './checkout.setup'

/**
 * From an open checkout to its order, one step at a time: a step is shown once all before it are saved. A payment
 * without an answer is never sent as a new one: what became of it is found out first.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    step: input.checkout ? openStep({ checkout: input.checkout, hasCard: false }) : 'contact',
    card: null,
    delivery: input.checkout ? deliveryOf(input.checkout) : 'standard',
    draft: null,
    change: {},
    attempt: null,
    answer: null,
    problem: null,
  }),
  entry: ['spawnContact', 'spawnAddress', 'spawnCard'],
  invoke: { id: 'signOuts', src: 'signOuts', onError: { actions: 'logFailure' } },
  on: {
    RESTORE: {
      guard: { type: 'isOwnDraft', params: ({ event }) => event.draft },
      actions: [{ type: 'keepDraft', params: ({ event }) => event.draft }, 'fillContact', 'fillAddress'],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isUnread', target: 'loading' },
        { guard: 'wasConfirmed', target: 'confirmed' },
        { guard: 'isUnderWay', target: 'reconciling' },
        { target: 'steps', actions: 'settleStep' },
      ],
    },
    loading: {
      tags: 'busy',
      on: { SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
      invoke: {
        id: 'getCheckout',
        src: 'getCheckout',
        input: ({ context }) => ({ uuid: context.uuid }),
        onDone: [
          {
            guard: { type: 'isFirstAnswer', params: ({ event }) => event.output },
            target: 'starting',
            actions: [{ type: 'keepCheckout', params: ({ event }) => event.output }, 'fillContact', 'fillAddress'],
          },
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'starting',
            actions: { type: 'keepCheckout', params: ({ event }) => event.output },
          },
          { guard: { type: 'isOutage', params: ({ event }) => event.output }, target: 'unavailable' },
          { target: 'refused', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
      after: { patience: 'unavailable' },
    },
    unavailable: {
      entry: 'logFailure',
      invoke: { id: 'backOnline', src: 'backOnline', onError: { actions: 'logFailure' } },
      on: { RETRY: 'loading', SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
    },
    steps: {
      initial: 'choosing',
      invoke: { id: 'stepsInHistory', src: 'stepsInHistory', onError: { actions: 'logFailure' } },
      on: {
        GO: {
          guard: { type: 'isReached', params: ({ event }) => event.step },
          target: '.choosing',
          actions: [
            { type: 'goTo', params: ({ event }) => event.step },
            { type: 'tell', params: null },
          ],
        },
        BACK: {
          guard: 'hasStepBefore',
          target: '.choosing',
          actions: ['goBack', { type: 'tell', params: null }],
        },
        SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' },
      },
      states: {
        choosing: {
          always: [
            { guard: { type: 'isAt', params: 'contact' }, target: 'contact' },
            { guard: { type: 'isAt', params: 'address' }, target: 'address' },
            { guard: { type: 'isAt', params: 'delivery' }, target: 'delivery' },
            { guard: { type: 'isAt', params: 'payment' }, target: 'payment' },
            { target: 'review' },
          ],
          exit: { type: 'showStep', params: ({ context: { step, problem } }) => ({ step, problem }) },
        },
        contact: {
          on: {
            CONTACT: {
              target: 'saving',
              actions: { type: 'chooseContact', params: ({ event }) => event.contact },
            },
          },
        },
        address: {
          on: {
            ADDRESS: {
              target: 'saving',
              actions: { type: 'chooseAddress', params: ({ event }) => event.address },
            },
          },
        },
        delivery: {
          on: {
            CHOOSE: { actions: { type: 'markDelivery', params: ({ event }) => event.method } },
            NEXT: { target: 'saving', actions: 'chooseDelivery' },
          },
        },
        payment: {
          on: {
            CARD: {
              target: 'choosing',
              actions: [
                { type: 'keepCard', params: ({ event }) => event.card },
                { type: 'tell', params: null },
                'advance',
              ],
            },
          },
        },
        review: { on: { PAY: { target: '#checkout.paying', actions: { type: 'tell', params: null } } } },
        saving: {
          tags: 'busy',
          entry: { type: 'tell', params: null },
          on: { GO: {}, BACK: {} },
          invoke: {
            id: 'changeCheckout',
            src: 'changeCheckout',
            input: ({ context: { uuid, as, change } }) => ({ uuid, as, change }),
            onDone: [
              {
                guard: { type: 'isOk', params: ({ event }) => event.output },
                target: 'choosing',
                actions: [
                  { type: 'keepCheckout', params: ({ event }) => event.output },
                  { type: 'forgetDraft', params: ({ context }) => context.step },
                  'advance',
                ],
              },
              {
                guard: { type: 'isOutage', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'tell', params: 'notSaved' },
              },
              {
                target: '#checkout.refused',
                actions: { type: 'keepAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'choosing', actions: { type: 'tell', params: 'notSaved' } },
          },
          after: { patience: { target: 'choosing', actions: { type: 'tell', params: 'notSaved' } } },
        },
      },
    },
    paying: {
      initial: 'naming',
      states: {
        naming: {
          tags: 'busy',
          invoke: {
            id: 'newKey',
            src: 'newKey',
            onDone: { target: 'charging', actions: { type: 'keepAttempt', params: ({ event }) => event.output } },
            onError: { target: '#checkout.steps', actions: { type: 'tell', params: 'notTaken' } },
          },
          after: { patience: { target: '#checkout.steps', actions: { type: 'tell', params: 'notTaken' } } },
        },
        charging: {
          tags: 'busy',
          invoke: {
            id: 'payCheckout',
            src: 'payCheckout',
            input: ({ context: { uuid, as, attempt } }) => ({ uuid, as, ...sentAs(attempt) }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => event.output },
                target: '#checkout.confirmed',
                actions: { type: 'keepCheckout', params: ({ event }) => event.output },
              },
              { guard: { type: 'isUnclear', params: ({ event }) => event.output }, target: '#checkout.reconciling' },
              {
                target: '#checkout.refused',
                actions: { type: 'keepAnswer', params: ({ event }) => event.output },
              },
            ],
            onError: '#checkout.reconciling',
          },
          after: { patience: '#checkout.reconciling' },
        },
      },
    },
    reconciling: {
      invoke: {
        id: 'reconciliation',
        src: 'reconciliation',
        syncSnapshot: true,
        input: ({ context: { uuid, as, attempt } }) => ({ uuid, as, attempt }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: { type: 'keepCheckout', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        ],
        onError: 'unavailable',
      },
    },
    refused: {
      entry: ['forgetAttempt', 'tellRefusal'],
      exit: 'forgetAnswer',
      always: [
        { guard: 'isGone', target: 'notFound' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isOtherPerson', target: 'otherPerson' },
        { guard: 'isNotTaken', target: 'steps', actions: { type: 'goTo', params: 'payment' } },
        { target: 'loading' },
      ],
    },
    confirmed: {
      entry: [
        'forgetAttempt',
        'forgetCard',
        'clearCard',
        'tellCart',
        { type: 'tellSchedule', params: ({ context }) => context.checkout },
        'showConfirmation',
      ],
      on: { SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
    },
    notFound: { entry: ['forgetCard', 'clearCard'] },
    signedOut: { entry: ['forgetCard', 'clearCard'] },
    otherPerson: { entry: ['forgetCard', 'clearCard'], on: { RELOAD: { actions: 'reload' } } },
  },
})
