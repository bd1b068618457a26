import { assign, emit, setup } from 'xstate'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { addOnLine, productLine } from '~/services/domain/cart/line.rules'
import { output, unprovided } from '../../runtime/parts'

type Offer = { variantId: string; priceCents: number }
export type AddOnPurchaseInput = {
  offers: Offer[]
  /** the product that the add-ons belong to; null: they are bought for themselves */
  parentProductId: string | null
  cartPath: string
}
type Context = AddOnPurchaseInput & { selected: string[] }

const linesOf = ({ offers, selected, parentProductId }: Context): AddLine[] =>
  offers
    .filter(({ variantId }) => selected.includes(variantId))
    .map((offer) => (parentProductId === null ? productLine(offer) : addOnLine({ ...offer, parentProductId })))

/** Several add-ons at once: into the cart, then told to analytics, then on to the cart. */
export const addOnPurchaseMachine = setup({
  types: {
    input: {} as AddOnPurchaseInput,
    context: {} as Context,
    events: {} as { type: 'TOGGLE'; variantId: string } | { type: 'BUY' },
    emitted: {} as { type: 'ADD_ONS_ADDED'; variantIds: string[] },
    tags: {} as 'busy',
  },
  actors: {
    addLines: unprovided<boolean, { lines: AddLine[] }>('addLines'),
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: {
    isOffered: ({ context }, variantId: string) => context.offers.some((offer) => offer.variantId === variantId),
    isAnySelected: ({ context }) => context.selected.length > 0,
    isAdded: (_, wasAdded: boolean) => wasAdded,
  },
  actions: {
    toggle: assign(({ context: { selected } }, variantId: string) => ({
      selected: selected.includes(variantId) ? selected.filter((id) => id !== variantId) : [...selected, variantId],
    })),
    tellAdded: emit(({ context }) => ({ type: 'ADD_ONS_ADDED' as const, variantIds: context.selected })),
    forgetSelection: assign({ selected: [] }),
    logFailure: () => {},
  },
  /** the cart tries twice, and what waited before is done first; a page that is being left has some seconds to go */
  delays: { cartPatience: 45_000, patience: 5000, departure: 4000 },
}).createMachine({
  id: 'addOnPurchase',
  context: ({ input }) => ({ ...input, selected: [] }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        TOGGLE: {
          guard: { type: 'isOffered', params: ({ event }) => event.variantId },
          actions: { type: 'toggle', params: ({ event }) => event.variantId },
        },
        BUY: { guard: 'isAnySelected', target: 'adding' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: linesOf(context) }),
        onDone: [{ guard: { type: 'isAdded', params: output }, target: 'tracking' }, { target: 'failed' }],
        onError: 'failed',
      },
      after: { cartPatience: 'failed' },
    },
    tracking: { entry: ['tellAdded', 'forgetSelection'], always: 'redirecting' },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.cartPath }),
        onDone: 'leaving',
        onError: 'idle',
      },
      after: { patience: 'idle' },
    },
    leaving: { tags: 'busy', after: { departure: 'idle' } },
    failed: {
      entry: 'logFailure',
      on: {
        TOGGLE: {
          guard: { type: 'isOffered', params: ({ event }) => event.variantId },
          target: 'idle',
          actions: { type: 'toggle', params: ({ event }) => event.variantId },
        },
        BUY: 'adding',
      },
    },
  },
  options: { maxIterations: 1000 },
})
