import { assign, setup } from 'xstate'
import { isSoldOut, purchaseKind } from '~/services/domain/kits/kit-purchase.rules'
import type { PurchaseKind } from '~/services/flows/subscription/subscription.contract'
import { tellParent } from '../../runtime/parts'

export type PurchaseOptionInput = {
  subscriptionId: string
  /** null where the single kit is not sold (S-255) */
  standaloneId: string | null
  /** what this visitor chose before */
  chosen: PurchaseKind | null
  isLow: boolean
}
type PurchaseOptionContext = Omit<PurchaseOptionInput, 'chosen'> & { optionId: string }
type Event = { type: 'PICK'; id: string } | { type: 'INVENTORY'; isLow: boolean }

const kindIn = (context: PurchaseOptionContext, id: string) => purchaseKind(id, context)

/** Subscription or single kit: what the kit's page sells. The page keeps what is picked for the steps after it. */
export const purchaseOptionMachine = setup({
  types: {
    input: {} as PurchaseOptionInput,
    context: {} as PurchaseOptionContext,
    events: {} as Event,
  },
  guards: {
    startsStandalone: ({ context }) => kindIn(context, context.optionId) === 'standalone',
    isStandalone: ({ context }, id: string) => kindIn(context, id) === 'standalone',
    isSubscription: ({ context }, id: string) => kindIn(context, id) === 'subscription',
    isSoldOut: ({ context }) => isSoldOut(context),
    isSellable: ({ context }) => !isSoldOut(context),
  },
  actions: {
    keepOption: assign((_, id: string) => ({ optionId: id })),
    keepStock: assign((_, isLow: boolean) => ({ isLow })),
    tellPick: tellParent<PurchaseOptionContext, Event>((context) => ({
      type: 'OPTION',
      id: context.optionId,
      kind: kindIn(context, context.optionId),
    })),
  },
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
              actions: [{ type: 'keepOption', params: ({ event }) => event.id }, 'tellPick'],
            },
          },
        },
        standalone: {
          on: {
            PICK: {
              guard: { type: 'isSubscription', params: ({ event }) => event.id },
              target: 'subscription',
              actions: [{ type: 'keepOption', params: ({ event }) => event.id }, 'tellPick'],
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
  },
  options: { maxIterations: 1000 },
})
