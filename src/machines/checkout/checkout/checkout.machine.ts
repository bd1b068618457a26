import { keyingState, output } from '../../runtime/parts'
import { sentAs } from '../reconciliation/reconciliation.rules'
import { deliveryOf } from './checkout.rules'
import { answerAt, checkoutSetup, failingOf, goTo, savingOf, showing } from './checkout.setup'

/**
 * From an open checkout to its order, one step at a time: a step is shown once all before it are saved. A payment
 * without an answer is never sent as a new one: what became of it is found out first.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    card: null,
    delivery: deliveryOf(input.checkout),
    draft: null,
    change: {},
    attempt: null,
    refusal: null,
    problem: null,
    hasShown: false,
  }),
  entry: ['spawnContact', 'spawnAddress', 'spawnCard'],
  invoke: { id: 'signOuts', src: 'signOuts', onError: { actions: 'logFailure' } },
  on: {
    RESTORE: {
      guard: { type: 'isOwnDraft', params: ({ event }) => event.draft },
      actions: [{ type: 'keepDraft', params: ({ event }) => event.draft }, 'fillContact', 'fillAddress'],
    },
  },
  initial: 'withBuyer',
  states: {
    withBuyer: {
      initial: 'starting',
      on: { SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
      states: {
        starting: {
          always: [
            { guard: 'isUnread', target: 'loading' },
            { guard: 'wasConfirmed', target: 'confirmed' },
            { guard: 'isUnderWay', target: '#checkout.reconciling' },
            { target: 'steps' },
          ],
        },
        loading: {
          tags: 'busy',
          invoke: {
            id: 'getCheckoutPage',
            src: 'getCheckoutPage',
            input: ({ context: { uuid, locale } }) => ({ uuid, locale }),
            onDone: [
              { guard: { type: 'isOutOfReach', params: output }, target: 'unavailable' },
              {
                guard: { type: 'isFirstAnswer', params: output },
                target: 'starting',
                actions: [{ type: 'keepPage', params: output }, 'fillContact', 'fillAddress'],
              },
              {
                guard: { type: 'isOk', params: output },
                target: 'starting',
                actions: { type: 'keepRead', params: output },
              },
              {
                target: '#checkout.refused',
                actions: { type: 'keepRefusal', params: answerAt('contact') },
              },
            ],
            onError: 'unavailable',
          },
          after: { patience: 'unavailable' },
        },
        unavailable: {
          // somebody may come back to it after hours
          entry: ['logFailure', 'forgetCard', 'clearCard'],
          invoke: { id: 'backOnline', src: 'backOnline', onError: { actions: 'logFailure' } },
          on: { RETRY: 'loading' },
        },
        steps: {
          initial: 'resuming',
          invoke: { id: 'stepsInHistory', src: 'stepsInHistory', onError: { actions: 'logFailure' } },
          on: {
            GO: [goTo('contact'), goTo('address'), goTo('delivery'), goTo('payment'), goTo('review')],
          },
          states: {
            resuming: {
              always: [
                { guard: { type: 'isNext', params: 'contact' }, target: 'contact' },
                { guard: { type: 'isNext', params: 'address' }, target: 'address' },
                { guard: { type: 'isNext', params: 'delivery' }, target: 'delivery' },
                { guard: { type: 'isNext', params: 'payment' }, target: 'payment' },
                { target: 'review' },
              ],
            },
            contact: {
              initial: 'editing',
              states: {
                editing: {
                  entry: showing('contact'),
                  on: {
                    CONTACT: {
                      target: 'saving',
                      actions: { type: 'chooseContact', params: ({ event }) => event.contact },
                    },
                  },
                },
                saving: savingOf('contact'),
                failing: failingOf('contact'),
              },
            },
            address: {
              initial: 'editing',
              on: { BACK: { target: 'contact', actions: 'tellNothing' } },
              states: {
                editing: {
                  entry: showing('address'),
                  on: {
                    ADDRESS: {
                      target: 'saving',
                      actions: { type: 'chooseAddress', params: ({ event }) => event.address },
                    },
                  },
                },
                saving: savingOf('address'),
                failing: failingOf('address'),
              },
            },
            delivery: {
              initial: 'editing',
              on: { BACK: { target: 'address', actions: 'tellNothing' } },
              states: {
                editing: {
                  entry: showing('delivery'),
                  on: {
                    CHOOSE: { actions: { type: 'markDelivery', params: ({ event }) => event.method } },
                    NEXT: { target: 'saving', actions: 'chooseDelivery' },
                  },
                },
                saving: savingOf('delivery'),
                failing: failingOf('delivery'),
              },
            },
            payment: {
              entry: showing('payment'),
              on: {
                BACK: [
                  { guard: 'needsShipping', target: 'delivery', actions: 'tellNothing' },
                  { target: 'address', actions: 'tellNothing' },
                ],
                CARD: {
                  target: 'resuming',
                  actions: [{ type: 'keepCard', params: ({ event }) => event.card }, 'tellNothing'],
                },
              },
            },
            review: {
              entry: showing('review'),
              on: { BACK: { target: 'payment', actions: 'tellNothing' }, PAY: '#checkout.paying' },
            },
          },
        },
        confirmed: {
          entry: [
            'forgetPayment',
            'clearCard',
            'tellCart',
            { type: 'tellSchedule', params: ({ context }) => context.checkout },
            { type: 'showConfirmation', params: ({ context }) => ({ isFirst: !context.hasShown }) },
          ],
          on: { PRINT: { actions: 'print' } },
        },
      },
    },
    paying: {
      entry: 'tellNothing',
      on: { SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
      initial: 'naming',
      states: {
        naming: keyingState('charging', 'failing'),
        failing: {
          entry: [{ type: 'tell', params: { step: 'review', code: 'notTaken' } }, 'logFailure'],
          always: '#checkout.withBuyer.steps',
        },
        charging: {
          tags: 'busy',
          invoke: {
            id: 'payCheckout',
            src: 'payCheckout',
            input: ({ context: { uuid, as, attempt } }) => ({ uuid, as, ...sentAs(attempt) }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: output },
                target: '#checkout.withBuyer.confirmed',
                actions: { type: 'keepCheckout', params: output },
              },
              { guard: { type: 'isUnclear', params: output }, target: '#checkout.reconciling' },
              {
                target: '#checkout.refused',
                actions: { type: 'keepRefusal', params: answerAt('review') },
              },
            ],
            onError: '#checkout.reconciling',
          },
          after: { patience: '#checkout.reconciling' },
        },
      },
    },
    reconciling: {
      on: { SIGNED_OUT: { guard: 'isMadeForPerson', target: 'signedOut' } },
      invoke: {
        id: 'reconciliation',
        src: 'reconciliation',
        // an invoked child redraws its parent only so; syncSnapshot is for spawned ones
        onSnapshot: {},
        input: ({ context: { uuid, as, attempt } }) => ({ uuid, as, attempt }),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: output },
            target: 'withBuyer.confirmed',
            actions: { type: 'keepCheckout', params: output },
          },
          {
            target: 'refused',
            actions: { type: 'keepRefusal', params: answerAt('review') },
          },
        ],
        onError: 'withBuyer.unavailable',
      },
    },
    refused: {
      entry: ['forgetAttempt', 'tellRefusal'],
      exit: 'forgetRefusal',
      always: [
        { guard: 'isGone', target: 'notFound' },
        { guard: 'isSignedOut', target: 'signedOut' },
        { guard: 'isOtherPerson', target: 'otherPerson' },
        { guard: 'isNotTaken', target: 'withBuyer.steps' },
        { target: 'withBuyer.loading' },
      ],
    },
    notFound: { entry: ['forgetPayment', 'clearCard'] },
    signedOut: { entry: ['forgetPayment', 'clearCard'] },
    otherPerson: { entry: ['forgetPayment', 'clearCard'], on: { RELOAD: { actions: 'reload' } } },
  },
})
