import { assign, fromPromise, setup } from 'xstate'
import { isSoldOut, purchaseKind } from '~/services/domain/kits/kit-purchase.rules'
import type { PurchaseKind } from '~/services/flows/subscription/subscription.contract'

export type PurchaseOptionInput = {
  kitAnchor: string
  subscriptionId: string
  /** null where the single kit is not sold (S-255) */
  standaloneId: string | null
  /** what this visitor chose before */
  chosen: PurchaseKind | null
  isLow: boolean
}
export type PurchaseOptionContext = Omit<PurchaseOptionInput, 'chosen'> & { optionId: string }
export type KeptOption = { kitAnchor: string; kind: PurchaseKind }

const kindIn = (context: PurchaseOptionContext, id: string) => purchaseKind(id, context)

/** Subscription or single kit: what the kit's page sells, kept for the steps after it. */
export const purchaseOptionMachine = setup({
  types: {
    input: {} as PurchaseOptionInput,
    context: {} as PurchaseOptionContext,
    events: {} as { type: 'PICK'; id: string } | { type: 'INVENTORY'; isLow: boolean },
    tags: {} as 'saving',
  },
  actors: {
    storeChoice: fromPromise<unknown, KeptOption>(() =>
      Promise.reject(new Error('storeChoice is provided by purchase-option.actors.ts')),
    ),
  },
  guards: {
    startsStandalone: ({ context }) => kindIn(context, context.optionId) === 'standalone',
    isStandalone: ({ context }, id: string) => kindIn(context, id) === 'standalone',
    isSubscription: ({ context }, id: string) => kindIn(context, id) === 'subscription',
    isOther: ({ context }, id: string) => id !== context.optionId && kindIn(context, id) !== null,
    isSoldOut: ({ context }) => isSoldOut(context),
    isSellable: ({ context }) => !isSoldOut(context),
  },
  actions: {
    keepOption: assign((_, id: string) => ({ optionId: id })),
    keepStock: assign((_, isLow: boolean) => ({ isLow })),
    /** a page that lives around this flow provides it */
    tellPage: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'purchaseOption',
  context: ({ input: { chosen, ...page } }) => ({
    ...page,
    optionId: chosen === 'standalone' && page.standaloneId !== null ? page.standaloneId : page.subscriptionId,
  }),
  type: 'parallel',
  on: { INVENTORY: { actions: { type: 'keepStock', params: ({ event }) => event.isLow } } },
  states: {
    option: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'startsStandalone', target: 'standalone' }, { target: 'subscription' }] },
        subscription: {
          on: {
            PICK: {
              guard: { type: 'isStandalone', params: ({ event }) => event.id },
              target: 'standalone',
              actions: [{ type: 'keepOption', params: ({ event }) => event.id }, 'tellPage'],
            },
          },
        },
        standalone: {
          on: {
            PICK: {
              guard: { type: 'isSubscription', params: ({ event }) => event.id },
              target: 'subscription',
              actions: [{ type: 'keepOption', params: ({ event }) => event.id }, 'tellPage'],
            },
          },
        },
      },
    },
    cta: {
      initial: 'normal',
      states: {
        normal: { always: { guard: 'isSoldOut', target: 'outOfStock' } },
        outOfStock: { always: { guard: 'isSellable', target: 'normal' } },
      },
    },
    memory: {
      initial: 'idle',
      on: {
        PICK: {
          guard: { type: 'isOther', params: ({ event }) => event.id },
          target: '.storing',
        },
      },
      states: {
        idle: {},
        storing: {
          tags: 'saving',
          invoke: {
            id: 'storeChoice',
            src: 'storeChoice',
            input: ({ context }) => ({
              kitAnchor: context.kitAnchor,
              kind: kindIn(context, context.optionId) ?? 'subscription',
            }),
            onDone: 'idle',
            onError: 'unstored',
          },
          after: { patience: 'unstored' },
        },
        unstored: { entry: 'logFailure' },
      },
    },
  },
  options: { maxIterations: 1000 },
})
